import training from "../accuracy/cross-validated.json" with { type: "json" };
import onContracts from "../accuracy/facts.json" with { type: "json" };
import type { Passage, Table } from "../types.ts";
import { categoryNames, termNames } from "./accuracy-names.ts";
import { counted, type Figures, percent, shareOf, tableOf } from "./accuracy-words.ts";

const terms = training.terms.crossValidated;
const contracts = training.contracts.crossValidated;

export const americanContracts = `Lawyers marked ${contracts.categories} kinds of clause and fact in ${counted(onContracts.contracts, "American company filings")}. We split the contracts into groups, trained on all but one group, and let the analyser read the one that it had not seen; every contract was the unseen one once. A kind counts once a contract: it has the clause or not. The same was done with ${counted(terms.sentences, "sentences")} from consumer terms of service, judged by European law.`;

/** Our own paper, which the finder of Australian clauses and of whom they bind learned from. */
export const ownPaper = `${counted(training.clauses.crossValidated.sentences, "sentences")} of Australian contracts that we wrote for it, each marked with what it is, whom it burdens and whom it benefits.`;

/** Their words are shown by the rules for facts, which this did not measure. */
const shownAsFacts = ["Agreement Date", "Effective Date"];
const named = new Map<string, string>(Object.entries({ ...categoryNames, ...termNames }));
const rowsOf = (figures: Record<string, Figures>) =>
  Object.entries(figures).map(([name, row]): [string, Figures] => [named.get(name) ?? name, row]);
const { byCategory } = contracts;
const clauses = Object.entries<Figures & { onMarkedWords: number }>(byCategory).filter(
  ([name]) => !shownAsFacts.includes(name),
);
const rightOf = ({ recall, support }: Figures) => recall * support;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const onMarkedWords =
  sum(clauses.map(([, row]) => rightOf(row) * row.onMarkedWords)) /
  sum(clauses.map(([, row]) => rightOf(row)));

/** Both sets in short. */
export const shortFigures = [
  [contracts.microF1, `F1 over ${contracts.categories} kinds, every decision alike`],
  [
    contracts.clauseMicroF1,
    `F1 over the ${contracts.clauseCategories} kinds of clause that a contract has or has not`,
  ],
  [
    contracts.clauseMacroF1,
    "the same, every kind of clause alike: rare ones count as much as common ones",
  ],
  [onMarkedWords, "of right findings show the words that a lawyer marked, by half at least"],
  [terms.macroF1, "F1 over eight kinds of unfair term in consumer terms, every kind alike"],
].map(([value, label]) => ({ value: Number(value).toFixed(2), label: String(label) }));

/** Fewer examples than this say little. */
const enough = 20;
export const weakestOnContracts: Table = {
  kind: "table",
  caption: `On American contracts, of the kinds with at least ${enough} examples`,
  columns: ["Kind", "Found", "Right"],
  rows: clauses
    .filter(([, { support }]) => support >= enough)
    .toSorted(([, a], [, b]) => a.f1 - b.f1)
    .slice(0, 5)
    .map(([name, { precision, recall }]) => [
      named.get(name) ?? name,
      percent(recall),
      percent(precision),
    ]),
};

export const contractTable = tableOf(
  "American contracts: each kind of clause or fact, on contracts not trained on",
  rowsOf(Object.fromEntries(clauses)),
);
export const termsTable = tableOf(
  "Sentences of terms of service, from companies not trained on",
  rowsOf(terms.byLabel),
);

const facts: [keyof typeof onContracts.facts, string][] = [
  ["governingLaw", "Governing law"],
  ["allParties", "Parties: every one"],
  ["parties", "Parties: half of them or more"],
  ["agreementDate", "Date of the agreement"],
  ["effectiveDate", "Commencement date"],
  ["expiryDate", "End date"],
];
export const contractFacts = {
  kind: "facts",
  rows: facts.map(([name, term]) => {
    const { right, support } = onContracts.facts[name];
    return { term, text: shareOf(right, support) };
  }),
} satisfies Passage;
