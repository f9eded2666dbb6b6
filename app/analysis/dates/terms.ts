import type { Point } from "./points.ts";
import { pointAt, type Stretch } from "./points.ts";
import { dayPoint, daysFrom, eventPoint, isTaken, type Open, take } from "./timing.ts";

const commencing =
  /^,? ?(?:\([^)]{1,40}\),? ?)?(?:(?:that|which|and) )?(?:(?:to )?(?:commenc|start|begin)(?:e|es|ed|s|ing|ning)?|began|running|with effect|from and including|including)(?: (?:on|with|from|at|and|including|of))*\b/i;
const from =
  /^,? ?(?:\([^)]{1,40}\),? ?)?(?:running |counted |calculated )?(from|after)\b(?: and including\b)?/i;
const inclusive =
  /\b(?:inclusive|including|that day (?:counts|included)|both (?:days )?included)\b/i;
const ofTerm =
  /\b(?:terms?|leas(?:e[sd]?|ing)|licen[cs]e[sd]?|lets?|tenancy|hires?|hired|hiring|franchise|appointment|engage[sd]?|engagement|subscription|charter|runs?|lasts?|continues?)\b/i;
const bound =
  /\b(?:within|(?:not|no) (?:later|more|less) than|at least|before|inside|up to)(?: a (?:period|total) of)? $/i;
const longFor =
  /\b(?:for|(?:term|period|duration) (?:of|is|will be|shall be))(?: (?:a|an|the|its|another|further|fixed|initial|minimum|first|term|period|of)){0,5} $|^,? (?:and )?(?:for|lasts?(?: for)?|runs?(?: for)?|continues for)(?: (?:a|an|the|fixed|initial|term|period|of)){0,4} $/i;
const startCue =
  /\b(?:commenc\w*|start\w*|begin\w*|began|effective|effect|from)(?: (?:on|and including|with|at|the))*(?: (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)? $/i;

const last = (anchor: Point, { count, unit, less }: Stretch, either = false): Point => {
  const whole: Point = { is: "last", from: anchor, length: { count, unit }, either };
  return less ? daysFrom(whole, -less) : whole;
};

/** "21 days starting on …", "3 years from …", "commences on … for 2 years": a length of time with its first day. */
export function readTerms(open: Open): void {
  const { words, stretches } = open;
  for (const length of stretches) {
    if (isTaken(open, length.start, length.end)) continue;
    const head = words.slice(Math.max(0, length.start - 90), length.start);
    const tail = words.slice(length.end);
    const starts = commencing.exec(tail);
    const fixed = starts && pointAt(open, length.end + starts[0].length);
    if (fixed) {
      const span = { start: length.start, end: fixed.end };
      take(open, { start: length.end, end: fixed.end }, { role: "start", point: fixed.point });
      take(open, span, { role: "end", point: last(fixed.point, length) });
      continue;
    }
    const counted = bound.test(head) ? null : from.exec(tail);
    const around = words.slice(Math.max(0, length.start - 90), length.end + 10);
    if (counted && ofTerm.test(around) && !/\bwarrant|\bguarantee|defect|claim/i.test(around)) {
      const found = pointAt(open, length.end + counted[0].length);
      if (!found) continue;
      const plain =
        /including/i.test(counted[0]) || inclusive.test(words.slice(found.end, found.end + 25));
      const either = !plain && counted[1]?.toLowerCase() === "from";
      const span = { start: length.start, end: found.end };
      if (counted[1]?.toLowerCase() === "after") continue;
      take(open, { start: length.end, end: found.end }, { role: "start", point: found.point });
      take(open, span, { role: "end", point: last(found.point, length, either) });
      continue;
    }
    const start = open.days.findLast(({ end }) => end <= length.start && length.start - end < 70);
    const between = start && words.slice(start.end, length.start);
    if (
      start &&
      between !== undefined &&
      longFor.test(between) &&
      !/\b(?:after|before|until|free)\b/i.test(between) &&
      !/[.;]/.test(between) &&
      startCue.test(words.slice(Math.max(0, start.start - 50), start.start))
    ) {
      take(open, start, { role: "start", point: dayPoint(start.value) });
      take(
        open,
        { start: start.start, end: length.end },
        {
          ...{ role: "end", point: last(dayPoint(start.value), length) },
        },
      );
    }
  }
}

const until =
  /^(?: \([^)]{1,30}\))?,? ?(?:[-–—]|to|until|till|through|up to|ending(?: on)?|ends(?: on)?|and (?:ends?|expires?|ending|finish\w*|stops?)(?: on)?|expiring(?: on)?)(?: (?:and including|the|(?:but )?\(?but not including\)?|\(but not including\)|end of|on|midnight on|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.? on|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?)){0,4} ?$/i;
const fromCue =
  /\b(?:from|commenc\w*|start\w*|begin\w*|between|for|is|runs?|term|period|week|fortnight|days?|laycan)\b[^.;]{0,40}$|:[^.;:]{0,4}$|^$/i;

const within =
  /\b(?:between|(?:in|during) the (?:week|fortnight|month|period|days?)(?: of| from)?|at (?:some|any) time (?:in|from|between|during)[^.;]{0,30}|on (?:a|any) (?:\w+ )?day (?:from|between|in))(?: [A-Z][a-z]+day,?)? $/i;
const doesOnce =
  /\b(?:exercis\w+|deliver\w*|inspect\w*|collect\w*|remov\w+|tak(?:e|es|en) (?:away|delivery)|install\w*|hand(?:ed)? over|laycan|nominat\w+|elect\w*|give notice|window)\b/i;

/** Whether something is to be done once between two days, and does not last from one to the other. */
const isWindow = (before: string, near: string, label: string): boolean =>
  within.test(near)
    ? !/\b(?:terms?|leas\w+|licen[cs]\w+|hire[ds]?|runs?|lasts?)\b/i.test(near) ||
      doesOnce.test(before)
    : doesOnce.test(label);

const financialYears =
  /\bfinancial years? (?:20)?(\d\d)[/–-](?:20)?(\d\d)(?:(?:,|,? and|,? to| until)(?: (?:20)?\d\d[/–-](?:20)?(\d\d))){0,6}|\b(?:20)?(\d\d)[/–-](?:20)?(\d\d)(?:(?:,|,? and|,? to) (?:20)?\d\d[/–-](?:20)?(\d\d)){0,6} financial years?\b/gi;

/** "The financial years 2027/28 and 2028/29": from 1 July to 30 June. */
export function readFinancialYears(open: Open): void {
  for (const one of open.words.matchAll(financialYears)) {
    const [said] = one;
    const [first, only, last] = one[1] === undefined ? one.slice(4) : one.slice(1);
    const span = { start: one.index, end: one.index + said.length };
    if (
      isTaken(open, span.start, span.end) ||
      !/\b(?:for|during|term|period|from)\b[^.;]{0,40}$/i.test(open.words.slice(0, span.start))
    )
      continue;
    take(open, span, { role: "start", point: dayPoint(`20${first}-07-01`) });
    take(open, span, { role: "end", point: dayPoint(`20${last ?? only}-06-30`) });
  }
}

/** "From 1 May 2026 to 30 April 2031": a beginning and an end. */
export function readRanges(open: Open): void {
  const { words, days } = open;
  for (const [at, first] of days.entries()) {
    const second = days[at + 1];
    const between = second && until.exec(words.slice(first.end, second.start));
    if (!second || !between || isTaken(open, first.start, second.end)) continue;
    // "1 to 12 February 2027" has one month for both.
    const isShared = /^\d{1,2}(?:st|nd|rd|th)?$/.test(words.slice(first.start, first.end));
    if (
      !isShared &&
      !fromCue.test(words.slice(Math.max(0, first.start - 60), first.start).trimEnd())
    )
      continue;
    const isOut =
      /not including/i.test(between[0]) ||
      /^,? ?\(?(?:but not including|exclusive)/i.test(words.slice(second.end));
    const end = dayPoint(second.value);
    const head = words.slice(Math.max(0, first.start - 60), first.start);
    if (
      (isShared && !ofTerm.test(`${open.line.label} ${head}`)) ||
      isWindow(words.slice(0, first.start), head, open.line.label)
    ) {
      const opens = dayPoint(first.value);
      const span = { start: first.start, end: second.end };
      take(open, span, { role: "deadline", point: isOut ? daysFrom(end, -1) : end, opens });
      continue;
    }
    take(open, first, { role: "start", point: dayPoint(first.value) });
    const span = { start: second.start - between[0].trimStart().length, end: second.end };
    take(open, span, { role: "end", point: isOut ? daysFrom(end, -1) : end });
  }
}

const ofPeriod = /\b(?:period|term|duration|subscription|hire)$/i;
const openTerm =
  /\b(?:probation(?:ary)?|(?:initial |fixed |minimum )?term|duration|trial period|(?:defects?(?: liability)?|warranty|restraint|qualifying|cooling.?off) period|extended)\b/i;
/** "Lets the shed to him for three years", "is appointed for a term of". */
const givesFor =
  /\b(?:lets?|leases?|leased|licen[cs]es?|licensed|hires?|hired|appoint(?:s|ed)|engage[sd]|employ(?:s|ed)|grants?|granted|the term is|runs|lasts?|continues|is)\b[^.;]{0,60}? (?:for|of|is|lasts?|runs)(?: (?:a|an|the|fixed|initial|term|period|of)){0,5} $/i;
const notATerm =
  /\b(?:notice|within|by up to|extend\w*|each|every|further|option|holding over|less|more|remaining)\b[^.;]{0,30}$/i;
const extended = /\bextended\b[^.;]{0,60}\bby (?:a further )?$/i;

/** "Probation: 12 weeks", "your first three months are probationary": a time that begins with the whole. */
export function readOpenTerms(open: Open): void {
  const { words, line } = open;
  for (const length of open.stretches) {
    if (isTaken(open, length.start, length.end) || length.unit === "hours") continue;
    const head = words.slice(Math.max(0, length.start - 60), length.start);
    const more = extended.exec(head);
    if (more) {
      const { count, unit } = length;
      const point: Point = {
        ...{ is: "shift", from: eventPoint("the term ends"), length: { count, unit } },
        ...{ direction: "after", clear: false },
      };
      const start = length.start - more[0].length;
      for (const day of open.days)
        if (day.start >= start && day.end <= length.end)
          take(open, day, { role: "elsewhere", point: dayPoint(day.value) });
      const sure = !/\b(?:unless|may|can|option|if)\b/i.test(words);
      take(open, { start, end: length.end }, { role: "end", point, sure });
      continue;
    }
    const around = `${head}${words.slice(length.start, length.end + 40)}`;
    const isOpen =
      openTerm.test(around) ||
      openTerm.test(line.label) ||
      ofPeriod.test(line.label) ||
      (givesFor.test(head) &&
        /^(?:[,.;)]|$| (?:and|at|to|from the|with|on|unless|subject)\b)/.test(
          words.slice(length.end),
        ));
    if (
      !isOpen ||
      notATerm.test(head) ||
      /^(?:'s?|s')? (?:written |prior )?notice|^ (?:before|after|of(?! (?:the |your )?(?:employment|engagement|term)))\b/i.test(
        words.slice(length.end),
      )
    )
      continue;
    // A restraint begins when the rest is over.
    if (/\brestrain/i.test(`${around}${line.label}`)) continue;
    if (/\bAct\b/.test(words.slice(Math.max(0, length.start - 90), length.start))) continue;
    const name = /probation|trial/i.test(around) ? "work starts" : "the term starts";
    take(open, length, { role: "end", point: last(eventPoint(name), length) });
  }
}
