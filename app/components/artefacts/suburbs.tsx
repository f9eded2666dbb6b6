import type { SuburbsDrawing } from "../../content/artefact-types.ts";
import { ordinal } from "./ordinal.ts";

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Stops of one line, and at each the results page: where a listing stood, and where it stands. */
export function Suburbs({
  drawing: { name, trade, from, to, pages },
}: {
  drawing: SuburbsDrawing;
}) {
  return (
    <ul className="stops">
      {pages.map(({ suburb, search, before, now, note }) => (
        <li key={suburb}>
          <h3 className="text-xl">{suburb}</h3>
          <p className="text-soft">
            {ordinal(before)} in {from}, <b className="label text-accent">{ordinal(now)}</b> in {to}
            . {note}
          </p>
          <div className="slab">
            <div className="face tone-paper results" aria-hidden="true">
              <p>{search}</p>
              <ol>
                {places.map((place) =>
                  place === now ? (
                    <li key={place} className="ours">
                      <b>{name}</b>
                      <span>{trade}</span>
                    </li>
                  ) : (
                    <li key={place} className={place === before ? "was" : undefined}>
                      {place === before && from}
                    </li>
                  ),
                )}
              </ol>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
