import type { Facts } from "../../schemas/analysis.ts";
import type { Calendar, KeyDate } from "../../schemas/cases/key-dates.ts";
import { castOf } from "../cast/read-cast.ts";
import { dateInWords } from "../facts/dates.ts";
import { dateOrderOf } from "../facts/origin.ts";
import type { Reading } from "../reading/reading.ts";
import { actionOf } from "./action.ts";
import { bearersOf } from "./bearer.ts";
import { businessDaysOf, calendarOfLines, movesOf } from "./business-day-meaning.ts";
import { type BusinessDays, businessDay, businessDayUpTo } from "./business-days.ts";
import { addDays } from "./calendar.ts";
import { withContradictions } from "./contradictions.ts";
import { type Deemed, deemedIn, receivedOn } from "./deemed.ts";
import { isDoubtful } from "./doubts.ts";
import { type Draft, numbered, once } from "./drafts.ts";
import { type KnownDay, knownDay } from "./known-days.ts";
import { type Line, linesOf, partAround } from "./lines.ts";
import type { Point } from "./points.ts";
import { daysWithin } from "./recurring.ts";
import type { Timing } from "./timing.ts";
import { timingsOf } from "./timings.ts";
import { type Hanging, periodOf, type Worked, workOut } from "./working-out.ts";

/** What is known of a paper before its dates are read. */
export type Known = Pick<
  Facts,
  "parties" | "agreementDate" | "effectiveDate" | "expiryDate" | "governingLaw"
>;

interface Read {
  timing: Timing;
  worked: Worked | Hanging;
  opens: Worked | Hanging | null;
}

const isDay = (value: string | undefined): value is string => /^\d{4}-\d\d-\d\d$/.test(value ?? "");
/** So often days that were worked out may give others. */
const rounds = 5;

/** The words of a timing's part, and where it stands in them. */
function partOf({ line, start, end }: Timing) {
  const part = partAround(line, start, end);
  return { from: start - part.start, to: end - part.start };
}

/** What goes on about the thing of the line before. */
const goesOn = /^(?:It|They|This|That|These|To [a-z]+ (?:it|that))\b/;

/** The words of a part with blanks for what other timings say: "before the expiry" tells nothing of what is done. */
function withoutOthers(timing: Timing, timings: readonly Timing[]): string {
  const part = partAround(timing.line, timing.start, timing.end);
  let { words } = timing.line;
  for (const { line, start, end } of timings)
    if (line === timing.line)
      words = words.slice(0, start) + " ".repeat(end - start) + words.slice(end);
  return words.slice(part.start, part.end);
}

const actionFor = (timing: Timing, timings: readonly Timing[]) => {
  const { from, to } = partOf(timing);
  const words = withoutOthers(timing, timings);
  return actionOf(
    words,
    from,
    to,
    timing.line.label,
    timing.role,
    timing.opens !== null,
    goesOn.test(timing.line.words) ? timing.line.before : "",
  );
};

/**
 * The dates of a document, in the order of its text: who must or may do what by when, each with its words, its sum and
 * whether it is sure. Offsets are those of the reading.
 * @param law the State whose public holidays count where the paper does not say.
 */
export function findDates(reading: Reading, known: Known, law: Calendar | null = null): KeyDate[] {
  const lines = linesOf(reading);
  const days = businessDaysOf(
    lines,
    law ?? calendarOfLines(lines, known.governingLaw?.value ?? null),
  );
  const fact = isDay(known.agreementDate?.value) ? known.agreementDate.value : null;
  const timings = timingsOf(lines, dateOrderOf(reading.text), fact);
  const deemed = deemedIn(lines);
  const read = workAllOut(timings, known, madeOnOf(timings, known), days, deemed);
  const moves = movesOf(lines);
  const drafts = read.flatMap((one) => draftOf(one, reading, known, days, moves, timings));
  return numbered(withContradictions(once(drafts)));
}

/** The day of the paper: the first that its words call so, where the facts have none of these. */
function madeOnOf(timings: readonly Timing[], { agreementDate }: Known): string | null {
  const said = timings.flatMap(({ role, point }) =>
    role === "made" && point.is === "day" ? [point.value] : [],
  );
  const fact = isDay(agreementDate?.value) ? agreementDate.value : null;
  if (fact && said.includes(fact)) return fact;
  const isOther = timings.some(({ point }) => point.is === "day" && point.value === fact);
  return said[0] ?? (isOther ? null : fact);
}

/** Works all timings out, again and again while days that were worked out give others. */
function workAllOut(
  timings: readonly Timing[],
  known: Known,
  madeOn: string | null,
  days: BusinessDays,
  deemed: Deemed | null,
): Read[] {
  let found: KnownDay[] = [];
  const onDay = ({ role, line }: Timing, date: string) =>
    deemed && role === "fact" ? receivedOn(date, line, deemed, days) : date;
  let read: Read[] = [];
  for (let round = 0; round < rounds; round++) {
    read = timings.map((timing) => {
      const looking = {
        ...{ known: found, from: timing },
        madeOn,
        expiry: isDay(known.expiryDate?.value) ? known.expiryDate.value : null,
        effective: isDay(known.effectiveDate?.value) ? known.effectiveDate.value : null,
      };
      const work = (point: Point) => workOut(point, looking, days);
      return { timing, worked: work(timing.point), opens: timing.opens && work(timing.opens) };
    });
    const next = read.flatMap(({ timing, worked }) =>
      worked.date === null || timing.every
        ? []
        : [
            knownDay(
              timing,
              onDay(timing, worked.date),
              worked.anchor,
              worked.sure && timing.sure && !isDoubtful(timing),
              actionFor(timing, timings),
            ),
          ],
    );
    const same =
      next.length === found.length && next.every(({ date }, at) => date === found[at]?.date);
    found = next;
    if (same) break;
  }
  return read.flatMap((one) => (one.timing.every ? eachTime(one, found) : [one]));
}

/** What comes back, once for each time in the term; nothing where the term has no known end. */
function eachTime({ timing, worked }: Read, known: readonly KnownDay[]): Read[] {
  const ofWhole = (edge: "start" | "end") =>
    known.find((day) => day.ofWhole && day.timing.role === edge);
  const end = ofWhole("end");
  const first = worked.date ?? end?.anchor ?? null;
  if (!timing.every || !end || first === null) return [];
  // A yearly rise does not begin on the first day of all.
  const isRise =
    timing.every.each === "year" && /\b(?:ris|increas|review|adjust)/i.test(timing.line.words);
  const from = isRise ? addDays(first, 1) : first;
  return daysWithin(timing.every, from, end.date).map((point) => {
    const looking = { known, from: timing, madeOn: null, expiry: null, effective: null };
    const each = { ...timing, point, sure: timing.sure && end.sure };
    return { timing: each, worked: workOut(point, looking, weekdaysOnly), opens: null };
  });
}

const weekdaysOnly: BusinessDays = { calendar: null, without: [], named: [], sure: true };

/** The longest quote. */
const longest = 400;

function quoteOf(line: Line, start: number, end: number, text: string) {
  const whole = { start: line.at(0), end: line.at(line.words.length - 1) + 1 };
  if (whole.end - whole.start <= longest)
    return { ...whole, quote: text.slice(whole.start, whole.end) };
  const part = partAround(line, start, end);
  while (/\s/.test(line.words.charAt(part.start)) && part.start < start) part.start++;
  let [from, to] = [line.at(part.start), line.at(part.end - 1) + 1];
  if (to - from > longest) {
    from = Math.max(from, line.at(Math.max(part.start, start - 150)));
    to = Math.min(to, from + longest);
  }
  return { start: from, end: to, quote: text.slice(from, to) };
}

const kindOf = (timing: Timing, worked: Worked | Hanging): KeyDate["kind"] =>
  worked.date === null ? "upon_event" : timing.point.is === "day" ? "fixed" : "worked_out";

/** Hangs on a notice that somebody may give, an invoice, the end of a month. */
function fromOf(event: string): NonNullable<KeyDate["period"]>["from"] {
  return /\binvoice\b/i.test(event)
    ? "invoice"
    : /\bend of (?:the|that) month\b/i.test(event)
      ? "end_of_month"
      : "event";
}

function draftOf(
  { timing, worked, opens }: Read,
  reading: Reading,
  known: Known,
  days: BusinessDays,
  moves: ReturnType<typeof movesOf>,
  timings: readonly Timing[],
): Draft[] {
  const { line, start, end, role } = timing;
  if (role !== "deadline" && role !== "end") return [];
  const period = periodOf(timing.point);
  if (worked.date === null && !period) return [];
  const action = actionFor(timing, timings);
  const place = quoteOf(line, start, end, reading.text);
  const said = line.words.slice(start, end).trim();
  const steps = worked.date === null ? [] : [...worked.steps];
  let { date } = worked;
  let known_ = worked.date !== null && worked.sure;
  if (date !== null && moves && role === "deadline" && action !== "expiry") {
    const moved = moves === "next" ? businessDay(date, 0, days) : businessDayUpTo(date, days);
    if (moved.date !== date)
      steps.push(`That is no business day, so it moves to ${dateInWords(moved.date)}.`);
    known_ &&= moved.known;
    date = moved.date;
  }
  const isSure =
    known_ && timing.sure && (!opens || (opens.date !== null && opens.sure)) && !isDoubtful(timing);
  const usesCalendar =
    worked.date !== null && (worked.convention === "business_days" || date !== worked.date);
  return [
    {
      timing,
      date: {
        kind: kindOf(timing, worked),
        what: said,
        who: bearersOf(line, start, action, role === "end", castOf(known.parties, reading.text)),
        date,
        opens: opens?.date ?? null,
        event: worked.date === null ? { name: worked.event, date: null } : null,
        period: period && {
          ...period,
          from: worked.date === null ? fromOf(worked.event) : "date",
        },
        sum: sumOf(worked, said, steps),
        convention: worked.date === null ? "other" : worked.convention,
        other: worked.date === null || date !== worked.date ? null : worked.other,
        calendar: usesCalendar ? days.calendar : null,
        action,
        ...place,
        place: reading.placeAt(place.start),
        state: isSure ? "sure" : "proposed",
        ...{ by: null, at: null, version: 1 },
      },
    },
  ];
}

function sumOf(worked: Worked | Hanging, said: string, steps: readonly string[]): string {
  if (worked.date === null)
    return `“${said}” is counted from “${worked.event}”, of which the document gives no day.`;
  return steps.length === 0 ? `The document says “${said}”.` : steps.join(" ");
}
