import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { Summary } from "../../../app/components/case/summary.tsx";
import { summaryParts } from "../../../app/components/case/summary-parts.ts";
import { sampleContract } from "../../../app/services/analysis/sample-contract.ts";
import { textOf } from "../content/rendered.tsx";

const ofSample = analyseDocument(sampleContract.text).executiveSummary;
const labelsOf = (summary: string) => summaryParts(summary).map(({ label }) => label);

describe("a summary set as a brief", () => {
  it("has what the paper is first, and each thing behind its label after it", () => {
    expect(labelsOf(ofSample)).toEqual([
      null,
      "In substance",
      "Price",
      "How long",
      "What matters most for the Customer",
      "Not found, though usual",
      "Next date after its own",
    ]);
  });

  it("has its points one by one, each with the place or the quotation that it rests on", () => {
    const points = summaryParts(ofSample).find(({ label }) => label?.startsWith("What matters"));
    expect(points?.points.length).toBeGreaterThan(0);
    for (const point of points?.points ?? [])
      expect(point).toMatch(/\(cl \d[\d.]*\)(?:$|\.$|, “.+”)/);
  });

  it("keeps every word of it, in its order", () => {
    let from = 0;
    for (const { label, points } of summaryParts(ofSample))
      for (const words of [...(label && label !== "How long" ? [label] : []), ...points]) {
        const at = ofSample.indexOf(words, from);
        expect(at, words).toBeGreaterThanOrEqual(from);
        expect(ofSample.slice(from, at)).toMatch(/^[,:; ]*$/);
        from = at + words.length;
      }
    expect(from).toBe(ofSample.length);
  });

  it("says of a date, which stands on a line of its own, from when it counts", () => {
    const shown = textOf(renderToStaticMarkup(createElement(Summary, { words: ofSample })));
    expect(shown).toMatch(/First date after it was made\s*1 April 2026, its start\./);
    expect(shown).not.toContain("after its own");
  });

  it("cuts no quotation, whatever stands in it", () => {
    const quoted = "“Fees: see below; Price: $5. The Customer pays. Term: 2 years”";
    expect(summaryParts(`In substance, ${quoted}. Price: $5 per month.`)).toEqual([
      { label: "In substance", points: [`${quoted}.`] },
      { label: "Price", points: ["$5 per month."] },
    ]);
  });

  it("leaves a summary without labels in its paragraphs", () => {
    expect(summaryParts("A lease of a shop. It is long.\n\nThe tenant pays.")).toEqual([
      { label: null, points: ["A lease of a shop. It is long."] },
      { label: null, points: ["The tenant pays."] },
    ]);
    expect(summaryParts("")).toEqual([]);
  });

  it("knows what its recitals say, and an end that may come later", () => {
    const parts = summaryParts(
      "It is between A and B. Its recitals say “A wishes to sell cider”. It does not end before 31 August 2029.",
    );
    expect(parts.map(({ label }) => label)).toEqual([null, "Its recitals say", "How long"]);
  });
});
