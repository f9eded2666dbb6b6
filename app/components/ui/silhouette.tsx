import type { SilhouetteName } from "../../content/types.ts";
import { type Silhouette as Shape, silhouettes } from "./silhouettes.ts";

function Solid({ shape }: { shape: Shape }) {
  return (
    <>
      <path d={shape.solid} fill="currentColor" fillRule="evenodd" />
      {shape.lines?.map(([path, width]) => (
        <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth={width} />
      ))}
    </>
  );
}

/** A shape and its shadow, feet at the origin of the surrounding picture; `id` must be its own in the document. */
export function Standing({ shape, id }: { shape: Shape; id: string }) {
  return (
    <>
      <use href={`#${id}`} className="cast" />
      <g id={id}>
        <Solid shape={shape} />
      </g>
      {shape.lit && <path d={shape.lit} fill="var(--lit)" />}
    </>
  );
}

/** One silhouette on an empty ground, with room at its right and below for `reach` heights of shadow. */
export function Silhouette({
  name,
  id,
  reach = 1.1,
  className = "",
}: {
  name: SilhouetteName;
  id: string;
  reach?: number;
  className?: string;
}) {
  const shape = silhouettes[name];
  const width = shape.width + shape.height * reach * 2;
  const height = shape.height * (1 + reach);
  return (
    <svg
      viewBox={`-6 ${-shape.height - 4} ${Math.round(width) + 8} ${Math.round(height) + 8}`}
      className={`text-figure ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <Standing shape={shape} id={id} />
    </svg>
  );
}
