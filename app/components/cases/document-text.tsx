import { memo } from "react";
import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import { markRuns, paragraphsOf } from "./mark-runs.ts";

/** Where a flag and its words are on the page; each links to the other. */
export const flagId = (flag: number) => `flag-${flag + 1}`;
export const wordsId = (flag: number) => `words-${flag + 1}`;

const severity = { High: 0, Medium: 1, Low: 2 };

/** A stretch of the document with the flags' words marked. */
export const DocumentText = memo(function DocumentText({
  text,
  range,
  flags,
  chosen,
}: {
  text: string;
  range: Span;
  flags: readonly RiskFlag[];
  chosen: number | null;
}) {
  return paragraphsOf(text, range).map((paragraph) => (
    <p key={paragraph.start} className="mb-3 whitespace-pre-wrap">
      {markRuns(paragraph, flags).map((run) => {
        const words = text.slice(run.start, run.end);
        const [first] = run.flags.toSorted((a, b) => order(flags, a) - order(flags, b));
        const level = first === undefined ? undefined : flags[first]?.riskLevel;
        if (first === undefined || !level) return words;
        const starting = run.flags.filter((flag) => flags[flag]?.start === run.start);
        return (
          <mark
            key={run.start}
            className={`mark mark-${level.toLowerCase()}`}
            data-chosen={chosen !== null && run.flags.includes(chosen) ? "" : undefined}
          >
            {starting.map((flag) => (
              <span key={flag} id={wordsId(flag)} className="mark-start" />
            ))}
            <a href={`#${flagId(first)}`} data-flag={first}>
              {words}
            </a>
          </mark>
        );
      })}
    </p>
  ));
});

/** The gravest first; of two alike, the shorter one, which is the more exact. */
function order(flags: readonly RiskFlag[], index: number): number {
  const flag = flags[index];
  return flag ? severity[flag.riskLevel] * 1e9 + flag.end - flag.start : 0;
}
