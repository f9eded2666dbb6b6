import type { Span } from "../schemas/analysis.ts";
import type { Change, ComparedRow } from "../schemas/versions/comparison.ts";

/** Nobody reads more changes than that one by one. */
const most = 4_000;

/** A list of changes that anybody can take in: what is over is one last change, from the first of its words to the last. */
export function shortened(
  changes: Change[],
  rows: ComparedRow[],
): { changes: Change[]; rows: ComparedRow[]; whole: boolean } {
  if (changes.length <= most) return { changes, rows, whole: true };
  const kept = changes.slice(0, most - 1);
  const rest = changes.slice(most - 1);
  const [first] = rest;
  if (!first) return { changes, rows, whole: true };
  const last: Change = {
    ...first,
    ...{ kind: "changed", what: "words", about: ["words"], of: null, was: null, after: null },
    tracked: first.tracked === null ? null : rest.every(({ tracked }) => tracked === true),
    from: hull(rest.flatMap(({ from }) => from ?? [])),
    to: hull(rest.flatMap(({ to }) => to ?? [])),
  };
  return {
    changes: [...kept, last],
    rows: rows.map((row) => ({
      ...row,
      changes: [...new Set(row.changes.map((at) => Math.min(at, most - 1)))],
    })),
    whole: false,
  };
}

function hull(spans: Span[]): Span | null {
  return spans.reduce<Span | null>(
    (all, { start, end }) =>
      all ? { start: Math.min(all.start, start), end: Math.max(all.end, end) } : { start, end },
    null,
  );
}
