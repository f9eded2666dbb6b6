import type { Span } from "../../schemas/analysis.ts";
import { abbreviatedForms } from "./company-forms.ts";

/** Words whose full stop does not end a sentence, lower-cased and without it. */
const abbreviations = new Set(
  (
    `${abbreviatedForms} ` +
    "no nos art sec ss cl cll para paras pt sch reg regs ch vol pp ed " +
    "mr mrs ms dr prof hon st ave rd blvd jr sr esq messrs vs v eg e.g i.e ie viz cf approx est dept rs " +
    "u.s u.k u.n a.m p.m d.c jan feb mar apr jun jul aug sept sep oct nov dec"
  ).split(" "),
);

const [exclamationMark, fullStop, questionMark] = [33, 46, 63];
const closers = "\"'”’)]";

/** The word just before `at`, at most 12 characters of it. */
function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && at - start < 12 && /[A-Za-z0-9.&]/.test(text.charAt(start - 1))) start--;
  return text.slice(start, at);
}

function stopEndsSentence(text: string, stop: number): boolean {
  const word = wordBefore(text, stop);
  if (/^[A-Z]$/.test(word)) return false;
  if (
    /^(?:\d{1,3}(\.\d{1,3})*|[a-z]|[ivx]{1,5})$/.test(word) &&
    /(^|\n)[ \t]*$/.test(text.slice(Math.max(0, stop - 24), stop - word.length))
  ) {
    return false;
  }
  return !abbreviations.has(word.toLowerCase());
}

/** Whether what follows (after white space) can begin a sentence. */
function canBegin(text: string, at: number): boolean {
  return /[A-Z0-9"“'‘([•*$]/.test(text.charAt(at));
}

/**
 * Cuts `text.slice(start, end)` into sentences. Offsets are UTF-16 code units of `text`; the spans
 * carry no white space at their ends. A full stop in an abbreviation, an initial or a clause number
 * does not end one; a blank line does when the next paragraph begins like a sentence.
 */
export function splitSentences(text: string, start = 0, end = text.length): Span[] {
  const sentences: Span[] = [];
  let from = start;
  const push = (to: number): void => {
    let a = from;
    let b = to;
    while (a < b && text.charCodeAt(a) <= 32) a++;
    while (b > a && text.charCodeAt(b - 1) <= 32) b--;
    if (b > a) sentences.push({ start: a, end: b });
    from = to;
  };
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > exclamationMark && code !== fullStop && code !== questionMark) continue;
    const character = text.charAt(at);
    if (character === "." || character === "?" || character === "!") {
      let close = at + 1;
      while (close < end && closers.includes(text.charAt(close))) close++;
      if (close < end && text.charCodeAt(close) > 32 && text.charCodeAt(close) !== 160) continue;
      let next = close;
      while (next < end && (text.charCodeAt(next) <= 32 || text.charCodeAt(next) === 160)) next++;
      if (next < end && !canBegin(text, next)) continue;
      if (character === "." && !stopEndsSentence(text, at)) continue;
      push(close);
      at = close - 1;
    } else if (character === "\n") {
      let next = at + 1;
      let lines = 1;
      while (next < end && text.charCodeAt(next) <= 32) {
        if (text.charAt(next) === "\n") lines++;
        next++;
      }
      if (lines > 1 && next < end && canBegin(text, next)) push(at);
      at = next - 1;
    }
  }
  push(end);
  return sentences;
}
