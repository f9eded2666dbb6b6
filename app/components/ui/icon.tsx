import { lines } from "./icon-lines.ts";

/** One of the line set, in the colour of the words beside it. */
export function Icon({
  name,
  className = "size-7",
}: {
  name: keyof typeof lines;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
