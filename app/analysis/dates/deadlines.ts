import { monthPattern } from "../counting/written-days.ts";
import { monthNumber } from "../facts/dates.ts";
import { ordinalWords } from "../values/number-words.ts";
import { after, before, type Point, pointAt, shiftAt } from "./points.ts";
import { earliest } from "./roles.ts";
import { dayPoint, daysFrom, eventPoint, isTaken, type Open, take } from "./timing.ts";

const lead =
  /(?:\b(?:within|inside|in|(?:not|no) (?:later|more|less|fewer|earlier|sooner) than|at least|by|on|the date|the day|up to|a (?:further )?(?:period|term) of|has|have|or|and|each|is|falls)(?: the)? ){1,4}$/i;
const sharedAnchor = /^,? ?(?:and|or)\b[^.;]{1,60}?$/i;

/** "Within 14 days after …", "six months before …". */
export function readShifts(open: Open): void {
  const { words, stretches } = open;
  for (const [at, length] of stretches.entries()) {
    if (isTaken(open, length.start, length.end)) continue;
    // "The last day of the month after" is the end of a month.
    if (/\b(?:last day|end) of $/i.test(words.slice(0, length.start))) continue;
    let found = shiftAt(open, length);
    // "60 days before, and may cancel not later than 21 days before, that start": the day stands after the second.
    const next = stretches[at + 1];
    if (!found && next) {
      const tail = words.slice(length.end);
      const way = before.exec(tail) ?? after.exec(tail);
      const gap = way && words.slice(length.end + way[0].length, next.start);
      const shared = gap && sharedAnchor.test(gap.trimEnd()) ? shiftAt(open, next) : null;
      if (way && shared?.point.is === "shift") {
        const { count, unit } = length;
        const point: Point = { ...shared.point, length: { count, unit } };
        found = { point, end: length.end + way[0].length };
      }
    }
    if (!found) continue;
    const start =
      length.start -
      (lead.exec(words.slice(Math.max(0, length.start - 80), length.start))?.[0].length ?? 0);
    const lasts = /\bfor (?:a (?:further )?(?:period|term) of )?$/i.test(
      words.slice(0, length.start),
    );
    const isAfter = found.point.is === "shift" && found.point.direction === "after";
    const isRestraint =
      isAfter &&
      (lasts || (restrains.test(words) && !/\bwithin\b/i.test(words.slice(start, length.start))));
    const isFirst = earliest.test(words.slice(0, length.start));
    const role = isFirst
      ? "start"
      : isRestraint || ends.test(words.slice(0, start)) || ofEnd.test(open.line.label)
        ? "end"
        : "deadline";
    take(open, { start, end: found.end }, { role, point: found.point });
  }
}

const restrains =
  /\b(?:must|shall|may|will|agrees?|undertakes?)(?: (?:to|and))? not (?:\w+ ){0,4}?(?:compet\w+|solicit\w*|engaged?|carry on|be (?:interested|involved|concerned)|approach|entice|employ|disclose|use)\b|\b(?:non-?compet\w+|non-?solicit\w+|restraint|confidential|secret)\b/i;
const ofEnd =
  /(?:^|\b(?:term|lease|licen[cs]e|contract|agreement|hire) )(?:ends?|expiry|expires)(?: date)?$/i;
const defined =
  /(?:["“]([A-Z][\w ]{2,40})["”]|^([A-Z][a-z]+(?: [A-Z][a-z]+)* Date)) (?:is|means|will be|shall be) /g;

/** "“Effective Date” is the date of the last signature": the name of a day. */
export function readDefinitions(open: Open): void {
  for (const one of open.words.matchAll(defined)) {
    const from = one.index + one[0].length;
    const found = pointAt(open, from);
    if (!found || (found.point.is === "event" && !/\b(?:date|day)\b/i.test(found.point.name)))
      continue;
    const role = /\b(?:end|expiry|termination|sunset|maturity)\b/i.test(one[1] ?? one[2] ?? "")
      ? "end"
      : "start";
    if (found.point.is === "event" || role === "start")
      take(open, { start: from, end: found.end }, { role, point: found.point });
  }
}

const ordinal = `(?:\\d{1,2}(?:st|nd|rd|th)|${ordinalWords})`;
const ordered = new RegExp(
  [
    `\\b(?:the )?${ordinal} (?:business day|working day|weekday|day|week|month|anniversar(?:y|ies))s? (?:that is )?(?:after|before|(?<=anniversar(?:y|ies) )of|from|following)\\b`,
    `\\b(?:the )?first (?:weekday|business day) (?:after|following)\\b`,
    `\\b(?:the )?(?:day|evening|date) (?:immediately )?(?:before|after|preceding|following)\\b`,
    `\\b(?:the )?anniversary of\\b`,
    `\\b(?:its|the) ${ordinal} anniversary\\b`,
    `\\b(?:the )?(?:last day|end) of the (?:calendar )?month (?:(?:after|following) (?:the (?:month|one) )?)?(?:in|during) which\\b`,
    `\\b(?:the )?(?:first day|last day|start|beginning|end|expiry) of (?:the |its )?${ordinal} (?:[a-z]+ )?year\\b`,
  ].join("|"),
  "gi",
);
const ends =
  /\b(?:ends?(?! (?:the|this|it|its|that)\b)|finish(?:es)?|runs? out|is over|closes?|expires?|terminat\w+|stops?|ceases?|lapses?|runs until|until|continues? (?:until|to))(?: on| at)? ?(?:the )?$/i;

/** "The sixth business day after …", "the day before the fifteenth anniversary of …". */
export function readOrdered(open: Open): void {
  for (const one of open.words.matchAll(ordered)) {
    if (isTaken(open, one.index, one.index + one[0].length)) continue;
    const found = pointAt(open, one.index);
    if (!found || found.point.is === "event" || found.point.is === "day") continue;
    const head = open.words.slice(0, one.index);
    const role = earliest.test(/ $/.test(head) ? head : `${head} `)
      ? "start"
      : ends.test(head)
        ? "end"
        : "deadline";
    take(open, { start: one.index, end: found.end }, { role, point: found.point });
  }
}

const notice =
  /^(?:'s?|s')?,? (?:(?:prior|written|advance|previous|in writing|clear),? ){0,3}(?:notice|warning)\b/i;
const toEnd =
  /\b(?:end|ends|terminat\w+|break|cancel\w*|leave|vacate|give up|surrender|effect|withdraw\w*)\b/i;
const onDay =
  /\b(?:on|ending on|expiring on|effective on|effective|with effect from|from|at)(?: the)?(?: (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)? $/i;

/** "End the lease on 30 April 2029 by nine months' notice"; "by 30 days' notice" hangs on the notice. */
export function readNotices(open: Open): void {
  const { words, days } = open;
  for (const length of open.stretches) {
    const told = notice.exec(words.slice(length.end));
    if (
      !told ||
      before.test(words.slice(length.end)) ||
      isTaken(open, length.start, length.end) ||
      length.unit === "hours"
    )
      continue;
    const { count, unit } = length;
    const { end } = length;
    const day = days.find(
      (one) =>
        Math.abs(one.start - length.start) < 90 &&
        onDay.test(words.slice(Math.max(0, one.start - 30), one.start)) &&
        !/[.;]/.test(words.slice(Math.min(one.end, length.end), Math.max(one.start, length.start))),
    );
    const way = day ? "before" : "after";
    const from = day ? dayPoint(day.value) : eventPoint("a notice");
    const clear =
      day !== undefined &&
      /\b(?:at least|(?:not|no) (?:less|fewer) than)\b[^,;]{0,12}$/i.test(
        words.slice(0, length.start),
      );
    const point: Point = { is: "shift", from, length: { count, unit }, direction: way, clear };
    const isEnding = day && toEnd.test(words.slice(0, Math.max(day.start, length.start)));
    if (day) take(open, day, { role: isEnding ? "start" : "deadline", point: from });
    take(open, { start: length.start, end }, { role: "deadline", point });
  }
}

const yearless = new RegExp(
  `\\b(preceding |previous |following |next )?(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?${monthPattern}(?! ?,? ?(?:19|20)\\d\\d)(?: (in|of|before|after|following|preceding) )?`,
  "gi",
);

/** "31 October in the last year of the period", "by the preceding 31 March". */
export function readYearless(open: Open): void {
  const { words } = open;
  for (const one of words.matchAll(yearless)) {
    const [said, lead = "", day, month = "", way] = one;
    const end = one.index + said.length;
    if (
      isTaken(open, one.index, end) ||
      open.days.some(({ start, end: to }) => start < end && one.index < to)
    )
      continue;
    const named = { month: monthNumber(month), day: Number(day) };
    if (named.day > 31) continue;
    const isLast =
      way === "in" || way === "of"
        ? /^(?:the |its )?(?:last|final) year/i.test(words.slice(end))
        : false;
    if (isLast) {
      const point: Point = {
        is: "yearless",
        ...named,
        side: "in",
        of: eventPoint("the term ends"),
      };
      take(open, { start: one.index, end: end + 13 }, { role: "deadline", point });
      continue;
    }
    const side = /prec|prev/i.test(lead) ? "before" : /foll|next/i.test(lead) ? "after" : null;
    if (!side) continue;
    const point: Point = { is: "yearless", ...named, side, of: eventPoint("that day") };
    take(open, { start: one.index, end }, { role: "deadline", point });
  }
}

const namedDay =
  /\b(?:(by|on|(?:not|no) later than|at(?= the (?:end|expiry)))|(before|prior to)) ((?:the|your|its|his|her|our) (?:(?:[A-Z][\w-]+ ){1,4}(?:Date|Day)\b|(?:last|final) day(?: of (?:the )?[a-z]+)?|(?:end|expiry|expiration|conclusion) of (?:the |this |its )?(?:initial |fixed )?(?:term|lease|licen[cs]e|hire|tenancy|rental|agreement|contract)|(?:end|expiry|expiration|terminating|termination|maturity|commencing|commencement|completion|settlement|repayment|delivery|start|handover|payment) date))(?! (?:of|in which|means|is|was|and)\b)/g;
const bears =
  /\b(?:must|shall|will|is to|are to|has to|have to|please|agrees? to|undertakes? to|pays?|repays?|gives?|returns?|delivers?|payable|due|hands?|repayable|removes?)\b/i;

/** "Must be repaid on the Maturity Date", "return the laptop by your last day": a day by the name that it has elsewhere. */
export function readNamedDays(open: Open): void {
  for (const one of open.words.matchAll(namedDay)) {
    const [said, , early, name = ""] = one;
    const end = one.index + said.length;
    if (isTaken(open, one.index, end) || !bears.test(open.words.slice(0, one.index))) continue;
    const beside = open.days.find(({ start }) => start >= end && start < end + 18);
    if (beside) continue;
    const event = eventPoint(name);
    take(
      open,
      { start: one.index, end },
      { role: "deadline", point: early ? daysFrom(event, -1) : event },
    );
  }
}
