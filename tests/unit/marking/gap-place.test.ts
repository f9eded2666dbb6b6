import { describe, expect, it } from "vitest";
import type { AnswerToQuestion } from "../../../app/schemas/analysis.ts";
import { gapPlace } from "../../../app/services/marking/gap-place.ts";

const text = `DEED OF LOAN

1. Repayment
1.1 The Borrower must repay the loan on 1 May 2029.

2. Security and enforcement
2.1 The Lender may appoint a receiver at any time.
2.2 The Borrower bears the cost of enforcement.

Executed as a deed by the parties, of whom each signs for itself.
`;
const answer = (id: string, topic: string, quote: string | null): AnswerToQuestion => ({
  ...{ id, topic, question: "", level: null, title: "", says: "", why: "", ask: "", wording: "" },
  ...{ law: null, replaces: false, weight: 0, result: quote === null ? "absent" : "answered" },
  quotes:
    quote === null
      ? []
      : [
          {
            ...{ quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length },
            place: null,
          },
        ],
});
const placed = (clauseTitle: string, questionId: string | null, answers: AnswerToQuestion[]) => {
  const { start, end } = gapPlace(text, { clauseTitle, questionId }, answers);
  return text.slice(start, end);
};

describe("the place of a gap", () => {
  it("is the heading of the clause that answers another question on the same matter", () => {
    const answers = [
      answer("early", "payment", "The Borrower must repay the loan"),
      answer("notice-first", "enforcement", null),
      answer("who-pays", "enforcement", "bears the cost of enforcement"),
    ];
    expect(placed("No notice before it is enforced", "notice-first", answers)).toBe(
      "2. Security and enforcement",
    );
  });

  it("is a heading that shares a word with its title, where no answer tells", () => {
    expect(placed("Early Repayment", null, [])).toBe("1. Repayment");
  });

  it("is where the text ends, where nothing fits", () => {
    expect(placed("GST", null, [])).toBe(
      "Executed as a deed by the parties, of whom each signs for itself.",
    );
    expect(gapPlace("", { clauseTitle: "GST", questionId: null }, [])).toEqual({
      ...{ start: 0, end: 0 },
    });
  });
});
