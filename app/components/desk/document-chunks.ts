import type { Span } from "../../schemas/analysis.ts";

/** About a page of print: small enough to be drawn in a few milliseconds. */
const chunkLength = 3_000;

/**
 * Cuts a text into stretches of about `size` characters, each ending after a line, so that only those near the
 * window need to be in the page. They follow each other without a gap. The cuts depend only on what lies before
 * them: the chunks of a text's beginning are the chunks of the text. A single line longer than 4 × `size` is cut
 * at a space.
 * @param together stretches, in order, that no cut goes through where that keeps a chunk from growing beyond 4 × `size`.
 */
export function chunkText(
  text: string,
  { size = chunkLength, together = [] }: { size?: number; together?: readonly Span[] } = {},
): Span[] {
  const chunks: Span[] = [];
  let start = 0;
  let row = 0;
  while (start < text.length) {
    const latest = start + 4 * size;
    let end = cutAfter(text, start + size, latest);
    while ((together[row]?.end ?? text.length) < end) row++;
    const whole = together[row];
    if (whole && whole.start < end && whole.end < text.length) {
      const newline = text.indexOf("\n", whole.end);
      if (newline !== -1 && newline < latest) end = newline + 1;
    }
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

function cutAfter(text: string, earliest: number, latest: number): number {
  if (earliest >= text.length) return text.length;
  const newline = text.indexOf("\n", earliest);
  if (newline !== -1 && newline < latest) return newline + 1;
  if (latest >= text.length) return text.length;
  const space = text.lastIndexOf(" ", latest - 1);
  return space > earliest ? space + 1 : latest;
}

/** The index of the chunk that holds an offset; the last one for the text's end. */
export function chunkAt(chunks: readonly Span[], offset: number): number {
  let low = 0;
  let high = chunks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((chunks[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
