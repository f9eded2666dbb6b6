import type { ClauseValues } from "../../schemas/analysis.ts";
import type { Cast } from "../cast/cast.ts";
import { mentionsIn } from "../cast/mentions.ts";
import { type LeadTime, leadTimesIn } from "../facts/lead-times.ts";
import { daysOf } from "../facts/periods.ts";

const noticeAfter =
  /^['’]?s?['’]?(?: or more)?,? (?:(?:clear|prior|advance|previous|written|in writing),? ?(?:and )?){0,3}(?:notice|warning)/i;
const noticeBefore =
  /\b(?:notice|notif\w+|claims?|tells?|inform\w*|advis\w+)\b[^.;]{0,90}?\b(?:of|within|at least|not less than|no later than|not later than|before)\s(?:at least |(?:not|no) (?:less|more|fewer|earlier|later) than |between |a (?:minimum|maximum) of )?$|\bnotice(?: periods?)?(?: (?:to|of|for) [^.;:]{1,30})?:\s$/i;
const inAdvance = /^['’]?s?['’]? (?:before|in advance|prior to)\b/i;
const receives = /\b(?:to|giv(?:e|es|ing|en)|notif(?:y|ies|ying)|tell(?:s|ing)?|from)\s$/i;

/** Who must give the notice at `at`: the last party named before it as one who acts. */
function giverOf(words: string, at: number, cast: Cast): string[] {
  const before = mentionsIn(cast, words).filter(
    ({ start, possessive, kind }) =>
      start < at &&
      !possessive &&
      kind !== "other" &&
      !receives.test(words.slice(Math.max(0, start - 12), start)),
  );
  const last = before.at(-1);
  const all =
    last &&
    /\b(?:either|each|neither|both) of\s$/i.test(
      words.slice(Math.max(0, last.start - 12), last.start),
    );
  const everybody = cast.members.slice(0, cast.together).map((_, index) => index);
  return (all ? everybody : (last?.who ?? [])).flatMap((index) => cast.members[index]?.name ?? []);
}

/**
 * The length of a notice as `facts.notices` and the values of a clause hold it; null where the words do not say how
 * long it is at least.
 */
export function lengthOfNotice({ least, most, business }: LeadTime) {
  if (!least) return null;
  return {
    days: daysOf(least),
    ...(most ? { most: daysOf(most) } : {}),
    ...(least.unit === "hour" ? { hours: least.amount } : {}),
    ...(business ? { business } : {}),
  };
}

function noticeOf(time: LeadTime, words: string, cast: Cast): ClauseValues["notice"] | undefined {
  const length = lengthOfNotice(time);
  return length ? { ...length, who: giverOf(words, time.index, cast) } : undefined;
}

function isNotice(words: string, { index, length }: LeadTime): boolean {
  const after = words.slice(index + length);
  const before = words.slice(Math.max(0, index - 120), index);
  return noticeAfter.test(after) || noticeBefore.test(before) || inAdvance.test(after);
}

/** The lengths of time in some words that are those of notices. */
export const noticesIn = (words: string): LeadTime[] =>
  leadTimesIn(words).filter((one) => isNotice(words, one));

/** Notice that a clause asks for, and by whom; nothing where its length cannot be told. */
export function readNotice(words: string, cast: Cast): ClauseValues["notice"] | undefined {
  const [first] = noticesIn(words);
  return first && noticeOf(first, words, cast);
}

const afterNotice =
  /^['’]?s? (?:after|of|from|following) (?:(?:the|a|its|his|her|their|that|such|giving|receiving|receipt of|being given|service of|written|date of) ){0,4}(?:notice|notification|notified)\b/i;

/** "Not more than 14 days after the notice" is how long there is, as "14 days after" is. */
const remedyOf = (time: LeadTime, words: string, cast: Cast) =>
  noticeOf({ ...time, least: time.most ?? time.least, most: null }, words, cast);

/** How long a party has to remedy a breach, as the notice of it; else the notice that the clause asks for. */
export function readTimeToRemedy(words: string, cast: Cast): ClauseValues["notice"] | undefined {
  const time = leadTimesIn(words).find(({ index, length }) =>
    afterNotice.test(words.slice(index + length)),
  );
  return time ? remedyOf(time, words, cast) : readNotice(words, cast);
}
