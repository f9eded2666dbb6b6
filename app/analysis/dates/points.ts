import type { TimeUnit } from "../../schemas/cases/key-dates.ts";
import type { Length } from "../counting/counting.ts";
import type { FoundDate } from "../facts/dates.ts";
import { numberOf, numeral } from "../facts/periods.ts";
import { ordinalOf, ordinalWords } from "../values/number-words.ts";

/** A point in time as words name it. */
export type Point =
  | { is: "day"; value: string }
  /** A day that something else in the document has to give. */
  | { is: "event"; name: string }
  | { is: "shift"; from: Point; length: Length; direction: "before" | "after"; clear: boolean }
  /** The last day of a time that has its first in it; `either` where the words may leave the first out. */
  | { is: "last"; from: Point; length: Length; either: boolean }
  | { is: "monthEnd"; of: Point }
  | { is: "weekday"; after: Point }
  /** The anniversary of a day in a year. */
  | { is: "inYear"; year: number; of: Point }
  /** A day and month whose year another day gives. */
  | { is: "yearless"; month: number; day: number; side: "before" | "in" | "after"; of: Point };

/** A length of time in a line, from its number to its unit. */
export interface Stretch extends Length {
  start: number;
  end: number;
  /** Days by which it is shorter. */
  less?: number;
}

const unitWords =
  "years?|yrs?|months?|mths?|mos|fortnights?|weeks?|wks?|weekdays?|days?|hours?|hrs?|quarters?";
const kindsOfDay =
  "(?:full |whole |consecutive |calendar |business |working |clear |further |additional |more ){0,3}";
const stretch = new RegExp(
  `(?<![\\w.$])${numeral}[ -](?:\\(\\d{1,3}\\) )?(${kindsOfDay})(${unitWords})\\b`,
  "gi",
);
const single =
  /\b(?:an?|the|one) ((?:calendar |business |working |clear |full )?)(year|month|fortnight|week|weekday|day|quarter)(?=(?:'s)? (?:immediately )?(?:after|before|from|prior|preceding|following|later))/gi;

const shortUnits: Record<string, string> = {
  ...{ yr: "year", mth: "month", mo: "month", wk: "week", hr: "hour" },
};

function lengthOf(count: number, kind: string, unit: string): Length {
  const short = unit.toLowerCase().replace(/s$/, "");
  const name = shortUnits[short] ?? short;
  if (name === "weekday" || /business|working/i.test(kind)) return { count, unit: "business_days" };
  if (name === "fortnight") return { count: count * 2, unit: "weeks" };
  if (name === "quarter") return { count: count * 3, unit: "months" };
  if (name === "day") return { count, unit: /clear/i.test(kind) ? "clear_days" : "days" };
  return { count, unit: `${name}s` as TimeUnit };
}

/** The lengths of time in a line, in its order. */
export function stretchesOf(words: string): Stretch[] {
  const found: Stretch[] = [];
  for (const one of words.matchAll(stretch)) {
    const [said, figures, inWords, bracketed, kind = "", unit = ""] = one;
    // "$500 a month" is no length of time; "a month after" is one below.
    if (/^an?$/i.test(inWords ?? "") && !/^'s? /.test(words.slice(one.index + said.length)))
      continue;
    const length = lengthOf(numberOf(figures, inWords, bracketed), kind, unit);
    found.push({ ...length, start: one.index, end: one.index + said.length });
  }
  for (const one of words.matchAll(single)) {
    const [said, kind = "", unit = ""] = one;
    const [start, end] = [one.index, one.index + said.length];
    if (!found.some((other) => other.start < end && start < other.end))
      found.push({ ...lengthOf(1, kind, unit), start, end });
  }
  return joinedIn(
    found.sort((a, b) => a.start - b.start),
    words,
  );
}

const lessADay = /^,? less (?:a|one) day\b/i;

/** "Two years and six months" is one length, "14 months less a day" another. */
function joinedIn(found: readonly Stretch[], words: string): Stretch[] {
  const joined: Stretch[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    const gap = before && words.slice(before.end, one.start);
    if (before?.unit === "years" && one.unit === "months" && /^(?: and|,)? ?$/.test(gap ?? "x"))
      joined[joined.length - 1] = {
        ...{ count: before.count * 12 + one.count, unit: "months" },
        ...{ start: before.start, end: one.end },
      };
    else joined.push(one);
  }
  return joined.map((one) => {
    const less = lessADay.exec(words.slice(one.end));
    return less ? { ...one, end: one.end + less[0].length, less: 1 } : one;
  });
}

/** A line with the days and lengths of time that stand in it. */
export interface Timed {
  words: string;
  days: readonly FoundDate[];
  stretches: readonly Stretch[];
}

const counting =
  "(?:(?:net|as|immediately|next|commencing|running|runs?|counted|calculated|measured|starting|reckoned|taken|counting|inclusive|that run|beginning) ){0,3}(?:(?:on|from) and )?";
export const after = new RegExp(
  `^(?:'s?|s')?,? ?(?:\\([^)]{1,40}\\) )?${counting}(?:after|from and excluding|from|following|of|since|upon|ex(?= \\d))\\b(?! (?:rent|notice|(?:the |your |his |her |this )?(?:term|employment|engagement|lease|hire|subscription|first)(?! (?:begin|start|commenc|end)))\\b)`,
  "i",
);
export const before =
  /^(?:'s?|s')?,? ?(?:\([^)]{1,40}\) )?(?:or (?:more|longer) )?(?:(?:clear|prior|written|advance) ){0,3}(?:notice )?(?:immediately |falling )?(?:before|prior to|preceding|ahead of|in advance of|out from)\b/i;
const later = /^ (?:later|thereafter|afterwards|after that)\b/i;

const skipped =
  /^ ?(?:(?:\((?:but |and )?(?:not|excluding|including|inclusive|exclusive)[^)]{0,30}\)|on and including|and including|with effect from|beginning|on|with|at|by|noon|midnight|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?|the|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?|close of business|date(?= \d)|that is|being|every|each)[ ,]){0,6}/i;
const dayBeside =
  /^ ?(?:the )?(?:(day|evening|night|date) )(?:immediately |next )?(before|after|preceding|following|prior to)\b/i;
const nth = new RegExp(
  `^ ?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) (business day|working day|weekday|day|week|month|year|anniversar(?:y|ies)(?= of))s?(?: that is)? (after|before|from|following|(?<=anniversar(?:y|ies) )of)\\b`,
  "i",
);
const anniversary = new RegExp(
  `^ ?(?:the )?(?:(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) )?anniversary of\\b`,
  "i",
);
const ownAnniversary = new RegExp(
  `^ ?(?:its|the) (?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) anniversary\\b(?! of)`,
  "i",
);
/** "The last day of the third year of the term". */
export const yearOfTerm = new RegExp(
  `^ ?(?:the )?(first day|last day|start|beginning|end|expiry) of (?:the |its )?(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords})) (?:(?:contract|lease|licence|water|franchise|rental|full) )?year(?: of (?:the |this |its )?(?:initial )?(?:term|lease|licen[cs]e|agreement|hire|contract|tenancy))?\\b`,
  "i",
);
/** "The last day of the month after the month in which it is issued". */
const endOfNextMonth =
  /^ ?(?:the )?(?:last day|end) of the (?:calendar )?month (?:after|following)(?: the (?:month|one))?(?: (?:in|during) which\b| of\b)/i;
const endOfItsMonth =
  /^ ?(?:the )?(?:last day|end) of the (?:calendar )?month (?:in|during) which\b|^ ?(?:the )?end of (?:the|that) month (?:of|in which)\b/i;
const firstWeekday =
  /^ ?(?:the )?(?:first|next) (?:weekday|business day|working day) (after|following)\b/i;
/** Where the name of an event ends. */
const endOfName =
  /(?<=^ ?(?:that|such|the said|the same|this) (?:day|date))(?= )| (?:whether|howsoever|however|whatever)\b|[.;:()]|,|(?<=\w) (?=(?:the )?[a-z]+ (?:must|may|shall|will|agrees?)\b)|(?<=\w)(?<!\b(?:which|that|when|where|until|if|than|as)) (?=(?:it|he|she|they|you|we|neither|nor|nobody|none|no party)\b)|(?<=\w) (?=the (?:[a-z]+ ){1,3}(?:increases?|rises?|reduces?|is|are|will|must|may)\b)| and (?:does|is|will|shall)\b| that (?=it\b|the\b|they\b|he\b|she\b)| (?:must|may|shall|will|can|cannot|unless|if|but|failing|save|provided|by (?:giving|written|notice)|in writing|whichever|except|pays?|plus|at (?:the )?latest|at \d|with|inclusive|is (?:due|payable)|are (?:due|payable))\b| for (?=an?\b|any\b|all\b|\d)| to (?!(?:the|a|an|it|them|him|her|you|us|that|such|any|each|end|expire|begin|start|finish|commence|close|lapse)\b)| and (?=\w+(?: \w+)? (?:within|not later|no later|by|at least)\b|\d|the [A-Z]|the \w+ (?:[\w$,]+ ){0,5}(?:is|are|must|will|shall)\b|it\b|they\b|must\b|may\b|ends?\b|lapse|shuts?\b|closes?\b|an? |gives?\b|pays?\b|[a-z]+ (?:days?|weeks?|months?|years?)\b)| or (?!\w+ (?:is|are|of)\b)/i;
/** "Of the Commencement Date the Rent increases": where the next thing begins. */
const nextThing =
  /(?<=\w) (?:the|each|all|any) [A-Z][a-z]+(?: [A-Z][a-z]+){0,3} (?:[a-z]+s|must|may|shall|will|are)\b/;
const namesDay = /\b(?:date|day)\b[^.;]{0,20}\b(?:of|being|namely|on) (?:the )?$/i;
const isThat = /^ ?(?:\(|, ?(?:being|namely|which is|that is|i\.e\.,?),?)(?: on)? ?$/i;
const longestName = 90;

/**
 * The point in time that words name from a place on, with where they end; null where none is named.
 * @param depth how many points deep it already is: "7 days after the day before the anniversary of …".
 */
export function pointAt(
  line: Timed,
  from: number,
  depth = 0,
): { point: Point; end: number } | null {
  const { words } = line;
  if (depth > 4) return null;
  const rest = words.slice(from).replace(/^,(?= (?:that|the|this|such) )/, " ");
  const at = from + (skipped.exec(rest)?.[0].length ?? 0);
  const day =
    line.days.find(({ start }) => start === at) ??
    line.days.find(({ start }) => start === at - 4 || start === from + 1);
  if (day && day.start <= at + 1) return { point: { is: "day", value: day.value }, end: day.end };
  const inner = (place: number) => pointAt(line, place, depth + 1);
  const shifted = (length: Length, direction: "before" | "after", place: number) => {
    const found = inner(place);
    return (
      found && {
        point: { is: "shift" as const, from: found.point, length, direction, clear: false },
        end: found.end,
      }
    );
  };
  const nextEnd = endOfNextMonth.exec(rest);
  if (nextEnd) {
    const found = inner(from + nextEnd[0].length);
    const next = found && {
      ...shift({ count: 1, unit: "months" }, "after", false),
      from: found.point,
    };
    return next && { point: { is: "monthEnd", of: next }, end: found.end };
  }
  const monthEnd = endOfItsMonth.exec(rest);
  if (monthEnd) {
    const found = inner(from + monthEnd[0].length);
    return found && { point: { is: "monthEnd", of: found.point }, end: found.end };
  }
  const weekday = firstWeekday.exec(rest);
  if (weekday) {
    const found = inner(from + weekday[0].length);
    return found && { point: { is: "weekday", after: found.point }, end: found.end };
  }
  const next = dayBeside.exec(rest);
  if (next) {
    const direction = /^(?:before|prec|prior)/i.test(next[2] ?? "") ? "before" : "after";
    return shifted({ count: 1, unit: "days" }, direction, from + next[0].length);
  }
  const ordinal = nth.exec(rest);
  if (ordinal) {
    const [said, figures, inWords = "", unit = "", way = ""] = ordinal;
    const count = figures ? Number(figures) : (ordinalOf(inWords) ?? 1);
    const isYear = /^anniv/i.test(unit);
    const [kind, name] = isYear ? ["", "year"] : [unit, unit.split(" ").at(-1) ?? "day"];
    return shifted(
      lengthOf(count, kind, name),
      /before/i.test(way) ? "before" : "after",
      from + said.length,
    );
  }
  const own = ownAnniversary.exec(rest);
  if (own) {
    const count = own[1] ? Number(own[1]) : (ordinalOf(own[2] ?? "") ?? 1);
    const made = { is: "event" as const, name: "the date of this agreement" };
    const point = { ...shift({ count, unit: "years" }, "after", false), from: made };
    return { point, end: from + own[0].length };
  }
  const inTerm = yearOfTerm.exec(rest);
  if (inTerm) {
    const [said, edge = "", figures, inWords] = inTerm;
    const count = figures ? Number(figures) : (ordinalOf(inWords ?? "") ?? 1);
    const start = { is: "event" as const, name: "the term starts" };
    const isFirst = /^(?:first|start|begin)/i.test(edge);
    const years = (count: number): Length => ({ count, unit: "years" });
    const point: Point =
      isFirst && count === 1
        ? start
        : isFirst
          ? { ...shift(years(count - 1), "after", false), from: start }
          : { is: "last", from: start, length: years(count), either: false };
    return { point, end: from + said.length };
  }
  const ofYears = anniversary.exec(rest);
  if (ofYears) {
    const [said, figures, inWords] = ofYears;
    const count = figures ? Number(figures) : inWords ? (ordinalOf(inWords) ?? 1) : 1;
    return shifted({ count, unit: "years" }, "after", from + said.length);
  }
  const length = line.stretches.find(({ start }) => start === at || start === from + 1);
  if (length) {
    const found = shiftAt(line, length, depth);
    if (found) return found;
  }
  const near = rest.slice(0, longestName + 20);
  const stop = Math.min(
    ...[endOfName, nextThing].map((pattern) => pattern.exec(near)?.index ?? longestName),
  );
  const inside = line.days.find(({ start }) => start > from && start < from + stop);
  // "The start date of 1 February 2027".
  if (inside && namesDay.test(words.slice(from, inside.start)))
    return { point: { is: "day", value: inside.value }, end: inside.end };
  // "Completion (30 June 2027)", "the Sunset Date, being 30 June 2027".
  const beside = line.days.find(({ start }) => start >= from + stop && start < from + stop + 24);
  if (beside && isThat.test(words.slice(from + stop, beside.start)))
    return { point: { is: "day", value: beside.value }, end: beside.end };
  const name = rest.slice(0, stop).trim();
  if (name.length < 2 || /^\d/.test(name)) return null;
  return { point: { is: "event", name }, end: from + Math.min(stop, rest.length) };
}

const counts =
  /(?:\b(?:within|inside|in|later than|more than|up to|of|and|or|by)|:)(?: the| a)?(?: (?:further )?period of)? ?$/i;
const when = /\bwhen ((?:the|it|he|she|its?) [^,;.]{3,60}?),? and (?:it )?\w+ $/i;
const bounded =
  /\b(?:at least|(?:not|no) (?:less|fewer) than|a minimum of|minimum)(?: a (?:period|total) of)? $/i;

/** A length of time before or after a point, as the words after it say; null where they say neither. */
export function shiftAt(
  line: Timed,
  length: Stretch,
  depth = 0,
): { point: Point; end: number } | null {
  const tail = line.words.slice(length.end);
  const [ahead, behind] = [before.exec(tail), after.exec(tail)];
  const way = ahead ?? behind;
  if (!way) {
    const lapse = later.exec(tail);
    if (!lapse) return null;
    // "Begins when the data is uploaded and stops 400 days later".
    const name = when.exec(line.words.slice(0, length.start))?.[1] ?? "that day";
    const said = { ...shift(length, "after", false), from: { is: "event" as const, name } };
    return { point: said, end: length.end + lapse[0].length };
  }
  // "At least 10 days of the Services" counts from nothing.
  if (/\bof$/i.test(way[0]) && !counts.test(line.words.slice(0, length.start))) return null;
  const found = pointAt(line, length.end + way[0].length, depth + 1);
  if (!found) return null;
  const clear =
    bounded.test(line.words.slice(Math.max(0, length.start - 30), length.start)) && ahead !== null;
  const point = { ...shift(length, ahead ? "before" : "after", clear), from: found.point };
  return { point, end: found.end };
}

const shift = ({ count, unit }: Length, direction: "before" | "after", clear: boolean) => ({
  ...{ is: "shift" as const, length: { count, unit }, direction, clear },
});
