/**
 * The same words on one line: runs of white space become one space, curly quotes straight ones, so
 * that patterns need not know them. Offsets do not carry over.
 */
export function onOneLine(words: string): string {
  return (
    words
      // White space that is one space already is passed over: of most of it there is nothing to change.
      .replace(/ ?[^\S ]\s*| {2}\s*/g, " ")
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .trim()
  );
}

/** The lines of a text that have words, each with single spaces. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => onOneLine(line))
    .filter((line) => line !== "");

const clauseNumber =
  /^(?:(?:Item \d+:?|[A-Z]?\d{1,3}(?:\.\d{1,3}){0,6}[.)]?(?=\s+["'“(]?[A-Z(])|\[\d{1,4}\]|\(?[a-z]{1,4}[.)]|[-•–*])\s+){1,2}(?=\S)/;

/** Words without the number of the clause or of the item before them. */
export function withoutNumber(words: string): string {
  return words.replace(clauseNumber, "");
}

const contractions: [RegExp, string][] = [
  [/\bwon't\b/gi, "will not"],
  [/\bcan't\b/gi, "cannot"],
  [/\b(is|are|was|were|do|does|did|has|have|had|must|would|should|could)n't\b/gi, "$1 not"],
  [/\b(we|you|they|who)'re\b/gi, "$1 are"],
  [/\b(we|you|they|i|he|she|it)'ll\b/gi, "$1 will"],
  [/\b(we|you|they|i)'ve\b/gi, "$1 have"],
];

/** "We're" and "won't" written out, for patterns; only in words that are on one line already. */
export function withoutContractions(words: string): string {
  if (!words.includes("'")) return words;
  return contractions.reduce((plain, [short, long]) => plain.replace(short, long), words);
}

/** From the first letter or digit of a word to its end; beyond ASCII, from anything but punctuation. */
const word = /[\dA-Za-z\u00c0-\u1fff\u2070-\uffff][^\0- \u00a0]*/g;

/** The number of words, as a person counts: runs of anything but white space with a letter or digit. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0;

/** Words without the white space and the marks at their end. */
export function withoutEnd(words: string, marks: string): string {
  let end = words.length;
  while (end > 0 && (marks.includes(words.charAt(end - 1)) || words.charAt(end - 1).trim() === ""))
    end--;
  return words.slice(0, end);
}

/** At most `most` characters of a phrase, cut at a word, with an ellipsis where something is left out. */
export function shorten(phrase: string, most: number): string {
  if (phrase.length <= most) return phrase;
  const cut = phrase.lastIndexOf(" ", most - 2);
  return `${withoutEnd(phrase.slice(0, cut > most / 2 ? cut : most - 2), ",;:")} …`;
}
