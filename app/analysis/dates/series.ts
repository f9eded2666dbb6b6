import { dayOf, nthWeekday } from "../counting/calendar.ts";
import { monthPattern } from "../counting/written-days.ts";
import { addPeriod, monthNumber } from "../facts/dates.ts";
import { cardinalOf, cardinalWords, ordinalOf, ordinalWords } from "../values/number-words.ts";
import { type Point, pointAt, shiftAt } from "./points.ts";
import { dayPoint, isTaken, type Open, take } from "./timing.ts";

/** More days than this are no list that somebody keeps by hand. */
export const mostTimes = 60;
const year = "((?:19|20)\\d\\d)";

/** Adds a deadline for each point of a list. */
export const takeAll = (open: Open, start: number, end: number, points: readonly Point[]) => {
  for (const point of points.slice(0, mostTimes))
    take(open, { start, end }, { role: "deadline", point });
};

const yearly = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?${monthPattern} (?:in|of) (?:each|every|each and every)(?: of the| one of the)? (?:calendar )?years?(?:,? from)? ${year}(?: to | until | up to | [-–] ?|[-–])${year}`,
  "gi",
);

/** "1 December in each of the years 2027 to 2031". */
export function readYearly(open: Open): void {
  for (const one of open.words.matchAll(yearly)) {
    const [said, day, month = "", first, last] = one;
    const years = Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => Number(first) + at,
    );
    takeAll(
      open,
      one.index,
      one.index + said.length,
      years.map((each) => dayPoint(dayOf(each, monthNumber(month), Number(day)))),
    );
  }
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const inMonths = new RegExp(
  `\\b(?:the )?(?:(last|first)|(\\d{1,2})(?:st|nd|rd|th)|(${ordinalWords}))(?: (${weekdays.join("|")}|day))? (?:of|in) each (?:(?:calendar )?month )?(?:(from|between|of) |of (?:the months of )?)?(${monthPattern.slice(1, -1)})((?:,? (?:and )?(?:${monthPattern.slice(1, -1)})){0,11})(?: ${year})?(?: (?:to|until|and)(?: and including)? (${monthPattern.slice(1, -1)}))? ${year}`,
  "gi",
);

/** "The last Friday of each of October, November and December 2026", "the 5th of each month from March to June 2027". */
export function readMonthly(open: Open): void {
  for (const one of open.words.matchAll(inMonths)) {
    const [said, edge, figures, inWords, weekday = "day", , first = "", more = "", opensIn, to] =
      one;
    const lastYear = Number(one.at(-1));
    const [start, months] = [monthNumber(first), [monthNumber(first)]];
    for (const [name] of more.matchAll(/[a-z]{3,}/gi))
      if (!/^and$/i.test(name)) months.push(monthNumber(name));
    if (to) {
      const span =
        monthNumber(to) +
        12 * (lastYear - Number(opensIn ?? (monthNumber(to) < start ? lastYear - 1 : lastYear)));
      months.length = 0;
      for (let month = start; month <= span; month++) months.push(month);
    }
    const yearOf = Number(opensIn ?? (to && monthNumber(to) < start ? lastYear - 1 : lastYear));
    const nth = edge
      ? /last/i.test(edge)
        ? -1
        : 1
      : figures
        ? Number(figures)
        : (ordinalOf(inWords ?? "") ?? 1);
    const at = weekdays.indexOf(weekday.toLowerCase());
    const days = months.map((month) =>
      at >= 0
        ? nthWeekday(yearOf + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, at, nth)
        : nth < 0
          ? dayOf(yearOf, month + 1, 0)
          : dayOf(yearOf, month, nth),
    );
    takeAll(open, one.index, one.index + said.length, days.map(dayPoint));
  }
}

const oneOfList = `\\d{1,2}(?:st|nd|rd|th)? (?:${monthPattern.slice(1, -1)})`;
const listOfDays = new RegExp(
  `((?:${oneOfList}[,;]? (?:and )?){1,11}${oneOfList})(?! ?,? ?(?:19|20)\\d\\d)[^.]{0,40}\\bfirst (?:of (?:them|these|those) )?(?:being|is|on|to be|falling on|payment being|due on)? ?`,
  "gi",
);
const dayAndMonth = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? ${monthPattern}`, "gi");

/** "31 October, 31 January, 30 April and 31 July, the first of them being 31 October 2026". */
export function readListed(open: Open): void {
  for (const one of open.words.matchAll(listOfDays)) {
    const end = one.index + one[0].length;
    const first = open.days.find(({ start }) => start >= end - 1 && start <= end + 12);
    if (!first) continue;
    let last = addPeriod(first.value, -1, "day");
    const points: Point[] = [];
    for (const [, day, month = ""] of (one[1] ?? "").matchAll(dayAndMonth)) {
      const same = dayOf(Number(last.slice(0, 4)), monthNumber(month), Number(day));
      last = same > last ? same : addPeriod(same, 1, "year");
      points.push(dayPoint(last));
    }
    takeAll(open, one.index, first.end, points);
    const nth = ofThem.exec(open.words.slice(first.end));
    const ended = points[(ordinalOf(nth?.[1] ?? "") ?? 0) - 1];
    if (!nth || !ended) continue;
    const start = first.end + nth.index;
    take(open, { start, end: start + nth[0].length }, { role: "end", point: ended });
  }
}

const ofThem = new RegExp(
  `\\b(?:ends?|expires?|terminates?)(?: on)? the (${ordinalWords}) of (?:them|these|those)\\b`,
  "i",
);
const cascade =
  /^(?:[;,]|,? or| and|\)|;? ?(?:or )?\(?[a-z]\))(?: (?:or|and))?(?: \(?[a-z]\))? ?$/i;

/** "5 years; 3 years; 18 months; each from completion": periods of which only one will hold. */
export function readCascades(open: Open): void {
  const { words, stretches } = open;
  const from = stretches.findIndex(({ end }, at) => {
    const next = stretches[at + 1];
    return next && cascade.test(words.slice(end, next.start));
  });
  if (from < 0 || !restrains.test(words)) return;
  let to = from;
  for (
    let next = stretches[to + 1];
    next && cascade.test(words.slice(stretches[to]?.end, next.start));
    next = stretches[to + 1]
  )
    to++;
  const group = stretches.slice(from, to + 1);
  const last = group.at(-1);
  if (group.length < 2 || !last) return;
  const way = eachFrom.exec(words.slice(last.end, last.end + 60));
  const begins = way !== null && /\b(?:commenc|start|begin)/i.test(way[0]);
  const found = way && pointAt(open, last.end + way[0].length);
  const ahead = fromAhead.exec(words.slice(0, group[0]?.start));
  const named = ahead && pointAt(open, ahead.index + ahead[0].indexOf(ahead[1] ?? ""));
  const anchor = found?.point ?? named?.point ?? null;
  if (!anchor) return;
  for (const { start, end, count, unit } of group)
    take(
      open,
      { start, end },
      {
        ...{
          role: "end",
          sure: false,
          point: begins
            ? { is: "last", from: anchor, length: { count, unit }, either: false }
            : {
                ...{ is: "shift", from: anchor, length: { count, unit } },
                ...{ direction: "after", clear: false },
              },
        },
      },
    );
}

const restrains =
  /\b(?:compet\w+|restrain\w*|restraint|solicit\w*|engage in|carry on|be (?:interested|involved|concerned)|approach|entice)\b/i;
const eachFrom =
  /^[;,]? ?(?:in each case |each |all )?(?:counted |running |calculated )?(?:from|after|following|of|(?:commenc|start|beginn?)(?:ing|s|es)(?: on| from| at| with)?)\b/i;
const fromAhead =
  /\b(?:from|after|following) ([^,;:.]{3,60}?)(?:,? for| for|:| and for| ending)[^.;]{0,40}$/i;
const many = new RegExp(
  `(?<![\\w.$])((?:(?:\\d{1,3}|${cardinalWords}), ){0,12}(?:\\d{1,3}|${cardinalWords}),? and )$`,
  "i",
);

/** "100, 200 and 300 days after the upload". */
export function readSeveral(open: Open): void {
  const { words } = open;
  for (const length of open.stretches) {
    const lead = many.exec(words.slice(Math.max(0, length.start - 120), length.start))?.[1];
    const found = lead && !isTaken(open, length.start, length.end) && shiftAt(open, length);
    if (!lead || !found || found.point.is !== "shift") continue;
    const counts = lead
      .split(/, ?(?:and )?| and /)
      .filter((each) => each !== "")
      .map((each) => Number(each) || (cardinalOf(each) ?? 0));
    const { point } = found;
    const points = [...counts, length.count].map(
      (count): Point => ({ ...point, length: { count, unit: point.length.unit } }),
    );
    takeAll(open, length.start - lead.length, found.end, points);
  }
}

const anniversaries = new RegExp(
  `\\b((?:(?:${ordinalWords}), ){0,10}(?:${ordinalWords}),? (?:and|or) (?:${ordinalWords})) anniversar(?:ies|y) of\\b`,
  "gi",
);
const lapses = new RegExp(
  `\\band (?:lapses?|expires?|ends?|terminates?)(?: on)? the (${ordinalWords})(?=[.,;]|$)`,
  "i",
);

/** "… and by CPI on each of the first and third". */
const elided = new RegExp(
  `\\bon (?:each of )?the ((?:(?:${ordinalWords})(?:,? and |, ))*(?:${ordinalWords}))(?=[.,;]|$)`,
  "i",
);

/** "On the first, second and third anniversaries of the grant date and lapse on the fifth". */
export function readAnniversaries(open: Open): void {
  for (const one of open.words.matchAll(anniversaries)) {
    const from = one.index + one[0].length;
    const found = pointAt(open, from);
    if (!found) continue;
    const counts = (one[1] ?? "").split(/,? and |, /).map((each) => ordinalOf(each) ?? 0);
    const after = (count: number): Point => ({
      ...{ is: "shift", from: found.point, length: { count, unit: "years" } },
      ...{ direction: "after", clear: false },
    });
    takeAll(open, one.index, found.end, counts.map(after));
    const rest = elided.exec(open.words.slice(found.end));
    if (rest) {
      const more = (rest[1] ?? "").split(/,? and |, /).map((each) => ordinalOf(each) ?? 0);
      const at = found.end + rest.index;
      takeAll(open, at, at + rest[0].length, more.map(after));
    }
    const lapse = lapses.exec(open.words.slice(from));
    if (!lapse) continue;
    const start = from + lapse.index;
    take(
      open,
      { start, end: start + lapse[0].length },
      {
        ...{ role: "end", point: after(ordinalOf(lapse[1] ?? "") ?? 0) },
      },
    );
  }
}
