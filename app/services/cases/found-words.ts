import { splitSentences } from "../../analysis/reading/sentences.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { FoundWords } from "../../schemas/case.ts";

/** About three lines of a list, in UTF-16 code units: as much as is shown of one place. */
const longestPlace = 400;
/** How far the ends of a line are looked for around found words. */
const around = 2_000;
/** A word that is everywhere need not be looked for to the end. */
const mostOfATerm = 200;

type Occurrence = Span & { term: string };

/**
 * The place at which most of the terms of a search stand together: its sentence, with the found words marked,
 * offsets counting from its beginning. Null where none of them is.
 * @param terms as `searchTerms` makes them. What is a word and which letters are alike is as in the index: FTS5's
 * `unicode61 remove_diacritics 2`, https://www.sqlite.org/fts5.html#unicode61_tokenizer
 */
export function findPlace(text: string, terms: readonly string[]): FoundWords | null {
  const found = allOccurrences(text, terms);
  const place = densest(found);
  return place && marked(text, sentenceOf(text, place), found);
}

/** The same, if it can be told from the beginning of a text: where all terms stand together in a line that it has whole. */
export function findPlaceInBeginning(
  beginning: string,
  terms: readonly string[],
): FoundWords | null {
  const wholeLines = beginning.slice(0, beginning.lastIndexOf("\n") + 1);
  const found = allOccurrences(wholeLines, terms);
  const place = densest(found);
  if (place?.terms !== new Set(terms).size) return null;
  return marked(wholeLines, sentenceOf(wholeLines, place), found);
}

/** The sentence of the place at which most of the terms stand together, and how many they are; null where none is. */
export function findSentence(
  text: string,
  terms: readonly string[],
): (Span & { terms: number }) | null {
  const place = densest(allOccurrences(text, terms));
  if (!place) return null;
  const { start, end } = sentenceOf(text, place);
  return { start, end, terms: place.terms };
}

function allOccurrences(text: string, terms: readonly string[]): Occurrence[] {
  const alike = foldLetters(text);
  return [...new Set(terms)]
    .flatMap((term) => occurrences(alike, term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

const notInWord = "[^\\p{L}\\p{N}\\p{Co}]";

function occurrences(alike: string, term: string): Occurrence[] {
  const words = foldLetters(term).match(/[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu) ?? [];
  if (words.length === 0) return [];
  // A letter and its accent may be two characters in one of the texts.
  const letters = words.map((word) => [...word.replace(/\p{M}/gu, "")].join("\\p{M}*"));
  const end = term.endsWith("*")
    ? "[\\p{L}\\p{N}\\p{Co}\\p{M}]*"
    : "\\p{M}*(?![\\p{L}\\p{N}\\p{Co}])";
  const pattern = `(?<![\\p{L}\\p{N}\\p{Co}\\p{M}])${letters.join(`${notInWord}+`)}${end}`;
  const found: Occurrence[] = [];
  for (const { index, 0: match } of alike.matchAll(new RegExp(pattern, "gu"))) {
    if (found.length === mostOfATerm) break;
    found.push({ start: index, end: index + match.length, term });
  }
  return found;
}

/** Small letters without accents, each at its own place. */
function foldLetters(text: string): string {
  return text
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/[^\0-\x7f]/g, foldUnit);
}

function foldUnit(unit: string): string {
  const [letter = unit, mark = ""] = unit.normalize("NFD");
  return (/\p{M}/u.test(mark) ? letter : unit).toLowerCase().charAt(0);
}

/** The first stretch, no longer than what is shown, in which the most terms are. */
function densest(found: readonly Occurrence[]): (Span & { terms: number }) | null {
  let best: (Span & { terms: number }) | null = null;
  for (const [i, { start }] of found.entries()) {
    const terms = new Set<string>();
    let end = start;
    for (let j = i; j < found.length; j++) {
      const next = found[j];
      if (!next || (j > i && next.end - start > longestPlace)) break;
      if (terms.has(next.term)) continue;
      terms.add(next.term);
      end = Math.max(end, next.end);
    }
    if (terms.size > (best?.terms ?? 0)) best = { start, end, terms: terms.size };
  }
  return best;
}

type Shown = Span & { before: string; after: string };

/** The sentences that hold a place, within its lines; of very long ones, what is next to it. */
function sentenceOf(text: string, { start, end }: Span): Shown {
  const lineEnd = text.indexOf("\n", end);
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, start - around, 0);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + around);
  const all = splitSentences(text, from, to);
  const first = all.findLast((one) => one.start <= start)?.start ?? from;
  const last = all.find((one) => one.end >= end)?.end ?? to;
  const room = Math.max(0, longestPlace - (end - start)) / 2;
  const cutBefore = start - first > room;
  const cutAfter = last - end > room;
  return {
    start: cutBefore
      ? start - wordsWithin(text.slice(Math.floor(start - room), start), /^\S*\s/)
      : first,
    end: cutAfter ? end + wordsWithin(text.slice(end, Math.ceil(end + room)), /\s\S*$/) : last,
    before: cutBefore ? "…" : "",
    after: cutAfter ? "…" : "",
  };
}

/** How long a stretch is without the word that its cut went through. */
const wordsWithin = (stretch: string, cutWord: RegExp) => stretch.replace(cutWord, "").length;

/** What is shown of a text: white space in order, and the places of the found words in it. */
function marked(text: string, { start, end, before, after }: Shown, found: readonly Span[]) {
  const tidy = (from: number, to: number) => text.slice(from, to).replace(/[^\S\n]+/g, " ");
  let shown = before;
  const marks: Span[] = [];
  let at = start;
  for (const one of found) {
    if (one.start < at || one.end > end) continue;
    shown += tidy(at, one.start);
    const words = tidy(one.start, one.end);
    marks.push({ start: shown.length, end: shown.length + words.length });
    shown += words;
    at = one.end;
  }
  return { text: shown + tidy(at, end) + after, marks };
}
