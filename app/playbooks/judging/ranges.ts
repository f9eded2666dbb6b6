import { overlap } from "../../analysis/matching/overlap.ts";
import { sumsIn } from "../../analysis/money/sums.ts";
import { onOneLine } from "../../analysis/reading/plain-text.ts";
import type { ClauseValues } from "../../schemas/analysis.ts";
import type { ComparedNumber } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";

/** What a number of the document can be: at least `low`, at most `high`. Where it is exact, both are it. */
export interface Range {
  low: number;
  high: number;
}

const exactly = (number: number): Range => ({ low: number, high: number });
export const unknown: Range = { low: 0, high: Number.POSITIVE_INFINITY };

/** A limit beside others: where no word says which of them counts, it cannot be told. */
function limits(
  own: number | undefined,
  others: boolean,
  { greaterOf, lesserOf, noCap }: ClauseValues,
): Range {
  if (own === undefined) return unknown;
  if (others && !greaterOf && !lesserOf) return unknown;
  return {
    low: lesserOf ? 0 : own,
    // What is excepted from the limit has none.
    high: greaterOf || noCap ? Number.POSITIVE_INFINITY : own,
  };
}

type Cap = NonNullable<ClauseValues["cap"]>;

/** "Twice the annual fees" in months of fees: a year's are twelve; of what is no time it cannot be told. */
function monthsOf({ months, times, percent, of }: Cap): number | undefined {
  if (months !== undefined) return months;
  const each = /^(?:annual|yearly)\b/i.test(of ?? "")
    ? 12
    : /^monthly\b/i.test(of ?? "")
      ? 1
      : undefined;
  const share = times ?? (percent === undefined ? undefined : percent / 100);
  return each === undefined || share === undefined ? undefined : share * each;
}

function capOf(values: ClauseValues, of: "months" | "amount"): Range | null {
  const { cap, noCap } = values;
  if (!cap) return noCap ? exactly(Number.POSITIVE_INFINITY) : null;
  const months = monthsOf(cap);
  const dollars = cap.currency === "AUD" ? cap.amount : undefined;
  return of === "months"
    ? limits(months, cap.amount !== undefined, values)
    : limits(
        dollars,
        cap.months !== undefined || cap.times !== undefined || cap.percent !== undefined,
        values,
      );
}

/** Of several covers and of "each claim" beside "in all" it cannot be told which is meant: it lies between them. */
function insuranceOf({ id, start, end }: Subject, { text, cast }: Paper): Range | null {
  if (id !== "insurance") return null;
  const sums = sumsIn(onOneLine(text.slice(start, end)));
  if (sums.length === 0) return null;
  const dollars = sums.flatMap(({ amount, currency }) =>
    amount !== null && (currency ?? cast.dollars) === "AUD" ? [amount] : [],
  );
  if (dollars.length < sums.length) return unknown;
  return { low: Math.min(...dollars), high: Math.max(...dollars) };
}

/** Business days in days: a week has five, and holidays come on top, so that it is never sure how many they are. */
export function inDays(days: number, business: boolean | undefined): Range {
  if (!business) return exactly(days);
  return { low: 7 * Math.floor(days / 5) + (days % 5), high: 2 * days + 14 };
}

function paymentOf({ payment }: ClauseValues): Range | null {
  if (!payment) return null;
  const { days, to, business, endOfMonth } = payment;
  const first = inDays(days, business);
  const last = inDays(to ?? days, business);
  // An invoice of the first of a month waits for its end.
  return { low: first.low, high: last.high + (endOfMonth ? 30 : 0) };
}

/** Interest by the year: simple at least, at most compounded as often as it is counted. */
function rateOf({ values: { rate }, start, end }: Subject, { text }: Paper): Range | null {
  if (!rate) return null;
  const isSimple = /\bsimple interest\b/i.test(onOneLine(text.slice(start, end)));
  const { perAnnum, perMonth, perDay, above } = rate;
  const compounded = (each: number, times: number) =>
    isSimple ? each * times : ((1 + each / 100) ** times - 1) * 100;
  const own =
    perAnnum !== undefined
      ? exactly(perAnnum)
      : perMonth !== undefined
        ? { low: perMonth * 12, high: compounded(perMonth, 12) }
        : perDay !== undefined
          ? { low: perDay * 365, high: compounded(perDay, 365) }
          : unknown;
  // What a published rate adds is not written in the paper.
  return above === undefined ? own : { low: own.low, high: Number.POSITIVE_INFINITY };
}

function termOf({ term }: ClauseValues): Range | null {
  if (!term) return null;
  const months = term.months ?? (term.days === undefined ? undefined : term.days / 30);
  return months === undefined ? null : exactly(months);
}

/** A cascade binds for its longest period until a court cuts it down: it may be that long, and need not be. */
function restraintOf(values: ClauseValues, at: "least" | "most"): Range | null {
  const range = termOf(values);
  return range && values.term?.cascade && at === "least" ? { low: 0, high: range.high } : range;
}

/** The notice of a clause; where the facts have read others in the same words, all that it can be. */
function noticeOf(subject: Subject, { analysis }: Paper): Range | null {
  const { notice } = subject.values;
  const within = analysis.facts.notices.filter((one) => overlap(one, subject));
  if (within.some(({ days }) => days === null)) return unknown;
  if (!notice) {
    const [first] = within;
    return first?.days == null || within.length > 1 ? null : exactly(first.days);
  }
  // How early it may be given at most makes it no longer.
  const own = inDays(notice.days, notice.business);
  const others = notice.business ? [] : within.flatMap(({ days }) => days ?? []);
  return { low: Math.min(own.low, ...others), high: Math.max(own.high, ...others) };
}

/** What the words of a clause say that a number is; null where they state none. */
export function rangeOf(of: ComparedNumber, at: "least" | "most", subject: Subject, paper: Paper) {
  const { values } = subject;
  switch (of) {
    case "cap.months":
      return capOf(values, "months");
    case "cap.amount":
      return capOf(values, "amount");
    case "insurance.amount":
      return insuranceOf(subject, paper);
    case "notice.days":
      return noticeOf(subject, paper);
    case "rate.perAnnum":
      return rateOf(subject, paper);
    case "term.months":
      return termOf(values);
    case "payment.days":
      return paymentOf(values);
    case "restraint.months":
      return restraintOf(values, at);
  }
}
