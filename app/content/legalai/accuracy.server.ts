import training from "../accuracy/cross-validated.json" with { type: "json" };
import onContracts from "../accuracy/facts.json" with { type: "json" };
import type { Passage } from "../types.ts";
import { trainingSources } from "./training-sources.server.ts";

type Figures = { precision: number; recall: number; f1: number; support: number };

const terms = training.terms.crossValidated;
const contracts = training.contracts.crossValidated;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const count = (number: number) => number.toLocaleString("en-AU");

/** Their words are shown by the rules for facts, which this did not measure. */
const shownAsFacts = ["Agreement Date", "Effective Date"];
const clauses = Object.entries<Figures & { onMarkedWords: number }>(contracts.byCategory).filter(
  ([name]) => !shownAsFacts.includes(name),
);
const rightOf = ({ recall, support }: Figures) => recall * support;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const onMarkedWords =
  sum(clauses.map(([, row]) => rightOf(row) * row.onMarkedWords)) /
  sum(clauses.map(([, row]) => rightOf(row)));

/** Fewer examples than this say little. */
const enough = 20;
const weakest = clauses
  .filter(([, { support }]) => support >= enough)
  .toSorted(([, a], [, b]) => a.f1 - b.f1)
  .slice(0, 5);

const facts: [keyof typeof onContracts.facts, string][] = [
  ["governingLaw", "Governing law"],
  ["parties", "Parties"],
  ["agreementDate", "Date of the agreement"],
  ["effectiveDate", "Effective date"],
  ["expiryDate", "Expiry date"],
];

const tableOf = (caption: string, rows: [string, Figures][]): Passage => ({
  kind: "table",
  caption,
  columns: ["Kind", "Precision", "Recall", "F1", "Examples"],
  rows: rows.map(([name, { precision, recall, f1, support }]) => [
    name,
    percent(precision),
    percent(recall),
    f1.toFixed(2),
    count(support),
  ]),
});

/** What the accuracy page says; its figures are those that the commands wrote beside it. */
export const accuracy = {
  title: "What it finds, and what it misses",
  lead: "These are the figures of the built-in analyser, measured on contracts that it was not trained on. Read them before you rely on it. They are not a promise for your document.",
  parts: [
    {
      title: "How it was measured",
      passages: [
        {
          kind: "text",
          text: `Lawyers marked ${contracts.categories} kinds of clause and fact in ${onContracts.contracts} commercial contracts. We split the contracts into groups, trained on all but one group, and let the analyser read the one that it had not seen. Every contract was the unseen one once. The same was done with ${count(terms.sentences)} sentences from consumer terms of service.`,
        },
        {
          kind: "words",
          rows: [
            {
              term: "Precision",
              text: "Of the contracts in which it names a clause, how many have it.",
            },
            {
              term: "Recall",
              text: "Of the contracts that have a clause, in how many it is found.",
            },
            { term: "F1", text: "One figure for both: it is low if either is." },
          ],
        },
      ],
    },
    {
      title: "In short",
      passages: [
        {
          kind: "headlines",
          rows: [
            [contracts.microF1, `F1 over ${contracts.categories} kinds, every decision alike`],
            [
              contracts.clauseMicroF1,
              `F1 over the ${contracts.clauseCategories} kinds of clause that a contract has or has not`,
            ],
            [
              contracts.clauseMacroF1,
              "the same, every kind of clause alike: rare ones count as much as common ones",
            ],
            [
              onMarkedWords,
              "of right findings show the words that a lawyer marked, by half at least",
            ],
            [
              terms.macroF1,
              "F1 over eight kinds of unfair term in consumer terms, every kind alike",
            ],
          ].map(([value, label]) => ({ value: Number(value).toFixed(2), label: String(label) })),
        },
      ],
    },
    {
      title: "Where it is weak",
      passages: [
        {
          kind: "text",
          text: `Of the clauses with at least ${enough} examples, these are found least well:`,
        },
        {
          kind: "list",
          items: weakest.map(
            ([name, { precision, recall }]) =>
              `${name}: right ${percent(precision)} of the time when it says so, and found ${percent(recall)} of the time when it is there.`,
          ),
        },
        {
          kind: "text",
          text: "The contracts are American company filings, and the consumer terms are judged by European law. Clauses that Australian contracts have and these do not, such as GST, personal guarantees and security interests, are found by rules that we wrote and tried on contracts of our own; no figure above speaks of them. The level of a risk is our reading of the clause vocabulary, and no lawyer has signed it off.",
        },
      ],
    },
    {
      title: "Every clause",
      passages: [
        tableOf("Contracts: each kind of clause or fact, on contracts not trained on", clauses),
      ],
    },
    {
      title: "Key facts",
      passages: [
        {
          kind: "text",
          text: "How often the fact that we show is the one that the lawyers wrote down. The rules for facts were written with these contracts in view, so expect a little less on others.",
        },
        {
          kind: "facts",
          rows: facts.map(([name, term]) => ({
            term,
            text: `${percent(onContracts.facts[name].right)} of ${onContracts.facts[name].support}`,
          })),
        },
      ],
    },
    {
      title: "Unfair terms for consumers",
      passages: [
        tableOf(
          "Sentences of terms of service, from companies not trained on",
          Object.entries<Figures>(terms.byLabel),
        ),
      ],
    },
    {
      title: "When OpenAI reads",
      passages: [
        {
          kind: "text",
          text: "A deployment with a key has OpenAI read the document. We have no figures of our own for that. Its quotes are checked all the same: a flag whose words are not in the document is dropped, and where it rates a risk lower than the built-in analyser does, the higher level is shown with both reasons.",
        },
      ],
    },
    {
      title: "What it learned from",
      passages: [
        { kind: "text", text: "The built-in analyser's weights were trained on:" },
        { kind: "list", items: trainingSources, apart: true },
        {
          kind: "text",
          text: "The data was changed: sentences and contracts were reduced to hashed word features and numeric weights. Its authors do not endorse this product.",
        },
      ],
    },
  ],
} satisfies { title: string; lead: string; parts: { title: string; passages: Passage[] }[] };
