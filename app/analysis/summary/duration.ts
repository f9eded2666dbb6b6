import type { FoundClause } from "../../schemas/analysis.ts";
import { addPeriod, dateInWords } from "../facts/dates.ts";
import { onOneLine } from "../reading/plain-text.ts";
import type { Segment } from "../reading/segment.ts";
import { endingSentences, lengthOf, many } from "./ending.ts";
import type { Material } from "./material.ts";
import { plain, tellingPhrase } from "./phrases.ts";

const isDate = (value: string) => /^\d{4}-/.test(value);

const renews = /\b(?:renew\w*|roll\w* over|extend\w*|successive|further (?:term|period)s?)\b/i;

/** The clause by which it renews: one that says so before one by which it only goes on. */
function renewalClause({ text, clauses }: Material): FoundClause | undefined {
  const of = clauses.filter(({ id }) => id === "automatic-renewal");
  return of.find(({ start, end }) => renews.test(text.slice(start, end))) ?? of[0];
}

/** "It may only be renewed once". */
const onlyOnce = /\b(?:renewed|extended)[^.;]{0,20} (?:only )?once\b|\bonce only\b/i;

/** The renewal that happens unless somebody stops it, and the last day to do so where that can be worked out. */
function renewalSentence(material: Material): string | null {
  const { text, facts } = material;
  const clause = renewalClause(material);
  if (!clause || facts.expiryDate?.value === "perpetual") return null;
  const { term, notice } = clause.values;
  const stop = facts.notices.find((one) => one.for === "renewal");
  const days = stop?.days ?? notice?.days;
  const once = onlyOnce.test(text.slice(clause.start, clause.end));
  const length = term?.months
    ? ` for ${term.months % 12 === 0 ? many(term.months / 12, "year") : many(term.months, "month")}${once ? "" : " at a time"}`
    : "";
  const times = once ? " once" : "";
  const place = clause.place ? ` (${clause.place})` : "";
  if (days === undefined) return `It renews by itself${times}${length}${place}.`;
  const { amount, unit } = lengthOf(text, { ...(stop ?? clause), days });
  const last = lastDayToStop(material);
  return `It renews by itself${times}${length} unless ${many(amount, unit)}’ notice is given${last ? `, by ${dateInWords(last)}` : ""}${place}.`.replace(
    /(\d+ \w+[^s])’ notice/,
    "$1’s notice",
  );
}

/** The last day on which notice keeps a paper from renewing by itself; null where it cannot be worked out. */
export function lastDayToStop(material: Material): string | null {
  const { text, facts } = material;
  const clause = renewalClause(material);
  const end = facts.expiryDate?.value;
  const stop = facts.notices.find((one) => one.for === "renewal");
  const notice = stop ?? clause?.values.notice;
  const days = notice?.days ?? null;
  if (!clause || !notice || days === null || !end || !isDate(end)) return null;
  if ("business" in notice && notice.business) return null;
  const { amount, unit } = lengthOf(text, { ...(stop ?? clause), days });
  return addPeriod(end, -amount, unit);
}

/** Whether it ends on the later of the day that is known and something else. */
export const endsLater = ({ text, facts: { expiryDate } }: Material): boolean =>
  expiryDate !== null &&
  /\b(?:terminat\w+|expir\w+|ends?|until|through|continues?|in (?:full )?(?:force|effect))\b[^.;]{0,50}\bthe (?:later|latest) (?:of|to occur)\b|\bwhichever is (?:the )?later\b/i.test(
    onOneLine(text.slice(expiryDate.start, expiryDate.end)),
  );

/** What it says of its length, with the first of the events on the later of which it ends. */
function lengthIn(words: string): string {
  const at = words.search(/\bthe (?:later|earlier) of\b/i);
  return at === -1 ? tellingPhrase(words, 22) : tellingPhrase(words, 30, at, at + 70);
}

/** From when to when it runs, how it renews, who can end it and how. */
export function durationSentences(material: Material, segments: Segment[]): string[] {
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
        ? `${endsLater(material) ? "does not end before" : "ends on"} ${dateInWords(expiryDate.value)}${expiryDate.derived ? " (worked out)" : ""}`
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
    ...endingSentences(material, segments),
  ];
}
