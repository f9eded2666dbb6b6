import type { ClauseValues } from "../../schemas/analysis.ts";
import type { Cast } from "../bearing/cast.ts";
import { mentionsIn } from "../bearing/mentions.ts";
import { type Period, periodsIn } from "../facts/periods.ts";

const days: Record<Period["unit"], number> = { day: 1, week: 7, month: 30, year: 365 };
const noticeAfter =
  /^['’]?s?['’]?(?: or more)?,? (?:(?:clear|prior|advance|previous|written|in writing),? ?(?:and )?){0,3}(?:notice|warning)/i;
const noticeBefore =
  /\b(?:notice|notif\w+|claims?|tells?|inform\w*|advis\w+)\b[^.;]{0,90}?\b(?:of|within|at least|not less than|no later than|not later than|before)\s(?:at least |not less than |no less than )?$/i;
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

function noticeOf({ amount, unit, index, length }: Period, words: string, cast: Cast) {
  const business = /\b(?:business|working)\b/i.test(words.slice(index, index + length));
  return {
    days: amount * days[unit],
    who: giverOf(words, index, cast),
    ...(business ? { business } : {}),
  };
}

/** Whether a period is that of a notice. */
export function isNotice(words: string, { index, length }: Period): boolean {
  const after = words.slice(index + length);
  const before = words.slice(Math.max(0, index - 120), index);
  return noticeAfter.test(after) || noticeBefore.test(before) || inAdvance.test(after);
}

/** Notice that a clause asks for: its days (a week 7, a month 30), and by whom; business days are told apart. */
export function readNotice(words: string, cast: Cast): ClauseValues["notice"] | undefined {
  const period = periodsIn(words).find((one) => isNotice(words, one));
  return period && noticeOf(period, words, cast);
}

const afterNotice =
  /^['’]?s? (?:after|of|from|following) (?:(?:the|a|its|his|her|their|that|such|giving|receiving|receipt of|being given|service of|written|date of) ){0,4}(?:notice|notification|notified)\b/i;

/** How long a party has to remedy a breach, as the notice of it; else the notice that the clause asks for. */
export function readTimeToRemedy(words: string, cast: Cast): ClauseValues["notice"] | undefined {
  const period = periodsIn(words).find(({ index, length }) =>
    afterNotice.test(words.slice(index + length)),
  );
  return period ? noticeOf(period, words, cast) : readNotice(words, cast);
}
