import type { ReactNode } from "react";

type Props = {
  /** What of a scene that is wider than the window stays in view. */
  keep?: "Min" | "Mid" | "Max";
  height?: number;
  children: ReactNode;
};

/** A scene as wide as the window, standing on the lower edge of its section. */
export function Scene({ keep = "Max", height = 420, children }: Props) {
  return (
    <svg
      viewBox={`0 0 1600 ${height}`}
      preserveAspectRatio={`x${keep}YMax slice`}
      className="closing-scene text-figure"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
