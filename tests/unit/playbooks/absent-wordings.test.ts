import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { everyQuestion } from "../../../app/analysis/questions/index.ts";
import { read, rule } from "./rules.ts";

const wordingSchema = v.object({
  ...{ question: v.string(), answer: v.number(), client: v.string(), other: v.string() },
  says: v.array(v.string()),
});
const wordings = readFileSync("tests/fixtures/wordings.jsonl", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => v.parse(wordingSchema, JSON.parse(line)));
const questions = new Map(everyQuestion.map((one) => [one.id, one]));

const client = "Ashgrove Pty Ltd";
const paperOf = (words: string, role: string, other: string) =>
  `SERVICES AGREEMENT\n\nThis agreement is made between Ferntree Services Pty Ltd ACN 612 345 678 (${other}) and ${client} ACN 623 456 789 (${role}).\n\n1 Services\n1.1 The ${other} must act with due care and skill.\n\n2 General\n2.1 ${words}`;

it("that a clause is absent is said of the wordings of strangers no more often than it was (docs/strangers.md)", () => {
  const results = wordings.flatMap(({ question, answer, client: role, other, says }, index) => {
    const { kinds = [], answers = [] } = questions.get(question) ?? {};
    const [clause] = kinds;
    // Of a question about one kind of clause, the answers that are a risk are such clauses.
    if (!clause || kinds.length > 1 || !answers[answer]?.level) return [];
    const absent = rule({ clause, test: { kind: "absent" } });
    // One of the four, each time of another drafter.
    return says
      .filter((_, at) => at === index % says.length)
      .map((words) => read(absent, paperOf(words, role, other), client).result);
  });
  expect(results.length).toBeGreaterThan(150);
  const passed = results.filter((result) => result === "met");
  expect(passed.length / results.length).toBeLessThanOrEqual(0.32);
});
