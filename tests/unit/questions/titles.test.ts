import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import type { Question } from "../../../app/analysis/asking/question.ts";
import { inOrder } from "../../../app/analysis/asking/weigh.ts";
import { everyQuestion, papers, trunk } from "../../../app/analysis/questions/index.ts";
import { type RiskFlag, type Side, sides, unbound } from "../../../app/schemas/analysis.ts";
import { ownPapers } from "../../fixtures/own-papers.ts";

/** What a question may find, and what the card is then called. */
const titlesOf = ({ title, answers, absent }: Question) =>
  [...answers.filter(({ fine }) => !fine), ...(absent ? [absent] : [])].map(
    (says) => says.title ?? title,
  );

it.each(everyQuestion)("$id says in at most eight words what it found", (question) => {
  for (const title of titlesOf(question)) {
    expect(title.split(/\s+/).length, title).toBeLessThanOrEqual(8);
    expect(title).toMatch(/^[A-Z{][^.!?]*[^.!?\s]$/);
    expect(title, "its apostrophes are printed ones").not.toContain("'");
    // Whoever reads it may be on either side, or a court.
    expect(title).not.toMatch(/\b(?:we|us|our|ours|their|theirs|they|you|your)\b(?!\|)/i);
  }
});

it.each(everyQuestion)(
  "$id calls what it finds and what it misses differently",
  ({ answers, absent, title }) => {
    if (!absent) return;
    const found = answers.filter(({ fine }) => !fine).map((says) => says.title ?? title);
    const missed = absent.title ?? title;
    if (found.includes(missed)) expect(found.filter((one) => one !== missed)).toEqual([]);
    expect(missed).toMatch(/^(?:No|Nothing)\b/);
  },
);

describe.each(papers)("of $id", ({ questions, holds = [], instead = [] }) => {
  const own = [...questions, ...holds.flatMap((one) => one.questions)];
  const asked = [...own, ...trunk.filter(({ id }) => !instead.includes(id))];
  it.each<Side>(["recipient", "drafter"])(
    "no two findings of a %s on different matters are called the same",
    (side) => {
      const topics = new Map<string, Set<string>>();
      for (const question of asked.filter((one) => (one.side ?? side) === side))
        for (const title of titlesOf(question))
          topics.set(title, (topics.get(title) ?? new Set()).add(question.topic));
      expect([...topics].filter(([, { size }]) => size > 1)).toEqual([]);
    },
  );
});

describe.each(ownPapers)("in %s", (_, text) => {
  it.each(sides)("no two cards that matter to the %s are called the same", (side) => {
    const { riskFlags, missing, answers } = analyseDocument(text, { side });
    const asked = new Set(answers.map(({ id }) => id));
    const named = [
      ...riskFlags.filter(({ group }) => group === "matters"),
      ...missing.filter(({ id }) => asked.has(id)),
    ].map(({ clauseTitle }) => clauseTitle);
    expect(named.filter((title, at) => named.indexOf(title) !== at)).toEqual([]);
  });
});

it("leads with one card of a kind of clause, the weightiest", () => {
  const card = (start: number, weight: number, clauseTitle: string): RiskFlag => ({
    ...{ ...unbound, riskLevel: "High", clauseTitle, quote: "words", start, end: start + 5 },
    ...{ explanation: "", recommendation: "", weight },
  });
  const flags = [card(0, 0.8, "Indemnity"), card(20, 0.9, "Indemnity"), card(40, 0.8, "Set-off")];
  const leading = inOrder(flags).filter(({ group }) => group === "matters");
  expect(leading.map(({ start }) => start)).toEqual([20, 40]);
});
