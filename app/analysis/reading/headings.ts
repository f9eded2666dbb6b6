import type { Span } from "../../schemas/analysis.ts";
import { telltaleForms } from "./company-forms.ts";
import { withoutEnd } from "./plain-text.ts";

const smallWords = new Set(
  "a an and as at by for from in into of on or our other the to under upon with without your we you is not no nor per via if any all its their".split(
    " ",
  ),
);
const bodyWords =
  /\b(?:shall|must|will|may not|agrees?|means|hereby|is entitled|are entitled|has the meaning|warrants)\b/i;

/** Blanks, money, columns, addresses, years and companies stand in no heading. */
const notHeading = new RegExp(
  `_{3}|\\.{4}|\\$\\d|\\t.{0,130}\\t|@| \\| |\\b(?:ABN|ACN|${telltaleForms})\\b|\\d{4}`,
);

function wordsOf(phrase: string): string[] {
  return phrase.split(/[\s/]+/).filter((word) => /[A-Za-z]/.test(word));
}

function isTitleCase(phrase: string): boolean {
  const words = wordsOf(phrase);
  if (words.length === 0 || words.length > 14) return false;
  const large = words.filter((word) => !smallWords.has(word.toLowerCase().replace(/[^a-z]/g, "")));
  const capitals = large.filter((word) => /^[^A-Za-z]*[A-Z]/.test(word));
  return large.length > 0 && capitals.length === large.length;
}

export function isCapitals(phrase: string): boolean {
  return /[A-Z]{2}/.test(phrase) && !/[a-z]{2}/.test(phrase) && wordsOf(phrase).length <= 16;
}

/** A heading in capitals as prose would cite it: "GUARANTEE AND INDEMNITY" is "Guarantee and Indemnity". */
export function inTitleCase(heading: string): string {
  if (!isCapitals(heading)) return heading;
  return heading
    .toLowerCase()
    .replace(/[\p{L}’']+/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const cells = /\S(?:\t+| {3,})\S/;
/** "Security: Nil", but not "Stage 1: Design". */
const particular =
  /^(?!(?:part|stage|phase|step|module|section|chapter|option)\b)[^:]{2,60}:\s{1,20}\S/i;

/** A promise that is printed in capitals is no heading for that. */
const promise = /\b(?:agrees?|agreeing|accepts?|accepting|hereby|shall)\b/i;

/** Whether words in capitals say something: "THE GOODS ARE SOLD AS THEY ARE." is printed so to be seen. */
function isSaidInCapitals(phrase: string, stopped: boolean): boolean {
  const words = wordsOf(phrase).length;
  if (words >= 7 && promise.test(phrase)) return true;
  return words >= (stopped ? 4 : 9) && finite.test(phrase) && !asks.test(phrase);
}

/** Whether a whole paragraph is a heading: short, begins with a capital, does not end like a sentence. */
export function isHeading(paragraph: string, numbered: boolean): boolean {
  const phrase = withoutEnd(paragraph, ":.–_=-");
  if (phrase.length < 2 || phrase.length > (numbered ? 110 : 80) || !/^["“'(]?[A-Z]/.test(phrase))
    return false;
  if (/[;,](?: (?:and|or))?$/.test(paragraph) || notHeading.test(paragraph)) return false;
  const sentence = /[.!]["”)]?$/.test(paragraph.trimEnd());
  if (isCapitals(phrase)) return !isSaidInCapitals(phrase, sentence && !numbered);
  // A row of a table, and a particular, heads nothing but itself.
  if (cells.test(phrase) || (!numbered && particular.test(phrase))) return false;
  if (isTitleCase(phrase)) return !sentence || numbered;
  // Plain-English headings: "When you can end this agreement".
  return (
    !sentence && wordsOf(phrase).length <= 9 && !bodyWords.test(phrase) && !paragraph.includes(":")
  );
}

/** A heading in plain words that runs into its text: "Termination for convenience", "What it costs", "If things go wrong". */
function isPlainHeading(phrase: string): boolean {
  if (!/^[A-Z]/.test(phrase) || /[,;:"“”()]/.test(phrase) || notHeading.test(phrase)) return false;
  const words = wordsOf(phrase).length;
  if (words < 2 || words > 7) return false;
  return asks.test(phrase) ? words <= 6 : !finite.test(phrase);
}

const asks = /^(?:what|how|when|where|who|why|whose|if)\b/i;
const finite =
  /\b(?:is|are|be|was|were|must|may|shall|will|can|cannot|agrees?|has|have|had|does|do|did|not|means|applies|apply|governs?|pays?|see|refer|used|deleted|omitted|reserved|thank)\b/i;

/**
 * The heading that runs into its text ("8.2 Payment Terms. The Customer …"), as a span within
 * `text`; null when the words from `start` on begin with no heading.
 */
export function inlineHeading(text: string, start: number, end: number): Span | null {
  const head = text.slice(start, Math.min(end, start + 110));
  const stop = /[.:](?=["”]?\s)|\s[-–—]{1,2}\s|\s{2,}|\n|\t|\s?-{3,}/g;
  for (let found = stop.exec(head); found; found = stop.exec(head)) {
    const phrase = head.slice(0, found.index).trim();
    if (
      found.index > 100 ||
      /\b(?:No|Inc|Ltd|Corp|Co|St|Mr|Mrs|Ms|Dr|Prof)$|(?:[a-z] |\.)[A-Z]$/.test(phrase)
    )
      continue;
    if (phrase.length < 3 || !/^["“'‘(]?[A-Z]/.test(phrase) || notHeading.test(phrase)) return null;
    if (isCapitals(phrase) || (isTitleCase(phrase) && !bodyWords.test(phrase))) {
      return { start, end: start + found.index };
    }
    if (
      found[0] === "." &&
      /^ {1,2}[A-Z]/.test(head.slice(found.index + 1)) &&
      isPlainHeading(phrase)
    )
      return { start, end: start + found.index };
    if (found[0].trim() !== "") return null;
  }
  return null;
}
