import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { readPlaces } from "../../../app/documents/docx/places.ts";
import { real, written } from "../../fixtures/word/corpus.ts";
import { ofShare } from "../../shares.ts";
import { expectFaithful } from "./expect-faithful.ts";
import { textOf } from "./marked.ts";

const corpus = Object.entries({ ...written, ...real });

/** Of what was written to be hard, and of papers out of offices, those that have most in them. */
const hardest = ["014760.docx", "tracked paragraph marks"].filter(
  (name) => name in written || name in real,
);
const tried = ofShare(corpus, "marked copies", inject("share"), ([name]) => hardest.includes(name));

const wording = fc.option(fc.stringMatching(/^[A-Za-z][A-Za-z ,.&<>"’\n\t]{0,60}[A-Za-z.]$/), {
  freq: 2,
});

describe("a marked copy, of a seventh of the corpus each day", () => {
  it("is tried on a corpus of at least fifty documents", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(50);
    expect(tried.map(([name]) => name)).toEqual(expect.arrayContaining(hardest));
  });

  it.each(tried)("knows where the text of %s comes from", async (_, bytes) => {
    const { text, places } = await readPlaces(bytes);
    expect(text).toBe(await textOf(bytes));
    expect(places.length).toBeGreaterThan(0);
  });

  it.each(tried)(
    "of %s is the original again when all is rejected, and the preview’s text when all is accepted",
    { timeout: 60_000 },
    async (_, bytes) => {
      const map = await readPlaces(bytes);
      const { length } = map.text;
      const mark = fc
        .tuple(fc.nat(length), fc.nat(Math.min(length, 120)), wording, fc.boolean())
        .map(([start, more, wording, adds]) => ({
          start,
          end: Math.min(length, start + more + 1),
          ...{ wording, adds },
        }));
      await fc.assert(
        fc.asyncProperty(fc.array(mark, { minLength: 1, maxLength: 6 }), async (drawn) => {
          const marks = drawn.map(({ start, end, wording, adds }, i) => ({
            ...{ start, end },
            change: wording === null ? null : { start, end, wording, adds, heading: "Proposed" },
            id: `flag ${i}`,
            says: ["Low: a title"],
          }));
          await expectFaithful(bytes, marks, map);
        }),
        { numRuns: length > 20_000 ? 2 : 8 },
      );
    },
  );
});
