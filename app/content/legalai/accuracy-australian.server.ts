import australian from "../accuracy/australian.json" with { type: "json" };
import type { Headlines, Table } from "../types.ts";
import { counted, percent, shareOf } from "./accuracy-words.ts";

const { documents, sentences, facts, heldOutThird: third } = australian;

export const australianSet = `${counted(documents.documents, "Australian documents")}, some real and most written for the purpose with invented parties, in which one reader marked ${counted(documents.instances, "clauses")} with whom each burdens and whom it benefits; ${counted(sentences.n, "sentences")}, each put into a short agreement, of which ${counted(sentences.positives, "are clauses")} and ${counted(sentences.negatives, "only look like one")}; and ${counted(facts.items, "openings and schedules")} with their facts. No lawyer has signed the marks.`;

/** How much it finds of the clauses in the documents: what is to be said wherever it is said that all are looked for. */
export const clausesFound = percent(documents.recall);

/** The figures that matter most, of the documents, each with how many it is a share of. */
const drawn = (rows: readonly (readonly [number, string, number, string])[]) =>
  rows.map(([value, before, of, what]) => ({
    value: percent(value),
    label: `${before} ${counted(of, what)}`,
  }));
const { direction, wrongFlags } = documents;

export const rightHeadlines: Headlines = {
  kind: "headlines",
  caption: "Right: the taller, the better",
  rows: drawn([
    [documents.recall, "of", documents.instances, "clauses in Australian documents are found"],
    [
      documents.precision,
      "of the",
      documents.found + documents.wrong,
      "clauses that it names are named rightly",
    ],
    [
      direction.right,
      "of",
      direction.n,
      "clauses that favour one side: told rightly whom they burden and whom they benefit",
    ],
    [
      documents.facts.accuracy,
      "of the",
      documents.facts.n,
      "facts asked for are read as the document has them",
    ],
  ]),
};

export const wrongHeadlines: Headlines = {
  kind: "headlines",
  caption: "Wrong: a whole post is one in ten",
  enlarged: 10,
  rows: drawn([
    [
      direction.reversed,
      "of",
      direction.n,
      "clauses that favour one side: told the wrong way round",
    ],
    [
      wrongFlags.High.wrong,
      "of its",
      wrongFlags.High.n,
      "High flags rest on words that are not that clause",
    ],
  ]),
};

type Both<Figures> = (of: Figures) => string;
const ofDocuments = (name: string, says: Both<typeof third.documents>) => [
  name,
  says(documents),
  says(third.documents),
];
const ofSentences = (name: string, says: Both<typeof third.sentences>) => [
  name,
  says(sentences),
  says(third.sentences),
];

const columns = ["Counted", "Whole set", "Third held out"];

/** What is right of clauses, sides and levels, in the whole set and in the third that was held out. */
export const rightTable: Table = {
  kind: "table",
  caption: "What it gets right: the longer the bar, the better",
  columns,
  rows: [
    ofDocuments("Clauses in documents: found", (of) => shareOf(of.recall, of.instances)),
    ofDocuments("Clauses named in documents: right", (of) =>
      shareOf(of.precision, of.found + of.wrong),
    ),
    ofSentences("Clauses in sentences: found", (of) => shareOf(of.found, of.positives)),
    ofDocuments(sideWords("right"), (of) => shareOf(of.direction.right, of.direction.n)),
    ofSentences("Side, in sentences: right", (of) => shareOf(of.direction.right, of.direction.n)),
    ofDocuments("Level of a flag: the reader’s own", (of) => shareOf(of.level.exact, of.level.n)),
  ],
};

/** What is wrong of the same. */
export const wrongTable: Table = {
  kind: "table",
  caption: "What it gets wrong: a whole bar is one in ten, and the shorter the better",
  enlarged: 10,
  columns,
  rows: [
    ...(["reversed", "undecided", "other"] as const).map((verdict) =>
      ofDocuments(sideWords(verdict), (of) => shareOf(of.direction[verdict], of.direction.n)),
    ),
    ofSentences("Side, in sentences: reversed", (of) =>
      shareOf(of.direction.reversed, of.direction.n),
    ),
    ...(["High", "Medium", "Low"] as const).map((level) =>
      ofDocuments(`${level} flags: not that clause`, (of) =>
        shareOf(of.wrongFlags[level].wrong, of.wrongFlags[level].n),
      ),
    ),
    ofSentences("Sentences that only look like a clause: named all the same", (of) =>
      shareOf(of.falsePositives, of.negatives),
    ),
    ofDocuments("Said not to be found: there all the same", (of) =>
      of.falseMissing.said === 0 ? "none said" : `${of.falseMissing.n} of ${of.falseMissing.said}`,
    ),
  ],
};

function sideWords(verdict: "right" | "reversed" | "undecided" | "other"): string {
  const words = {
    right: "right",
    reversed: "reversed",
    undecided: "not told",
    other: "half right",
  };
  return `Side, in documents: ${words[verdict]}`;
}

const factNames: Record<string, string> = {
  partyNames: "Names of the parties",
  partyRoles: "Roles of the parties",
  law: "Governing law",
  dated: "Date of the agreement",
  starts: "Start",
  ends: "End",
  priceAmount: "Price: amount",
  pricePer: "Price: for what period",
  noticeDays: "Days of notice to end it",
};

interface Field {
  n: number;
  accuracy: number | null;
}

const notAsked: Field = { n: 0, accuracy: null };

/** Each fact, in documents and in openings and schedules. */
export const factTable: Table = {
  kind: "table",
  caption: "Facts in Australian paper: right, of those that the text gives",
  columns: ["Fact", "Documents", "Openings"],
  rows: Object.entries(factNames).map(([field, name]) => [
    name,
    ...[documents.facts, facts].map(({ byField }) => {
      const { n, accuracy } = new Map(Object.entries<Field>(byField)).get(field) ?? notAsked;
      return n === 0 ? "–" : shareOf(accuracy, n);
    }),
  ]),
};
/** How many facts were given where the text has none. */
export const inventedFacts = `Facts that the text does not have, and that it gave all the same: ${counted(documents.facts.invented, "in the documents")}, ${counted(facts.invented, "in the openings and schedules")}.`;

export const weakestTable: Table = {
  kind: "table",
  caption: "In Australian paper these are found least well",
  columns: ["Kind", "Found"],
  rows: australian.weakest
    .toSorted((a, b) => a.found - b.found)
    .map(({ title, labels, found }) => [title, shareOf(found, labels)]),
};

/** Every kind of clause, in documents and sentences together. */
export const kindTable: Table = {
  kind: "table",
  caption: "Australian paper: each kind of clause, in documents and sentences together",
  columns: ["Kind", "Found", "Marked", "Named wrongly"],
  rows: australian.kinds.map(({ title, labelled, found, wrong }) => [
    title,
    String(found),
    String(labelled),
    String(wrong),
  ]),
};
