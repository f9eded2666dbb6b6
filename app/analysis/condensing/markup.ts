import type { Span } from "../../schemas/analysis.ts";

/** What opens a line: the marks of a heading or of a quotation, and the white space before them. */
const opening = /^[ \t]{0,3}(?:>[ \t]){0,3}(?:#{1,6}[ \t]+|>[ \t]|(?<=> ))(?=\S)/gm;
/** A bold term that is defined keeps its marks, which are the quotation marks of its definition. */
const defined = "(?![ \\t]+(?:means?|ha(?:s|ve) the meaning|includes?|refers? to|is defined)\\b)";
/** Words in bold or italics: "**Rent**", "*the Act*", "_“Goods” means …_"; stars and lines of blanks are none. */
const emphasis = new RegExp(
  `(?<![\\w*\\\\])(\\*{1,3})(?=[\\p{L}\\d"“'‘($\\[])[^*\\n]{1,400}(?<=[\\p{L}\\d.,;:!?"”'’)%\\]])\\1(?![\\w*])${defined}|(?<![\\w\\\\])(_{1,2})(?=[\\p{L}"“'‘(])[^_\\n]{1,600}(?<=[\\p{L}\\d.,;:!?"”'’)%])\\2(?!\\w)${defined}`,
  "gu",
);

/**
 * The marks of Markdown in a text that are no words of it, in no order: what opens headings and quotations, and stands
 * about words in bold or italics.
 */
export function marksIn(text: string): Span[] {
  const marks: Span[] = [];
  for (const { index, 0: mark } of text.matchAll(opening))
    marks.push({ start: index, end: index + mark.length });
  for (const found of text.matchAll(emphasis)) {
    const width = (found[1] ?? found[2] ?? "").length;
    const end = found.index + found[0].length;
    marks.push({ start: found.index, end: found.index + width }, { start: end - width, end });
  }
  return marks.filter(({ start, end }) => end > start);
}
