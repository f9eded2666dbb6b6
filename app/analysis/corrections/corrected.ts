import type {
  Analysis,
  ClauseValues,
  DateFact,
  Facts,
  Notice,
  Party,
  Span,
} from "../../schemas/analysis.ts";
import { factWords } from "../../schemas/fact-rows.ts";
import { type FactField, factFields } from "../../schemas/hand.ts";
import type { Client } from "../clauses/for-client.ts";
import { datesIn } from "../facts/dates.ts";
import { overlap } from "../matching/overlap.ts";
import { withDerivedAnew } from "./derived-anew.ts";
import { correctionsAt, renamedIn } from "./reasons.ts";
import type { ByHand, Corrections } from "./said.ts";

type Reading = Pick<Analysis, "facts" | "clauses" | "riskFlags">;

/** Which value of a clause says the same as a fact that was read from its words. */
const sameValue = {
  notice: "notice",
  notices: "notice",
  term: "term",
  renewal: "term",
  liabilityCap: "cap",
} as const satisfies Partial<Record<FactField, keyof ClauseValues>>;

/** The facts of which others are made by their words in the document: these are told as they are said by hand. */
const quoted: readonly FactField[] = [
  ...(["term", "renewal", "notice", "liabilityCap", "catchwords", "orders"] as const),
];

/**
 * A reading as it is with corrected facts, so that nothing that is made of it goes on with what was corrected: the facts
 * themselves and those that were made of them, the names of parties wherever they stand, no value of a clause that says
 * what a fact did, and no reason of a flag on such words without the correction in front of it.
 * @param client whom it is for; in the answer by the corrected name.
 * @returns with the corrections that can only be told in their own words.
 */
export function corrected<T extends Reading>(
  reading: T,
  said: Corrections,
  client: Client = {},
): T & { client: Client; byHand: ByHand[] } {
  const { facts } = reading;
  const names = renamed(facts.parties, said.parties);
  const byName = (name: string) => names.get(name) ?? name;
  const now = correctedFacts(facts, said, byName);
  const gone = goneValues(facts, said);
  const inWords = renamedIn(names);
  const noted = correctionsAt(facts, said);
  const borne = <Item extends { burdens: string[]; benefits: string[] }>(item: Item): Item => ({
    ...item,
    burdens: item.burdens.map(byName),
    benefits: item.benefits.map(byName),
  });
  return {
    ...reading,
    facts: now.facts,
    clauses: reading.clauses.map((clause) => {
      const values = { ...clause.values };
      for (const { value, span } of gone) if (overlap(clause, span)) delete values[value];
      return borne({ ...clause, values });
    }),
    riskFlags: reading.riskFlags.map((flag) => ({
      ...borne(flag),
      explanation: [...noted(flag), inWords(flag.explanation)].join(" "),
      recommendation: inWords(flag.recommendation),
    })),
    client: { ...client, ...(client.name && { name: byName(client.name) }) },
    byHand: now.byHand,
  };
}

const lines = (words: string) => words.split("\n").flatMap((line) => line.trim() || []);

function correctedFacts(facts: Facts, said: Corrections, byName: (name: string) => string) {
  const read = factWords(facts);
  const byHand: ByHand[] = [];
  const tell = (field: FactField, words: string) => {
    if (words !== "") byHand.push({ field, words, isAdded: !read[field] });
  };
  const notices = facts.notices.map((one) => ({ ...one, who: one.who.map(byName) }));
  const parties =
    said.parties === undefined
      ? facts.parties
      : correctedParties(facts.parties, said.parties.trim());
  const { liabilityCap: cap } = facts;
  const now: Facts = {
    ...facts,
    ...{ parties, notices },
    liabilityCap: cap && { ...cap, ...(cap.who && { who: cap.who.map(byName) }) },
  };
  for (const field of factFields) {
    const words = said[field]?.trim();
    if (words === undefined || words === read[field]) continue;
    switch (field) {
      case "parties":
        break;
      case "notices": {
        const told = lines(words).map(
          (line) => [line, noticeIn(line, [facts, { ...facts, parties, notices }])] as const,
        );
        now.notices = told.flatMap(([, notice]) => notice ?? []);
        tell(field, told.flatMap(([line, notice]) => (notice ? [] : line)).join("; "));
        break;
      }
      case "agreementDate":
      case "effectiveDate":
      case "expiryDate":
      case "decisionDate":
        now[field] = dateIn(words, facts[field]);
        if (!now[field]) tell(field, words);
        break;
      case "orders":
        now.orders = [];
        tell(field, lines(words).join("; "));
        break;
      case "price":
        now.price = words && facts.price ? { ...facts.price, value: words } : null;
        if (!facts.price) tell(field, words);
        break;
      default: {
        const isTold = quoted.includes(field) || facts[field] === null;
        now[field] = words && !isTold ? { ...(facts[field] ?? nowhere), value: words } : null;
        if (isTold) tell(field, words);
        // The same right, read once more by who has it.
        const stood = facts.notice;
        if (field === "notice" && said.notices === undefined && stood)
          now.notices = notices.filter((one) => !overlap(one, stood));
      }
    }
  }
  return { facts: withDerivedAnew(facts, now, said), byHand };
}

const nowhere = { value: "", start: 0, end: 0 };

/** The values that clauses state in the words of a corrected fact. */
const goneValues = (facts: Facts, said: Corrections): { value: keyof ClauseValues; span: Span }[] =>
  (Object.keys(sameValue) as (keyof typeof sameValue)[]).flatMap((field) =>
    said[field] === undefined
      ? []
      : [facts[field] ?? []].flat().map((span: Span) => ({ value: sameValue[field], span })),
  );

/** A day, where the words are one and nothing else. */
function dateIn(words: string, read: DateFact | null): DateFact | null {
  const place = read ?? nowhere;
  const { start, end } = place;
  if (/^until it is ended$/i.test(words)) return { value: "perpetual", start, end, derived: false };
  const [date, ...more] = datesIn(words);
  if (!date || more.length > 0 || !read) return null;
  const rest = words.slice(0, date.start) + words.slice(date.end);
  return /[\p{L}\p{N}]/u.test(
    rest.replace(/\(worked out\)|^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i, ""),
  )
    ? null
    : { value: date.value, start, end, derived: false };
}

/** What stands in a text before and behind its last such words; all of it before, where it has none. */
function cutAt(text: string, words: string): [before: string, after: string] {
  const at = text.lastIndexOf(words);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + words.length)];
}

/** "Larkspur Pty Ltd (Supplier), also called “Larkspur”" */
function partyIn(line: string) {
  const [named, also] = cutAt(line, ", also called ");
  const [name, role] = named.endsWith(")") ? cutAt(named.slice(0, -1), " (") : [named, ""];
  return { name, role: role || null, also };
}

/** The parties that lines name: those that were read stay what they are. */
function correctedParties(read: readonly Party[], words: string): Party[] {
  const known = new Map(read.map((party) => [factWords(only(party)).parties, party]));
  return lines(words).map((line, i) => {
    const same = known.get(line);
    if (same) return same;
    const { name, role, also } = partyIn(line);
    const { start, end, aliases } = read[i] ?? { ...nowhere, aliases: [] };
    const called = [...also.matchAll(/“([^“”]+)”/g)].map(([, alias = ""]) => alias);
    return { name, role, aliases: called.length > 0 ? called : aliases, start, end };
  });
}

/** What was read as one name and is corrected to another: line by line, where there are as many as before. */
function renamed(read: readonly Party[], words: string | undefined): Map<string, string> {
  if (words === undefined) return new Map();
  const now = correctedParties(read, words);
  if (now.length !== read.length) return new Map();
  return new Map(read.map(({ name }, i) => [name, now[i]?.name ?? name]));
}

const purposes = {
  "without cause": "convenience",
  "for breach": "breach",
  "against renewal": "renewal",
} as const;
const noticeLine = /^(\d{1,4}) days?(?:, (without cause|for breach|against renewal))?$/;

type Named = Pick<Facts, "parties" | "notices">;

/**
 * The notice that a line tells as such lines do ("Customer: 14 days, for breach"), at the place of the one that was read.
 * @param called the notices with the names that were read, and the same with those to which these are corrected: a line
 * may have either.
 */
function noticeIn(line: string, called: readonly [Named, Named]): Notice | null {
  for (const these of called) {
    const at = noticeAmong(line, these);
    const now = at && called[1].notices[at.index];
    if (now) return { ...at.notice, who: now.who };
  }
  return null;
}

/** The same by one set of names, and which of the notices it is. */
function noticeAmong(line: string, { parties, notices }: Named) {
  const told = (notice: Notice) =>
    factWords({ ...only(...parties), notices: [notice] }).notices ?? "";
  const same = notices.find((one) => told(one) === line);
  if (same) return { notice: same, index: notices.indexOf(same) };
  const [before, after] = cutAt(line, ": ");
  const [who, length] = after === "" ? ["", before] : [before, after];
  const [, days, words] = noticeLine.exec(length) ?? [];
  if (days === undefined) return null;
  const purpose = words && purposes[words as keyof typeof purposes];
  const givers = (one: Notice) => (one.who.length > 0 ? (told(one).split(": ")[0] ?? "") : "");
  const its = notices.filter((one) => givers(one) === who);
  const [read] = purpose ? its.toSorted((a) => (a.for === purpose ? -1 : 0)) : its;
  if (!read) return null;
  const { condition, hours: _, most: __, business: ___, ...rest } = read;
  const notice: Notice = {
    ...rest,
    days: Number(days),
    ...(purpose ? { for: purpose } : condition !== undefined && { condition }),
  };
  return { notice, index: notices.indexOf(read) };
}

const none: Facts = {
  ...{ title: null, agreementDate: null, effectiveDate: null, expiryDate: null, term: null },
  ...{ renewal: null, notice: null, governingLaw: null, price: null, liabilityCap: null },
  ...{ court: null, citation: null, judge: null, decisionDate: null, catchwords: null },
  ...{ parties: [], notices: [], orders: [] },
};
const only = (...parties: Party[]): Facts => ({ ...none, parties });
