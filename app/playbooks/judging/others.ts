import { daysOf, type Period, periodsIn, timesIn } from "../../analysis/facts/periods.ts";
import { sumsIn } from "../../analysis/money/sums.ts";
import { looksBack } from "../../analysis/values/extent.ts";
import { noticesIn } from "../../analysis/values/notice.ts";
import { cardinalOf, cardinalWords } from "../../analysis/values/number-words.ts";
import { readPayment } from "../../analysis/values/payment.ts";
import { kindOf } from "../../analysis/vocabulary/index.ts";
import type { ComparedNumber } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import { inDays, rangeOf } from "./ranges.ts";
import { beside, exceptionIn, takingBack, wordsOf } from "./whole.ts";

/** What a number can be where words say that it is less, or more, than is stated. */
const [less, more] = [0, Number.POSITIVE_INFINITY];

const measure = "(?:period|time|rate|sum|amount|notice|limit|cover|date)";
const compared = {
  least: `sooner|earlier|shorter|lesser|lower|smaller|in (?:place|lieu) of|instead of|waives? (?:the|this|that|such|its|any) ${measure}|need not (?:be|give|pay|wait|hold|insure|do so)|dispenses? with|less(?! than)|minus|after deducting`,
  most: "later|longer|higher|greater|larger|indefinite(?:ly)?|unlimited|plus|in addition|as well as",
};
const open = `double|treble|triple|shared|again|anew|afresh|restarts?|thinks? fit|sees? fit|(?:such|any) other ${measure}`;
const changed = "may (?:[a-z]+ ){0,4}?(?:vary|change|adjust|alter)|varied|changed|adjusted|altered";
const moved = {
  least: "reduc(?:e|es|ed|ing|tion)|decreas(?:e|es|ed|ing)|shorten(?:s|ed|ing)?|falls? to|falling",
  most: "(?:rises?|rising) (?:to|by|after|with)|rais(?:e|es|ed|ing) (?:to|by|the|this|it)|increas(?:e|es|ed|ing)|escalat\\w+|exten(?:d|ds|ded|ding|sion)|prolong(?:s|ed)?|compound(?:s|ed|ing)?",
};
const said = (...words: string[]) =>
  new RegExp(
    `(?<!\\b(?:not|no|nor|never|whichever is(?: the)?) )\\b(?:${words.join("|")})\\b`,
    "i",
  );
/** Words that make of a number less or more than is stated, so that it is not sure to be enough, or little enough. */
const moving = {
  least: said(compared.least, open, changed, moved.least),
  most: said(compared.most, open, changed, moved.most),
};
/** The same where what is extended or changed is what a notice is given of. */
const movingNotice = { least: said(compared.least, open), most: said(compared.most, open) };
/** "Half of the fees", "a year and a half". */
const share =
  /\bhalf\b|\b(?:one|a|two|three)[- ](?:thirds?|quarters?|fifths?|tenths?)\b|\b(?:part|portion|fraction) of\b/i;
/** "$1,500,000 or the fees paid": two limits without a word on which counts. */
const orAnother =
  /\bor,? (?:(?:the|its|such|all|any) )?(?:total |annual |monthly )?(?:fees?|charges|price|amounts?|sums?|rent|what)\b/i;
const choosing = /\b(?:greater|higher|lesser|lower|whichever)\b/i;
const half = /\bhalf\b/i;
/** What bounds a number from the other side than is asked. */
const bounding = {
  least:
    /\b(?:up to|at most|(?:not|no) (?:more|longer|greater) than|(?:not|to) exceed(?:ing)?|maximum)\b/i,
  most: /\b(?:at least|(?:not|no) (?:less|fewer|shorter) than|minimum|or more)\b/i,
};
const bounded = {
  least: new Set<ComparedNumber>([
    "insurance.amount",
    "rate.perAnnum",
    "term.months",
    "restraint.months",
  ]),
  // Who has to insure for at least a sum has to for no more.
  most: new Set<ComparedNumber>(["rate.perAnnum", "term.months", "restraint.months"]),
};

const atOnce =
  /\b(?:at once|immediately(?! (?:preceding|prior|before|after|following|upon|on|available))|forthwith|straight away|with immediate effect|on demand|on the (?:same )?day|in advance|up ?front|without (?:any |further |prior |giving ){0,2}notice|no notice)\b/i;
/** Words without which what happens at once is another thing than what a number is about. */
const about: Partial<Record<ComparedNumber, RegExp>> = {
  "payment.days": /\b(?:pay\w*|paid|due|settle\w*|invoiced)\b/i,
  "notice.days": /\b(?:terminat\w+|ends?|cancel\w*|notice)\b/i,
};
const beforeAnything = /\b(?:payable|paid|due|pays?) (?:\w+ ){0,3}?before\b/i;

const percentage = new RegExp(
  `(?<![\\d.])(?:(\\d{1,3}(?:\\.\\d{1,4})?)|\\b(${cardinalWords})) ?(?:%|per ?cent(?:um)?\\b)([^.;%]{0,30})`,
  "gi",
);
const times: [RegExp, number][] = [
  [/\b(?:month|monthly)\b/i, 12],
  [/\b(?:day|daily)\b(?<!calculated daily|accru\w+ daily)/i, 365],
];
/** Percentages by the year. */
const percentagesIn = (words: string): number[] =>
  [...words.matchAll(percentage)].map(([, figures, word, after = ""]) => {
    const each = /\bannum\b|\byear/i.test(after)
      ? 1
      : (times.find(([unit]) => unit.test(after))?.[1] ?? 1);
    return each * (figures ? Number(figures) : (cardinalOf(word ?? "") ?? Number.NaN));
  });

const monthsOf = (period: Period): number =>
  period.unit === "year"
    ? period.amount * 12
    : period.unit === "month"
      ? period.amount
      : daysOf(period) / 30;

/** "Within 14 days", "on 30 days": when something is done, and not how long it lasts. */
const isWhen = (words: string, { index }: Period): boolean =>
  /\b(?:within|on|every|each|by)(?: the| a)? $/i.test(words.slice(Math.max(0, index - 16), index));

function lastingIn(words: string): Period[] {
  const notices = noticesIn(words);
  return periodsIn(words).filter(
    (one) =>
      !looksBack(words, one) &&
      !notices.some(({ index, length }) => index <= one.index && one.index < index + length),
  );
}

/** The numbers of a kind in some words; NaN for one that cannot be told. */
function numbersIn(of: ComparedNumber, words: string, { cast }: Paper): number[] {
  switch (of) {
    case "cap.amount":
    case "insurance.amount":
      return sumsIn(words).map(({ amount, currency }) =>
        amount !== null && (currency ?? cast.dollars) === "AUD" ? amount : Number.NaN,
      );
    case "cap.months":
      return periodsIn(words).map(monthsOf);
    case "rate.perAnnum":
      return percentagesIn(words);
    case "payment.days": {
      const { days, to } = readPayment(words) ?? {};
      const isAtOnce = beforeAnything.test(words) && timesIn(words).length === 0;
      return [days ?? [], to ?? [], isAtOnce ? less : []].flat();
    }
    case "notice.days":
      return noticesIn(words).flatMap(({ least, business }) =>
        least ? [inDays(daysOf(least), business)].flatMap(({ low, high }) => [low, high]) : less,
      );
    case "restraint.months":
      return lastingIn(words).map(monthsOf);
    case "term.months":
      return lastingIn(words)
        .filter((one) => !isWhen(words, one))
        .map(monthsOf);
  }
}

/** The same, whatever they are said of. */
const anyIn = (of: ComparedNumber, words: string, paper: Paper): number[] =>
  of === "payment.days" || of === "notice.days"
    ? timesIn(words).map(daysOf)
    : numbersIn(of, words, paper);

/** What ends a contract at once is another right than to end it at will. */
const forCause = /\b(?:breach\w*|default\w*|misconduct|insolven\w+|fraud\w*|dishonest\w*)\b/i;

function movedIn(of: ComparedNumber, at: "least" | "most", words: string, id: string | null) {
  const kind = id === null ? undefined : kindOf(id);
  const isOfEvents = of === "notice.days" || kind?.ofLength === "renewal";
  const isCap = of.startsWith("cap.");
  const isMoved =
    (isOfEvents ? movingNotice : moving)[at].test(words) ||
    (isCap ? share : half).test(words) ||
    (isCap && orAnother.test(words) && !choosing.test(words)) ||
    (bounded[at].has(of) && bounding[at].test(words));
  const isAtOnce =
    about[of]?.test(words) && atOnce.test(words) && !kind?.toRemedy && !forCause.test(words);
  return [isMoved ? (at === "least" ? less : more) : [], isAtOnce ? less : []].flat();
}

/**
 * What the whole clause makes of a number besides what was read in the words that were found: every other number of its
 * kind there, 0 or without end where words leave it open how much less or more it is, and where it does not hold. Only
 * where each of these satisfies a position does the clause.
 */
export function othersOf(
  of: ComparedNumber,
  at: "least" | "most",
  subject: Subject,
  paper: Paper,
  all: Subject[],
): number[] {
  const own = wordsOf(subject, paper);
  const told = all.filter((one) => one !== subject && rangeOf(of, at, one, paper) !== null);
  const stated = [own, ...beside(subject, paper, told)].flatMap((words) => [
    ...numbersIn(of, words, paper),
    ...movedIn(of, at, words, subject.id),
  ]);
  // Where a limit does not hold there is none; any other number is not asked for there.
  const left = of.startsWith("cap.") ? more : less;
  const isRenewal = subject.id !== null && kindOf(subject.id)?.ofLength === "renewal";
  const excepted = isRenewal
    ? null
    : exceptionIn(own, (words) => numbersIn(of, words, paper).length > 0);
  const taken = [...(excepted === null ? [] : [excepted]), ...takingBack(subject, paper)];
  return [...stated, ...taken.flatMap((words) => [left, ...anyIn(of, words, paper)])];
}
