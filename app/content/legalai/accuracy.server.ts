import type { Passage, Table } from "../types.ts";
import {
  americanContracts,
  contractFacts,
  contractTable,
  ownPaper,
  shortFigures,
  termsTable,
  weakestOnContracts,
} from "./accuracy-american.server.ts";
import {
  australianSet,
  factTable,
  inventedFacts,
  kindTable,
  rightHeadlines,
  rightTable,
  weakestTable,
  wrongHeadlines,
  wrongTable,
} from "./accuracy-australian.server.ts";
import { freshReading } from "./accuracy-fresh.server.ts";
import { trainingSources } from "./training-sources.server.ts";

type Part = { title: string; passages: Passage[]; stands?: "out" };

/** One line for each of many kinds is there for those who ask. */
const folded = (table: Table, where: string): Table => ({
  ...table,
  opener: `All ${table.rows.length} kinds ${where}`,
});

/** What the accuracy page says; its figures are those that the commands wrote beside it. */
export const accuracy = {
  title: "What it finds, and what it misses",
  lead: "These are the figures of the built-in analyser, measured on documents whose words it was not trained on. Read them before you rely on it. They are not a promise for your document.",
  parts: [
    { title: "What a fresh reading found", passages: [freshReading] },
    { title: "What its labels count", passages: [rightHeadlines, wrongHeadlines] },
    {
      title: "How it was measured",
      passages: [
        {
          kind: "words",
          rows: [
            { term: "Australian paper", text: australianSet },
            { term: "American paper", text: americanContracts },
            {
              term: "What counts",
              text: "Every clause counts by itself: two indemnities are two. It is found when words that the analyser shows for it are the marked ones, by three tenths of the shorter at least. A finer name counts for the finer clause alone, and places on which lawyers may differ are not counted.",
            },
            {
              term: "What it had seen",
              text: "The trained parts learnt from other sentences, none of them from this set. Thresholds and some rules were set with it in view, and its misses were read, fewest of them in the third that stands apart. Expect somewhat less on other paper.",
            },
            {
              term: "What has no figure",
              text: "Clauses that the tables do not name, such as retention money, make good and rent review, are found by rules alone: nobody has marked them yet, and no figure here speaks of them.",
            },
            {
              term: "Found",
              text: "Of what is there, how much is found (recall).",
            },
            {
              term: "Right",
              text: "Of what it says is there, how much is (precision).",
            },
            { term: "F1", text: "One figure for both: it is low if either is." },
            {
              term: "Side",
              text: "Whom a clause burdens and whom it benefits, of the clauses found that have a side. Reversed: the one who gains is said to bear it. Not told: no side is given, and none is guessed.",
            },
          ],
        },
      ],
    },
    { title: "Australian contracts", passages: [rightTable, wrongTable] },
    {
      title: "Where it is weak",
      stands: "out",
      passages: [
        weakestTable,
        weakestOnContracts,
        {
          kind: "text",
          text: "The level of a risk is our reading of the clause vocabulary, and no lawyer has signed it off.",
        },
      ],
    },
    {
      title: "Key facts",
      passages: [
        factTable,
        { kind: "text", text: inventedFacts },
        {
          kind: "text",
          text: "On the American contracts, how often the fact that we show is the one that the lawyers wrote down. The rules for facts were written with these contracts in view, so expect a little less on others.",
        },
        contractFacts,
      ],
    },
    { title: "American contracts", passages: [{ kind: "headlines", rows: shortFigures }] },
    {
      title: "One by one",
      passages: [
        folded(kindTable, "in Australian paper"),
        folded(contractTable, "in American contracts"),
        folded(termsTable, "in consumer terms"),
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
        { kind: "text", text: "The built-in analyser’s weights were trained on:" },
        { kind: "list", items: [...trainingSources, ownPaper], apart: true },
        {
          kind: "text",
          text: "The data of others was changed: sentences and contracts were reduced to hashed word features and numeric weights. Their authors do not endorse this product.",
        },
      ],
    },
  ],
  end: {
    title: "Check it on our sample, flag by flag.",
    action: "Create an account",
    sample: "Read the sample",
  },
} satisfies { title: string; lead: string; parts: Part[]; end: Record<string, string> };
