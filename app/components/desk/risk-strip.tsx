import { type PointerEvent, useEffect, useRef } from "react";
import { riskLevels } from "../../schemas/analysis.ts";
import { countLevels } from "../case/risk-levels.ts";
import type { NumberedFlag } from "./document-line.tsx";
import { RiskTicks, stripHeight, stripWidth } from "./risk-ticks.tsx";

type Props = {
  length: number;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  onFlag: (number: number) => void;
  onPlace: (offset: number) => void;
  /** The element that shows the document, whose part in the window the strip shows. */
  of: () => HTMLElement | null;
};

/** The document as one thin bar from its first to its last word, with its flags as ticks. A press goes there. */
export function RiskStrip({ length, flags, chosen, onFlag, onPlace, of }: Props) {
  const windowMark = useRef<SVGRectElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const box = of()?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const top = Math.max(0, Math.min(1, -box.top / box.height));
      const bottom = Math.max(0, Math.min(1, (innerHeight - box.top) / box.height));
      windowMark.current?.setAttribute("x", String(top * stripWidth));
      windowMark.current?.setAttribute("width", String(Math.max(3, (bottom - top) * stripWidth)));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(draw);
    };
    plan();
    addEventListener("scroll", plan, { passive: true });
    addEventListener("resize", plan);
    return () => {
      removeEventListener("scroll", plan);
      removeEventListener("resize", plan);
      cancelAnimationFrame(frame);
    };
  }, [of]);

  const press = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = ((event.clientX - box.left) / box.width) * length;
    const [nearest] = flags.toSorted(
      (a, b) => Math.abs(a.start - place) - Math.abs(b.start - place),
    );
    const pixels = nearest ? (Math.abs(nearest.start - place) / length) * box.width : Infinity;
    if (nearest && pixels < 6) onFlag(nearest.number);
    else onPlace(Math.max(0, Math.min(length - 1, Math.round(place))));
  };

  const counts = countLevels(flags);
  const tally = riskLevels.map((level) => `${counts[level]} ${level}`).join(", ");
  return (
    <svg
      viewBox={`0 0 ${stripWidth} ${stripHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Where the risks are, from the first word to the last: ${tally}`}
      className="strip"
      onPointerDown={press}
    >
      <rect width={stripWidth} height={stripHeight} className="strip-ground" />
      <rect ref={windowMark} height={stripHeight} width={0} className="strip-window" />
      <RiskTicks length={length} flags={flags} chosen={chosen} />
    </svg>
  );
}
