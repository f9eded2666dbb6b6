import type { Facts } from "../../schemas/analysis.ts";
import type { DateAction } from "../../schemas/cases/key-dates.ts";
import type { BusinessDays } from "../counting/business-days.ts";
import { addDays } from "../counting/calendar.ts";
import { actionOf, type Told } from "./action.ts";
import { type Deemed, receivedOn } from "./deemed.ts";
import { isDoubtful } from "./doubts.ts";
import { type KnownDays, knownDay, knownDays } from "./known-days.ts";
import { aliasAt, labelAt, partAround } from "./lines.ts";
import type { Point } from "./points.ts";
import { daysWithin } from "./recurring.ts";
import type { Timing } from "./timing.ts";
import { type Hanging, type Worked, workOut } from "./working-out.ts";

/** What is known of a paper before its dates are read. */
export type Known = Pick<
  Facts,
  "parties" | "agreementDate" | "effectiveDate" | "expiryDate" | "governingLaw"
>;

/** A timing with its day, or the event that it hangs on. */
export interface Read {
  timing: Timing;
  action: DateAction;
  /** How plainly its words say what is done; 0 where they do not. */
  weight: number;
  worked: Worked | Hanging;
  opens: Worked | Hanging | null;
}

/** Whether a value is a day and not "perpetual". */
export const isDay = (value: string | undefined): value is string =>
  /^\d{4}-\d\d-\d\d$/.test(value ?? "");
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
function withoutOthers(timing: Timing, ofLine: readonly Timing[]): string {
  const part = partAround(timing.line, timing.start, timing.end);
  let { words } = timing.line;
  for (const { start, end } of ofLine)
    words = words.slice(0, start) + " ".repeat(end - start) + words.slice(end);
  return words.slice(part.start, part.end);
}

/** What is done by a timing. @param ofLine all timings of its line. */
function actionFor(timing: Timing, ofLine: readonly Timing[]): Told {
  const { line, role, opens } = timing;
  const said = {
    part: withoutOthers(timing, ofLine),
    ...partOf(timing),
    own: line.words.slice(timing.start, timing.end),
    label: labelAt(line, timing.start, timing.end),
    alias: aliasAt(line, timing.end),
    heading: line.heading,
    before: goesOn.test(line.words) ? line.before : "",
  };
  return actionOf(said, role, opens !== null);
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
export function workAllOut(
  timings: readonly Timing[],
  known: Known,
  days: BusinessDays,
  deemed: Deemed | null,
): Read[] {
  const madeOn = madeOnOf(timings, known);
  let found = knownDays([]);
  const lines = Map.groupBy(timings, ({ line }) => line);
  const actions = new Map(timings.map((one) => [one, actionFor(one, lines.get(one.line) ?? [])]));
  const toldOf = (one: Timing): Told => actions.get(one) ?? { action: "other", weight: 0 };
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
      return {
        ...{ timing, worked: work(timing.point), ...toldOf(timing) },
        opens: timing.opens && work(timing.opens),
      };
    });
    const next = read.flatMap(({ timing, worked }) =>
      worked.date === null || timing.every
        ? []
        : [
            knownDay(
              timing,
              onDay(timing, worked.date),
              worked.anchor,
              worked.sure && timing.sure && !isDoubtful(timing, toldOf(timing).action),
              toldOf(timing).action,
            ),
          ],
    );
    const same =
      next.length === found.all.length &&
      next.every(({ date }, at) => date === found.all[at]?.date);
    found = knownDays(next);
    if (same) break;
  }
  return read.flatMap((one) => (one.timing.every ? eachTime(one, found) : [one]));
}

/** What comes back, once for each time in the term; nothing where the term has no known end. */
function eachTime({ timing, worked, action, weight }: Read, known: KnownDays): Read[] {
  const [end] = known.ofWhole("end");
  const first = worked.date ?? end?.anchor ?? null;
  if (!timing.every || !end || first === null) return [];
  // A yearly rise does not begin on the first day of all.
  const isRise =
    timing.every.each === "year" && /\b(?:ris|increas|review|adjust)/i.test(timing.line.words);
  const from = isRise ? addDays(first, 1) : first;
  return daysWithin(timing.every, from, end.date).map((point) => {
    const looking = { known, from: timing, madeOn: null, expiry: null, effective: null };
    const each = { ...timing, point, sure: timing.sure && end.sure };
    return {
      timing: each,
      worked: workOut(point, looking, weekdaysOnly),
      action,
      weight,
      opens: null,
    };
  });
}

const weekdaysOnly: BusinessDays = { calendar: null, without: [], named: [], sure: true };
