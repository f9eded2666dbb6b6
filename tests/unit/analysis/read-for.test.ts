import { globSync, readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { analysed } from "../../fixtures/analysed.ts";
import { contractText } from "../../fixtures/contract.ts";
import { ofShare } from "../../shares.ts";

/** No paper, but a thousand sentences, whose clients are many and mean nothing. */
const noPaper = /kept-sentences/;
const contracts = globSync("tests/fixtures/contracts/*.txt")
  .filter((f) => !noPaper.test(f))
  .sort();

/** The longest, and one of few parties' names. */
const isHardest = (file: string) => /commercial-lease|consultancy-plain/.test(file);
const tried = ofShare(contracts, "contracts", inject("share"), isHardest);

describe("an analysis that is read for another client", () => {
  it.each(tried)(
    "is the one that the document has for that client, of a seventh each day: %s",
    (file) => {
      const text = readFileSync(file, "utf8");
      const analysis = analysed(text);
      for (const { name } of analysis.facts.parties.slice(0, 2)) {
        const turned = readFor(text, analysis, { name });
        expect(turned).toEqual(analyseDocument(text, { name }));
        expect(readFor(text, turned, { name: null })).toEqual(analysis);
      }
    },
  );

  it("keeps its places where the text has runs that nobody writes", () => {
    const [head = "", ...rest] = contractText.split("\n\n");
    const text = [`${head}${"\n".repeat(5_000)}${"k".repeat(5_000)}`, ...rest].join("\n\n");
    const analysis = analyseDocument(text);
    const [name = ""] = analysis.facts.parties.map((party) => party.name);
    expect(readFor(text, analysis, { name })).toEqual(analyseDocument(text, { name }));
    expect(readFor(text, analysis, {})).toEqual(analysis);
  });

  it("keeps the model's flags and its summary, and flags that rest on no clause", () => {
    const analysis = analysed(contractText);
    const ofModel = analysis.riskFlags.map((flag) => ({ ...flag, clauseId: null }));
    const merged = {
      ...analysis,
      riskFlags: ofModel,
      analyser: "openai:one",
      executiveSummary: "A.",
    };
    expect(readFor(contractText, merged, { side: "drafter" })).toEqual(merged);
  });
});
