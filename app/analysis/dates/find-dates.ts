import type { Calendar, KeyDate } from "../../schemas/cases/key-dates.ts";
import { castOf } from "../cast/read-cast.ts";
import { type BusinessDays, businessDay, businessDayUpTo } from "../counting/business-days.ts";
import { dateInWords } from "../facts/dates.ts";
import { dateOrderOf } from "../facts/origin.ts";
import type { Reading } from "../reading/reading.ts";
import { bearersOf } from "./bearer.ts";
import { businessDaysOf, calendarOfLines, movesOf } from "./business-day-meaning.ts";
import { withContradictions } from "./contradictions.ts";
import { deemedIn } from "./deemed.ts";
import { isDoubtful } from "./doubts.ts";
import { type Draft, numbered, once } from "./drafts.ts";
import { type Line, linesOf, partAround } from "./lines.ts";
import { isDay, type Known, type Read, workAllOut } from "./rounds.ts";
import type { Timing } from "./timing.ts";
import { timingsOf } from "./timings.ts";
import { type Hanging, periodOf, type Worked } from "./working-out.ts";

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
  const read = workAllOut(timings, known, days, deemedIn(lines));
  const moves = movesOf(lines);
  const drafts = read.flatMap((one) => draftOf(one, reading, known, days, moves));
  return numbered(withContradictions(once(drafts)));
}

/** What is told less plainly is proposed. */
const plain = 0.25;
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
  { timing, worked, opens, action, weight }: Read,
  reading: Reading,
  known: Known,
  days: BusinessDays,
  moves: ReturnType<typeof movesOf>,
): Draft[] {
  const { line, start, end, role } = timing;
  if (role !== "deadline" && role !== "end") return [];
  const period = periodOf(timing.point);
  if (worked.date === null && !period) return [];
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
    known_ &&
    // A day of which nothing in its line says what is done by it may be any day that the paper mentions.
    weight >= plain &&
    // A warranty ends; a day that stands in its sentence and ends nothing is another day of it.
    (action !== "warranty_end" || role === "end" || timing.point.is !== "day") &&
    timing.sure &&
    (!opens || (opens.date !== null && opens.sure)) &&
    !isDoubtful(timing, action);
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
