import type { Span } from "../../schemas/analysis.ts";

/** Where `words` stand next in a text from an offset on, going round at the end; upper and lower case are the same. */
export function findNext(text: string, words: string, from: number): Span | null {
  if (words.trim() === "") return null;
  const literal = words.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(literal.replace(/\s+/g, "\\s+"), "giu");
  pattern.lastIndex = from;
  // A search that fails starts the next one at the beginning.
  const match = pattern.exec(text) ?? pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}
