import { endsInPage } from "../condensing/contents.ts";
import type { Reading } from "../reading/reading.ts";
import type { Zone } from "../reading/zones.ts";

/** A sentence on one line that can be led back to its place in the document. */
export interface Line {
  words: string;
  /** Where a character of the words stands in the document. */
  at: (index: number) => number;
  zone: Zone;
  heading: string;
  /** What stands before its first colon: "Second payment". */
  label: string;
  /** The words of the line before it. */
  before: string;
  /** Which of the lines of the document it is. */
  nth: number;
}

/** What is longer is a table or a list without punctuation, in which no day is looked for. */
const longest = 2_500;
/** "a. Term: …": its number, its label. */
const labelled =
  /^(?:(?:Item|Clause|Part|Row) \d{1,3}[.:)]? ?|\(?[a-z\d]{1,4}(?:\.\d{1,3}){0,3}[.)] ?|\d{1,3}(?:\.\d{1,3}){0,3} )?([A-Z“"][^:;.]{1,60}?)(?::|\t| [–-](?= )| {2,})/;

/** Words with single spaces and straight quotes, and where each of their characters stands. */
function onOneLineWithPlaces(text: string, start: number, end: number) {
  const places: number[] = [];
  let words = "";
  for (let at = start; at < end; at++) {
    const letter = text.charAt(at);
    const isSpace = /\s/.test(letter);
    if (isSpace && (words === "" || words.endsWith(" "))) continue;
    words += isSpace
      ? " "
      : letter === "|"
        ? ":"
        : letter.replace(/[‘’]/, "'").replace(/[“”]/, '"');
    places.push(at);
  }
  return { words, places };
}

/** The sentences of a document with the headings that say something: "Made: 30/11/26" may be one. */
export const linesOf = (reading: Reading): Line[] => reading.once(readLines);

function readLines(reading: Reading): Line[] {
  const { text, blocks } = reading;
  const lines: Line[] = [];
  for (const [index, { kind, zone, heading, start: from, end: to }] of blocks.entries()) {
    if (kind === "contents" || (zone === "contents" && endsInPage(text.slice(from, to)))) continue;
    for (const { start, end } of reading.sentencesOf(index)) {
      if (end - start > longest) continue;
      const { words, places } = onOneLineWithPlaces(text, start, end);
      const label = labelled.exec(text.slice(start, end).replace(/\n/g, " "))?.[1] ?? "";
      const at = (place: number) => places[place] ?? (places.at(-1) ?? start) + 1;
      lines.push({
        words,
        at,
        zone,
        heading,
        label: label.trim(),
        before: lines.at(-1)?.words ?? "",
        nth: lines.length,
      });
    }
  }
  return lines;
}

const stops = /[;.](?= ["“(A-Z\d]|$)|;/g;

/** The part of a line between its full stops and semicolons in which something stands. */
export function partAround(
  { words }: Line,
  start: number,
  end: number,
): { start: number; end: number } {
  let from = 0;
  for (const { index } of words.matchAll(stops)) {
    // The full stop of "Pty Ltd." or "Dr." ends nothing here that matters.
    if (index < start) from = index + 1;
    else if (index >= end) return { start: from, end: index };
  }
  return { start: from, end: words.length };
}

const ownLabel = /^\s*(?:\(?[a-z\d]{1,3}[.)] ?)?([A-Z][^:;]{1,60}?):(?= )/;

/** What stands before the colon of the part of a line in which something stands, else before that of the line. */
export function labelAt(line: Line, start: number, end: number): string {
  const part = partAround(line, start, end);
  if (part.start === 0) return line.label;
  const own = ownLabel.exec(line.words.slice(part.start, start))?.[1];
  return own?.trim() ?? line.label;
}

const inBrackets = /^,? ?\((?:the |called |each an? |being the )?["“]?([A-Z][\w -]{2,40}?)["”]?\)/;

/** The name that brackets right after a day give it: "12 May 2027 (the “Drawdown Date”)"; "" for none. */
export const aliasAt = ({ words }: Line, end: number): string =>
  inBrackets.exec(words.slice(end, end + 60))?.[1] ?? "";

const clock =
  /,?(?: at| by)?(?: about)? (?:\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?|noon|midnight)(?: \([A-Z][^)]{1,24}\)| [A-Z][a-z]+ time| A[A-Z]{2,3}T)?(?=[ ,])|\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,? (?=$|at |by )/g;

/** Words without the hours and the weekday that stand before a day: "at 5.00 pm (Perth time) on Friday". */
export const timeless = (words: string): string => words.replace(clock, "");
