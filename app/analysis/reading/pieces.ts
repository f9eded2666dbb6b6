import type { Span } from "../../schemas/analysis.ts";
import { withoutEnd } from "./plain-text.ts";
import { splitSentences } from "./sentences.ts";

/** Longer paragraphs are cut at ends of sentences, so that a segment stays about one thing. */
const longest = 1_500;

/** Shorter paragraphs hold no clause within, but for the first of their own: "4. Fees 4.1 The fees are fixed." */
const fewestCut = 120;
const topNumber =
  /^(?:(?:ARTICLE|Article|SECTION|Section|CLAUSE|Clause)\s+)?(\d{1,2})(?:\.0)?[.:)]?\s/;
/** No number is longer. */
const longestNumber = 30;
/** No heading before the first of its own is longer. */
const longestHeading = 110;

const inCapitals = /^[A-Z]{3,}/;
const subNumber = /^\d{1,2}(?:\.\d{1,3}){1,3}/;

/** "4.3" after "4.2"; null after what is no such number. */
const nextOf = (number: string): string | null =>
  subNumber.test(number) ? number.replace(/\d+$/, (last) => String(Number(last) + 1)) : null;

/** What a piece may hold: the numbers of its own first clause, and that of the next beside it. */
function numbersIn(piece: string) {
  const top = topNumber.exec(piece)?.[1];
  return {
    firsts: top ? [`${top}.1`, `${top}.01`] : [],
    next: top ? String(Number(top) + 1) : "",
    nextWithin: nextOf(subNumber.exec(piece)?.[0] ?? ""),
  };
}

/** Cuts a paragraph where further numbered clauses begin inside it ("… fees. 6.1 Invoices. …"). */
export function cutAtInnerNumbers(text: string, paragraph: Span): Span[] {
  const words = text.slice(paragraph.start, paragraph.end);
  let expected = numbersIn(words);
  if (words.length < fewestCut && !expected.firsts.some((first) => words.includes(` ${first} `)))
    return [paragraph];
  const inner =
    /\s(?:(?:Section|SECTION|ARTICLE|Article|Clause)\s+(?:\d{1,3}(?:\.\d{1,3}){0,3}|[IVX]{1,5}|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)[.:]?|(?:EXHIBIT|SCHEDULE|ANNEXURE|APPENDIX)\s+(?:[A-Z]|\d{1,2})[.:]?|\d{1,2}(?:\.\d{1,3}){1,3}\.?|\d{1,2}[.)]|\([a-z]{1,4}\))\s+(?=["“(]?[A-Z])/g;
  const pieces: Span[] = [];
  let from = paragraph.start;
  for (let found = inner.exec(words); found; found = inner.exec(words)) {
    const at = paragraph.start + found.index;
    let before = at;
    while (before > from && text.charCodeAt(before) <= 32) before--;
    const spaces = at - before;
    const reference =
      /(?:\b(?:Section|Sections|Clause|Clauses|Article|Articles|Schedule|Exhibit|No|and|or|to|of|in|under|item)|,)\.?$/i.test(
        text.slice(Math.max(from, before - 9), before + 1),
      );
    if (reference || at - from < 8) continue;
    const afterStop = /[.;:"”)*_=]/.test(text.charAt(before));
    const isItem = text.charAt(at + 1) === "(";
    const isApart = isItem ? text.charAt(before) === "." : afterStop || spaces > 1;
    const number = withoutEnd(found[0].trim(), ".)");
    const isFirst = at - from < longestHeading && expected.firsts.includes(number);
    // "… Islands 8. RESERVED RIGHTS: …" after "7. …".
    const isNext = number === expected.next && inCapitals.test(words.slice(inner.lastIndex));
    if (!isApart && !isFirst && !isNext && number !== expected.nextWithin) continue;
    pieces.push({ start: from, end: before + 1 });
    from = at + 1;
    const own = numbersIn(text.slice(from, Math.min(paragraph.end, from + longestNumber)));
    expected = own.next || own.nextWithin ? own : { ...expected, firsts: [] };
  }
  pieces.push({ start: from, end: paragraph.end });
  return pieces;
}

/** A sentence longer than a segment is cut after a semicolon, or failing that at a space. */
function cutSentence(text: string, sentence: Span): Span[] {
  const pieces: Span[] = [];
  let from = sentence.start;
  while (sentence.end - from > longest) {
    const head = text.slice(from, from + longest + 2);
    const semicolon = head.lastIndexOf("; ");
    const space = head.lastIndexOf(" ", longest);
    const cut = from + (semicolon > longest / 3 ? semicolon + 1 : space > 0 ? space : longest);
    pieces.push({ start: from, end: cut });
    from = cut;
    while (from < sentence.end && text.charCodeAt(from) <= 32) from++;
  }
  if (from < sentence.end) pieces.push({ start: from, end: sentence.end });
  return pieces;
}

export function cutLong(text: string, span: Span): Span[] {
  if (span.end - span.start <= longest) return [span];
  const pieces: Span[] = [];
  for (const sentence of splitSentences(text, span.start, span.end)) {
    const current = pieces.at(-1);
    if (current && sentence.end - current.start <= longest) current.end = sentence.end;
    else pieces.push(...cutSentence(text, sentence));
  }
  return pieces;
}
