import { memo } from "react";
import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import { markRuns, paragraphsOf, type Run } from "./mark-runs.ts";
import { flagId, paragraphId, wordsId } from "./places.ts";

/** A flag with its number, which stays the same whatever is filtered. */
export type NumberedFlag = RiskFlag & { number: number };

const severity = { High: 0, Medium: 1, Low: 2 };

type Props = {
  /** The words of the document from `base` on; the other offsets count from the document's beginning. */
  text: string;
  base: number;
  range: Span;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  /** What a search found, or a clause or fact that was asked for. */
  found: Span | null;
};

/** A stretch of the document with the flags' words marked, each mark a link to its flag. */
export const DocumentText = memo(function DocumentText(props: Props) {
  const { text, base, range, flags, found } = props;
  const spans: Span[] = found ? [...flags, found] : [...flags];
  const local = { start: range.start - base, end: range.end - base };
  return paragraphsOf(text, local).map(({ start, end }) => {
    const paragraph = { start: start + base, end: end + base };
    return (
      <p key={start} id={paragraphId(paragraph.start)} data-start={paragraph.start}>
        {markRuns(paragraph, spans).map((run) => (
          <Words key={run.start} run={run} {...props} />
        ))}
      </p>
    );
  });
});

function Words({ run, text, base, flags, chosen, found }: Props & { run: Run }) {
  const words = text.slice(run.start - base, run.end - base);
  const over = run.flags.flatMap((index) => flags[index] ?? []);
  const isFound = run.flags.includes(flags.length);
  const [gravest] = over.toSorted((a, b) => weight(a) - weight(b));
  const plain =
    isFound && found ? (
      <mark id={run.start === found.start ? "found" : undefined} className="found">
        {words}
      </mark>
    ) : (
      words
    );
  if (!gravest) return plain;
  const isChosen = over.some((flag) => flag.number === chosen);
  return (
    <mark
      className={`mark mark-${gravest.riskLevel.toLowerCase()}`}
      data-chosen={isChosen ? "" : undefined}
    >
      {over
        .filter((flag) => flag.start === run.start)
        .map((flag) => (
          <span key={flag.number} id={wordsId(flag.number)} className="mark-start" />
        ))}
      <a
        href={`#${flagId(gravest.number)}`}
        data-flag={gravest.number}
        tabIndex={gravest.start === run.start ? undefined : -1}
      >
        {plain}
      </a>
    </mark>
  );
}

/** The gravest first; of two alike, the shorter one, which is the more exact. */
const weight = ({ riskLevel, start, end }: NumberedFlag) => severity[riskLevel] * 1e9 + end - start;
