import { stem } from "../analysis/matching/stem.ts";

/** Words that say nothing of what a question or a clause is about. */
const empty = new Set(
  (
    "a an and any are as at be been being by can could did do does for from had has have how i if in into is it its " +
    "may me might must my of on or our ours shall she he should so some such than that the their them then there " +
    "these they this those to under up upon us was we were what when where which who whom whose will with would you " +
    "your yours am get got let please tell say says said agreement contract document clause party parties herein " +
    "hereof hereto hereunder thereof therein thereto thereunder hereby per s t etc mention state states indicate " +
    "specify include includes including given happen happens about"
  ).split(" "),
);

const known = new Map<string, string>();
const mostKnown = 30_000;

/** Endings that make a noun or an adjective of a verb: "termination" and "terminate", "assignment" and "assign". */
const derived = /(?:ations?|ition|at|ion|ment|abl|ibl|al|ly)$/;

/** The stem under which a word in lower case is looked up; wider than the one by which the analyser compares words. */
export function stemOf(word: string): string {
  let read = known.get(word);
  if (read === undefined) {
    if (known.size >= mostKnown) known.clear();
    const own = stem(word);
    const shorter = own.replace(derived, "");
    read = shorter.length >= 4 ? shorter : own;
    known.set(word, read);
  }
  return read;
}

const words = /[a-z]+(?:['’][a-z]+)?|[0-9][0-9.,]*|[$%]/g;

/** All the words of a text as stems, those that say nothing too. */
export const allStems = (text: string): string[] =>
  (text.toLowerCase().match(words) ?? []).map((word) =>
    stemOf(word.replace(/['’]s$/, "").replace(/['’]/, "")),
  );

const emptyStems = new Set([...empty].map(stemOf));

/** Whether a stem says nothing of what a text is about. */
export const isEmpty = (one: string): boolean => emptyStems.has(one);

/** The stems of a text that say what it is about, in order, with repetitions. */
export const stemsOf = (text: string): string[] => allStems(text).filter((one) => !isEmpty(one));
