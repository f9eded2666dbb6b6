import type { Shift } from "../kind/rule.ts";
import { mayMatch } from "../matching/signs.ts";
import { shorten } from "../reading/plain-text.ts";

/** Words of a document as they are pointed at: without the mark or half a pair of quotes that a cut left at an end. */
export function quoted(words: string): string {
  const halved = (words.match(/"/g) ?? []).length % 2 === 1;
  const whole = halved ? words.replace(/^\s*"|"\s*$/g, "") : words;
  return `“${shorten(whole.replace(/(?<![\s,;:(])[\s,;:(]{1,8}$/, "").trim(), 90)}”`;
}

const rest = /(?:[\w'’%-]|[.,](?=\d)){0,100}(?:(?<=\d) (?:million|billion)\b)?/y;

/** A number in words, with the bracket that repeats it in figures: "one hundred and eighty (180)". */
const inWords =
  /(?:\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and)[- ]){1,6}\($/i;

/** The words at a place, with the rest of a word, an amount or a bracket that a pattern cut off. */
export function wholeWords(words: string, at: number, length: number): string {
  rest.lastIndex = at + length;
  const after = rest.exec(words)?.[0] ?? "";
  const said = words.slice(at, at + length);
  const cut = /^[^(]*\)/.test(said) ? inWords : /^\w/.test(said) ? /\w{0,40}$/ : null;
  const before = cut?.exec(words.slice(Math.max(0, at - 100), at))?.[0];
  return `${before ?? ""}${words.slice(at, at + length)}${after}`;
}

const between =
  "(?: (?:any|all|the|an?|its|their|your|our|for|to|of|in|on|by|be|include|includes|including|extend|extends|cover|required|obliged|need|have)){0,6}";
const listed = "(?: [\\w',-]{1,30}){1,8} (?:or|nor|and)";
const setAside =
  "but not|need not|excluding|exclusive of|other than|apart from|except(?:ing)?(?: for)?|save for";
const denies = `${setAside}|and not|not(?! (?:only|merely|limited|less|later|more))|nor|never|rather than|instead of`;
/** What stands right before words that a sentence denies or leaves out: "but not land tax or capital works". */
const denied = new RegExp(
  `\\b(?:(?:${denies})${between}|(?:${setAside})${listed})[ "'(]{0,3}$`,
  "i",
);
const furthestBack = 100;

/** Patterns that look for every place, by those that look for the first. */
const everywhere = new WeakMap<RegExp, RegExp>();

function everyPlace(pattern: RegExp): RegExp {
  const each =
    everywhere.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
  everywhere.set(pattern, each);
  each.lastIndex = 0;
  return each;
}

/** To try is not to promise: "every endeavour will be made to give 30 days' notice". */
const onlyTried =
  /\b(?:endeavours?|efforts?|tr(?:y|ies)|aims?|hopes?|intends?|expects?)\b[^.;]{0,60}$/i;

/** Whether what follows these words is only tried. */
export const isOnlyTried = (before: string): boolean => onlyTried.test(before);

/** Whether words say for certain what a pattern looks for, and not only that it is tried. */
export function isPromised(pattern: RegExp, words: string): boolean {
  if (!mayMatch(pattern, words)) return false;
  const each = everyPlace(pattern);
  for (let found = each.exec(words); found; found = each.exec(words)) {
    if (!isOnlyTried(words.slice(Math.max(0, found.index - furthestBack), found.index)))
      return true;
    if (found[0] === "") each.lastIndex++;
  }
  return false;
}

/** The first place where words say what a pattern looks for and do not deny it. */
function saidAt(pattern: RegExp, words: string): RegExpExecArray | null {
  if (!mayMatch(pattern, words)) return null;
  const each = everyPlace(pattern);
  for (let found = each.exec(words); found; found = each.exec(words)) {
    const before = words.slice(Math.max(0, found.index - furthestBack), found.index);
    // "12 months" are not two, and "reach Party" is not "each party".
    const cut = /^\d/.test(found[0]) ? /\d[.,]?$/ : /^[a-z]/i.test(found[0]) ? /[a-z]$/i : null;
    if (!cut?.test(before) && !denied.test(before)) return found;
    if (found[0] === "") each.lastIndex++;
  }
  return null;
}

/** A shift that a clause's words make, and its reason with those words. */
export interface Applied {
  shift: Shift;
  reason: string;
  /** The words themselves, in quotation marks. */
  words: string;
}

const sentenceEnd = /[.;] (?=[A-Z(])/;

/**
 * The shifts that words make: those that stand in them, neither denied nor taken away.
 * @param own the quoted words, for what is read in these alone.
 * @param around all that stands with them, in which the ground of one may be taken away.
 * @param helps whether a freedom helps the client, by the words of its sentence that stand before it.
 */
export function applying(
  shifts: Shift[],
  own: string,
  all: string,
  around: string,
  helps: (before: string) => boolean = () => true,
): Applied[] {
  return shifts.flatMap((shift) => {
    const words = shift.inSentence ? own : all;
    const match = saidAt(shift.when, words);
    if (!match || shift.unless?.says.test(words) || shift.unless?.says.test(around)) return [];
    const before = words.slice(0, match.index).split(sentenceEnd).at(-1) ?? "";
    if (shift.freedom && !helps(before)) return [];
    const shown = quoted(wholeWords(words, match.index, match[0].length));
    return [{ shift, reason: shift.because.replace("{words}", () => shown), words: shown }];
  });
}
