import { daysOf, numberOf, numeral, type Time, timesIn } from "./periods.ts";

/**
 * How long before something a thing is to be done, as some words say: at least, and at most. `least` is null where only
 * the earliest day is bounded, or where the words contradict themselves. `index` and `length` are from the first number
 * to the last unit, `from` where the words before it begin that make it a least or a most.
 */
export interface LeadTime {
  least: Time | null;
  most: Time | null;
  business: boolean;
  index: number;
  length: number;
  from: number;
}

type Bound = "least" | "most";

/** A number of days, and what the words beside it make of it; the unit of one without stands after the next. */
interface Bounded {
  time: Time | null;
  amount: number;
  start: number;
  end: number;
  from: number;
  bound: Bound | null;
  /** Whether it is the first or the second of two between which a thing is done. */
  opens: boolean;
  closes: boolean;
  negated: boolean;
}

const farther = "more|longer|greater|earlier|sooner";
const nearer = "less|fewer|later|shorter";
const some = "(?: (?:a|the))?(?: (?:total )?period)?(?: of)?[ (]{0,2}$";
/** "No more than", "nor less than", "or later than", "not being earlier than". */
const compared = new RegExp(
  `(?:\\b(not|no|nor|never|neither|cannot)\\b(?: [a-z]{1,12}){0,3}? )?(?:\\b(or) )?\\b(?:(${farther})|(${nearer}))(?: in time)? than${some}`,
  "i",
);
const before: Record<Bound, RegExp> = {
  least: new RegExp(
    `\\b(?:at (?:the )?(?:very )?(?:least|latest|minimum)|(?:(?:a|the) )?min(?:imum|\\.)?)${some}`,
    "i",
  ),
  most: new RegExp(
    `\\b(?:at (?:the )?(?:very )?(?:most|earliest|maximum)|(?:(?:a|the) )?max(?:imum|\\.)?|up to|(?:not|nor) (?:exceeding|to exceed|before))${some}`,
    "i",
  ),
};
const exceeding = new RegExp(`(?<!\\b(?:not|nor) )\\bexceeding${some}`, "i");
const after: Record<Bound, RegExp> = {
  least:
    /^['’]?,? (?:or (?:more|longer|greater)|at (?:the )?(?:least|latest|minimum)|minimum)\b(?! (?:of )?[\da-z-]+[ -](?:day|week|month|year))/i,
  most: /^['’]?,? (?:or (?:less|fewer|shorter)|at (?:the )?(?:most|earliest|maximum)|maximum)\b(?! (?:of )?[\da-z-]+[ -](?:day|week|month|year))/i,
};
const negative = /\b(?:not|no|nor|never|neither|cannot)\b/i;
const opening =
  /\b(?:between|(?:beginn?|commenc|start|open|runn?)\w*(?: on| at| from)?(?: the (?:date|day)(?: that is| which is| falling)?)?) $/i;
const closing =
  /\b(?:end|expir|clos|finish)\w*(?: on| at)?(?: the (?:date|day)(?: that is| which is| falling)?)? $/i;
/** "In the last three months of the term", "within 60 days before it ends": from when, and to the very end. */
const within =
  /\b(?:within|during|in|any time in)(?: the| its)?(?: last| final)?(?: period of)? $/i;
const precedes =
  /^['’]?s?['’]? (?:immediately )?(?:before|prior to|preceding|in advance|of the (?:term|end))\b/i;

/** Where one number leads to the next, which has the unit of both: "90 and no more than 120 days", "30–60 days". */
const unitless = new RegExp(
  `(?<![\\w.$€£])${numeral}(?=(?:,? (?:and|nor|or|but|to)\\b|,| ?[-–—])[^.;\\d]{0,40}?${numeral}[ -])`,
  "gi",
);
/** What may stand between the two ends of a window. */
const joint =
  /^['’]?s?['’]?(?:,? (?:or (?:more|longer|less|fewer)|at (?:the )?(?:least|most|latest|earliest)))?(?:,? (?:(?:prior|advance|written|clear),? ?){0,3}notice)?(?: (?:before|prior to|preceding)\b[^.;]{0,70}?)?,?;?\)?(?: ?\(?(?:and|nor|or|but|,|\(|-|–|—|to|until)\)?){0,2}(?: \([a-z]\))?$/i;
const range = /^(?: to | ?[-–—] ?)$/i;

/** What makes of the number at `index` a least or a most, and whether it does so by a negation. */
function boundBefore(
  head: string,
  earlier: Bounded | undefined,
): Pick<Bounded, "bound" | "from" | "negated"> {
  const plain = (bound: Bound, at: number) => ({ bound, from: at, negated: false });
  const comparison = compared.exec(head);
  if (comparison) {
    const { 1: not, 2: or, 3: far, 4: near, index } = comparison;
    const away =
      negative.test(head.slice(0, index)) &&
      /\b(?:earlier|sooner|later)\b/i.test(far ?? near ?? "");
    const negated = not !== undefined || (or !== undefined && (earlier?.negated ?? false)) || away;
    return { bound: (far !== undefined) === negated ? "most" : "least", from: index, negated };
  }
  for (const bound of ["least", "most"] as const) {
    const found = before[bound].exec(head);
    if (found) return plain(bound, found.index);
  }
  const over = exceeding.exec(head);
  return over ? plain("least", over.index) : { bound: null, from: head.length, negated: false };
}

/** The numbers of some words that may be an end of a window, in their order. */
function boundedIn(words: string): Bounded[] {
  const times = timesIn(words);
  const alone = times.length === 0 ? [] : [...words.matchAll(unitless)];
  const numbers = [
    ...times.map((time) => ({
      time,
      amount: time.amount,
      start: time.index,
      end: time.index + time.length,
    })),
    ...alone
      .map(({ 0: all, 1: figures, 2: said, 3: bracketed, index }) => ({
        time: null,
        amount: numberOf(figures, said, bracketed),
        start: index,
        end: index + all.length,
      }))
      .filter(
        ({ start, end }) =>
          !times.some(({ index, length }) => index < end && start < index + length),
      ),
  ].sort((a, b) => a.start - b.start);
  const found: Bounded[] = [];
  for (const one of numbers) {
    const from = Math.max(found.at(-1)?.end ?? 0, one.start - 90);
    const head = words.slice(from, one.start);
    const tail = words.slice(one.end, one.end + 60);
    const told = boundBefore(head, found.at(-1));
    const later = after.least.test(tail) ? "least" : after.most.test(tail) ? "most" : null;
    const most = told.bound ?? later ?? (within.test(head) && precedes.test(tail) ? "most" : null);
    found.push({
      ...one,
      bound: most,
      from: from + told.from,
      negated: told.negated,
      opens: opening.test(head),
      closes: closing.test(head),
    });
  }
  return found;
}

const asTime = ({ time, amount, start, end }: Bounded, unit: Time["unit"]): Time =>
  time ?? { amount, unit, index: start, length: end - start };

/** The window of two numbers beside each other; null where they are none. */
function windowOf(
  words: string,
  first: Bounded,
  second: Bounded,
): { least: Time; most: Time } | null {
  if (!second.time) return null;
  const [a, b] = [asTime(first, second.time.unit), second.time];
  const gap = words.slice(first.end, second.from);
  const between = words.slice(first.end, second.start);
  const [short, long] = daysOf(a) <= daysOf(b) ? [a, b] : [b, a];
  // "In the 90-day period that ends 30 days before": the one lies before the other.
  if (
    first.time &&
    !first.opens &&
    /^ period\b[^.;]{0,30}\b(?:end|expir|clos|finish)\w*(?: on)? $/i.test(between)
  )
    return { least: b, most: { ...a, amount: daysOf(a) + daysOf(b), unit: "day" } };
  if (
    range.test(between) ||
    (first.opens && /^(?:['’]s?)?(?: (?:before|prior to)\b[^.;]{0,60})? and $/i.test(between))
  )
    return { least: short, most: long };
  if (first.opens && second.closes && !/[.;]/.test(between)) return { least: b, most: a };
  const opposite = first.bound !== null && second.bound !== null && first.bound !== second.bound;
  if (!opposite || gap.length > 110 || !joint.test(gap.trimEnd())) return null;
  return first.bound === "least" ? { least: a, most: b } : { least: b, most: a };
}

const business = /\b(?:business|working)\b/i;

/**
 * The lengths of time in some words as times before something, in their order, each with whether the words make it a
 * least or a most; two that belong together are one. Words alone do not say that it is before anything: ask what stands
 * around it.
 */
export function leadTimesIn(words: string): LeadTime[] {
  const found = boundedIn(words);
  const leads: LeadTime[] = [];
  for (let at = 0; at < found.length; at++) {
    const [first, second] = [found[at], found[at + 1]];
    if (!first) break;
    const window = second ? windowOf(words, first, second) : null;
    const last = window && second ? second : first;
    const place = {
      index: first.start,
      length: last.end - first.start,
      from: Math.min(first.from, first.start),
    };
    const said = { ...place, business: business.test(words.slice(first.start, last.end)) };
    if (window) {
      at++;
      const holds = daysOf(window.least) <= daysOf(window.most);
      leads.push({ ...said, least: holds ? window.least : null, most: holds ? window.most : null });
    } else if (first.time)
      leads.push(
        first.bound === "most"
          ? { ...said, least: null, most: first.time }
          : { ...said, least: first.time, most: null },
      );
  }
  return leads;
}
