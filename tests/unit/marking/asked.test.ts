import { describe, expect, it } from "vitest";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";
import { askedOfOtherSide } from "../../../app/services/marking/asked.ts";

describe("what is asked of the other side", () => {
  it.each([
    [
      "Ask that it be mutual. Ask for 30 days at most.",
      "We ask that it be mutual. We ask for 30 days at most.",
    ],
    [
      "Ask that what the client relies on be promised in writing.",
      "We ask that what our client relies on be promised in writing.",
    ],
    [
      "Ask for relief while the other side fails to perform.",
      "We ask for relief while the other party fails to perform.",
    ],
    [
      "Ask to take it out, or failing that for six months’ notice. Ask that it be mutual.",
      "We ask to take it out. We ask that it be mutual.",
    ],
    [
      "Ask for change by agreement only, or at least 30 days’ notice, and that it be in writing.",
      "We ask for change by agreement only, and that it be in writing.",
    ],
    [
      "Keep it, and expect Acme to ask that it be mutual. Ask for 14 days to pay.",
      "We ask for 14 days to pay.",
    ],
  ])("of “%s” is “%s”", (recommendation, asked) => {
    expect(askedOfOtherSide(recommendation)).toBe(asked);
  });

  it.each([
    "Check that the client can do what it asks, and by when.",
    "Keep it, and expect Acme to ask that it be mutual.",
    "Acme, whom it binds, would ask that it be mutual.",
    "Which side it binds could not be told. The side that bears it would ask for 14 days.",
    "Do not rely on it before it is checked: by the law noted here it may not hold.",
    "Its words give what is usually asked for: written notice. Check that they go as far as the client needs.",
    "What is asked on cl 8.03 is asked here too.",
    "Ask the insurer first whether liability assumed by contract is covered.",
    "Ask who put these words there and have them taken out.",
    "Ask for a cap of $2m; our bottom line is $5m.",
    "Expect to be asked for this: a cap.",
    "",
  ])("is nothing of “%s”", (recommendation) => {
    expect(askedOfOtherSide(recommendation)).toBe("");
  });

  it("names no side in a way that would be wrong in its ears, whatever clause it is about", () => {
    const parts = clauseRules.flatMap(({ ask, wants = [] }) => [ask, wants].flat());
    const asks = parts.map((part) => (typeof part === "string" ? part : `Ask ${part.ask}.`));
    const asked = asks.map(askedOfOtherSide).filter(Boolean);
    expect(asked.length).toBeGreaterThan(200);
    for (const one of asked)
      expect(one).not.toMatch(/\b(?:the client|the other side|failing that|or at least)\b/i);
  });
});
