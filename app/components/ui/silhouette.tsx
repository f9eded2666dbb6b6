import type { SilhouetteName } from "../../content/types.ts";
import { silhouettes } from "../silhouettes/index.ts";
import type { Silhouette as Shape } from "../silhouettes/silhouette.ts";

function Solid({ shape }: { shape: Shape }) {
  return (
    <>
      {[shape.solid].flat().map((part) => (
        <path key={part} d={part} fill="currentColor" fillRule="evenodd" />
      ))}
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

/** A shape as a picture. Its box is the figure alone, standing on its lower edge; the shadow falls out of it. */
export function Figure({
  shape,
  id,
  className = "",
  width = shape.width,
}: {
  shape: Shape;
  id: string;
  className?: string;
  /** Of the box, where several stand side by side on one scale. */
  width?: number;
}) {
  return (
    <svg
      viewBox={`0 ${-shape.height} ${width} ${shape.height}`}
      preserveAspectRatio="xMinYMax meet"
      className={`text-figure ${className}`}
      aria-hidden="true"
    >
      <Standing shape={shape} id={id} />
    </svg>
  );
}

/** The silhouette of this name. */
export function Silhouette({
  name,
  ...rest
}: {
  name: SilhouetteName;
  id: string;
  className?: string;
}) {
  return <Figure shape={silhouettes[name]} {...rest} />;
}
