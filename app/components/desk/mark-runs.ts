import type { Span } from "../../schemas/analysis.ts";

/** A stretch of the document over which the same flags lie; `flags` are indexes into the list of spans. */
export type Run = Span & { flags: number[] };

/**
 * Cuts a stretch of the document into runs, so that spans which overlap can be drawn without nesting.
 * The runs follow each other from `range.start` to `range.end` without a gap; none is empty.
 * Offsets are UTF-16 code units, ends exclusive, of the same text for range and spans.
 */
export function markRuns(range: Span, spans: readonly Span[]): Run[] {
  const near = spans.flatMap((span, flag) =>
    span.start < range.end && span.end > range.start && span.start < span.end
      ? [{ ...span, flag }]
      : [],
  );
  const cuts = new Set([range.start, range.end]);
  for (const { start, end } of near) {
    cuts.add(Math.max(start, range.start));
    cuts.add(Math.min(end, range.end));
  }
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => {
    const start = sorted[i] ?? range.start;
    const flags = near
      .filter((span) => span.start <= start && span.end >= end)
      .map(({ flag }) => flag);
    return { start, end, flags };
  });
}

/** The lines of a stretch of text with their offsets, without the empty ones. */
export function paragraphsOf(text: string, range: Span): Span[] {
  const lines: Span[] = [];
  let start = range.start;
  while (start < range.end) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 || newline > range.end ? range.end : newline;
    if (text.slice(start, end).trim() !== "") lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
