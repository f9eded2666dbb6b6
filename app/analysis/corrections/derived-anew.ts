import type { Facts } from "../../schemas/analysis.ts";
import { factWords } from "../../schemas/fact-rows.ts";
import { datesIn } from "../facts/dates.ts";
import { type Period, periodsIn } from "../facts/periods.ts";
import { lastDay } from "../facts/time-spans.ts";
import type { Corrections } from "./said.ts";

type Start = "effectiveDate" | "agreementDate";

/** From which day and over which time an end was worked out, and whether it is the day before that day comes again. */
type Basis = { from: Start; length: Period; dayBefore: boolean };

const endOf = (begins: string, length: Period, dayBefore: boolean) =>
  lastDay(begins, { length, dayBefore, anniversary: false }, false);

/** How the end that was read follows from what was read; null where that cannot be told of it. */
function basisOf(read: Facts): Basis | null {
  for (const from of ["effectiveDate", "agreementDate"] as const)
    for (const length of periodsIn(read.term?.value ?? ""))
      for (const dayBefore of [true, false]) {
        const begins = read[from]?.value;
        if (begins && endOf(begins, length, dayBefore) === read.expiryDate?.value)
          return { from, length, dayBefore };
      }
  return null;
}

/** The one length of time that words say, and no day besides. */
function lengthIn(words: string): Period | null {
  const [length, ...more] = periodsIn(words);
  return length && more.length === 0 && datesIn(words).length === 0 ? length : null;
}

/** Whether the day on which a paper takes effect was read from the day on which it was made. */
const isDayMade = ({ effectiveDate: effect, agreementDate: made }: Facts) =>
  effect !== null && made !== null && effect.start === made.start && effect.value === made.value;

/**
 * The facts with those worked out again that were worked out of others, where people have corrected these: when it takes
 * effect, of when it was made; and when it ends, of its beginning and its term. What cannot be worked out as it was before
 * is not stated any more.
 * @param now the facts with what is said in place of the reader.
 */
export function withDerivedAnew(read: Facts, now: Facts, said: Corrections): Facts {
  const words = factWords(read);
  const isChanged = (field: Start | "term") =>
    said[field] !== undefined && said[field].trim() !== (words[field] ?? "");
  const follows = isChanged("agreementDate") && !isChanged("effectiveDate") && isDayMade(read);
  const begun = { ...now, effectiveDate: follows ? now.agreementDate : now.effectiveDate };
  const { expiryDate: end } = read;
  const isTerm = isChanged("term");
  const isMadeOf = isTerm || isChanged("effectiveDate") || isChanged("agreementDate");
  if (said.expiryDate !== undefined || !end?.derived || !isMadeOf) return begun;
  // Until somebody ends it: whenever it began, but not whatever its term.
  if (end.value === "perpetual") return { ...begun, expiryDate: isTerm ? null : end };
  const basis = basisOf(read);
  const begins = basis && begun[basis.from]?.value;
  const length = isTerm ? lengthIn(said.term ?? "") : basis?.length;
  const value = begins && length && endOf(begins, length, basis.dayBefore);
  return { ...begun, expiryDate: value ? { ...end, value } : null };
}
