import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { Phrases } from "../../../app/playbooks/phrases.ts";
import { readWith } from "../../../app/playbooks/read-with.ts";
import { agreement, customer, playbook, preferred, rule } from "./rules.ts";

/** The steps that looking for phrases in a text takes. */
function stepsFor(text: string, phrases: string[]): number {
  let steps = 0;
  new Phrases(text, phrases, (more) => {
    steps += more;
  });
  return steps;
}

describe("phrases that share words", () => {
  const text = "the indemnifying party and the indemnified party may ".repeat(2_000);

  it("take no longer for sharing their longest word, however many they are", () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) => `indemnifying number ${at}`);
    expect(stepsFor(text, some(2_000))).toBe(stepsFor(text, some(2)));
  });

  it("are each found where they stand, one in another too", () => {
    const phrases = new Phrases(
      text,
      ["the indemnifying", "the indemnifying party", "party"],
      () => {},
    );
    expect(phrases.find("the indemnifying")).toHaveLength(2_000);
    expect(phrases.find("the indemnifying party")[1]).toEqual({ start: 53, end: 75 });
    expect(phrases.find("party")).toHaveLength(4_000);
  });
});

describe("a playbook and a document that are made to be slow together", () => {
  const steps = (words: string) =>
    Array.from({ length: 40 }, (_, at) =>
      Array.from({ length: 50 }, (_, of) => `${words} `.repeat(1 + of).slice(0, 190) + at),
    );

  it("cannot be told for the rules that are left, and the rest is", () => {
    const text = agreement(
      "Modern slavery\n2.1 The Supplier must see that no modern slavery occurs.",
      ...Array.from({ length: 1_500 }, (_, at) => `Point ${at}\n${"pay to pay ".repeat(12)}`),
    );
    const slow = steps("pay to").map((words, at) =>
      rule({
        id: `slow-${at}`,
        words: ["pay", "to"],
        test: { kind: "lacks" },
        preferred: preferred(words),
      }),
    );
    const own = rule({ id: "own", words: ["slavery"], test: { kind: "present" } });
    const analysis = analyseDocument(text);
    const results = readWith(playbook([own, ...slow]), { text, analysis, client: customer });
    expect(results[0]?.result).toBe("met");
    expect(results.at(-1)).toMatchObject({ ruleId: "slow-39", result: "cannot_tell", quote: null });
  });
});
