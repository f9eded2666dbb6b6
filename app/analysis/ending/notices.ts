import type { Fact, Notice, Party } from "../../schemas/analysis.ts";
import type { FactSentence } from "../facts/fact-sentence.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";
import { type LeadTime, leadTimesIn } from "../facts/lead-times.ts";
import { daysOf, numberOf, numeral, type Time } from "../facts/periods.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { lengthOfNotice } from "../values/notice.ts";
import { withItsUnit } from "../values/particulars.ts";
import { actorsIn, waysOf } from "./actors.ts";
import { offersPlans, planIn } from "./condition.ts";
import { endsIt } from "./ending-verbs.ts";
import { hangsOn, isOfSomethingElse, ofPart } from "./rights.ts";
import { labelledNotices } from "./row-notices.ts";

/** "Ninety (90) days' prior written notice", and "notice of 30 days". */
const noticeAfter =
  /^(?:['’])?(?:s)? ?(?:['’])?(?:,? (?:prior|advance|clear|previous|written|in writing|or more)){0,4} notice/i;
const noticeBefore =
  /\bnotice(?: in writing)? (?:to [^.;]{1,50} )?of (?:at least |(?:not|no) (?:less|more|fewer) than |between |a (?:minimum|maximum) of )?$/i;
const inAdvance = /^['’]?s?['’]? (?:before|in advance|prior to)/i;

/** A time of notice in a sentence, and where the words are that name it as one. */
interface Timed {
  time: LeadTime;
  start: number;
  end: number;
}

/** The notices that a sentence names by their length. */
function timedIn(words: string): Timed[] {
  return leadTimesIn(words).flatMap((time): Timed[] => {
    const [from, to] = [time.index, time.index + time.length];
    const [head, tail] = [words.slice(Math.max(0, from - 100), from), words.slice(to)];
    const after = noticeAfter.exec(tail);
    if (after) return [{ time, start: from, end: to + after[0].length }];
    const before = noticeBefore.exec(head);
    if (before) return [{ time, start: from - head.length + before.index, end: to }];
    const ahead = time.from < from || time.most ? inAdvance.exec(tail) : null;
    return ahead ? [{ time, start: time.from, end: to + ahead[0].length }] : [];
  });
}

/** A notice whose number is in brackets or a blank: "[number] weeks' notice", "____ days' notice", "[30] days' notice". */
const leftOpen =
  /(?:\[\s?([^\]\n]{0,100}?)\s?\]|_{2,}|\.{4,}|…+|\{\{?[^{}\n]{1,60}\}{1,2})[ -]?(?:\([^)]{0,20}\) ?)?(?:clear |calendar |business |working )?(day|week|fortnight|month|hour)s?\b['’]?s?['’]?(?:,? (?:prior|advance|clear|written|in writing)){0,3} notice\b/i;
const cause =
  /\b(?:breach\w*|default\w*|remed\w+|fail(?:s|ed|ure)?|insolven\w+|bankrupt\w*|unpaid|not paid|non-?payment|overdue|misconduct|force majeure|change (?:of|in) control|arrears|unlawful|illegal)\b/i;
const elsewhere =
  /\b(?:inspect|audit|var(?:y|ies|iation)|increas\w+|price|fees? (?:may|will)|insur\w+|meeting|access to|changes? to|amend\w*|suspend\w*|delivery|dispute|mediat\w+|rent review|renew(?:al|ed|s)?|extend\w*|extension|option|further (?:term|period)|not to renew|non-renewal|assign\w*|cure)\b/i;
/** Somebody's right to end it: what ends by itself is nobody's. */
const mayEnd =
  /\b(?:can|may|is entitled to|has the right to|reserves the right to) (?:at any time )?(?:cancel|end|stop(?! (?!using)[a-z]+ing\b)|leave|terminate|close|quit)\b/i;
const atOnce =
  /\b(?:whenever|at any time|any time|without (?:prior )?notice|at once|immediately|with immediate effect)\b/i;
/** A number of a unit in days: "three" weeks, "45" days; null where the words are no number. */
function inDays(figures: string | undefined, words: string | undefined, unit: string | undefined) {
  const amount = figures || words ? numberOf(figures, words, undefined) : null;
  const [count, of] = /^fortnight/i.test(unit ?? "") ? [2, "week"] : [1, unit?.toLowerCase()];
  if (amount === null || !isUnit(of)) return null;
  return daysOf({ amount: amount * count, unit: of });
}
const units = ["hour", "day", "week", "month", "year"] as const;
const isUnit = (word: string | undefined): word is Time["unit"] =>
  units.some((unit) => unit === word);

function purposeOf(words: string): Notice["for"] {
  if (cause.test(words)) return "breach";
  if (/\brenew|further (?:term|period)|extend/i.test(words)) return "renewal";
  return elsewhere.test(words) ? "other" : "convenience";
}

/** "… on six weeks' notice and the employee on three": the second half of a sentence, in the unit of the first. */
const andOther = new RegExp(
  `(?:\\band|[;,]) (?:the )?([\\w' ]{2,30}?),? (?:may (?:do so )?|must give |can )?(?:on|by|with)?(?: giving)? ?${numeral}(?: (day|week|fortnight|month)s?)?(?:['’])?(?= ?(?:notice)?[.;,]|$)`,
  "gi",
);

/** Notice that is asked for without a length that can be read: it is not none. */
const unreadLength =
  /(?<!\bwithout (?:any )?)\b(?:reasonable|adequate|sufficient|due|proper|appropriate|such|required|agreed|relevant|applicable) (?:\w+ ){0,2}notice\b|\bnotice (?:period|of (?:reasonable|such))\b|\(\s?\d{1,3}\s?\) (?:\w+ )?(?:hour|day|week|month|year)s?\b|\d \([a-z -]{3,60}\) (?:\w+ )?(?:hour|day|week|month|year)s?\b|\b(?:quarter|term|semester|season|cycle|period|hour)['’]?s?['’]? (?:\w+ ){0,2}notice\b/i;

/** What stops a paper that renews by itself, without a word of ending it. */
const nonRenewal =
  /\bnon-?renewal\b|\bnot (?:(?:wish|want|intend) )?to renew\b|\bautomatically (?:be )?(?:renew|extend)|\b(?:renews?|renewed|extends?|extended) automatically\b/i;

/** Where the words of a second notice begin, after those on which the first hangs: "…, and on 6 months' notice". */
function ownFrom(words: string, from: number, to: number): number {
  const join = /^.*(?:[,;]|\)) (?:and|but|or)\b|^.*;/i.exec(words.slice(from, to));
  return from + (join?.[0].length ?? 0);
}

/** "(or 60 days if the Hirer ends it in winter)": another length of the notice before it, and what that hangs on. */
const inBrackets =
  /^,? ?\((?:or |but )?((?:(?!notice)[^()]){3,40}?),? ((?:if|where|when|unless|during|after|in the (?:first|last|case|event))\b[^()]{4,160})\)/i;

/** Whether two rights to end on no event ask the same party for notices of different lengths, in different sentences. */
const contradict = (one: Notice, other: Notice): boolean =>
  one.for === other.for &&
  (one.for === "convenience" || one.for === "renewal") &&
  one.condition === undefined &&
  other.condition === undefined &&
  one.start !== other.start &&
  (one.days !== other.days || one.most !== other.most) &&
  one.who.some((name) => other.who.includes(name));

/** The notices that another contradicts: of none of them can it be told how long it is. */
export const contradicted = (notices: readonly Notice[]): Notice[] =>
  notices.filter((one) => notices.some((other) => contradict(one, other)));

/** Without a time there is no notice to count; a quick look before the slow one. */
const timed = /day|week|fortnight|month|year|hour/i;
const noticed = /notice|before|in advance/i;

/** A lead that ends in a condition: "if the other party:". */
const opensEvents = /\b(?:if|where|when|upon|on)\b[^.;]{0,80}:$/i;
const item = /^[-•*–]|^\(?[a-z\d]{1,4}[.)]/i;
const mostItems = 6;

/** The items of a list of events that a sentence leads to, for what they say of its purpose; empty where it leads to none. */
function itemsAfter(sentences: FactSentence[], lead: number): string {
  if (!opensEvents.test(sentences[lead]?.words ?? "")) return "";
  const after = sentences.slice(lead + 1, lead + 1 + mostItems);
  const end = after.findIndex(({ words }) => !item.test(words));
  return (end === -1 ? after : after.slice(0, end)).map(({ words }) => ` ${words}`).join("");
}

/**
 * The notices by which a paper as a whole may be ended or kept from renewing: who may give each, in days.
 * A notice to remedy a breach is for "breach"; notices of prices, visits or changes are none.
 */
export function findNotices(
  sentences: FactSentence[],
  rows: LabelledValue[],
  parties: Party[],
): Notice[] {
  const ways = waysOf(parties);
  const notices = labelledNotices(rows, parties, ways);
  let lead = "";
  let leadHeading = "";
  let plans = false;
  for (const [nth, { words, heading, start, end }] of sentences.entries()) {
    // What another clause says of an end explains no notice of this one.
    if (heading !== leadHeading && !lead.endsWith(":")) lead = "";
    leadHeading = heading;
    const items = itemsAfter(sentences, nth);
    const alone = endsIt.test(words) ? words : `${lead} ${words}`;
    const offset = alone.length - words.length;
    const before = lead;
    lead = endsIt.test(words) || /:$/.test(words) ? words : "";
    plans = offersPlans(words) || (plans && /^[-•*–(]/.test(words));
    const found = timed.test(words) && noticed.test(words) ? timedIn(words) : [];
    for (const [at, { time, ...span }] of found.entries()) {
      const long = lengthOfNotice(time);
      const from = found[at - 1]?.end ?? 0;
      const part = words.slice(from, span.start);
      if (!long || isOfSomethingElse(words, from, span)) continue;
      const whole = found.length > 1 ? words.slice(from, span.end) : alone;
      const plan =
        planIn(words, span.start) ??
        (plans ? (words.replace(/^[-•*–( ]+/, "").split(/[,:]/)[0] ?? words) : null);
      const ending =
        endsIt.test(alone) || nonRenewal.test(words) || (plan !== null && endsIt.test(heading));
      const purpose = ending ? purposeOf(whole + items) : "other";
      const after = words.slice(span.end, span.end + 60);
      const who =
        [
          actorsIn(part, parties, ways),
          /^ (?:by|from|to or from) /.test(after) ? actorsIn(after, parties, ways) : [],
          // The lead of a list says who acts in its items; another sentence does not.
          /[:,;]$/.test(before) ? actorsIn(before, parties, ways) : [],
          // "on 3 months' notice in summer, and on 6 months' notice in winter"
          at > 0 &&
          /^(?:[^.;]{0,80}[,;])? ?(?:and|or|but)? ?(?:on|by|upon|with)? ?(?:giving )?(?:(?:at least|not less than) )?$/i.test(
            part,
          )
            ? (notices.at(-1)?.who ?? [])
            : [],
        ].find((names) => names.length > 0) ?? [];
      const place = { start, end };
      if (purpose === "breach" || purpose === "renewal")
        notices.push({ who, ...long, for: purpose, ...place });
      if (purpose !== "convenience") continue;
      const hangs =
        plan === null
          ? hangsOn(alone, heading, at === 0 ? from : offset + ownFrom(words, from, span.start), {
              start: span.start + offset,
              end: span.end + offset,
            })
          : { for: "other" as const, condition: plan };
      // "(except in winter, when 60 days' notice is required)": of what it is an exception cannot be told.
      if (/\([^()]*$/.test(part) && at > 0 && hangs.condition === undefined) continue;
      notices.push({ who, ...long, ...hangs, ...place });
      const [, said = "", on] = inBrackets.exec(words.slice(span.end)) ?? [];
      const [exception] = on === undefined ? [] : leadTimesIn(said);
      const length = exception && lengthOfNotice(exception);
      if (length) notices.push({ who, ...length, for: "other", condition: on, ...place });
      for (const other of words.slice(span.end).matchAll(andOther)) {
        const also = inDays(other[4] ?? other[2], other[3], other[5] ?? time.least?.unit);
        if (also !== null)
          notices.push({
            who: actorsIn(other[1] ?? "", parties, ways),
            days: also,
            ...hangs,
            ...place,
          });
      }
    }
    const open = found.length === 0 ? leftOpen.exec(words) : null;
    if (open && endsIt.test(alone) && purposeOf(words.replace(open[0], "")) === "convenience") {
      const figure = /^\d{1,3}$/.test(open[1] ?? "") ? open[1] : undefined;
      notices.push({
        who: actorsIn(words, parties, ways),
        days: inDays(figure, undefined, figure && open[2]),
        ...hangsOn(words, heading, 0, { start: open.index, end: open.index + open[0].length }),
        start,
        end,
      });
    }
    if (
      found.length === 0 &&
      !open &&
      atOnce.test(words) &&
      !unreadLength.test(words) &&
      !ofPart.test(words) &&
      !cause.test(words + items) &&
      !elsewhere.test(words)
    )
      for (const piece of words.split(
        /,? and (?=(?:we|you|the [A-Z]\w+|[A-Z]\w+) (?:can|may)\b)/,
      )) {
        const power = piece.search(mayEnd);
        if (power === -1 || !atOnce.test(piece)) continue;
        notices.push({
          who: actorsIn(piece, parties, ways),
          days: 0,
          ...hangsOn(words, heading, 0, { start: power + words.indexOf(piece), end: words.length }),
          start,
          end,
        });
      }
  }
  return notices;
}

/**
 * The length of the notice by which it may be ended, as it is written: one that hangs on nothing before others; null where two of
 * them contradict each other.
 */
export function noticeFact(text: string, notices: Notice[]): Fact | null {
  const ending = notices.filter((one) => one.for === "convenience" || one.for === "other");
  if (contradicted(ending).length > 0) return null;
  const one = ending.find(({ condition }) => condition === undefined) ?? ending[0];
  if (!one) return null;
  const words = withItsUnit(onOneLine(text.slice(one.start, one.end)));
  const said = leadTimesIn(words).find((time) => lengthOfNotice(time)?.days === one.days);
  if (!said) return null;
  // What makes it a least and a most belongs to a window.
  const from = said.most ? said.from : said.index;
  const value = words.slice(from, said.index + said.length);
  return { value, start: one.start, end: one.end };
}
