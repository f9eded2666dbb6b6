import type { ClauseValues } from "../../schemas/analysis.ts";
import type { ComparedNumber } from "../../schemas/playbooks/playbook.ts";
import type { Paper } from "../paper.ts";
import type { Subject } from "../subjects.ts";
import { facing } from "./direction.ts";
import type { Judge } from "./judge.ts";

/** What a number of the document can be: at least `low`, at most `high`. Where it is exact, both are it. */
interface Range {
  low: number;
  high: number;
}

const exactly = (number: number): Range => ({ low: number, high: number });
const unknown: Range = { low: 0, high: Number.POSITIVE_INFINITY };

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

/** Business days in days: a week has five, and holidays come on top, so that it is never sure how many they are. */
function inDays(days: number, business: boolean | undefined): Range {
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
function rateOf({ rate }: ClauseValues): Range | null {
  if (!rate) return null;
  const { perAnnum, perMonth, perDay, above } = rate;
  const compounded = (each: number, times: number) => ((1 + each / 100) ** times - 1) * 100;
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
function noticeOf({ values: { notice }, start, end }: Subject, { analysis }: Paper): Range | null {
  const within = analysis.facts.notices.filter((one) => one.start < end && one.end > start);
  if (within.some(({ days }) => days === null)) return unknown;
  if (!notice) {
    const [first] = within;
    return first?.days == null || within.length > 1 ? null : exactly(first.days);
  }
  const own = inDays(notice.days, notice.business);
  const others = notice.business ? [] : within.flatMap(({ days }) => days ?? []);
  return { low: Math.min(own.low, ...others), high: Math.max(own.high, ...others) };
}

function rangeOf(of: ComparedNumber, at: "least" | "most", subject: Subject, paper: Paper) {
  const { values } = subject;
  switch (of) {
    case "cap.months":
      return capOf(values, "months");
    case "cap.amount":
      return capOf(values, "amount");
    case "notice.days":
      return noticeOf(subject, paper);
    case "rate.perAnnum":
      return rateOf(values);
    case "term.months":
      return termOf(values);
    case "payment.days":
      return paymentOf(values);
    case "restraint.months":
      return restraintOf(values, at);
  }
}

/** What those on whom a number weighs want of it; a term may be wanted long or short by either. */
const bearersWant: Partial<Record<ComparedNumber, "least" | "most">> = {
  "cap.months": "least",
  "cap.amount": "least",
  "notice.days": "least",
  "rate.perAnnum": "most",
  "payment.days": "least",
  "restraint.months": "most",
};
/** Here those whom the clause binds are liable, and want their liability limited. */
const bindsLiable = new Set(["indemnity", "personal-guarantee", "uncapped-liability"]);
/** Notice by which a contract is kept from going on is given by those whom it binds: they want it short. */
const keptShort = new Set(["automatic-renewal"]);

/** What those whom a clause binds want of a number in it. */
function boundWant(of: ComparedNumber, id: string | null): "least" | "most" | undefined {
  const turned = of.startsWith("cap.")
    ? bindsLiable.has(id ?? "")
    : of === "notice.days" && keptShort.has(id ?? "");
  return turned ? "most" : bearersWant[of];
}

/** Whose limit and whose notice it is decides what these are worth; of the others the words of either side tell. */
const isOwned = (of: ComparedNumber) => of.startsWith("cap.") || of === "notice.days";

/**
 * Whether a clause is one that the rule means: "at least" of a cap is about what we recover, "at most" about what is
 * recovered from us. Null where that cannot be told.
 */
function isMeant(
  subject: Subject,
  of: ComparedNumber,
  at: "least" | "most",
  client: string | null,
) {
  const { id, values } = subject;
  const isCap = of.startsWith("cap.");
  const wanted = boundWant(of, id);
  const way = facing(subject, client);
  if (wanted === undefined || way === "mutual") return true;
  if (id === null) return isCap ? null : true;
  // Words that say that there is no limit bind the other side than those that set one.
  const turned = isCap && values.noCap && !values.cap && !bindsLiable.has(id);
  if (way === null || turned) return isOwned(of) ? null : true;
  return way === (at === wanted ? "against us" : "for us");
}

const leftOpen =
  /_{2,}|\.{4,}|…|\[[^\]\n]{0,60}\]|\b(?:as|to be|if|unless|otherwise) (?:mutually |may be |otherwise )?agreed\b|\bas (?:advised|notified|determined)\b|\bto be (?:advised|confirmed|determined|inserted)\b|\bTB[ACD]\b/i;

/** Compares a number that a clause states: a clause that states none says nothing, unless it leaves a gap for it. */
export const judgeNumber: Judge = (subject, { test }, paper, all) => {
  const { of, at } = test;
  if (of === undefined || at === undefined) return () => ({ holds: null });
  const isOurs = (one: Subject) => isMeant(one, of, at, paper.client);
  const meant = isOurs(subject);
  if (meant === false && (isOwned(of) || all.some(isOurs))) return null;
  const range = rangeOf(of, at, subject, paper);
  if (range === null && !leftOpen.test(paper.text.slice(subject.start, subject.end))) return null;
  const { low, high } = range && meant !== null ? range : unknown;
  return (value) => {
    if (typeof value !== "number") return { holds: null };
    const [surely, never] =
      at === "least" ? [low >= value, high < value] : [high <= value, low > value];
    return { holds: surely ? true : never ? false : null };
  };
};
