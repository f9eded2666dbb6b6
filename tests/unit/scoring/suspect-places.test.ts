import { describe, expect, it } from "vitest";
import { condense } from "../../../app/analysis/condensing/condense.ts";
import type { Block } from "../../../app/analysis/reading/blocks.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { readPapers } from "../../../commands/scoring/places/papers.ts";
import { suspectsIn } from "../../../commands/scoring/places/suspects.ts";

const text = `PUMPING AGREEMENT
1. Pumping
1.1 The Pumper must pump the quarry dry.
1.2 The Owner must:
(a) supply the diesel; and
(b) keep the road open.
2. Price
2.1 The price is $900 a day.
`;
const { blocks } = readDocument(text);

/** The suspicions where the block with some words is read otherwise. */
const suspicionsWith = (words: string, change: Partial<Block>) =>
  suspectsIn({
    text,
    blocks: blocks.map((block) =>
      text.slice(block.start, block.end).includes(words) ? { ...block, ...change } : block,
    ),
  }).map(({ why }) => why);

describe("the rules that know nothing of how places are read", () => {
  it("suspect nothing of a paper that is read as it is printed", () => {
    expect(suspectsIn({ text, blocks })).toEqual([]);
  });

  it("suspect a place that has another number than its words begin with", () => {
    expect(suspicionsWith("keep the road", { place: "cl 1.2(a)" })).toEqual([
      "another label is printed",
    ]);
  });

  it("suspect a number that the paper prints nowhere", () => {
    expect(suspicionsWith("keep the road", { place: "cl 7.3" })).toContain("label stands nowhere");
  });

  it("suspect a clause that stands before the one before it", () => {
    expect(suspicionsWith("$900", { place: "cl 1.1" })).toContain("goes backwards");
  });

  it("suspect a sentence that is called a heading", () => {
    expect(suspicionsWith("quarry dry", { form: "heading" })).toEqual(["heading is a sentence"]);
  });

  it("suspect a clause of very many paragraphs", () => {
    const many = `1. Stock\n${"A ewe is worth what she fetches on the day.\n\n".repeat(45)}`;
    const { blocks: those } = readDocument(many);
    const all = those.map((block) => ({ ...block, place: "cl 1" }));
    expect(suspectsIn({ text: many, blocks: all }).map(({ why }) => why)).toEqual([
      "holds too much",
    ]);
  });
});

describe("of the project's own papers", () => {
  it.each(["contracts", "outlines", "papers"])("nothing in %s is suspected", async (folder) => {
    // Sentences one below the other are no paper.
    const papers = (await readPapers(`tests/fixtures/${folder}`)).filter(
      ({ name }) => name !== "kept-sentences",
    );
    expect(papers.length).toBeGreaterThan(9);
    const suspects = papers.flatMap(({ name, text: written }) =>
      suspectsIn(readDocument(condense(written).text)).map((suspect) => ({ name, ...suspect })),
    );
    expect(suspects).toEqual([]);
  });
});
