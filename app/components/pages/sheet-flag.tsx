import type { BoxedFlag } from "../boxes/sheet-boxes.ts";
import type { Box } from "../boxes/word-boxes.ts";
import { markOf } from "../case/risk-levels.ts";
import { flagId, wordsId } from "../desk/places.ts";

const percent = (part: number) => `${(100 * part).toFixed(3)}%`;

/** A box around words of a page. */
export function Around({
  box: { left, top, width, height },
  className,
  flag,
}: {
  box: Box;
  className: string;
  /** The number of the flag whose words they are. */
  flag?: number;
}) {
  return (
    <span
      aria-hidden="true"
      className={className}
      data-box={flag}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
    />
  );
}

/** The words of a flag, boxed on their page, and in the margin its level, which leads to the flag. */
export function SheetFlag({ flag, boxes, label, chosen }: BoxedFlag & { chosen: boolean }) {
  const isAlso = flag.group === "also";
  return (
    <div className={`pdf-flag ${markOf(flag)}`} data-chosen={chosen ? "" : undefined}>
      {boxes.map((box) => (
        <Around key={`${box.left} ${box.top}`} box={box} className="pdf-box" flag={flag.number} />
      ))}
      {label !== null && (
        <span className="pdf-label" style={{ top: `${(100 * label).toFixed(3)}%` }}>
          <a
            id={wordsId(flag.number)}
            href={`#${flagId(flag.number)}`}
            data-flag={flag.number}
            title={flag.clauseTitle}
          >
            {isAlso ? "Also" : flag.riskLevel}
            <span className="sr-only">
              {isAlso ? " in the document: " : " risk: "}
              {flag.clauseTitle}
              {boxes.length === 0 && ", about here: its words could not be found on this page"}
            </span>
          </a>
        </span>
      )}
    </div>
  );
}
