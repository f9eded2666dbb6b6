import { addPeriod, type DateOrder, datesIn, type FoundDate, mayHaveDate } from "./dates.ts";
import type { FactSentence } from "./fact-sentence.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { type Period, periodsIn, runsAfterTheEnd } from "./periods.ts";
import { type Sign, weigh } from "./signs.ts";

/** A stretch of time that words give: days it begins and ends on, or how long it is; null where they do not say. */
interface Stretch {
  starts: string | null;
  ends: string | null;
  length: Period | null;
  /** The date of the paper itself, or the day that it calls its commencement, is its beginning. */
  from: "made" | "start" | null;
  /** Up to the day before an anniversary. */
  dayBefore: boolean;
  anniversary: boolean;
}

/** The same, with where it stands and how much speaks for its being the term of the paper. */
export interface Term extends Stretch {
  start: number;
  end: number;
  weight: number;
}

const beginning =
  /\b(?:from|commenc\w+|start(?:s|ing)?|begin(?:s|ning)?|takes? effect|effective|in force|join|first (?:evening|day|lesson|delivery)|between|apply|applies|subscribe)\b[^.;]{0,40}$|^$/i;
const ending =
  /\b(?:until|till|to|through|up to|ends?|ending|expir\w+|terminat\w+|finish\w*|conclud\w+|last (?:evening|day|lesson|delivery)|lapses?)\b[^.;]{0,45}$|^\s?[-–—]\s?$/i;
const betweenDates =
  /^[^.]{0,70}\b(?:until|till|to|through|ends?|ending|expir\w+|terminat\w+|finish\w*|last)\b[^.;]{0,45}$|^\s?[-–—]\s?$|^; last [a-z]+ $/i;
const afterLength =
  /^[^.;]{0,40}?\b(?:from|commenc\w+|start\w*|begin\w*|effective)\b(?: (?:on|from|including|the|at|noon|midnight|and)){0,5}(?: (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)? ?$/i;
const fromDefined =
  /^[^.;]{0,40}?\b(?:from|after|commenc\w+ on|start\w* on|begin\w* on|following)(?: and including)? (?:the )?(date of (?:this|the) [a-z]+|its date|signing|(?:Commencement|Effective|Start|Starting|Commencing) Date|start date|commencement date|contract start)/i;
const longFor =
  /\b(?:for|of|continues? for|runs? for|period of|term of|duration of)\s+(?:an? |the |its )?(?:further )?(?:initial |fixed |minimum |first |maximum )*(?:term |period )?(?:of )?$/i;

const plainly: Stretch = {
  starts: null,
  ends: null,
  length: null,
  from: null,
  dayBefore: false,
  anniversary: false,
};

/** The stretches of time that some words on one line name, in their order. */
export function stretchesIn(words: string, order: DateOrder): Stretch[] {
  const dates = datesIn(words, order);
  const lengths = periodsIn(words).filter(
    (period) => !isNotice(words, period.index) && !runsAfterTheEnd(words, period),
  );
  const stretches: Stretch[] = [];
  for (const [at, date] of dates.entries()) {
    const next = dates[at + 1];
    const lead = leadOf(words, dates, at);
    const between = next ? words.slice(date.end, next.start) : "";
    const closes = ending.test(lead) && !opensLast(lead);
    if (next && betweenDates.test(between) && !closes) {
      stretches.push({ ...plainly, starts: date.value, ends: next.value });
      continue;
    }
    const length = lengths.find(
      ({ index }) => index < date.start && afterLength.test(afterPeriod(words, index, date.start)),
    );
    const later = lengths.find(
      ({ index }) =>
        index >= date.end &&
        index - date.end < 130 &&
        !/[.;]/.test(words.slice(date.end, index)) &&
        (longFor.test(words.slice(date.end, index)) ||
          /anniversary/i.test(words.slice(index, index + 40))),
    );
    if (length ?? (later && beginning.test(lead) ? later : undefined)) {
      const found = length ?? later;
      if (!found) continue;
      const tail = words.slice(found.index, found.index + 50);
      const anniversary = /anniversary/i.test(tail.split(/[.;,]/)[0] ?? "");
      stretches.push({
        ...plainly,
        starts: date.value,
        length: found,
        anniversary,
        dayBefore: /\bday before (?:the )?$/i.test(
          words.slice(Math.max(0, found.index - 20), found.index),
        ),
      });
    } else if (closes && !(at > 0 && stretches.at(-1)?.ends === date.value))
      stretches.push({ ...plainly, ends: date.value });
    else if (beginning.test(lead) && lead !== "")
      stretches.push({ ...plainly, starts: date.value });
  }
  for (const length of lengths) {
    if (stretches.some((stretch) => stretch.length?.index === length.index)) continue;
    const defined = fromDefined.exec(afterPeriod(words, length.index, words.length))?.[1];
    if (defined)
      stretches.push({
        ...plainly,
        length,
        from: /date of|its date|signing/i.test(defined) ? "made" : "start",
      });
    else if (longFor.test(words.slice(0, length.index)) || length.index === 0)
      stretches.push({ ...plainly, length });
  }
  return stretches;
}

/** Whether the last word of beginning or ending in a phrase is one of beginning. */
const opensLast = (lead: string): boolean => {
  const cues =
    /\b(?:(from|commenc\w*|start\w*|begin\w*|takes? effect|effective)|until|till|through|ends?|ending|expir\w*|terminat\w*|finish\w*|lapses?)\b/gi;
  return [...lead.matchAll(cues)].at(-1)?.[1] !== undefined;
};

const leadOf = (words: string, dates: FoundDate[], at: number): string =>
  words.slice(
    Math.max(0, (dates[at]?.start ?? 0) - 70, dates[at - 1]?.end ?? 0),
    dates[at]?.start ?? 0,
  );

/** What follows the length of time at `index`. */
const afterPeriod = (words: string, index: number, to: number): string =>
  words
    .slice(index, to)
    .replace(/^.{0,60}?(?:years?|months?|fortnights?|weeks?|days?|anniversary)\b\)?/i, "");

const isNotice = (words: string, index: number): boolean =>
  /^[^.;]{0,40}\bnotice\b/i.test(words.slice(index, index + 60)) ||
  /\b(?:notice|within|successive|further|additional|each|every|another|extend\w*|least|more|option|thereafter|renew\w*)\b[^.;]{0,30}$/i.test(
    words.slice(Math.max(0, index - 40), index),
  );

/** What tells the stretch of time that a paper lasts from other times in it. */
export const termSigns: Sign[] = [
  {
    says: /^(?:(?:initial |first |minimum |contract |lease |hire |licence |subscription |fixed |length of )?(?:term|period|year|duration)|duration|length of term|seasons?|charter|engagement): /i,
    weight: 5,
    because: "A row gives it as the term.",
    as: "Hire period: 26 weeks commencing 6 July 2026",
  },
  {
    says: /\bterm\b/i,
    weight: 2,
    because: "It speaks of a term.",
    as: "The term is two years.",
  },
  {
    says: /\b(?:this|these|the|our|your|an?) (?:[\w'-]+ ){0,3}?(?:agreement|contract|lease|sub-?lease|deed|licen[cs]e|franchise|appointment|engagement|employment|subscription|membership|venture|permission|hire|arrangement|charter|terms|conditions|services?)\b/i,
    weight: 2,
    because: "It speaks of the paper, or of what it is about.",
    as: "The engagement is for one year.",
  },
  {
    says: /\b(?:leases?|lets?|sublets?|sub-?leases?|licen[cs]es|permits|engages?|appoints?|employs?|offer(?:s)? you|hires?|may keep|coach|join|trains?|subscribe)\b/i,
    weight: 2,
    because: "It lets, engages or appoints for that time.",
    as: "The Owner permits the Grazier to run sheep from 1 April to 30 May 2026.",
  },
  {
    says: /\b(?:commenc\w+|start\w*|begin\w*|takes? effect|runs? for|is for|continues?|in force|expires?|ends?|lasts?)\b|\bfrom (?:and including )?\d/i,
    weight: 1,
    because: "It says when something begins or ends.",
    as: "It commences on 1 July 2026.",
  },
  {
    says: /\b(?:starting|commencing|beginning) (?:on|from) (?:[A-Z][a-z]+day,? )?\d|\b(?:[Yy]ou|[Ww]e) (?:will )?(?:start|begin|commence)(?: work)? on (?:[A-Z][a-z]+day,? )?\d/,
    weight: 2,
    because: "Work that starts on a day is what the paper is about.",
    as: "We will read the meters, starting on 1 October 2026.",
  },
  {
    says: /\b(?:restrain\w*|restraint|non-?compet\w*|solicit\w*|surviv\w+|confidential\w*|warrant\w+|insur\w+|invoice\w*|interest|audit|records|payment|instal\w*|remed\w+|breach|insolven\w*|bankrupt\w*|option|further term|extension|renewal|holding over|policy|probation\w*|leave|royalt\w+|minimum(?! (?:term|period)\b))\b/i,
    weight: -4,
    because: "It is the time of something else.",
    as: "The restraint lasts for three years.",
  },
  {
    says: /\b(?:dated|by an agreement|varied|amended by|Convention|Protocol|Act \d{4}|hired a|was made|previous)\b/i,
    weight: -4,
    because: "It tells of another paper or of the past.",
    as: "By an agreement dated 5 August 2019 the Company engaged the Contractor.",
  },
  {
    says: /^(?:if|after|during|upon|where|unless)\b/i,
    weight: -2,
    because: "It is a condition.",
    as: "If the Tenant stays after 30 June 2027, it holds over.",
  },
];

/** The terms that rows and sentences give a paper, the likeliest first. */
export function findTerms(
  sentences: FactSentence[],
  rows: LabelledValue[],
  order: DateOrder,
): Term[] {
  const labelled = rows.map(({ label, value, start, end }) => ({
    words: value,
    said: `${label}: ${value}`,
    start,
    end,
  }));
  const all = [
    ...labelled,
    ...sentences.map((sentence) => ({ ...sentence, said: sentence.words })),
  ];
  return all
    .flatMap(({ words, said, start, end }) => {
      if (
        !mayHaveDate(words) &&
        !/\b(?:years?|months?|weeks?|fortnights?|anniversary)\b/i.test(words)
      )
        return [];
      const weight = weigh(said, termSigns);
      return stretchesIn(words, order).map((stretch) => ({
        ...stretch,
        start,
        end,
        weight:
          weight +
          (stretch.starts && (stretch.ends ?? stretch.length) ? 2 : 0) -
          (words.length > 600 ? 1 : 0),
      }));
    })
    .filter(({ weight }) => weight >= 3)
    .sort((a, b) => b.weight - a.weight || a.start - b.start);
}

/**
 * The last day of a time that begins on `start`. In Australia the day before it would begin again, as a term
 * "commencing on" a day does not have that day twice; of an anniversary, and in American paper, the day itself; where the last month
 * has no such day, its last day (Acts Interpretation Act 1901 (Cth) s 2G(2)).
 */
export function lastDay(
  start: string,
  { length, anniversary, dayBefore }: Pick<Stretch, "length" | "anniversary" | "dayBefore">,
  australian: boolean,
): string | null {
  if (!length) return null;
  const day = addPeriod(start, length.amount, length.unit);
  const inMonths = length.unit === "month" || length.unit === "year";
  // Six months from 31 August have no 31 February to end before: they end with that month.
  const cut = inMonths && day.slice(-2) < start.slice(-2);
  return !cut && (dayBefore || (australian && !anniversary)) ? addPeriod(day, -1, "day") : day;
}
