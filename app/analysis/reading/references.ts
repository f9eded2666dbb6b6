import type { Segment } from "./segment.ts";

const term = /\b[A-Z][a-z]+(?: [A-Z][a-z]+){1,4}\b/g;
/** More terms than a sentence that people can read has. */
const mostTerms = 12;
/** Definitions end with their sentence. */
const meaning =
  /^["”'’*]{1,3}\s{0,3}(?:\([^)]{1,60}\)\s?)?(?:means?|has the meaning|includes|refers to)\b[^.]{0,400}/;

/** What a document says that the defined terms of a sentence mean: terms of two words or more, as one word says little. */
export function meaningsIn(text: string, sentence: string): string {
  const terms = new Set([...sentence.matchAll(term)].slice(0, mostTerms).map(([words]) => words));
  const found = [...terms].flatMap((words) =>
    ["“", '"', "**"].flatMap((mark) => {
      const at = text.indexOf(`${mark}${words}`);
      const after = at + mark.length + words.length;
      return at === -1 ? [] : (meaning.exec(text.slice(after, after + 500))?.[0] ?? []);
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
