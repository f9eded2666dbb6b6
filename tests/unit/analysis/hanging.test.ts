import { afterAll, describe, expect, it } from "vitest";
import { complaintOn } from "../../../commands/fuzzing/growth.ts";
import { shapedTexts, textsOf, vocabularyWords } from "../../../commands/fuzzing/pumped-texts.ts";
import { watchedAnalyser } from "../../../commands/fuzzing/watched-thread.ts";

/** Far above the second or two that a slow machine needs, far below for ever. */
const patience = 30_000;
const analyser = watchedAnalyser();

afterAll(() => analyser.stop());

describe("the analyser ends", () => {
  it.each([
    ["capitals before a company's form", `made between Adam Brown ${"A".repeat(60)} Pty Ltd`],
    [
      "an honest name in capitals after a person and a title",
      "made between Jane Citizen, Managing Director AUSTRALIAN TELECOMMUNICATIONS INFRASTRUCTURE CONSTRUCTION Pty Ltd",
    ],
  ])(
    "on %s",
    async (_, opening) => {
      const text = `Services Agreement\n\nThis Agreement is ${opening} ("Supplier") and Brown Pty Ltd ("Customer").\n\n1. The Customer must pay.`;
      expect(await analyser.timeOf(text, patience)).toBeLessThan(patience);
    },
    2 * patience,
  );
});

describe("the analyser's time grows no faster than the text", () => {
  const limits = { length: 80_000, patience: 60_000 };

  it("of one shape over and over", async () => {
    const complaints: (string | null)[] = [];
    for (const text of shapedTexts().filter(({ name }) => /(?:contract|judgment)$/.test(name)))
      complaints.push(await complaintOn(analyser, text, limits));
    expect(complaints.length).toBeGreaterThan(80);
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  }, 240_000);

  it("of one word of the vocabulary over and over", async () => {
    const words = vocabularyWords();
    const complaints: (string | null)[] = [];
    // `npm run fuzz` tries them all.
    for (let at = 0; at < words.length; at += Math.ceil(words.length / 6))
      for (const text of textsOf(words[at] ?? ""))
        complaints.push(await complaintOn(analyser, text, limits));
    expect(complaints.length).toBeGreaterThan(20);
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  }, 240_000);
});
