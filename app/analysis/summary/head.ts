import { dateInWords, datesIn } from "../facts/dates.ts";
import { dateOrderOf } from "../facts/origin.ts";
import { linesOf } from "../reading/plain-text.ts";
import { bare } from "./phrases.ts";

const particular =
  /^(?:date|sent|held at|venue|meeting|present|attend(?:ing|ees)|in attendance|subject|to|from|re|matter|client|author|prepared (?:by|for))\s*:\s*\S/i;

/** What the head of minutes, of a memorandum or of a note gives line by line: "Date: 14 October". */
export function headSentences(text: string): string[] {
  const given = text
    .slice(0, 1_500)
    .split("\n")
    .map((line) => bare(line))
    .filter((line) => particular.test(line) && line.length <= 140)
    .slice(0, 4);
  if (given.length === 0) return [];
  return [`Its head gives ${given.map((line) => `“${line}”`).join("; ")}.`];
}

/** The line that stands over a paper without a title, where its first line is one. */
export function headingOf(text: string): string | null {
  const lines = linesOf(text.slice(0, 1_500));
  const [first = "", second = ""] = lines;
  if (particular.test(first)) return null;
  const words = first.split(" ").length;
  return words >= 2 &&
    words <= 16 &&
    first.length <= 110 &&
    !/[.,;!?]$/.test(first) &&
    /^[A-Z]/.test(first) &&
    second !== ""
    ? first
    : null;
}

/** Who made an affidavit or a declaration, and when. */
export function affidavitSentences(text: string): string[] {
  const maker = /\bI,\s+([A-Z][\w'’.-]+(?: [A-Z][\w'’.-]+){1,4}),?\s+of\b/.exec(text)?.[1];
  const made = /\b(?:sworn|affirmed|declared)\b[^.]{0,60}/gi;
  const order = dateOrderOf(text);
  const date = [...text.matchAll(made)]
    .map((found) => datesIn(found[0], order)[0])
    .find((found) => found);
  return [
    ...(maker ? [`It is made by ${maker}.`] : []),
    ...(date ? [`It was made on ${dateInWords(date.value)}.`] : []),
  ];
}
