import type { Silhouette } from "../silhouettes/silhouette.ts";
import { street } from "../silhouettes/street.ts";
import { town } from "../silhouettes/town.ts";
import { Standing } from "./silhouette.tsx";

const standing: readonly (readonly [
  Silhouette,
  id: string,
  x: number,
  y: number,
  scale: number,
])[] = [
  [street.fig, "fig", 0, 96, 0.62],
  [town["corner-shop"], "shop", 148, 130, 1.15],
  [street.person, "person", 316, 138, 1],
  [street.dog, "dog", 336, 138, 1],
  [street.hoist, "hoist", 556, 146, 0.72],
];

/** The street of the home page: a small shop in low light, and how far its shadow reaches. */
export function Scene() {
  return (
    <svg
      className="scene text-figure"
      viewBox="0 -4 760 330"
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
    >
      {standing.map(([shape, id, x, y, scale]) => (
        <g key={id} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Standing shape={shape} id={`scene-${id}`} />
        </g>
      ))}
    </svg>
  );
}
