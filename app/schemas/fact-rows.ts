import type { DateFact, Fact, Facts, Notice, Party, Span } from "./analysis.ts";
import { partyInWords, shortName } from "./client.ts";

/** One key fact as people read it: its label, and each value with the words that it was read from. */
export type FactRow = { label: string; entries: { value: string; span: Span }[] };

const longDate = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

function dateInWords({ value, derived }: DateFact): string {
  if (value === "perpetual") return "Until it is ended";
  const day = Date.parse(value);
  return `${Number.isNaN(day) ? value : longDate.format(day)}${derived ? " (worked out)" : ""}`;
}

const row = (label: string, facts: (Fact | null)[]): FactRow => ({
  label,
  entries: facts.flatMap((fact) => (fact ? [{ value: fact.value, span: fact }] : [])),
});
const dateRow = (label: string, fact: DateFact | null): FactRow => ({
  label,
  entries: fact ? [{ value: dateInWords(fact), span: fact }] : [],
});

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

/** "Customer: 30 days, without cause", or "Tenant: 7 days, “if the shop cannot be used”" */
function noticeInWords(
  { who, days, for: purpose, condition }: Notice,
  parties: readonly Party[],
): string {
  const givers = list.format(who.map((name) => shortName(name, parties)));
  const hangs = condition ? `, “${condition}”` : purposes[purpose];
  const length = days === null ? "length not filled in" : `${days} ${days === 1 ? "day" : "days"}`;
  const notice = `${length}${hangs}`;
  return givers ? `${givers}: ${notice}` : notice;
}

/** What a document says of itself, in the order in which a lawyer asks for it; only what was found. */
export function factRows(facts: Facts): FactRow[] {
  const rows = [
    row("Title", [facts.title]),
    {
      label: "Parties",
      entries: facts.parties.map((party) => ({ value: partyWithAliases(party), span: party })),
    },
    row("Court", [facts.court]),
    row("Citation", [facts.citation]),
    row("Before", [facts.judge]),
    dateRow("Decided", facts.decisionDate),
    dateRow("Dated", facts.agreementDate),
    dateRow("Takes effect", facts.effectiveDate),
    row("Term", [facts.term]),
    dateRow("Ends", facts.expiryDate),
    row("Renewal", [facts.renewal]),
    row("Notice to end it", [facts.notice]),
    {
      label: "Notices",
      entries: facts.notices.map((notice) => ({
        value: noticeInWords(notice, facts.parties),
        span: notice,
      })),
    },
    row("Governing law", [facts.governingLaw]),
    row("Price", [facts.price]),
    row("Liability capped at", [facts.liabilityCap]),
    row("Catchwords", [facts.catchwords]),
    row("Orders", facts.orders),
  ];
  return rows.filter(({ entries }) => entries.length > 0);
}
