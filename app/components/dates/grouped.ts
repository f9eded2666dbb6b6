import type { DateAction } from "../../schemas/cases/key-dates.ts";
import type { KeptDate } from "../../schemas/dates/kept.ts";

/** What is done by a day, in a reader's words. */
export const actionLabel: Record<DateAction, string> = {
  expiry: "Ends",
  last_day_for_notice: "Last day for notice",
  option: "Option",
  review: "Review of price or rent",
  payment: "Payment",
  delivery: "Delivery",
  completion: "Completion",
  warranty_end: "Warranty or defects period ends",
  other: "Day to know",
};

/** Dates of one thing that comes back, the earliest first. */
export type Series = { first: KeptDate; rest: KeptDate[] };
export type Group = { id: string; title: string; says: string; of: Series[] };

const byDay = (a: KeptDate, b: KeptDate) => {
  const [one, other] = [a.date ?? "9999", b.date ?? "9999"];
  return one < other ? -1 : one > other ? 1 : a.start - b.start;
};

/** What comes back at the same words is one thing, as long as nobody has said anything of one of its days. */
function seriesOf(dates: readonly KeptDate[]): Series[] {
  const found = new Map<string, Series>();
  for (const date of dates.toSorted(byDay)) {
    const comesBack = date.date !== null && !date.own && date.by === null;
    const key = comesBack ? `${date.action} ${date.start} ${date.what}` : date.id;
    const series = found.get(key);
    if (series) series.rest.push(date);
    else found.set(key, { first: date, rest: [] });
  }
  return [...found.values()];
}

/**
 * The dates of a case as its page has them: what a new version has moved; what is sure or confirmed, by its day; what is
 * to be checked; what hangs on an event that has no day yet; what was dismissed. Groups that hold nothing are left out.
 */
export function groupsOf(dates: readonly KeptDate[]): Group[] {
  const kept = dates.filter(({ state }) => state !== "dismissed");
  const isMoved = ({ moved, gone }: KeptDate) => moved !== null || gone;
  const isRelied = ({ state }: KeptDate) => state === "sure" || state === "confirmed";
  const left = kept.filter((one) => !isMoved(one));
  const groups = [
    {
      ...{ id: "moved", title: "Changed since somebody looked" },
      says: "The document has come to give another day, or does not have the words any more.",
      of: kept.filter(isMoved),
    },
    {
      ...{ id: "relied", title: "Confirmed, or surest" },
      says: "Said once and without a condition, or confirmed by somebody.",
      of: left.filter(isRelied),
    },
    {
      ...{ id: "proposed", title: "Proposed: check before you rely on it" },
      says: "A condition, a choice, two places that differ, or words that can be read another way.",
      of: left.filter((one) => !isRelied(one) && one.date !== null),
    },
    {
      ...{ id: "events", title: "Periods that begin with an event" },
      says: "Give the event its day, and the period is counted from it.",
      of: left.filter((one) => !isRelied(one) && one.date === null),
    },
    {
      ...{ id: "dismissed", title: "Dismissed" },
      says: "Kept here so that they can be brought back.",
      of: dates.filter(({ state }) => state === "dismissed"),
    },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map((group) => ({ ...group, of: seriesOf(group.of) }));
}
