import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { judgeDirection } from "../../../commands/scoring/australian-direction.ts";
import { FactCount } from "../../../commands/scoring/australian-facts.ts";
import { australianFigures } from "../../../commands/scoring/australian-figures.ts";
import type { AustralianPrediction } from "../../../commands/scoring/australian-predictions.ts";
import {
  type AustralianSet,
  type GoldDocument,
  type GoldFacts,
  type GoldSentence,
  readAustralianSet,
} from "../../../commands/scoring/australian-set.ts";

const parties = [
  { id: "S", name: "Wattle Freight Pty Ltd", called: ["Carrier", "Wattle"], role: "carrier" },
  { id: "C", name: "Banksia & Sons Ltd", called: ["Customer", "you"], role: "customer" },
  { id: "G", name: "Ada Quoll", called: ["Guarantor"], role: "guarantor" },
];
const clause = (id: string, start: number, end: number, burdens = ["C"], benefits = ["S"]) => ({
  ...{ id, start, end, burdens, benefits },
});
const paper = (gold: Partial<GoldDocument>): GoldDocument => ({
  file: "carriage.txt",
  text: "",
  parties,
  facts: { parties: [], law: null },
  clauses: [],
  unclear: [],
  absent: [],
  ...gold,
});
const nothing: AustralianPrediction = { clauses: [], riskFlags: [], facts: {}, missing: [] };

function figuresOf(gold: Partial<GoldDocument>, said: Partial<AustralianPrediction>) {
  const set: AustralianSet = { documents: [paper(gold)], sentences: [], facts: [] };
  const { documents } = australianFigures(
    set,
    new Map([["carriage.txt", { ...nothing, ...said }]]),
  );
  if (!documents) throw new Error("no figures of documents");
  return documents;
}

describe("clauses of documents", () => {
  it("are counted one by one: two of a kind of which one is found are half found", () => {
    const clauses = [clause("indemnity", 0, 100), clause("indemnity", 200, 300)];
    expect(figuresOf({ clauses }, { clauses: [clause("indemnity", 200, 300)] })).toMatchObject({
      instances: 2,
      found: 1,
      wrong: 0,
      recall: 0.5,
      precision: 1,
      f1: 0.6667,
    });
  });

  it("are the same place from three tenths of the shorter one on", () => {
    const gold = { clauses: [clause("gst", 100, 200)] };
    expect(figuresOf(gold, { clauses: [clause("gst", 170, 400)] }).found).toBe(1);
    expect(figuresOf(gold, { clauses: [clause("gst", 171, 400)] })).toMatchObject({
      found: 0,
      wrong: 1,
    });
  });

  it("are each matched once, by the one that shares most; a second find on the same words is no mistake", () => {
    const gold = { clauses: [clause("gst", 0, 100, ["C"], ["S"])] };
    const said = [clause("gst", 60, 160, ["S"], ["C"]), clause("gst", 0, 100)];
    expect(figuresOf(gold, { clauses: said })).toMatchObject({
      found: 1,
      wrong: 0,
      direction: { n: 1, right: 1 },
    });
  });

  it("may be called by the wider name beside the finer one, which alone is a find", () => {
    const gold = { clauses: [clause("consequential-loss", 0, 100)] };
    const wider = figuresOf(gold, { clauses: [clause("limitation-of-liability", 0, 100)] });
    expect(wider).toMatchObject({ found: 0, wrong: 0, precision: null });
    const finer = figuresOf(
      { clauses: [clause("limitation-of-liability", 0, 100)] },
      { clauses: [clause("consequential-loss", 0, 100)] },
    );
    expect(finer).toMatchObject({ found: 0, wrong: 1 });
  });

  it("are not judged where lawyers differ, nor outside the part that was labelled", () => {
    const unclear = [{ id: "arbitration", start: 0, end: 50 }];
    const said = [
      clause("arbitration", 0, 50),
      clause("dispute-resolution", 0, 50),
      clause("gst", 900, 950),
    ];
    expect(figuresOf({ unclear, labelled: [0, 800] }, { clauses: said }).wrong).toBe(0);
    expect(figuresOf({}, { clauses: said }).wrong).toBe(3);
  });

  it("have levels, compared where the same words are flagged as the same clause, and wrong flags by level", () => {
    const clauses = [
      { ...clause("gst", 0, 100), grade: "Low" as const },
      { ...clause("indemnity", 200, 300), grade: "High" as const },
    ];
    const riskFlags = [
      { clauseTitle: "GST", riskLevel: "High" as const, start: 0, end: 100 },
      { clauseTitle: "Indemnity", riskLevel: "High" as const, start: 200, end: 300 },
      { clauseTitle: "Indemnity", riskLevel: "High" as const, start: 500, end: 600 },
      { clauseTitle: "Unfinished Wording", riskLevel: "Medium" as const, start: 0, end: 9 },
    ];
    expect(figuresOf({ clauses }, { clauses, riskFlags })).toMatchObject({
      level: { n: 2, exact: 0.5, farOff: 0.5 },
      wrongFlags: { High: { n: 3, wrong: 0.3333 }, Medium: { n: 0, wrong: null } },
    });
  });

  it("are falsely missing when they are there, a wider one by its finer one too; what is unclear is not counted", () => {
    const gold = {
      clauses: [clause("non-solicitation", 0, 100)],
      unclear: [{ id: "gst", start: 200, end: 250 }],
      absent: ["privacy"],
    };
    const missing = ["restraint-of-trade", "gst", "privacy", "insurance"].map((id) => ({ id }));
    expect(figuresOf(gold, { missing }).falseMissing).toEqual({
      n: 1,
      said: 3,
      rate: 0.3333,
      perDocument: 1,
    });
  });

  it("of a document that nobody answered for are all missed", () => {
    const set = {
      documents: [paper({ clauses: [clause("gst", 0, 9)] })],
      sentences: [],
      facts: [],
    };
    expect(australianFigures(set, new Map()).documents).toMatchObject({
      unanswered: 1,
      recall: 0,
    });
  });
});

describe("the direction of a clause", () => {
  const oneWay = { burdens: ["C"], benefits: ["S"] };
  const mutual = { burdens: ["S", "C"], benefits: ["C", "S"] };
  it.each([
    [
      "by role, name, a part of the name or what the text calls it",
      "right",
      oneWay,
      ["you"],
      ["the Wattle"],
    ],
    ["the other way round", "reversed", oneWay, ["Wattle Freight"], ["Banksia and Sons"]],
    ["with one side alone", "right", oneWay, [], ["carrier"]],
    ["by the wrong side alone", "reversed", oneWay, [], ["customer"]],
    ["by nobody, or nobody known", "undecided", oneWay, ["Nobody Pty Ltd"], []],
    ["for both, though it is one-way", "other", oneWay, ["each party"], ["each party"]],
    ["by a third party", "other", oneWay, ["Ada Quoll"], []],
    ["for both, and it is", "right", mutual, ["The parties"], ["The parties"]],
    ["one way, though it is mutual", "other", mutual, ["Carrier"], ["Customer"]],
    ["of a part of those who are bound", "other", mutual, ["Carrier"], []],
  ])("said %s is %s", (_how, verdict, gold, burdens, benefits) => {
    const known = verdict === "right" && gold === mutual ? parties.slice(0, 2) : parties;
    expect(judgeDirection(gold, { burdens, benefits }, known)).toBe(verdict);
  });
});

function fieldsOf(gold: Partial<GoldFacts>, said: AustralianPrediction["facts"]) {
  const count = new FactCount();
  count.compare({ parties: [], ...gold }, said);
  return count.figures().byField;
}
const right = { n: 1, accuracy: 1, invented: 0 };
const wrong = { n: 1, accuracy: 0, invented: 0 };

describe("facts", () => {
  it("of a party are its name without its form, and one of the ways it is called", () => {
    const said = [
      { name: "Wattle Freight Pty. Limited", role: "the Carrier" },
      { name: "Banksia and Sons", role: "Buyer" },
      { name: "Mallee Holdings", role: null },
    ];
    expect(fieldsOf({ parties: parties.slice(0, 2) }, { parties: said })).toEqual({
      partyNames: { n: 2, accuracy: 1, invented: 1 },
      partyRoles: { n: 2, accuracy: 0.5, invented: 0 },
    });
  });

  it("do not ask for the name of a party that has none", () => {
    const blank = [
      { id: "A", name: "[Supplier]", called: [], role: null },
      { id: "B", name: "Member", called: ["the Member"], role: "member" },
    ];
    expect(fieldsOf({ parties: blank }, { parties: [{ name: "Member" }] })).toEqual({
      partyNames: { n: 0, accuracy: null, invented: 0 },
    });
  });

  it.each([
    ["NSW", "the laws of the State of New South Wales", right],
    ["Victoria", "Victoria, Australia", right],
    ["South Australia", "Western Australia", wrong],
    ["Tasmania", null, wrong],
  ])("say that the law of %s is %s", (law, said, figures) => {
    expect(fieldsOf({ law }, { law: said }).law).toEqual(figures);
  });

  it("are dates to the day, or another day that is as right; where there is none, one is invented", () => {
    const gold = {
      dated: "2026-03-01",
      starts: "2026-04-01",
      startsAlso: "2026-04-02",
      ends: null,
    };
    const said = { dated: "2026-03-02", starts: "2026-04-02", ends: "open" };
    expect(fieldsOf(gold, said)).toEqual({
      dated: wrong,
      starts: right,
      ends: { n: 0, accuracy: null, invented: 1 },
    });
    expect(fieldsOf({}, said)).toEqual({});
  });

  it("are a price by its amount and by what it is paid for, and each period of notice", () => {
    const gold = {
      price: { amount: 1200, per: "year" },
      noticeToEnd: [{ days: 30 }, { days: 60 }],
    };
    expect(
      fieldsOf(gold, { price: { amount: 1200, per: "annum" }, noticeToEnd: [{ days: 60 }] }),
    ).toEqual({
      priceAmount: right,
      pricePer: right,
      noticeDays: { n: 2, accuracy: 0.5, invented: 0 },
    });
    expect(fieldsOf({ price: null }, { price: { amount: 5 } }).price?.invented).toBe(1);
  });
});

const sentence = (id: string, gold: Partial<GoldSentence>): GoldSentence => ({
  id,
  frame: { head: "x".repeat(100), tail: "", parties },
  text: "",
  place: { start: 100, end: 200 },
  clause: "indemnity",
  burdens: ["C"],
  benefits: ["S"],
  also: [],
  not: [],
  feature: "plain",
  ...gold,
});

describe("sentences in a frame", () => {
  it("are judged by what is said of their own place: found, directed, and hard negatives flagged", () => {
    const negative = { clause: null, burdens: [], benefits: [], not: ["indemnity"], also: ["gst"] };
    const sentences = [
      sentence("A-1", {}),
      sentence("A-2", {}),
      sentence("A-3", negative),
      sentence("A-4", negative),
      sentence("A-5", negative),
    ];
    const say = (...clauses: AustralianPrediction["clauses"]) => ({ ...nothing, clauses });
    const answers = new Map([
      // The one that says a direction is judged.
      ["A-1", say(clause("indemnity", 100, 200, [], []), clause("indemnity", 150, 260))],
      ["A-2", say(clause("indemnity", 0, 99))],
      ["A-3", say(clause("indemnity", 100, 200))],
      ["A-4", say(clause("gst", 100, 200))],
      ["A-5", say(clause("insurance", 100, 200))],
    ]);
    const figures = australianFigures({ documents: [], sentences, facts: [] }, answers).sentences;
    expect(figures).toMatchObject({
      positives: 2,
      found: 0.5,
      direction: { n: 1, right: 1 },
      directionRightOfAll: 0.5,
      negatives: 3,
      falsePositives: 0.3333,
      negativesWithAnyFlag: 0.6667,
      byId: { indemnity: { n: 2, found: 0.5 } },
    });
  });

  it("are falsely missing, as is the law that their frame chooses", () => {
    const frame = { head: "The law of Victoria governs this deed. ", tail: "", parties };
    const missing = [{ id: "governing-law" }, { id: "indemnity" }, { id: "gst" }];
    const { sentences } = australianFigures(
      { documents: [], sentences: [sentence("A-1", { frame })], facts: [] },
      new Map([["A-1", { ...nothing, missing }]]),
    );
    expect(sentences?.falseMissing).toBe(2);
  });
});

describe("the figures of the whole set", () => {
  it("are given apart for a third of it: numbers that three divides, and every third document", () => {
    const set: AustralianSet = {
      documents: ["a.txt", "b.txt", "c.txt", "d.txt"].map((file) => paper({ file })),
      sentences: ["S1-002", "S1-003", "S2-006"].map((id) => sentence(id, {})),
      facts: ["F-001", "F-009"].map((id) => ({
        id,
        text: "",
        facts: { parties: [], law: "Victoria", notMissing: undefined },
        notMissing: ["gst"],
      })),
    };
    const answers = new Map([
      ["c.txt", nothing],
      ["F-009", { ...nothing, missing: [{ id: "gst" }] }],
    ]);
    const figures = australianFigures(set, answers);
    expect(figures.documents).toMatchObject({ documents: 4, unanswered: 3 });
    expect(figures.heldOutThird).toMatchObject({
      documents: { documents: 1, unanswered: 0 },
      sentences: { n: 2 },
      facts: { items: 1, n: 1, falseMissing: 1 },
    });
  });

  it("name the three kinds that are found least well, of those with labels enough", () => {
    const many = (id: string, found: number) =>
      Array.from({ length: 10 }, (_, at) => ({
        gold: clause(id, at * 100, at * 100 + 50),
        found: at < found,
      }));
    const all = [
      ...many("gst", 9),
      ...many("indemnity", 2),
      ...many("insurance", 5),
      ...many("privacy", 7),
    ];
    const rare = clause("assignment", 5_000, 5_100);
    const { weakest } = australianFigures(
      {
        documents: [paper({ clauses: [...all.map(({ gold }) => gold), rare] })],
        sentences: [],
        facts: [],
      },
      new Map([
        [
          "carriage.txt",
          { ...nothing, clauses: all.flatMap(({ gold, found }) => (found ? [gold] : [])) },
        ],
      ]),
    );
    expect(weakest).toEqual([
      { id: "indemnity", labels: 10, found: 0.2, f1: 0.3333 },
      { id: "insurance", labels: 10, found: 0.5, f1: 0.6667 },
      { id: "privacy", labels: 10, found: 0.7, f1: 0.8235 },
    ]);
  });
});

describe("a folder of labelled paper", () => {
  function folderOf(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), "labelled-paper-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const part of ["documents", "sentences"]) mkdirSync(join(folder, part));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return folder;
  }

  it("puts sentences into their frames and words into the documents that fact items are made from", () => {
    const set = readAustralianSet(
      folderOf({
        "documents/gold.jsonl": '{"file":"deed.txt","parties":[{"id":"A","name":null}]}\n',
        "documents/deed.txt": "Dated 1 May 2026",
        "sentences/frames.json": '{"F":{"head":"Head. ","tail":" Tail.","parties":[]}}',
        "sentences/sentences.jsonl": '{"id":"S-1","frame":"F","text":"Words.","clause":null}\n',
        "sentences/facts.jsonl":
          '{"id":"F-1","base":"deed.txt","replace":[["1 May","2 June"]],"facts":{"noticeToEnd":30}}\n',
      }),
    );
    expect(set.documents[0]?.text).toBe("Dated 1 May 2026");
    expect(set.sentences[0]).toMatchObject({
      text: "Head. Words. Tail.",
      place: { start: 6, end: 12 },
    });
    expect(set.facts[0]).toMatchObject({
      text: "Dated 2 June 2026",
      facts: { noticeToEnd: { days: 30 } },
    });
  });

  it("has no text of a document that is not the one that was labelled, and may have parts only", () => {
    const gold = '{"file":"deed.txt","sha256":"0000"}\n';
    const set = readAustralianSet(
      folderOf({ "documents/gold.jsonl": gold, "documents/deed.txt": "Other words" }),
    );
    expect(set.documents[0]?.text).toBeNull();
    expect(set.sentences).toEqual([]);
  });
});
