import type { Fact, Notice, Party } from "../../schemas/analysis.ts";
import type { FactSentence } from "../facts/fact-sentence.ts";
import type { LabelledValue } from "../facts/labelled-values.ts";
import { type LeadTime, leadTimesIn } from "../facts/lead-times.ts";
import { daysOf, numberOf, numeral, type Time } from "../facts/periods.ts";
import { onOneLine } from "../reading/plain-text.ts";
import { lengthOfNotice } from "../values/notice.ts";
import { withItsUnit } from "../values/particulars.ts";
import { conditionIn, frontOf, offersPlans, planIn, wishToEnd } from "./condition.ts";
import { endsIt } from "./ending-verbs.ts";

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
const everyone =
  /\b(?:either|neither|both)\b|\b(?:each|any|every|one|another) (?:party|of (?:us|them|the [a-z]+)|venturer|member|partner|side)\b|\b(?:a|the) part(?:y|ies)\b|\ba (?:venturer|partner)\b/i;
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A name in capitals, also as prose goes on to write it: "SPARKLING" is "Sparkling". */
const spelt = (way: string): string =>
  /^[A-Z][A-Z '-]{3,}$/.test(way)
    ? `${escaped(way)}|${way.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`
    : escaped(way);

/** Every way in which a party is named, the longest first, and the party. */
function waysOf(parties: Party[]): { says: RegExp; name: string }[] {
  return (
    parties
      .flatMap(({ name, aliases }) => [name, ...aliases].map((way) => ({ way, name })))
      // "Your employment" does nothing.
      .filter(({ way }) => !/^(?:your|our|my)$/i.test(way))
      .filter(({ way }) => way.length > 1 || way === "I")
      .sort((a, b) => b.way.length - a.way.length)
      .map(({ way, name }) => ({
        says: new RegExp(`(?<![\\w-])(?:${spelt(way)})(?![\\w-])`, /^[a-z]/.test(way) ? "gi" : "g"),
        name,
      }))
  );
}

/** By whom something is ended: "may be terminated by either party giving …". */
const passive =
  /\b(?:may|can|shall|will|must) (?:\w+ )?be (?:\w+ )?(?:terminated|ended|cancelled|determined)\b[^.;]{0,60}?\bby ((?:(?!giving|providing|serving|on |upon |with |notice)[^.,; ]+ ?){1,6})/i;

/** Who acts in some words: the party named last before a verb of power, else the first one named. */
function actorsIn(words: string, parties: Party[], ways: ReturnType<typeof waysOf>): string[] {
  const all = parties.map(({ name }) => name);
  const by = passive.exec(words)?.[1] ?? "";
  if (everyone.test(by)) return all;
  const agentsOf = ways.flatMap(({ says, name }) => [...by.matchAll(says)].map(() => name));
  if (agentsOf[0] !== undefined) return [agentsOf[0]];
  const power = words.search(
    /\b(?:may|must|can|shall|will|has the right|is entitled|reserves?|gives?)\b/i,
  );
  const whole = power === -1 ? words : words.slice(0, power);
  // "If the Customer breaches it, the Supplier may …": the condition names nobody that acts.
  const subject = whole.replace(
    /^.{0,400}?\b(?:if|where|when|unless|should|after|upon|once) .{0,400}, (?=\S)/i,
    "",
  );
  const found: { at: number; name: string }[] = [];
  for (const { says, name } of ways)
    for (const { index } of subject.matchAll(says)) found.push({ at: index, name });
  if (everyone.test(subject)) return all;
  const joined = /\b(?:and|or)\b/i.test(subject) && new Set(found.map(({ name }) => name)).size > 1;
  if (joined && /\b(?:either|both|each) of\b/i.test(subject)) return all;
  const last = found.sort((a, b) => a.at - b.at).at(-1);
  if (last)
    return joined && new Set(found.map(({ name }) => name)).size === parties.length
      ? all
      : [last.name];
  // "may be ended by the Employer giving …": the verb is passive.
  const agents = ways
    .flatMap(({ says, name }) => [...words.matchAll(says)].map(({ index }) => ({ index, name })))
    .sort((a, b) => a.index - b.index);
  const agent = agents.at(-1);
  if (agent && power !== -1 && !everyone.test(words)) return [agent.name];
  const role = /\b([Tt]he [A-Z][A-Za-z]+(?: [A-Z][a-z]+)?|[Tt]he [a-z]+)\s*$/.exec(
    subject.trimEnd(),
  )?.[1];
  return everyone.test(words) ? all : role ? [role.replace(/^the /i, "")] : [];
}

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

/** Headings of clauses whose rights to end hang on what the heading names. */
const eventHeading =
  /\b(?:damage|destruction|demolition|redevelopment|relocation|probation|default|breach|insolvency|force majeure|casualty|resumption|change of (?:control|law|service)|changes? (?:to|in) (?:the )?(?:service|law|fees?|prices?)|service levels?|availability|suspension|fee review|price review|cooling[- ]off)\b/i;

const atWill =
  /\b(?:convenience|without (?:giving )?(?:any )?(?:cause|reasons?)|(?:any|no) (?:other )?reason)\b/i;

/** Whether a notice to end is for convenience, and on what it hangs where it is not, or not yet. */
function hangsOn(
  words: string,
  heading: string,
  from: number,
  notice: { start: number; end: number },
): Pick<Notice, "for" | "condition"> {
  const condition = conditionIn(words, from, notice);
  const ofEvent = eventHeading.test(heading) && !endsIt.test(heading) && !atWill.test(words);
  if (condition?.passes) return { for: "convenience", condition: condition.words };
  if (condition) return { for: "other", condition: condition.words };
  return ofEvent ? { for: "other", condition: heading } : { for: "convenience" };
}

/** What is ended is one job, order or booking under the paper, and not the paper. */
const ofPart =
  /\b(?:terminat\w+|cancel\w*|end|ending) (?:an?|any|each|one|all|that) (?:(?!agreement|contract\b|lease)[\w-]+ ){0,4}?(?:(?:project|work|job|service|purchase) (?:specifications?|blocks?|orders?|contracts?)|statements? of work|orders?|bookings?|jobs?|sessions?|projects?|specifications?|shifts?|deliver(?:y|ies))\b/i;

const otherAct =
  /\b(?:suspend\w*|publish\w*|announce\w*|propos\w+|request\w*|apply|enter|inspect\w*|remov\w+|relocat\w+|contribut\w+|calls? (?:made|for))\b/gi;
const anyEnding = new RegExp(endsIt.source, "gi");

/** Whether the notice in a sentence is no notice to end: of another act, of a change, or spoken of as given. */
function isOfSomethingElse(
  words: string,
  from: number,
  { start, end }: { start: number; end: number },
): boolean {
  if (ofPart.test(words)) return true;
  const before = words.slice(from, start);
  const after = words.slice(end);
  if (/\bthe (?:said |relevant )?$/i.test(before) && /^ period\b/i.test(after)) return true;
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  if (last(otherAct) > -1 && last(otherAct) > last(/\b(?:terminat\w+|ends?|ended|cancel\w*)\b/gi))
    return true;
  const front = frontOf(words, start);
  const main = words.slice(Math.max(from, front?.end ?? 0), start);
  if (anyEndingIn(main)) return false;
  // "must give 45 days' notice of the change and the Customer may terminate": that notice is of the change.
  if (
    /^[^.;]{0,60}\b(?:and|but) [^.;]{1,60} (?:may|can) (?:then )?(?:terminate|end|cancel|leave)\b/.test(
      after,
    )
  )
    return true;
  // "If the Licensee ends this agreement, it must on 10 days' notice …"
  return (
    front !== null && anyEndingIn(front.says) && !wishToEnd.test(front.says) && !anyEndingIn(after)
  );
}
const anyEndingIn = (words: string) => words.search(anyEnding) !== -1;

/** "… on six weeks' notice and the employee on three": the second half of a sentence, in the unit of the first. */
const andOther = new RegExp(
  `(?:\\band|[;,]) (?:the )?([\\w' ]{2,30}?),? (?:may (?:do so )?|must give |can )?(?:on|by|with)?(?: giving)? ?${numeral}(?: (day|week|fortnight|month)s?)?(?:['’])?(?= ?(?:notice)?[.;,]|$)`,
  "gi",
);

/** Notice that is asked for without a length that can be read: it is not none. */
const unreadLength =
  /(?<!\bwithout (?:any )?)\b(?:reasonable|adequate|sufficient|due|proper|appropriate|such|required|agreed|relevant|applicable) (?:\w+ ){0,2}notice\b|\bnotice (?:period|of (?:reasonable|such))\b|\b(?:quarter|term|semester|season|cycle|period|hour)['’]?s?['’]? (?:\w+ ){0,2}notice\b/i;

/** Without a time there is no notice to count; a quick look before the slow one. */
const timed = /day|week|fortnight|month|year|hour/i;
const noticed = /notice|before|in advance/i;

/** "Notice period: four weeks", "Notice to end: 90 days by the Supplier, 30 days by the Customer". */
function labelledNotices(
  rows: LabelledValue[],
  parties: Party[],
  ways: ReturnType<typeof waysOf>,
): Notice[] {
  return rows
    .filter(({ label }) =>
      /^(?:(?:termination|minimum|exit) )?notice(?: period)?(?: (?:to (?:end|terminate)|of termination).{0,30})?$/i.test(
        label,
      ),
    )
    .flatMap(({ value, start, end }) => {
      const found = leadTimesIn(value.slice(0, 200));
      return found.flatMap((time, at) => {
        const length = lengthOfNotice(time);
        const said = actorsIn(value.slice(time.index, found[at + 1]?.index), parties, ways);
        const who = said.length > 0 ? said : parties.map(({ name }) => name);
        return length ? [{ who, ...length, for: "convenience" as const, start, end }] : [];
      });
    });
}

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
      const ending = endsIt.test(alone) || (plan !== null && endsIt.test(heading));
      const purpose = ending ? purposeOf(whole + items) : "other";
      const after = words.slice(span.end, span.end + 60);
      const who =
        [
          actorsIn(part, parties, ways),
          /^ (?:by|from|to or from) /.test(after) ? actorsIn(after, parties, ways) : [],
          // The lead of a list says who acts in its items; another sentence does not.
          /[:,;]$/.test(before) ? actorsIn(before, parties, ways) : [],
        ].find((names) => names.length > 0) ?? [];
      const place = { start, end };
      if (purpose === "breach" || purpose === "renewal")
        notices.push({ who, ...long, for: purpose, ...place });
      if (purpose !== "convenience") continue;
      const hangs =
        plan === null
          ? hangsOn(alone, heading, from + (at === 0 ? 0 : offset), {
              start: span.start + offset,
              end: span.end + offset,
            })
          : { for: "other" as const, condition: plan };
      notices.push({ who, ...long, ...hangs, ...place });
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

/** The length of the notice by which it may be ended, as it is written: one that hangs on nothing before others. */
export function noticeFact(text: string, notices: Notice[]): Fact | null {
  const ending = notices.filter((one) => one.for === "convenience" || one.for === "other");
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
