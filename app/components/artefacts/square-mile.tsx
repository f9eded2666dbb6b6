import type { SquareMileDrawing } from "../../content/artefact-types.ts";
import { CityMap } from "./city-map.tsx";

/** One square mile, and the listings that a search in it brings up. */
export function SquareMile({
  drawing: { search, climbed, listings },
}: {
  drawing: SquareMileDrawing;
}) {
  return (
    <>
      <div className="slab map-sheet">
        <CityMap />
      </div>
      <div className="slab map-listings">
        <div className="face tone-paper map-pack">
          <p className="search">{search}</p>
          <ol>
            {listings.map(({ name, rating, facts, ours }) => (
              <li key={name} className={ours ? "ours" : undefined}>
                <h3 className="text-lg">{name}</h3>
                <p className="text-sm text-soft">{rating}</p>
                {facts && (
                  <ul>
                    {facts.map(({ before, now }) => (
                      <li key={now}>
                        <del>
                          <span className="sr-only">Before: </span>
                          {before}
                        </del>{" "}
                        <span className="sr-only">Now: </span>
                        {now}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
          <p className="climbed label">{climbed}</p>
        </div>
      </div>
    </>
  );
}
