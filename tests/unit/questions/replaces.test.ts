import { describe, expect, it } from "vitest";
import { papers, trunk } from "../../../app/analysis/questions/index.ts";
import { answerOf, ofTrunk, plain } from "./answer-of.ts";

const all = [
  ...trunk.map((question) => ({ question, roles: ofTrunk })),
  ...papers.flatMap(({ questions, roles }) => questions.map((question) => ({ question, roles }))),
];

const replacing = all.flatMap(({ question, roles }) => {
  const { answered } = question.proof;
  const { says = null, passages = [] } = answerOf(question, answered, roles) ?? {};
  const [passage, ...others] = passages;
  if (!says?.replaces || !passage || others.length > 0) return [];
  // Another sentence of its text may say the same.
  const { start, end } = passage;
  const without = answerOf(question, answered.slice(0, start) + answered.slice(end), roles);
  return without?.says?.does === says.does
    ? []
    : [{ id: question.id, question, roles, says, passage }];
});

it("knows many wordings that stand in the place of what is objected to", () => {
  expect(replacing.length).toBeGreaterThan(200);
});

describe.each(replacing)("the wording of $id", ({ question, roles, says, passage }) => {
  it("ends what is objected to, once it stands in its place", () => {
    const { answered } = question.proof;
    // The lines of a proof are read as "1.1 …" too.
    const number =
      /^\s*\d+(?:\.\d+)*\.?\s+/.exec(answered.slice(passage.start, passage.end))?.[0] ?? "";
    const now = `${answered.slice(0, passage.start)}${number}${plain(says.wording)}${answered.slice(passage.end)}`;
    expect(answerOf(question, now, roles)?.says?.does ?? null, now).not.toBe(says.does);
  });
});

it("never has the wording for what is missing stand in the place of anything", () => {
  for (const { question } of all) expect(question.absent?.replaces).toBeUndefined();
});
