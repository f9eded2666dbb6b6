import { afterAll, describe, expect, inject, it } from "vitest";
import { complaintOn } from "../../../commands/fuzzing/growth.ts";
import { shapedTexts, textsOf, vocabularyWords } from "../../../commands/fuzzing/pumped-texts.ts";
import { watchedAnalyser } from "../../../commands/fuzzing/watched-thread.ts";
import { ofShare } from "../../shares.ts";

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

  it("of one shape over and over, a seventh of the shapes each day", async () => {
    const shaped = shapedTexts().filter(({ name }) => /(?:contract|judgment)$/.test(name));
    expect(shaped.length).toBeGreaterThan(80);
    const complaints: (string | null)[] = [];
    for (const text of ofShare(shaped, "shapes", inject("share")))
      complaints.push(await complaintOn(analyser, text, limits));
    expect(complaints.length).toBeGreaterThan(10);
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  }, 240_000);

  it("of one word of the vocabulary over and over, others each day", async () => {
    const words = vocabularyWords();
    // `npm run fuzz` tries them all.
    const few = Math.ceil(words.length / 14);
    const drawn = words.filter((_, at) => at % few === 0);
    const complaints: (string | null)[] = [];
    for (const word of ofShare(drawn, "words", inject("share")))
      for (const text of textsOf(word)) complaints.push(await complaintOn(analyser, text, limits));
    expect(complaints.length).toBeGreaterThan(3);
    expect(complaints.filter((complaint) => complaint !== null)).toEqual([]);
  }, 240_000);
});
