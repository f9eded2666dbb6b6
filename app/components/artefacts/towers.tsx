import type { TowersDrawing } from "../../content/artefact-types.ts";
import { ordinal } from "./ordinal.ts";

const floor = 9;
const width = 100;
const heightOf = (results: number) => results * floor + 9;

/** Widths of the windows, in an order in which nobody sees a pattern. */
const widths = [62, 47, 70, 38, 66, 55, 73, 44, 58, 69, 41, 64, 51];

/** A results page as a building, roof at the top: a window a result, the listing's own lit. */
function Tower({ id, results, place }: { id: string; results: number; place: number }) {
  const height = heightOf(results);
  const windows = Array.from({ length: results }, (_, at) => {
    const across = widths[at % widths.length];
    // A move without a window where the listing's own is lit.
    return at + 1 === place ? `m0 ${floor}` : `m0 ${floor}h${across}v4.5h-${across}z`;
  }).join("");
  const wall = `M0 0V${-height}h${width}V0z`;
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      className="tower text-figure"
      aria-hidden="true"
    >
      <use href={`#${id}`} className="cast" />
      <path
        id={id}
        d={`${wall}M17 ${8 - height - floor}${windows}`}
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d={`M0 0V${-height}h8V0z`} fill="var(--lit)" />
      <path
        d={`M-7 ${(place - 1) * floor - height + 6}h${width + 14}v8.5h-${width + 14}z`}
        className="lit-floor"
      />
    </svg>
  );
}

/** Searches from broad to exact, as a skyline. */
export function Towers({ drawing: { towers } }: { drawing: TowersDrawing }) {
  return (
    <ol className="skyline">
      {towers.map(({ search, results, place, note }) => (
        <li key={search}>
          <div>
            <p className="place">{ordinal(place)}</p>
            <Tower id={`tower-${place}`} results={results} place={place} />
          </div>
          <div className="searched" data-place={ordinal(place)}>
            <p className="label">“{search}”</p>
            <p className="text-soft">{note}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
