import { describe, expect, it } from "vitest";
import { papers, trunk } from "../../../app/analysis/questions/index.ts";
import { answerOf, ofTrunk, plain } from "./answer-of.ts";

const all = [
  ...trunk.map((question) => ({ question, roles: ofTrunk })),
  ...papers.flatMap(({ questions, roles }) => questions.map((question) => ({ question, roles }))),
];
/** Two papers may ask the same question: a lease of a shop and one of an office. */
const apart = [...new Set(all.map(({ question }) => question))];

describe.each(all)("$question.id", ({ question, roles }) => {
  const { proof, absent, answers } = question;

  it("reads the answer that it warns of, or that there is none", () => {
    const answer = answerOf(question, proof.answered, roles);
    const warns = answers.some(({ fine }) => !fine);
    expect(answer).toMatchObject({ result: warns ? "answered" : "absent" });
    expect(answer?.says).not.toBeNull();
  });

  it("says nothing of a text that is not so", () => {
    const answer = answerOf(question, proof.not, roles);
    expect(answer?.result === "answered" && answer.says !== null).toBe(false);
    // Where nothing said would be missed, the other text says it.
    if (absent) expect(answer?.result).not.toBe("absent");
  });

  it("is answered once the words that it proposes stand in the paper", () => {
    if (!absent) return;
    const without = answerOf(
      question,
      "1.1 The rest of this paper is about something else.",
      roles,
    );
    if (!absent.of) expect(without?.result).toBe("absent");
    const wording = `1.1 ${plain(absent.wording)}`;
    expect(answerOf(question, wording, roles)?.result).toMatch(/answered|cannot_tell/);
  });

  it("says in few words what it does, why it matters and what to ask", () => {
    for (const said of [...answers, ...(absent ? [absent] : [])]) {
      if (!said.does) continue;
      const words = `${said.does} ${said.why} ${said.ask}`.split(/\s+/).length;
      expect(words, said.does).toBeLessThanOrEqual(55);
    }
  });
});

it("gives each question an id of its own", () => {
  const ids = apart.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
