import { shorten } from "../../analysis/reading/plain-text.ts";
import type { Span } from "../../schemas/analysis.ts";

/** So much is quoted of what changed. */
export const longest = 90;

/** The words at a place, on one line, shortened. */
export const wordsAt = (text: string, span: Span | null): string =>
  span
    ? shorten(text.slice(span.start, span.end).slice(0, 400).replace(/\s+/g, " ").trim(), longest)
    : "";

/** Words of a document in a sentence of ours. */
export const quoted = (words: string): string => `‘${words}’`;
