import type { Span } from "../schemas/analysis.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { WholeNumbers } from "./whole-numbers.ts";

/**
 * A text as the words that are compared. White space, line ends, quotation marks, bullets, and dashes that join no
 * numbers are none; a hyphen in a word is left out, also at a line's end. Stops, commas and brackets are words of
 * their own, and an amount is one with its currency.
 */
export interface Tokens {
  text: string;
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  /** The same number in both texts for words that are the same but for capitals. */
  ids: Int32Array;
  /** False where there are too many: the last one is all that is left of the text. */
  complete: boolean;
}

/** More words than any document has that the product takes, but one made of marks. */
export const mostWords = 400_000;

const token =
  /(?:[A-Z]{1,3})?[$€£¥] ?\d+(?:[.,]\d+)*|\d+(?:[.,:/]\d+)*(?:\p{L}[\p{L}\p{M}]*)?|\p{L}[\p{L}\p{M}\p{N}]*(?:(?:['’]|[‐‑\u00ad-](?:\n[ \t]{0,40})?)\p{L}[\p{L}\p{M}\p{N}]*)*|_{2,}|\.{3,}|\S/gu;
const quotes = /^["“”„‟‘’‚'`´«»]$/;
const bullets = /^[•▪◦·●■○|]$/;
/** Marks of emphasis and of notes, but where they stand between numbers or words as a sign. */
const asterisks = /^[*\\~^·]$/;
const dash = /^[-‐‑‒–—―−]$/;
const thousands = /^((?:[A-Z]{1,3})?[$€£¥]?)(\d{1,3}(?:,\d{3}){1,5})(?!\d|,)/;

/** The form of a word in which it is compared, but for its capitals. */
export function formOf(word: string): string {
  const first = word.charCodeAt(0);
  if (first === 95 || word.startsWith("...") || word === "…") return "…";
  if (word.length === 1 || /^[\w.]+$/.test(word)) return word;
  // "m²" is not "m2".
  return word
    .normalize(/\p{No}/u.test(word) ? "NFC" : "NFKC")
    .replace(/[‐‑\u00ad-](?:\n[ \t]*)?/g, "")
    .replaceAll("’", "'")
    .replace(/^([A-Z]{0,3}[$€£¥]) /, "$1")
    .replace(
      thousands,
      (_, currency: string, digits: string) => currency + digits.replaceAll(",", ""),
    );
}

/** What a mark that stands alone is compared as; null where it is none of the words. */
function signOf(mark: string, text: string, at: number): string | null {
  if (/[\p{L}\p{N}.,;:()]/u.test(mark)) return mark.toLowerCase();
  if (mark === "_") return "…";
  if (dash.test(mark)) return joinsNumbers(text, at) ? "-" : null;
  if (quotes.test(mark)) return isOfMeasure(text, at) ? (/["“”„‟«»]/.test(mark) ? '"' : "'") : null;
  if (asterisks.test(mark) && isOperator(text, at)) return mark;
  return bullets.test(mark) || asterisks.test(mark) ? null : mark;
}

/** 6" and 6': inches and feet. */
const isOfMeasure = (text: string, at: number): boolean =>
  /\d/.test(text.charAt(at - 1)) && !/[\p{L}\d]/u.test(text.charAt(at + 1));

/** "A * B", "~10". */
function isOperator(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (/\d/.test(before + after)) return true;
  return before === " " && after === " " && /[\p{L}\d)\]]/u.test(text.charAt(at - 2));
}

/** Whether a dash counts: between numbers, or before one as its sign. */
function joinsNumbers(text: string, at: number): boolean {
  const after = text.charAt(at + 1) === " " ? at + 2 : at + 1;
  if (!/[\d$€£¥]/.test(text.charAt(after))) return false;
  const before = text.charAt(at - 1) === " " ? at - 2 : at - 1;
  if (/[\d%]/.test(text.charAt(before))) return true;
  return after === at + 1 && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** @param passedOver stretches that are not compared, in order. */
export function tokenise(text: string, passedOver: Span[], vocabulary: Vocabulary): Tokens {
  const [starts, ends, ids] = [new WholeNumbers(), new WholeNumbers(), new WholeNumbers()];
  const add = (start: number, end: number, key: string) => {
    starts.push(start);
    ends.push(end);
    ids.push(vocabulary.idOf(key));
  };
  let next = 0;
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const word = found[0];
    const start = found.index;
    while ((passedOver[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const over = passedOver[next];
    if (over && over.start <= start) {
      token.lastIndex = Math.max(over.end, start + 1);
      continue;
    }
    const key = word.length === 1 ? signOf(word, text, start) : formOf(word).toLowerCase();
    if (key === null) continue;
    if (ids.length === mostWords) {
      add(start, text.length, text.slice(start));
      break;
    }
    add(start, start + word.length, key);
  }
  const complete = ids.length <= mostWords;
  return {
    ...{ text, complete, count: ids.length },
    ...{ starts: starts.taken(), ends: ends.taken(), ids: ids.taken() },
  };
}

export const wordAt = (tokens: Tokens, at: number): string =>
  tokens.text.slice(tokens.starts[at], tokens.ends[at]);

/** The stretch of the text from one word to before another; empty where they are the same. */
export function spanOf(tokens: Tokens, from: number, to: number): Span {
  if (from < to) return { start: tokens.starts[from] ?? 0, end: tokens.ends[to - 1] ?? 0 };
  const at = from > 0 ? (tokens.ends[from - 1] ?? 0) : (tokens.starts[0] ?? 0);
  return { start: at, end: at };
}
