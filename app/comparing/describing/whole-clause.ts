import { shorten } from "../../analysis/reading/plain-text.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { Change } from "../../schemas/versions/comparison.ts";
import { placeInWords } from "./place.ts";
import { quoted } from "./quoting.ts";

/** Whether a change is of a clause or a paragraph as a whole, with its number or heading. */
export const isWholeClause = (text: string, span: Span | null): boolean =>
  span !== null &&
  /^\s{0,9}(?:\d|\(|[A-Z][a-z]{2,12}\s\d)/.test(text.slice(span.start, span.start + 30));

const number =
  /^\s{0,9}(?:[A-Z][a-z]{2,12}\s)?(?:\d{1,3}(?:\.\d{1,3}){0,4}|\([a-zA-Z0-9]{1,5}\))[.:]?\s{0,9}/;
/** Of a clause that came or went, so much is told. */
const longestClause = 140;

/** "cl 12 Insurance is new: ‘The Cleaner must …’"; a clause under a heading that is not its own says so. */
export function wholeClause(
  { clause, heading }: Change,
  text: string,
  span: Span | null,
  becomes: string,
): string {
  const words = text
    .slice(span?.start, Math.min(span?.end ?? 0, (span?.start ?? 0) + 600))
    .replace(number, "")
    .replace(/\s+/g, " ");
  const hasHeading = words.toLowerCase().startsWith(heading.toLowerCase());
  const own = hasHeading
    ? words
        .slice(heading.length)
        .replace(/^[\s.:–—-]{1,5}/, "")
        .replace(number, "")
    : words;
  const place =
    hasHeading || clause === null
      ? placeInWords({ clause, heading })
      : `${clause} (in ‘${heading}’)`;
  return own.trim() === ""
    ? `${place} ${becomes}`
    : `${place} ${becomes}: ${quoted(shorten(own.trim(), longestClause))}`;
}
