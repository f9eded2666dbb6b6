import type { TimeUnit } from "../../schemas/cases/key-dates.ts";
import { dayOf, endOfMonth } from "../counting/calendar.ts";
import type { Length } from "../counting/counting.ts";
import { monthPattern } from "../counting/written-days.ts";
import { monthNumber } from "../facts/dates.ts";
import { leadTimesIn } from "../facts/lead-times.ts";
import type { Time } from "../facts/periods.ts";
import { timeless } from "./lines.ts";
import { before, type Point, pointAt, shiftAt } from "./points.ts";
import { dayPoint, daysFrom, eventPoint, isTaken, type Open, take } from "./timing.ts";

const atLeast =
  /\b(?:at least|(?:not|no|nor) (?:less|fewer)(?: in time)? than|minimum)\b[^,;]{0,20}$/i;
const ofEnd = /^(?:'s?|s')? (?:of|to) (?:the |its )?(?:term|end|expiry|lease|period|licence)\b/i;

const lengthOf = ({ amount, unit }: Time, business: boolean): Length => ({
  count: amount,
  unit: business && unit === "day" ? "business_days" : (`${unit}s` as TimeUnit),
});

/** "Not earlier than 8 months and not later than 5 months before it ends". */
export function readLeadWindows(open: Open): void {
  const { words } = open;
  for (const { least, most, business, index, length, from } of leadTimesIn(words)) {
    if (!least || !most || isTaken(open, index, index + length)) continue;
    const end = index + length;
    const way = before.exec(words.slice(end)) ?? ofEnd.exec(words.slice(end));
    const inner = before.exec(words.slice(index, end).replace(/^[^']*?(?=before|prior to)/i, ""));
    if (!way && !inner) continue;
    const found = way && pointAt(open, end + way[0].length);
    const anchor = found?.point ?? eventPoint("it ends");
    const least40 = words.slice(Math.max(0, least.index - 40), least.index);
    const shift = (time: Time, clear: boolean): Point => ({
      ...{
        is: "shift",
        from: anchor,
        length: lengthOf(time, business),
        direction: "before",
        clear,
      },
    });
    take(
      open,
      { start: from, end: found?.end ?? end },
      {
        ...{
          role: "deadline",
          point: shift(least, atLeast.test(least40)),
          opens: shift(most, false),
        },
      },
    );
  }
}

const opening =
  /(?:\b(between|from|on or after|(?:not|no) (?:earlier|sooner) than|not before|opens?(?: on| at)?|beginning on|starting on|any time from|commencing on)|\b(after))(?: (?:and including|the|on|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)){0,3} $/i;
const closing =
  /^,? ?(?:\([^)]{1,30}\),? )?(?:and |but )?(?:(?:it )?(on or before|(?:not|no) later than|until|till|to|by|and|shuts?(?: on)?|closes?(?: on)?|laps(?:es|ing)(?: on)?|ends?(?: on)?|ending(?: on| at \d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.? on)?|expiring(?: on)?)|(before|up to but not including))(?: (?:and including|the|on|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)){0,3} $/i;
const ofRight =
  /\b(?:exercis\w+|option|notice|notif\w+|elects?|window|may|nominat\w+|claims?|accept\w*)\b/i;

/** "After 1 February 2027 and before 1 August 2027", "opens on … and shuts on …". */
export function readDayWindows(open: Open): void {
  const { words, days } = open;
  for (const [at, first] of days.entries()) {
    const second = days[at + 1];
    const lead = opening.exec(timeless(words.slice(Math.max(0, first.start - 60), first.start)));
    const until = second && closing.exec(timeless(words.slice(first.end, second.start)));
    if (!lead || !second || !until || isTaken(open, first.start, second.end)) continue;
    const opens = dayPoint(first.value);
    const closes = dayPoint(second.value);
    // "From 1 July 2026 to 30 June 2027" is a term, unless it is when a right can be used.
    const before = words.slice(Math.max(0, first.start - 120), first.start);
    if (
      /^(?:from|commencing|starting|beginning|opens?)/i.test(lead[1] ?? "") &&
      !ofRight.test(before)
    )
      continue;
    take(
      open,
      { start: first.start - (lead[0].length ?? 0), end: second.end },
      {
        role: "deadline",
        point: until[2] ? daysFrom(closes, -1) : closes,
        opens: lead[2] ? daysFrom(opens, 1) : opens,
      },
    );
  }
}

const opensAndShuts =
  /\b(?:opens?|begins|starts|beginning|commencing|starting|between|commences|(?:may be exercised|exercisable) from)\b(?: (?:on|from|at))?(?=[^.;]{1,70}? (?:and|to) (?:it )?(?:shuts?|shutting|closes?|closing|ends?|ending|expir(?:es|ing)|lapses?|until)\b)/i;
const shuts =
  /\b(?:and|to) (?:it )?(?:shuts?|shutting|closes?|closing|ends?|ending|expir(?:es|ing)|lapses?|until)\b(?: on)?/i;

/** "It opens 90 days after that date and shuts 180 days after that date". */
export function readWorkedWindows(open: Open): void {
  const { words } = open;
  const lead = opensAndShuts.exec(words);
  if (!lead) return;
  const first = pointAt(open, lead.index + lead[0].length);
  const rest = first && shuts.exec(words.slice(lead.index));
  const from = rest ? lead.index + rest.index + rest[0].length : 0;
  const second = rest && pointAt(open, from);
  if (!first || !second || second.point.is === "event" || first.point.is === "event") return;
  if (first.point.is === "day" && !ofRight.test(words)) return;
  const span = { start: lead.index, end: second.end };
  if (isTaken(open, span.start, span.end)) return;
  take(open, span, { role: "deadline", point: second.point, opens: first.point });
}

const inLast =
  /\b(?:in|during|within|at any time (?:in|during)) (?:the |its )?(?:(last|final|first)|(?:period of )?)(?: ?)$/i;
const until =
  /^(?:'s?|s')? (?:period )?(?:(?:immediately )?(before|preceding|prior to|ending on)|(?:of|to)(?= (?:the |its |this )?(?:term|lease|initial|licence|year)))/i;

/** "In the four weeks before it ends", "during the last three months of the term". */
export function readLastWeeks(open: Open): void {
  const { words } = open;
  for (const { start, end, count, unit } of open.stretches) {
    const lead = inLast.exec(words.slice(Math.max(0, start - 40), start));
    const way = until.exec(words.slice(end));
    if (!lead || !way || isTaken(open, start, end) || lead[1] === "first") continue;
    // "Within 14 days before" is as much, of days that are counted.
    if (/^within/i.test(lead[0]) && !lead[1]) continue;
    const found = pointAt(open, end + way[0].length);
    if (!found) continue;
    const isBefore = way[1] !== undefined && !/ending/i.test(way[1]);
    const anchor = isBefore
      ? found.point
      : found.point.is === "event"
        ? eventPoint("it ends")
        : found.point;
    const far: Point = {
      ...{ is: "shift", from: anchor, length: { count, unit }, direction: "before", clear: false },
    };
    take(
      open,
      { start: start - lead[0].length, end: found.end },
      {
        role: "deadline",
        point: isBefore ? daysFrom(anchor, -1) : anchor,
        opens: isBefore ? far : daysFrom(far, 1),
      },
    );
  }
}

const endingBefore =
  /^(?: period)? (?:ending|that ends|which ends|expiring)(?: on)?(?: the (?:date|day)(?: that is| which is| falling)?)? $/i;

/** "In the period of 6 months ending 3 months before the end of the term". */
export function readEndingWindows(open: Open): void {
  const { words, stretches } = open;
  for (const [at, first] of stretches.entries()) {
    const second = stretches[at + 1];
    if (!second || !endingBefore.test(words.slice(first.end, second.start))) continue;
    const found = shiftAt(open, second);
    if (!found || isTaken(open, first.start, found.end)) continue;
    const { count, unit } = first;
    const far: Point = {
      ...{
        is: "shift",
        from: found.point,
        length: { count, unit },
        direction: "before",
        clear: false,
      },
    };
    const span = { start: first.start, end: found.end };
    take(open, span, { role: "deadline", point: found.point, opens: daysFrom(far, 1) });
  }
}

const wholeMonth = new RegExp(
  `\\b(?:in|during) (?:the )?(?:month of )?${monthPattern} ((?:19|20)\\d\\d)\\b`,
  "gi",
);

/** "In the month of June 2026". */
export function readMonths(open: Open): void {
  for (const one of open.words.matchAll(wholeMonth)) {
    const span = { start: one.index, end: one.index + one[0].length };
    if (isTaken(open, span.start, span.end)) continue;
    if (open.days.some((day) => day.start < span.end && span.start < day.end)) continue;
    const about = /\b(?:about|around|approximately|expected|anticipated)\b[^.;]{0,20}$/i;
    if (about.test(open.words.slice(0, one.index))) continue;
    const first = dayOf(Number(one[2]), monthNumber(one[1] ?? ""), 1);
    const [point, opens] = [dayPoint(endOfMonth(first)), dayPoint(first)];
    take(open, span, { role: "deadline", point, opens });
  }
}
