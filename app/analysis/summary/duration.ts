import type { FoundClause } from "../../schemas/analysis.ts";
import { addPeriod, dateInWords } from "../facts/dates.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Reading } from "../reading/reading.ts";
import { kindOf } from "../vocabulary/index.ts";
import { endingSentences, lengthInWords, lengthOf, many } from "./ending.ts";
import type { Material } from "./material.ts";
import { plain, tellingPhrase } from "./phrases.ts";

const isDate = (value: string) => /^\d{4}-/.test(value);

const renews = /\b(?:renew\w*|roll\w* over|extend\w*|successive|further (?:term|period)s?)\b/i;

/** The clause by which it renews: one that says so before one by which it only goes on. */
function renewalClause({ text, clauses }: Material): FoundClause | undefined {
  const of = clauses.filter(({ id }) => kindOf(id)?.ofLength === "renewal");
  return of.find(({ start, end }) => renews.test(text.slice(start, end))) ?? of[0];
}

/** "It may only be renewed once". */
const onlyOnce = /\b(?:renewed|extended)[^.;]{0,20} (?:only )?once\b|\bonce only\b/i;

interface Window {
  /** The first day; null where notice may be given as early as one likes. */
  opens: string | null;
  closes: string;
}

/** The notice that keeps a paper from renewing by itself; null where none is said, or several that differ. */
function noticeToStop({ text, facts, clauses }: Material, clause: FoundClause) {
  const [stop] = facts.notices.filter((one) => one.for === "renewal");
  const notice = stop ?? clause.values.notice;
  const all = [
    ...facts.notices.filter((one) => one.for === "renewal"),
    ...clauses
      .filter(
        ({ id, start, end }) =>
          kindOf(id)?.ofLength === "renewal" && renews.test(text.slice(start, end)),
      )
      .flatMap(({ values }) => values.notice ?? []),
  ];
  const differ = all.some(({ days, most }) => days !== notice?.days || most !== notice?.most);
  if (!notice || notice.days === null || differ) return null;
  const { start, end } = stop ?? clause;
  return { ...notice, days: notice.days, start, end };
}

/** "Between 1 and 31 December 2028": what both days share is said once. */
function betweenDays(opens: string, closes: string): string {
  const [first, last] = [dateInWords(opens), dateInWords(closes)].map((day) => day.split(" "));
  const same = (from: number) => first?.slice(from).join(" ") === last?.slice(from).join(" ");
  return `between ${first?.slice(0, same(1) ? 1 : same(2) ? 2 : 3).join(" ")} and ${last?.join(" ")}`;
}

/** By when notice is to be given: by a day, between two, or so long before it ends. */
function whenToStop(material: Material, notice: NonNullable<ReturnType<typeof noticeToStop>>) {
  const { text } = material;
  const least = lengthOf(text, notice, notice.days);
  const most = notice.most === undefined ? null : lengthOf(text, notice, notice.most);
  const window = windowToStop(material);
  if (!most) {
    const length = lengthInWords(least, null);
    const by = window ? `, by ${dateInWords(window.closes)}` : "";
    return `unless ${length}${length.endsWith("s") ? "’" : "’s"} notice is given${by}`;
  }
  const when = window?.opens
    ? betweenDays(window.opens, window.closes)
    : `${lengthInWords(least, most)} before it ends`;
  return `unless notice is given ${when}; earlier notice does not count`;
}

/** The renewal that happens unless somebody stops it, and the days on which to do so where they can be worked out. */
function renewalSentence(material: Material): string | null {
  const { text, facts } = material;
  const clause = renewalClause(material);
  if (!clause || facts.expiryDate?.value === "perpetual") return null;
  const { term } = clause.values;
  const once = onlyOnce.test(text.slice(clause.start, clause.end));
  const length = term?.months
    ? ` for ${term.months % 12 === 0 ? many(term.months / 12, "year") : many(term.months, "month")}${once ? "" : " at a time"}`
    : "";
  const times = once ? " once" : "";
  const place = clause.place ? ` (${clause.place})` : "";
  const notice = noticeToStop(material, clause);
  const unless = notice ? ` ${whenToStop(material, notice)}` : "";
  return `It renews by itself${times}${length}${unless}${place}.`;
}

/** The days on which notice keeps a paper from renewing by itself; null where they cannot be worked out. */
export function windowToStop(material: Material): Window | null {
  const { text, facts } = material;
  const clause = renewalClause(material);
  const end = facts.expiryDate?.value;
  const notice = clause && noticeToStop(material, clause);
  // Business days hang on the holidays of a place.
  if (!notice || notice.business || !end || !isDate(end)) return null;
  const before = (days: number) => {
    const { amount, unit } = lengthOf(text, notice, days);
    return unit === "hour" ? null : addPeriod(end, -amount, unit);
  };
  const closes = before(notice.days);
  if (closes === null) return null;
  return { opens: notice.most === undefined ? null : before(notice.most), closes };
}

/** Whether it ends on the later of the day that is known and something else. */
export const endsLater = ({ text, facts: { expiryDate } }: Material): boolean =>
  expiryDate !== null &&
  /\b(?:terminat\w+|expir\w+|ends?|until|through|continues?|in (?:full )?(?:force|effect))\b[^.;]{0,50}\bthe (?:later|latest) (?:of|to occur)\b|\bwhichever is (?:the )?later\b/i.test(
    onOneLine(text.slice(expiryDate.start, expiryDate.end)),
  );

/** Whether it may end before the day that is known: "until the earlier of 30 June 2027 and completion". */
export const endsSooner = ({ text, facts: { expiryDate } }: Material): boolean =>
  expiryDate !== null &&
  /\bthe (?:earlier|earliest|sooner|first) (?:of|to (?:occur|happen))\b|\bwhichever (?:is|comes|occurs|happens) (?:the )?(?:earlier|earliest|sooner|first)\b/i.test(
    onOneLine(text.slice(expiryDate.start, expiryDate.end)),
  );

/** What it says of its length, with the first of the events on the later of which it ends. */
function lengthIn(words: string): string {
  const at = words.search(/\bthe (?:later|earlier) of\b/i);
  return at === -1 ? tellingPhrase(words, 22) : tellingPhrase(words, 30, at, at + 70);
}

/** From when to when it runs, how it renews, who can end it and how. */
export function durationSentences(material: Material, reading: Reading): string[] {
  const { text, facts } = material;
  const { agreementDate, effectiveDate, expiryDate, term } = facts;
  const starts =
    effectiveDate && effectiveDate.value !== agreementDate?.value
      ? `starts on ${dateInWords(effectiveDate.value)}`
      : "";
  const after = (agreementDate ?? effectiveDate)?.value ?? "";
  const ends =
    expiryDate?.value === "perpetual"
      ? "runs until it is ended"
      : expiryDate && expiryDate.value > after
        ? `${endsLater(material) ? "does not end before" : "ends on"} ${dateInWords(expiryDate.value)}${endsSooner(material) ? " at the latest" : ""}${expiryDate.derived ? " (worked out)" : ""}`
        : "";
  const runs = [starts, ends].filter((part) => part !== "").join(" and ");
  const length =
    term && ends === ""
      ? [`On its length it says “${lengthIn(plain(text.slice(term.start, term.end)))}”.`]
      : [];
  const renewal = renewalSentence(material);
  return [
    ...(runs === "" ? [] : [`It ${runs}.`]),
    ...length,
    ...(renewal ? [renewal] : []),
    ...endingSentences(material, reading),
  ];
}
