import type { ReviewDrawing } from "../../content/artefact-types.ts";

const star = "l2.7 6 6.3.6-4.8 4.3 1.5 6.3-5.7-3.2-5.7 3.2 1.5-6.3-4.8-4.3 6.3-.6z";

function Stars({ stars }: { stars: number }) {
  return (
    <p>
      <svg viewBox="0 0 110 20" className="review-stars" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((at) => (
          <path
            key={at}
            d={`M${10 + at * 22} 1${star}`}
            className={at < stars ? undefined : "not-given"}
          />
        ))}
      </svg>
      <span className="sr-only">{stars} of 5 stars</span>
    </p>
  );
}

/** Strokes in fives, as they are counted on the back of a docket. */
function Tally({ times }: { times: number }) {
  const strokes = Array.from({ length: times }, (_, at) => {
    const x = Math.floor(at / 5) * 52 + (at % 5) * 10 + 6;
    return at % 5 === 4 ? `M${x - 46} 26L${x - 2} 8` : `M${x} 4V30`;
  }).join("");
  return (
    <svg viewBox="0 0 110 34" aria-hidden="true">
      <path d={strokes} fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}

/** A review and its reply on one wire, and what the month's reviews have in common. */
export function Review({ drawing: { review, reply, tally } }: { drawing: ReviewDrawing }) {
  return (
    <>
      <div className="wire">
        <div className="slab">
          <blockquote className="face tone-paper">
            <Stars stars={review.stars} />
            <p className="text-lg">{review.words}</p>
            <footer>
              <b className="label">{review.name}</b> {review.when}
            </footer>
          </blockquote>
        </div>
        <div className="slab">
          <blockquote className="face tone-gum">
            <p className="label text-accent">The answer</p>
            <p className="text-lg">{reply.words}</p>
            <footer>
              <b className="label">{reply.name}</b> {reply.when}
            </footer>
          </blockquote>
        </div>
      </div>
      <div className="tally">
        <h3 className="text-xl">{tally.title}</h3>
        <ul>
          {tally.counts.map(({ what, times }) => (
            <li key={what}>
              <span>{what}</span> <Tally times={times} /> <b>{times}</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
