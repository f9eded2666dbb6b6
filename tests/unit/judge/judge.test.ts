import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { judgedPaper, unjudgedFor } from "../../../app/analysis/asking/read-client.ts";
import { judged, passed, probability } from "../../../app/analysis/judge/judge.ts";
import { witnessesOf } from "../../../app/analysis/judge/witnesses.ts";
import { overlap } from "../../../app/analysis/matching/overlap.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { sampleContract } from "../../../app/services/analysis/sample-contract.ts";
import { fitJudge, isRight, isWrong, judgedAcross } from "../../../commands/training/judge.ts";
import { type JudgedExample, readJudgedCards } from "../../../commands/training/judged-cards.ts";

const example = (document: string, verdict: JudgedExample["verdict"], ...witnesses: string[]) =>
  ({ document, verdict, raise: 1, witnesses }) satisfies JudgedExample;

const clear = Array.from({ length: 40 }, (_, at) => [
  example(`paper ${at % 10}`, "right", "says whom it binds", "a stop at its end"),
  example(`paper ${at % 10}`, "wrong", "in capitals", "a stop at its end"),
]).flat();

describe("the judge of cards", () => {
  it("learns what speaks for a card and what against it", () => {
    const judge = fitJudge(clear, isRight);
    expect(probability(judge, ["says whom it binds", "a stop at its end"])).toBeGreaterThan(0.7);
    expect(probability(judge, ["in capitals", "a stop at its end"])).toBeLessThan(0.3);
    expect(probability(judge, ["never heard of"])).toBeCloseTo(probability(judge, []));
  });

  it("does not hear a witness of three cards", () => {
    const judge = fitJudge(
      [...clear, ...[1, 2, 3].map((at) => example(`paper ${at}`, "wrong", "seldom"))],
      isWrong,
    );
    expect(judge.weights.seldom).toBeUndefined();
  });

  it("is asked only about papers from which it learnt nothing", () => {
    const own = clear.map((one, at) => ({
      ...one,
      witnesses: [`only in ${one.document}`],
      verdict: at % 3 === 0 ? ("right" as const) : ("wrong" as const),
    }));
    const said = judgedAcross(own, isRight);
    for (const one of said) expect(one).toBeCloseTo(1 / 3, 0);
    expect(new Set(said.map((one) => one.toFixed(1))).size).toBe(1);
  });

  it("has learnt from verdicts that stand in a file, each of them whole", async () => {
    const judged = await readJudgedCards();
    expect(judged.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(judged.map(({ document }) => document)).size).toBeGreaterThanOrEqual(40);
    const twice = judged.filter(({ second }) => second !== null);
    expect(twice.length / judged.length).toBeGreaterThan(0.18);
    for (const { verdict, cause, start, end } of judged) {
      if (verdict === "right") expect(cause).toBeNull();
      expect((start === null) === (end === null)).toBe(true);
    }
  });
});

const { text } = sampleContract;
const reading = readDocument(text);
const analysis = analyseDocument(text);
const { riskFlags: unjudged, passages } = unjudgedFor(reading, analysis, {}, []);
const paper = judgedPaper(reading, analysis, {}, passages);

describe("the cards of a paper before the judge", () => {
  it("pass, are read later, or are not shown; none is added and no word of one is changed", () => {
    const after = passed(unjudged, paper);
    expect(after.length).toBeGreaterThan(0);
    for (const { group, ...card } of after) {
      const before = unjudged.find(
        ({ start, clauseTitle }) => start === card.start && clauseTitle === card.clauseTitle,
      );
      expect({ ...before, group }).toEqual({ ...card, group });
      if (before?.group === "also" && group === "matters")
        expect([before.questionId, before.riskLevel]).not.toEqual([null, "Low"]);
    }
  });

  it("are read first where they are of a clause that is sure and not light, one of a kind, on words of their own", () => {
    const folded = unjudged.map((card) => ({ ...card, group: "also" as const }));
    const first = passed(folded, paper).filter(({ group }) => group === "matters");
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first.map(({ clauseTitle }) => clauseTitle)).size).toBe(first.length);
    for (const card of first) {
      expect([card.questionId, card.riskLevel]).not.toEqual([null, "Low"]);
      expect(card.questionId).toBeNull();
      expect(first.filter((other) => overlap(other, card))).toEqual([card]);
      expect(judged(card, { ...paper, cards: folded }).right).toBeGreaterThanOrEqual(0.5);
    }
  });

  it("of a paper from abroad are read first only where they are more likely right than not", () => {
    const marked = unjudged.map((card) => ({ ...card, group: "matters" as const }));
    const of = { ...paper, abroad: true };
    const first = passed(marked, of).filter(({ group }) => group === "matters");
    for (const card of first)
      expect(judged(card, { ...of, cards: marked }).right).toBeGreaterThanOrEqual(0.5);
    expect(first.length).toBeLessThan(marked.length);
  });

  it("are told by what stands in them: a question of the client keeps its card whatever he thinks", () => {
    const answers = unjudged.filter(({ questionId }) => questionId !== null);
    const kept = passed(unjudged, paper).filter(({ questionId }) => questionId !== null);
    expect(kept.length).toBe(answers.length);
  });

  it("have each witness once", () => {
    for (const card of unjudged) {
      const witnesses = witnessesOf(card, { ...paper, cards: unjudged });
      expect(new Set(witnesses).size).toBe(witnesses.length);
      expect(witnesses).toContain(card.questionId ? "answer" : "clause");
    }
  });
});
