import { addDays, dayOf, endOfMonth, yearOf } from "../counting/calendar.ts";
import { monthPattern } from "../counting/written-days.ts";
import { addPeriod, monthNumber } from "../facts/dates.ts";
import { ordinalOf, ordinalWords } from "../values/number-words.ts";
import { type Point, pointAt } from "./points.ts";
import { dayPoint, type Every, eventPoint, isTaken, type Open, take } from "./timing.ts";

/** Of a longer term so many are told; nobody keeps more by hand. */
const most = 60;

/** The days on which something comes back from the first day of a term to its last. */
export function daysWithin(every: Every, from: string, to: string): Point[] {
  const days: string[] = [];
  const inTerm = (day: string) => day >= from && day <= to;
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at);
  if (every.each === "year")
    days.push(...years.map((year) => dayOf(year, every.month, every.day)).filter(inTerm));
  if (every.each === "anniversary")
    days.push(
      ...years.map((_, at) => addPeriod(from, at, "year")).filter((day) => day > from && day <= to),
    );
  if (every.each === "month")
    for (
      let month = dayOf(yearOf(from), Number(from.slice(5, 7)), 1);
      month <= to;
      month = addPeriod(month, 1, "month")
    )
      days.push(every.day < 0 ? endOfMonth(month) : addDays(month, every.day - 1));
  if (every.each === "financial year")
    days.push(
      ...years
        .map((year) => dayOf(year, every.edge === "first" ? 7 : 6, every.edge === "first" ? 1 : 30))
        .filter(inTerm),
    );
  const points = days.filter(inTerm).slice(0, most).map(dayPoint);
  const then = every.each === "financial year" ? every.then : null;
  return then
    ? points.map((from) => ({ is: "shift", from, length: then, direction: "after", clear: false }))
    : points;
}

const each = "(?:each|every)";
const yearly = new RegExp(
  `\\b${each} (\\d{1,2})(?:st|nd|rd|th)? ${monthPattern}(?! ?(?:19|20)\\d\\d)|\\b(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?${monthPattern},? (?:(?:in|of|during) )?(?:${each} (?:calendar )?year|annually|yearly)\\b(?! (?:from|of the years|\\d))`,
  "gi",
);
const dayAndMonth = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? ${monthPattern}`, "gi");
const listBefore = new RegExp(
  `(?:\\d{1,2}(?:st|nd|rd|th)? ${monthPattern}(?:,|,? and|,? or) (?:on )?){1,11}$`,
  "i",
);
const anniversary = new RegExp(
  `\\b(?:on |by )?(?:the )?${each} (?:annual )?anniversary(?: of)?\\b`,
  "gi",
);
const monthly = new RegExp(
  `\\b(?:the )?(?:(last|first)|(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords}))(?: day)? (?:of|in) ${each} (?:calendar )?month\\b(?! (?:from|between|of|in|until) )`,
  "gi",
);
const financial = new RegExp(
  `\\b(?:the )?(first|last) day of ${each} financial year\\b|\\b(?:after|of|following) (?:the (?:end|close) of )?${each} financial year(?: ends| closes)?\\b`,
  "gi",
);

/** "Each 1 November", "on each anniversary of …", "the first day of each month": what comes back in a fixed term. */
export function readRecurring(open: Open): void {
  const { words } = open;
  const add = (
    start: number,
    end: number,
    every: Every,
    point: Point = eventPoint("the term starts"),
  ) => {
    if (!isTaken(open, start, end)) take(open, { start, end }, { role: "deadline", point, every });
  };
  for (const one of words.matchAll(yearly)) {
    const span = { start: one.index, end: one.index + one[0].length };
    if (isTaken(open, span.start, span.end)) continue;
    const others = listBefore.exec(words.slice(0, one.index))?.[0] ?? "";
    const days = [...others.matchAll(dayAndMonth), [one[0], one[1] ?? one[3], one[2] ?? one[4]]];
    for (const [, day, month = ""] of days)
      take(
        open,
        { start: one.index - others.length, end: span.end },
        {
          ...{ role: "deadline", point: eventPoint("the term starts") },
          every: { each: "year", month: monthNumber(month), day: Number(day) },
        },
      );
  }
  for (const one of words.matchAll(anniversary)) {
    const end = one.index + one[0].length;
    const of = / of$/i.test(one[0]) ? pointAt(open, end) : null;
    add(one.index, of?.end ?? end, { each: "anniversary" }, of?.point);
  }
  for (const one of words.matchAll(monthly)) {
    const [said, edge, figures, inWords] = one;
    const day = edge ? (/last/i.test(edge) ? -1 : 1) : Number(figures ?? ordinalOf(inWords ?? ""));
    add(one.index, one.index + said.length, { each: "month", day });
  }
  for (const one of words.matchAll(financial)) {
    const end = one.index + one[0].length;
    const length = open.stretches.find((stretch) => stretch.end === one.index - 1);
    if (one[1] === undefined && !length) continue;
    const edge = /^first/i.test(one[1] ?? "") ? "first" : "last";
    const then = length ? { count: length.count, unit: length.unit } : null;
    add(length?.start ?? one.index, end, { each: "financial year", edge, then });
  }
}
