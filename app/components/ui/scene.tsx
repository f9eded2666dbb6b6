import type { SilhouetteName } from "../../content/types.ts";
import { Standing } from "./silhouette.tsx";
import { silhouettes, standingPerson } from "./silhouettes.ts";

const street: readonly { name: SilhouetteName; x: number; y: number; scale: number }[] = [
  { name: "gum-tree", x: 0, y: 96, scale: 0.62 },
  { name: "corner-shop", x: 148, y: 130, scale: 1.15 },
  { name: "phone-box", x: 352, y: 108, scale: 0.5 },
  { name: "windmill", x: 610, y: 150, scale: 0.55 },
];

/** The street of the home page: a small shop in low light, and how far its shadow reaches. */
export function Scene() {
  return (
    <svg
      className="scene text-figure"
      viewBox="0 -4 760 330"
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
      focusable="false"
    >
      {street.map(({ name, x, y, scale }) => (
        <g key={name} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Standing shape={silhouettes[name]} id={`scene-${name}`} />
        </g>
      ))}
      <g transform="translate(316 138)">
        <Standing shape={standingPerson} id="scene-person" />
      </g>
    </svg>
  );
}
