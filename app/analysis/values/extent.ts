import type { ClauseValues } from "../../schemas/analysis.ts";
import { type Period, periodsIn } from "../facts/periods.ts";
import { noticesIn } from "./notice.ts";

type Value<K extends keyof ClauseValues> = NonNullable<ClauseValues[K]>;

const backwards =
  /^[^,.;]{0,24}?\b(?:before|preceding|prior to|leading up to|immediately prior|ending on)\b/i;
const past = /\b(?:last|previous|preceding|past|prior)[ ]$/i;

/** Whether a period looks back ("whom you dealt with in the 12 months before"), which is no length of the duty. */
export function looksBack(words: string, { index, length }: Period): boolean {
  return (
    backwards.test(words.slice(index + length)) ||
    past.test(words.slice(Math.max(0, index - 12), index))
  );
}

const renewed = /\b(?:renew\w*|further|successive|additional|another)\b[^.;]{0,40}$/i;

/** How long a clause binds, or is renewed for: in months, or in days where it is counted in days or weeks. */
export function readTerm(words: string): Value<"term"> | undefined {
  if (/\bmonth[- ]to[- ]month\b/i.test(words)) return { months: 1 };
  const notices = noticesIn(words);
  const isOfNotice = (one: Period) =>
    notices.some(({ index, length }) => index <= one.index && one.index < index + length);
  const periods = periodsIn(words).filter((one) => !looksBack(words, one) && !isOfNotice(one));
  const period =
    periods.find(({ index }) => renewed.test(words.slice(Math.max(0, index - 60), index))) ??
    periods[0];
  if (!period) return undefined;
  return lengthOf(period);
}

function lengthOf({ amount, unit }: Period): Value<"term"> {
  if (unit === "day" || unit === "week") return { days: unit === "week" ? amount * 7 : amount };
  return { months: unit === "year" ? amount * 12 : amount };
}

const months = ({ amount, unit }: Period) => amount * monthsIn[unit];
const monthsIn: Record<Period["unit"], number> = { year: 12, month: 1, week: 7 / 30, day: 1 / 30 };
/** What stands between the steps of a cascade: "24 months; 12 months; or 6 months", "(a) two years (b) one year". */
const nextStep =
  /^[\s,;:.'"–—-]*(?:(?:and|or|failing which|if (?:that|this|it)[^,;]{0,80},)[\s,;]*)*(?:\(?[a-z\d]{1,4}[).]\s*)?(?:for )?(?:a period of )?$/i;

/**
 * How long somebody is restrained. Of a cascade ("24 months; if that is not enforceable, 12 months") the longest, and
 * that it is one.
 */
export function readRestraint(words: string): Value<"term"> | undefined {
  const periods = periodsIn(words).filter((one) => !looksBack(words, one));
  const steps = periods.filter((period, at) => {
    const [before, after] = [periods[at - 1], periods[at + 1]];
    const follows = (one: Period, next: Period) =>
      nextStep.test(words.slice(one.index + one.length, next.index));
    return (before && follows(before, period)) || (after && follows(period, after));
  });
  const longest = steps.reduce<Period | undefined>(
    (best, one) => (best && months(best) >= months(one) ? best : one),
    undefined,
  );
  return longest ? { ...lengthOf(longest), cascade: true } : readTerm(words);
}

const distance = /(\d{1,4}(?:\.\d{1,2})?)[ -]?(km|kms|kilomet(?:re|er)s?|metres?|miles?)\b/i;
const states =
  /\b(?:New South Wales|NSW|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|Australian Capital Territory|Australia|New Zealand)\b/g;

/** Where a clause binds: within a distance, or in the States and countries that it names. */
export function readArea(words: string): Value<"area"> | undefined {
  const found = distance.exec(words);
  if (found) {
    const unit = (found[2] ?? "").toLowerCase();
    const each = unit.startsWith("mi") ? 1.609 : unit.startsWith("k") ? 1 : 0.001;
    return { kilometres: Number(found[1]) * each };
  }
  const places = [...new Set([...words.matchAll(states)].map(([place]) => place))];
  return places.length > 0 ? { places } : undefined;
}
