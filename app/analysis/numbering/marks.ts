import type { Segment } from "../reading/segment.ts";

/** What a clause number may be: its list ("1.", "(a)", "(i)", "ARTICLE") and its place in it, from 1. */
export interface Mark {
  /** How the numbers of the list are written, so that two lists can be told apart: "n.", "(a)", "(i)". */
  list: string;
  ordinal: number;
}

const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The number that a Roman numeral writes; NaN for what is none. */
function romanOf(numeral: string): number {
  let sum = 0;
  const digits = [...numeral.toLowerCase()].map((digit) => values[digit] ?? Number.NaN);
  for (const [at, digit] of digits.entries()) sum += digit < (digits[at + 1] ?? 0) ? -digit : digit;
  return sum;
}

const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "a" is 1, "z" is 26, "aa" is 27; NaN for what is no such letter. */
function letterOf(label: string): number {
  const small = label.toLowerCase();
  if (/^[a-z]$/.test(small)) return small.charCodeAt(0) - 96;
  return /^([a-z])\1$/.test(small) ? small.charCodeAt(0) - 70 : Number.NaN;
}

/** What a part is called that has no clauses of its own number: "IV", "2", "B", "THREE". */
function divisionOf(number: string): number {
  const word = words.indexOf(number.toLowerCase());
  if (/^\d+$/.test(number)) return Number(number);
  if (word !== -1) return word + 1;
  const roman = /^[IVXLC]+$/.test(number) ? romanOf(number) : Number.NaN;
  return Number.isNaN(roman) ? letterOf(number) : roman;
}

const longestOpening = 24;
const opening = /^[*#\s]{0,8}(\(?)(?:(Section|Sec\.|Clause|§|Article|Part|Chapter)\s*)?/i;

/**
 * What the number of a segment may be, the likelier first: "(i)" is the first of a list of numerals, or the ninth of one
 * of letters. Empty for numbers with several parts ("4.2"), for schedules and where there is none.
 */
export function marksOf(text: string, { start, number, style }: Segment): Mark[] {
  if (number === "" || style === null || style === "schedule") return [];
  const [, bracket = "", name = ""] = opening.exec(text.slice(start, start + longestOpening)) ?? [];
  if (style === "article")
    return [{ list: name.toUpperCase(), ordinal: divisionOf(number) }].filter(isCounted);
  const at = text.indexOf(number, start);
  // The numeral of an item that a word processor lost stands nowhere.
  const isWritten = at !== -1 && at < start + longestOpening;
  const after = text.charAt(at + number.length);
  const close = /[.):]/.test(after) ? after : "";
  const list = (kind: string) =>
    isWritten ? `${name.toLowerCase()}${bracket}${kind}${close}` : `(${kind})`;
  if (/^\d+$/.test(number)) return [{ list: list("n"), ordinal: Number(number) }];
  if (/\d/.test(number)) return [];
  const capital = number === number.toUpperCase();
  const letter = { list: list(capital ? "A" : "a"), ordinal: letterOf(number) };
  const numeral = {
    list: list(capital ? "I" : "i"),
    ordinal: /^[ivxlc]+$/i.test(number) ? romanOf(number) : Number.NaN,
  };
  const first = /^i+$/i.test(number) || number.length > 1;
  return (first ? [numeral, letter] : [letter, numeral]).filter(isCounted);
}

const isCounted = ({ ordinal }: Mark): boolean => Number.isFinite(ordinal) && ordinal > 0;

const column =
  /^(?:(?:\d{1,3}(?:\.\d{1,3})*\.?|[a-z]\))\s+){2,}(?:\d{1,3}(?:\.\d{1,3})*\.?|[a-z]\))(?:\s|$)/;
/** From so large a part of all numbers on none can be told to stand with its words. */
const leastApart = 0.1;

/** "3. LICENSE 3." before "1. Subject to …": a number with spaces in it that a line was broken in. */
const broken = /[\p{L}).;:,]\s{2,40}\d{1,2}\.$/u;
/** "4.2" with no words of its own. */
const alone = /^\(?(?:\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}\.|[a-z]\))$/;

/** Whether a layout put the numbers of a document's clauses apart from their words ("1. 1.1. 1.2."), or apart themselves. */
export function standApart(text: string, segments: readonly Segment[]): boolean {
  const numbered = segments.filter(({ number }) => number !== "");
  const found = segments.filter(
    ({ start, end, number }) =>
      (number !== "" && column.test(text.slice(start, Math.min(end, start + 60)))) ||
      (number !== "" && end - start < 12 && alone.test(text.slice(start, end))) ||
      broken.test(text.slice(Math.max(start, end - 60), end)),
  );
  return found.length > 2 && found.length >= leastApart * numbered.length;
}
