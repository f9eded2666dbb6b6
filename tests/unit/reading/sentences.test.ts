import { expect, it } from "vitest";
import { splitSentences } from "../../../app/analysis/reading/sentences.ts";

function sentences(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end));
}

it("ends a sentence at a full stop that a capital follows", () => {
  expect(sentences("Pay in 14 days. Interest runs after that.")).toEqual([
    "Pay in 14 days.",
    "Interest runs after that.",
  ]);
});

it("does not end one at an abbreviation, an initial or a number", () => {
  const text = "Acme Pty. Ltd. and J. Smith agree under cl. 4.2 of the U.S. Act.";
  expect(sentences(text)).toEqual([text]);
});

it("keeps a clause number with its sentence", () => {
  expect(sentences("7. The Supplier must pay. It must do so at once.")[0]).toBe(
    "7. The Supplier must pay.",
  );
});

it("keeps the letter of an item with its words", () => {
  expect(sentences("a. Mend the fence.")).toEqual(["a. Mend the fence."]);
  expect(sentences("(b) or\niv. Paint the gate. It is old.").at(-1)).toBe("It is old.");
  expect(sentences("See part a. Then paint.")).toHaveLength(2);
});

it("ends a sentence at a blank line before a new paragraph, and not at a wrapped line", () => {
  expect(sentences("the fees\nset out below\n\nThe Customer pays")).toEqual([
    "the fees\nset out below",
    "The Customer pays",
  ]);
});

it("keeps closing quotes and brackets with the sentence they close", () => {
  expect(sentences('He said "stop." Then he left.')[0]).toBe('He said "stop."');
});
