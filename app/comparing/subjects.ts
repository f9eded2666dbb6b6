import type { Party } from "../schemas/analysis.ts";
import { type ChangeSubject, changeSubjects } from "../schemas/versions/comparison.ts";
import type { Hunk } from "./hunks.ts";
import { identityAt } from "./meaning/identities.ts";
import { spanOf, type Tokens, wordAt } from "./tokens.ts";

const setOf = (words: string) => new Set(words.split(" "));
const modals = setOf(
  "must shall may will should can cannot not never no nor neither unless except without only required entitled obliged prohibited",
);
const months = setOf(
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec",
);
const numbers = setOf(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half double twice nil zero % percent",
);
const units = setOf(
  "day days week weeks fortnight fortnights month months quarter quarters year years hour hours minute minutes business calendar working daily weekly fortnightly monthly quarterly annual annually yearly cent",
);
const companyForms = setOf("pty ltd limited inc incorporated llc plc");

/** What a company is called has no more words. */
const longestName = 8;

/** The words by which the parties of a document are called. */
export type Names = string[][];

export const namesOf = (parties: Pick<Party, "name" | "role" | "aliases">[]): Names =>
  parties
    .flatMap(({ name, role, aliases }) => [name, role ?? "", ...aliases])
    .map((name) => name.split(/[\s.,()&]+/).filter((word) => word !== ""))
    .filter((words) => words.length > 0 && words.length <= longestName);

/** All that a change is about, what weighs most first. */
export function subjectsOf(
  a: Tokens,
  b: Tokens,
  { a0, a1, b0, b1 }: Hunk,
  names: Names,
): ChangeSubject[] {
  const [older, newer] = [wordsOf(a, a0, a1), wordsOf(b, b0, b1)];
  const found = new Set<ChangeSubject>(["words"]);
  const changed = [
    ...onlyIn(older, newer).map((index) => ({ tokens: a, at: a0 + index })),
    ...onlyIn(newer, older).map((index) => ({ tokens: b, at: b0 + index })),
  ];
  for (const { tokens, at } of changed) {
    const word = keyAt(tokens, at);
    if (isDate(tokens, at, word)) found.add("date");
    else if (modals.has(word) || word.endsWith("n't")) found.add("obligation");
    else if (identityAt(tokens.text, spanOf(tokens, at, at + 1))?.ofParty) found.add("party");
    else if (isNumber(word) || isUnit(tokens, at, word)) found.add("number");
    if (isName(tokens, at, names)) found.add("party");
  }
  const rank: ChangeSubject[] = ["obligation", "party", "date", "number", "words"];
  return rank.filter((subject) => found.has(subject) && changeSubjects.includes(subject));
}

/** So many words of a side are looked at: what a longer change is about is told by its beginning. */
const mostWords = 5_000;

function wordsOf(tokens: Tokens, from: number, to: number): string[] {
  return Array.from({ length: Math.min(to - from, mostWords) }, (_, index) =>
    keyAt(tokens, from + index),
  );
}

const keyAt = (tokens: Tokens, at: number): string =>
  at < 0 || at >= tokens.count ? "" : wordAt(tokens, at).toLowerCase().replaceAll("’", "'");

/** The places of words that the others have not, or have fewer of. */
function onlyIn(words: string[], others: string[]): number[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return [...words.keys()].filter((index) => {
    const word = words[index] ?? "";
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const isNumber = (word: string): boolean => /\d/.test(word) || numbers.has(word);

/** "30 days" that became "30 business days", or "monthly" that became "weekly". */
function isUnit(tokens: Tokens, at: number, word: string): boolean {
  if (!units.has(word)) return false;
  if (/ly$|^annual$/.test(word)) return true;
  return [-2, -1, 1].some((by) => isNumber(keyAt(tokens, at + by)));
}

function isDate(tokens: Tokens, at: number, word: string): boolean {
  if (/^\d{1,4}[/.]\d{1,2}[/.]\d{2,4}$/.test(word)) return true;
  const isYear = /^(?:19|20)\d\d$/.test(word);
  const near = [-2, -1, 1, 2].map((by) => keyAt(tokens, at + by));
  if (months.has(word))
    return word !== "may" || (wordAt(tokens, at) !== "may" && near.some((one) => /^\d/.test(one)));
  if (!/^\d{1,4}(?:st|nd|rd|th)?$/.test(word)) return false;
  return (
    isYear ||
    near.some((one, index) => months.has(one) && (one !== "may" || isCapital(tokens, at, index))) ||
    (near.includes("-") && near.some((one) => /^(?:19|20)\d\d$/.test(one)))
  );
}

const isCapital = (tokens: Tokens, at: number, index: number): boolean =>
  wordAt(tokens, at + ([-2, -1, 1, 2][index] ?? 0)).startsWith("M");

function isName(tokens: Tokens, at: number, names: Names): boolean {
  const bare = (place: number) =>
    place < 0 || place >= tokens.count ? "" : wordAt(tokens, place).replace(/['’]s$/, "");
  const own = bare(at);
  if (!/\p{L}/u.test(own)) return false;
  for (const name of names) {
    for (const [index, word] of name.entries()) {
      if (word !== own) continue;
      if (name.every((one, place) => one === bare(at - index + place))) return true;
    }
  }
  return isOfCompany(tokens, at);
}

/** "Acme Holdings" before "Pty Ltd". */
function isOfCompany(tokens: Tokens, at: number): boolean {
  for (let next = at; next < Math.min(tokens.count, at + 5); next++) {
    if (!/^\p{Lu}/u.test(wordAt(tokens, next))) return false;
    if (companyForms.has(keyAt(tokens, next))) return true;
  }
  return false;
}
