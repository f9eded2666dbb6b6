import type { TermsDrawing } from "../../content/artefact-types.ts";
import { StandingWord } from "../ui/standing-word.tsx";

const dollars = (sum: number) => `$${sum.toLocaleString("en-AU")}`;
const sum = (terms: TermsDrawing["terms"]) => terms.reduce((total, { cost }) => total + cost, 0);

/** A month's search terms, as large as what they cost matters; the unwanted are struck out. */
export function Terms({ drawing: { terms, stopped, kept } }: { drawing: TermsDrawing }) {
  const unwanted = terms.filter((term) => term.unwanted);
  return (
    <>
      <ul className="terms">
        {terms.map(({ words, cost, unwanted: out }) => (
          <li key={words} className={out ? "out" : undefined}>
            <span>
              {out && <span className="sr-only">Struck out: </span>}
              {words}
            </span>{" "}
            <span className="cost">{dollars(cost)}</span>
          </li>
        ))}
      </ul>
      <dl className="terms-sum">
        <div>
          <dt>{stopped}</dt>
          <dd>
            <StandingWord>{dollars(sum(unwanted))}</StandingWord>
          </dd>
        </div>
        <div>
          <dt>{kept}</dt>
          <dd>
            <StandingWord>{dollars(sum(terms) - sum(unwanted))}</StandingWord>
          </dd>
        </div>
      </dl>
    </>
  );
}
