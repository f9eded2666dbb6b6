import type { FoundClause, Notice } from "../../schemas/analysis.ts";
import { addPeriod, dateInWords } from "../facts/dates.ts";
import { type Period, periodsIn } from "../facts/periods.ts";
import type { Material } from "./material.ts";
import { called, properCase } from "./names.ts";
import { list, plain, tellingPhrase } from "./phrases.ts";

const unitDays: Record<Period["unit"], number> = { day: 1, week: 7, month: 30, year: 365 };
const isDate = (value: string) => /^\d{4}-/.test(value);

/** "3 months", "30 days": a number of things with its unit. */
const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The length of a notice as its words count it: days that were read as "three months" are three months. */
function lengthOf(text: string, { start, end, days }: Pick<Notice, "start" | "end" | "days">) {
  const period = periodsIn(plain(text.slice(start, end))).find(
    ({ amount, unit }) => amount * unitDays[unit] === days,
  );
  return { amount: period?.amount ?? days, unit: period?.unit ?? ("day" as const) };
}

/** Who may do something, as a subject: "Either party", "The Tenant", "“You”". */
function whoMay({ text, facts }: Material, who: string[]): string {
  if (who.length > 1 && facts.parties.every(({ name }) => who.includes(name)))
    return "either party";
  return list(
    who.slice(0, 3).map((name) => {
      const party = facts.parties.find((one) => one.name === name);
      return party ? called(party, text) : properCase(name, text);
    }),
  );
}

const capital = (words: string) =>
  words.replace(/^(“?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** The renewal that happens unless somebody stops it, and the last day to do so where that can be worked out. */
function renewalSentence(material: Material): string | null {
  const { text, facts, clauses } = material;
  const clause = clauses.find(({ id }) => id === "automatic-renewal");
  if (!clause || facts.expiryDate?.value === "perpetual") return null;
  const { term, notice } = clause.values;
  const stop = facts.notices.find((one) => one.for === "renewal");
  const days = stop?.days ?? notice?.days;
  const length = term?.months
    ? ` for ${term.months % 12 === 0 ? many(term.months / 12, "year") : many(term.months, "month")} at a time`
    : "";
  const place = clause.place ? ` (${clause.place})` : "";
  if (days === undefined) return `It renews by itself${length}${place}.`;
  const { amount, unit } = lengthOf(text, { ...(stop ?? clause), days });
  const last = lastDayToStop(material);
  return `It renews by itself${length} unless ${many(amount, unit)}’ notice is given${last ? `, by ${dateInWords(last)}` : ""}${place}.`.replace(
    /(\d+ \w+[^s])’ notice/,
    "$1’s notice",
  );
}

/** The last day on which notice keeps a paper from renewing by itself; null where it cannot be worked out. */
export function lastDayToStop({ text, facts, clauses }: Material): string | null {
  const clause = clauses.find(({ id }) => id === "automatic-renewal");
  const end = facts.expiryDate?.value;
  const stop = facts.notices.find((one) => one.for === "renewal");
  const notice = stop ?? clause?.values.notice;
  if (!clause || !notice || !end || !isDate(end) || ("business" in notice && notice.business))
    return null;
  const { amount, unit } = lengthOf(text, { ...(stop ?? clause), days: notice.days });
  return addPeriod(end, -amount, unit);
}

/** Who can end it, and how: without cause by notice, and for a breach. */
function endingSentences(material: Material): string[] {
  const { text, facts, clauses } = material;
  const placeOf = (start: number, end: number, id: string) => {
    const place = clauses.find((one) => one.id === id && one.start < end && start < one.end)?.place;
    return place ? ` (${place})` : "";
  };
  const byWhom = new Map<string, { lengths: Set<string>; place: string }>();
  for (const notice of facts.notices.filter((one) => one.for === "convenience")) {
    const { amount, unit } = lengthOf(text, notice);
    const who = whoMay(material, notice.who);
    const place = placeOf(notice.start, notice.end, "termination-for-convenience");
    const told = byWhom.get(who) ?? { lengths: new Set(), place };
    told.lengths.add(
      notice.days === 0
        ? "at any time"
        : `on ${many(amount, unit)}${amount === 1 ? "’s" : "’"} notice`,
    );
    byWhom.set(who, told);
  }
  if (byWhom.size > 0)
    return [...byWhom].slice(0, 2).map(([who, { lengths, place }]) => {
      const subject = who === "" ? "It may be ended" : `${capital(who)} may end it`;
      return `${subject} without cause ${[...lengths].slice(0, 2).join(" or ")}${place}.`;
    });
  const clause = clauses.find(({ id }) => id === "termination-for-convenience");
  return clause ? [`${endingOf(material, clause)}.`] : [];
}

function endingOf(material: Material, { start, end, place }: FoundClause): string {
  const words = plain(material.text.slice(start, end));
  return `On ending it without cause it says “${tellingPhrase(words, 16)}”${place ? ` (${place})` : ""}`;
}

/** From when to when it runs, how it renews, who can end it and how. */
export function durationSentences(material: Material): string[] {
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
        ? `ends on ${dateInWords(expiryDate.value)}${expiryDate.derived ? " (worked out)" : ""}`
        : "";
  const runs = [starts, ends].filter((part) => part !== "").join(" and ");
  const length =
    term && ends === ""
      ? [`On its length it says “${tellingPhrase(plain(text.slice(term.start, term.end)), 22)}”.`]
      : [];
  const renewal = renewalSentence(material);
  return [
    ...(runs === "" ? [] : [`It ${runs}.`]),
    ...length,
    ...(renewal ? [renewal] : []),
    ...endingSentences(material),
  ];
}
