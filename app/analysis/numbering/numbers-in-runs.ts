import type { Span } from "../../schemas/analysis.ts";
import type { Marker } from "./markers.ts";

/** So many lines that count on from 1 are clauses, though their numbers have no stop: "2 No variation will be paid". */
const fewestBare = 4;
/** So many with the letter of their part: "B.1", "B.2", "B.3". */
const fewestLettered = 3;
const bare = /(?<=^|\n|[.;:] )(\d{1,2}) {1,3}(?=[A-Z])/g;
const lettered =
  /(?<=^|\n|[.;:] )([ \t]{0,40})(([A-Z]\.?)(\d{1,2})(?:\.\d{1,3}){0,3})[.:]?[ \t]{1,40}(?=["“(]?\p{L})/gu;

/** Where words of a paper begin a paragraph wherever they stand. */
const begins =
  /(?<=[.;:] |; and )(?=(?:IN WITNESS WHEREOF|NOW,? THEREFORE|WHEREAS|In witness whereof)\b)/g;

/** Cuts paragraphs at numbers that count on, and at words that always begin one; a layout may have joined them. */
export function cutAt(
  text: string,
  paragraphs: readonly Span[],
  numbers: Map<number, Marker>,
): Span[] {
  const places = [...numbers.keys(), ...[...text.matchAll(begins)].map(({ index }) => index)];
  const cuts = places.sort((a, b) => a - b);
  let next = 0;
  return paragraphs.flatMap(({ start, end }) => {
    const pieces: Span[] = [];
    let from = start;
    while ((cuts[next] ?? end) <= start) next++;
    for (let cut = cuts[next]; cut !== undefined && cut < end; cut = cuts[++next]) {
      pieces.push({ start: from, end: cut - 1 });
      from = cut;
    }
    return [...pieces, { start: from, end }];
  });
}

/**
 * The numbers that alone might be anything ("2 Harbour Road", "A4 paper"), and are those of clauses where they count on
 * from 1; by the offsets at which they begin.
 */
export function numbersInRuns(text: string): Map<number, Marker> {
  const known = new Map<number, Marker>();
  let run: [number, Marker][] = [];
  const keep = () => {
    if (run.length >= fewestBare) for (const [start, marker] of run) known.set(start, marker);
  };
  for (const { 0: said, 1: number = "", index } of text.matchAll(bare)) {
    const count = Number(number);
    if (count === 1) {
      keep();
      run = [];
    }
    if (count === run.length + 1)
      run.push([index, { number, style: "decimal", end: index + said.length }]);
  }
  keep();
  for (const [start, marker] of [...letteredIn(text), ...dividedIn(text)]) known.set(start, marker);
  return known;
}

/** Numbers with the letter of their part, where these count on from 1 for that letter. */
function letteredIn(text: string): [number, Marker][] {
  const runs = new Map<string, { reached: number; found: [number, Marker][] }>();
  for (const {
    0: said,
    1: gap = "",
    2: number = "",
    3: part = "",
    4: count,
    index,
  } of text.matchAll(lettered)) {
    const run = runs.get(part) ?? { reached: 0, found: [] };
    runs.set(part, run);
    if (Number(count) === run.reached + 1) run.reached++;
    else if (Number(count) !== run.reached) continue;
    run.found.push([index + gap.length, { number, style: "decimal", end: index + said.length }]);
  }
  return [...runs.values()].flatMap(({ reached, found }) =>
    reached < fewestLettered ? [] : found,
  );
}

const divided = /(?<=^|\n)([ \t]{0,40})((\d{1,2})([A-Z]))[ \t]{1,40}(?=[A-Z])/g;

/** "3A Grant", "3B Formats": clauses that are divided by letters, where these count on from A. */
function dividedIn(text: string): [number, Marker][] {
  const runs = new Map<string, { next: number; found: [number, Marker][] }>();
  for (const {
    0: said,
    1: gap = "",
    2: number = "",
    3: clause = "",
    4: letter = "",
    index,
  } of text.matchAll(divided)) {
    const run = runs.get(clause) ?? { next: 0, found: [] };
    runs.set(clause, run);
    if (letter.charCodeAt(0) - 65 !== run.next) continue;
    run.next++;
    run.found.push([index + gap.length, { number, style: "decimal", end: index + said.length }]);
  }
  return [...runs.values()].flatMap(({ next, found }) => (next < 2 ? [] : found));
}
