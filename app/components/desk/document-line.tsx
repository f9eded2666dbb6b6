import type { RiskFlag, Span } from "../../schemas/analysis.ts";
import { type DocumentLayout, looks } from "../../schemas/documents/layout.ts";
import { markOf } from "../case/risk-levels.ts";
import { flagsParameter } from "../rail/flag-view.ts";
import { spansIn, standingOf } from "./document-layout.ts";
import { markRuns } from "./mark-runs.ts";
import { flagId, paragraphId, wordsId } from "./places.ts";

/** A flag with its number, which stays the same whatever is filtered. */
export type NumberedFlag = RiskFlag & {
  number: number;
  /** Which page of the flags has it without JavaScript, where they are many. */
  railPage?: number;
};

export type MarkedText = {
  /** The words of the document from `base` on; the other offsets count from the document's beginning. */
  text: string;
  base: number;
  layout: DocumentLayout;
  flags: readonly NumberedFlag[];
  chosen: number | null;
  /** What a search found, or a clause or fact that was asked for. */
  found: Span | null;
};

/** Whole clauses stand in the styles of headings too; what is longer is none to walk by. */
const longestHeading = 160;
// The page's own headings come first.
const headings = ["h3", "h4", "h5", "h6"] as const;

/** A line of the document as its author meant it, with the flags' words marked. Its text is that of the document, to the letter. */
export function DocumentLine({
  line,
  inTable,
  of,
}: {
  line: Span;
  inTable?: boolean;
  of: MarkedText;
}) {
  const standing = standingOf(of.layout, line);
  const { heading = 0, indent = 0, hang = 0, align = "start" } = standing?.look ?? {};
  const isHeading = heading > 0 && !inTable && line.end - line.start <= longestHeading;
  const Element = isHeading ? (headings[heading - 1] ?? "h6") : "p";
  const label = standing && standing.label > line.start ? standing.label : line.start;
  return (
    <Element
      id={paragraphId(line.start)}
      data-start={line.start}
      data-indent={indent || undefined}
      data-hang={hang || undefined}
      data-align={align === "start" ? undefined : align}
    >
      {label > line.start && (
        <span className={hang > 0 ? "number" : undefined}>
          <Runs range={{ start: line.start, end: label }} of={of} />
        </span>
      )}
      <Runs range={{ start: label, end: line.end }} of={of} />
    </Element>
  );
}

function Runs({ range, of }: { range: Span; of: MarkedText }) {
  const { flags, found, layout } = of;
  const styled = spansIn(layout.runs, range);
  const unsure = spansIn(layout.unsure ?? [], range);
  const spans: Span[] = [...flags, ...styled, ...unsure, ...(found ? [found] : [])];
  const [firstUnsure, foundAt] = [flags.length + styled.length, spans.length - (found ? 1 : 0)];
  return markRuns(range, spans).map((run) => {
    const over = run.flags.flatMap((index) => flags[index] ?? []);
    const style = run.flags.flatMap((index) => styled[index - flags.length] ?? []).at(0);
    const isUnsure = run.flags.some((index) => index >= firstUnsure && index < foundAt);
    const isFound = run.flags.includes(foundAt);
    return (
      <Words
        key={run.start}
        run={run}
        over={over}
        looks={style?.looks ?? 0}
        isUnsure={isUnsure}
        isFound={isFound}
        of={of}
      />
    );
  });
}

const unsureTitle = "The machine that read the scan was not sure of this word";
const severity = { High: 0, Medium: 1, Low: 2 };

/** What matters first, and the gravest; of two alike, the shorter one, which is the more exact. */
const weight = ({ group, riskLevel, start, end }: NumberedFlag) =>
  (group === "also" ? 3 : severity[riskLevel]) * 1e9 + end - start;

function Words({
  run,
  over,
  looks: how,
  isUnsure,
  isFound,
  of: { text, base, chosen, found },
}: {
  run: Span;
  over: NumberedFlag[];
  looks: number;
  isUnsure: boolean;
  isFound: boolean;
  of: MarkedText;
}) {
  const words = inStyle(text.slice(run.start - base, run.end - base), how);
  const styled = isUnsure ? (
    <span className="unsure" title={unsureTitle}>
      {words}
    </span>
  ) : (
    words
  );
  const [gravest] = over.toSorted((a, b) => weight(a) - weight(b));
  const plain =
    isFound && found ? (
      <mark id={run.start === found.start ? "found" : undefined} className="found">
        {styled}
      </mark>
    ) : (
      styled
    );
  if (!gravest) return plain;
  const isChosen = over.some((flag) => flag.number === chosen);
  return (
    <mark className={`mark ${markOf(gravest)}`} data-chosen={isChosen ? "" : undefined}>
      {over
        .filter((flag) => flag.start === run.start)
        .map((flag) => (
          <span key={flag.number} id={wordsId(flag.number)} className="mark-start" />
        ))}
      <a
        href={`${railQuery(gravest)}#${flagId(gravest.number)}`}
        data-flag={gravest.number}
        tabIndex={gravest.start === run.start ? undefined : -1}
      >
        {plain}
      </a>
    </mark>
  );
}

const railQuery = ({ railPage }: NumberedFlag) =>
  railPage === undefined ? "" : `?${flagsParameter}=${railPage}`;

function inStyle(words: string, how: number) {
  const underlined = how & looks.underlined ? <u>{words}</u> : words;
  const italic = how & looks.italic ? <i>{underlined}</i> : underlined;
  return how & looks.bold ? <b>{italic}</b> : italic;
}
