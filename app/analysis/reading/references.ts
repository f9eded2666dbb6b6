import type { Reading } from "./reading.ts";
import type { Segment } from "./segment.ts";

const term = /\b[A-Z][a-z]+(?: [A-Z][a-z]+){1,4}\b/g;
/** More terms than a sentence that people can read has. */
const mostTerms = 12;
/** Definitions end with their sentence. */
const meaning =
  /^["”'’*]{1,3}\s{0,3}(?:\([^)]{1,60}\)\s?)?(?:means?|has the meaning|includes|refers to)\b[^.]{0,400}/;

/** What a definition may put before its term. */
const anyMark = /[“"]|\*(?=\*)/g;
const marks = ["“", '"', "**"];
/** No term is shorter. */
const shortest = 5;

/** Where each mark stands before words, by the mark and how these begin, so that a text is not searched for each term. */
function markedWords({ text }: Reading): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { 0: found, index } of text.matchAll(anyMark)) {
    const after = index + (found === "*" ? 2 : 1);
    const key = text.slice(index, after + shortest);
    const known = places.get(key);
    if (known) known.push(after);
    else places.set(key, [after]);
  }
  return places;
}

/** What a document says that the defined terms of a sentence mean: terms of two words or more, as one word says little. */
export function meaningsIn(reading: Reading, sentence: string): string {
  const { text } = reading;
  const terms = new Set([...sentence.matchAll(term)].slice(0, mostTerms).map(([words]) => words));
  const places = reading.once(markedWords);
  const found = [...terms].flatMap((words) =>
    marks.flatMap((mark) => {
      const at = places
        .get(mark + words.slice(0, shortest))
        ?.find((place) => text.startsWith(words, place));
      if (at === undefined) return [];
      const after = at + words.length;
      return meaning.exec(text.slice(after, after + 500))?.[0] ?? [];
    }),
  );
  return found.join(" ").replace(/\s+/g, " ");
}

const pointing =
  /\bclauses? ((?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]\))?(?:(?:, | and | or |, and |, or )(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]\))?){0,9})/g;
const number = /(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3}){0,3}/g;

/** The headings under which the clauses stand that some words point to by their numbers. */
export function headingsPointedAt(segments: Segment[], words: string): string {
  const numbers = [...words.matchAll(pointing)].flatMap(
    ([, list = ""]) => list.match(number) ?? [],
  );
  const headings = [...new Set(numbers)].map(
    (one) =>
      segments.find((segment) => segment.number === one || segment.heading.startsWith(`${one} `))
        ?.heading ?? "",
  );
  return headings.join("; ");
}
