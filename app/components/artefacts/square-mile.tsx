import type { SquareMileDrawing } from "../../content/artefact-types.ts";
import { box, row } from "../ui/drawing.ts";

/** The city between its terraces: ten streets across, and King William Street down the middle. */
const blocks = Array.from({ length: 10 }, (_, at) => {
  const y = 262 + at * 31;
  // The eastern terrace steps out where the plan met the creek.
  const columns = at < 3 ? 7 : 8;
  return row(columns, 50, 150, y, 44, 25);
}).join("");

/** The squares that interrupt the streets. */
const squares =
  box(322, 392, 56, 58) +
  box(194, 320, 48, 40) +
  box(452, 320, 48, 40) +
  box(194, 478, 48, 40) +
  box(452, 478, 48, 40);

const north = `${row(5, 46, 0, 0, 40, 24)}${row(5, 46, 0, 30, 40, 24)}${row(5, 46, 0, 60, 40, 24)}`;

/** Where the two stand that come after it. */
const pins = ["translate(398 330) scale(0.8)", "translate(300 520) scale(0.8)"];

function CityMap() {
  return (
    <svg viewBox="60 40 600 570" className="city-map" aria-hidden="true">
      <path d="M112 238L236 60L470 40L560 190L600 250V560L560 600H130L104 560z" className="parks" />
      <path d={blocks} className="blocks" />
      <g transform="translate(250 76) rotate(-9)">
        <path d={north} className="blocks" />
      </g>
      <path d={squares} className="parks" />
      <path d="M60 226Q140 176 214 208T360 204T480 214T572 196" className="river" />
      {pins.map((place) => (
        <g key={place} transform={place}>
          <use href="#pin" className="cast" />
          <use href="#pin" className="other" />
        </g>
      ))}
      <g transform="translate(186 386) scale(1.5)">
        <use href="#pin" className="cast" />
        <use href="#pin" fill="var(--accent)" />
        <path d="M-11 -62a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z" fill="var(--blocks)" />
      </g>
      <defs>
        <path id="pin" d="M0 0L-22 -44A30 30 0 1 1 22 -44z" />
      </defs>
    </svg>
  );
}

/** One square mile, and the listings that a search in it brings up. */
export function SquareMile({
  drawing: { search, climbed, listings },
}: {
  drawing: SquareMileDrawing;
}) {
  return (
    <>
      <CityMap />
      <div className="slab">
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
