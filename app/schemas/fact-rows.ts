import type { DateFact, Fact, Facts, Notice, Party, Span } from "./analysis.ts";
import type { Case } from "./case.ts";
import { partyInWords, shortName } from "./client.ts";
import type { FactField } from "./hand.ts";

/**
 * One key fact as people read it: its name and label, and each value with the words that it was read from; without, where
 * a person says so.
 */
export type FactRow = {
  field: FactField;
  label: string;
  entries: { value: string; span: Span | null }[];
};

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

function dateInWords({ value, derived }: DateFact): string {
  if (value === "perpetual") return "Until it is ended";
  const day = Date.parse(value);
  return `${Number.isNaN(day) ? value : longDate.format(day)}${derived ? " (worked out)" : ""}`;
}

type Entries = FactRow["entries"];
const plain = (facts: (Fact | null)[]): Entries =>
  facts.flatMap((fact) => (fact ? [{ value: fact.value, span: fact }] : []));
const dated = (fact: DateFact | null): Entries =>
  fact ? [{ value: dateInWords(fact), span: fact }] : [];

function partyWithAliases(party: Party): string {
  const known = [party.name, party.role].map((name) => name?.toLowerCase());
  const others = party.aliases.filter((alias) => !known.includes(alias.toLowerCase()));
  const also = others.map((alias) => `“${alias}”`);
  return partyInWords(party) + (also.length > 0 ? `, also called ${list.format(also)}` : "");
}

const list = new Intl.ListFormat("en-AU");

const purposes: Record<Notice["for"], string> = {
  convenience: ", without cause",
  breach: ", for breach",
  renewal: ", against renewal",
  other: "",
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "30 days", "24 hours", "at least 90 and at most 120 days". */
function noticeLength({ days, most, hours, business }: Notice): string {
  if (days === null) return "length not filled in";
  const unit = business ? "business day" : "day";
  if (most !== undefined) return `at least ${days} and at most ${counted(most, unit)}`;
  return hours === undefined ? counted(days, unit) : counted(hours, "hour");
}

/** "Customer: 30 days, without cause", or "Tenant: 7 days, “if the shop cannot be used”" */
function noticeInWords(told: Notice, parties: readonly Party[]): string {
  const { who, for: purpose, condition } = told;
  const givers = list.format(who.map((name) => shortName(name, parties)));
  const hangs = condition ? `, “${condition}”` : purposes[purpose];
  const notice = `${noticeLength(told)}${hangs}`;
  return givers ? `${givers}: ${notice}` : notice;
}

/** What each fact is called, in the order in which a lawyer asks for it. */
export const factLabels: Record<FactField, string> = {
  title: "Title",
  parties: "Parties",
  court: "Court",
  citation: "Citation",
  judge: "Before",
  decisionDate: "Decided",
  agreementDate: "Dated",
  effectiveDate: "Takes effect",
  term: "Term",
  expiryDate: "Ends",
  renewal: "Renewal",
  notice: "Notice to end it",
  notices: "Notices",
  governingLaw: "Governing law",
  price: "Price",
  liabilityCap: "Liability capped at",
  catchwords: "Catchwords",
  orders: "Orders",
};
// Written above with these keys alone.
const inOrder = Object.keys(factLabels) as FactField[];

/** "Supplier: $500,000": whose cap it is stands with it, or that it cannot be told. */
function capped({ liabilityCap, parties }: Facts): Entries {
  if (!liabilityCap) return [];
  const { value, who = [] } = liabilityCap;
  const whose = list.format(who.map((name) => shortName(name, parties)));
  const words =
    whose === "" ? `${value} (whose liability, it does not say clearly)` : `${whose}: ${value}`;
  return [{ value: words, span: liabilityCap }];
}

const entriesOf = (facts: Facts): Record<FactField, Entries> => ({
  title: plain([facts.title]),
  parties: facts.parties.map((party) => ({ value: partyWithAliases(party), span: party })),
  court: plain([facts.court]),
  citation: plain([facts.citation]),
  judge: plain([facts.judge]),
  decisionDate: dated(facts.decisionDate),
  agreementDate: dated(facts.agreementDate),
  effectiveDate: dated(facts.effectiveDate),
  term: plain([facts.term]),
  expiryDate: dated(facts.expiryDate),
  renewal: plain([facts.renewal]),
  notice: plain([facts.notice]),
  notices: facts.notices.map((notice) => ({
    value: noticeInWords(notice, facts.parties),
    span: notice,
  })),
  governingLaw: plain([facts.governingLaw]),
  price: plain([facts.price]),
  liabilityCap: capped(facts),
  catchwords: plain([facts.catchwords]),
  orders: plain(facts.orders),
});

/** What a document says of itself, in the order in which a lawyer asks for it; only what was found. */
export function factRows(facts: Facts): FactRow[] {
  const entries = entriesOf(facts);
  return inOrder
    .map((field) => ({ field, label: factLabels[field], entries: entries[field] }))
    .filter((row) => row.entries.length > 0);
}

/** The facts in words, by their names: a line for each entry. */
export const factWords = (facts: Facts): Record<string, string> =>
  Object.fromEntries(
    factRows(facts).map(({ field, entries }) => [
      field,
      entries.map(({ value }) => value).join("\n"),
    ]),
  );

/**
 * The same rows as people have edited them: what they say, at the place of what was read; and those of which they said
 * something in another version of the document.
 */
export function editedFactRows(
  facts: Facts,
  { facts: said, edited, editsToConfirm }: Pick<Case, "facts" | "edited" | "editsToConfirm">,
): FactRow[] {
  const read = entriesOf(facts);
  const words = factWords(facts);
  return inOrder
    .map((field) => {
      // What follows of a corrected fact is other than what was read, too.
      const isOther = field in edited || said[field] !== words[field];
      const entries = isOther ? linesOf(said[field] ?? "", read[field]) : read[field];
      return { field, label: factLabels[field], entries };
    })
    .filter(
      ({ field, entries }) => entries.length > 0 || field in edited || field in editsToConfirm,
    );
}

const linesOf = (words: string, read: Entries): Entries =>
  words
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((value) => ({
      value,
      span: (read.find((one) => one.value === value) ?? read[0])?.span ?? null,
    }));
