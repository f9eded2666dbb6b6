import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { sketches } from "../../../app/components/landing/feature-sketch.tsx";
import { samplePath } from "../../../app/components/legalai/addresses.ts";
import { doorwayClause } from "../../../app/components/legalai/doorway-clause.ts";
import { landing } from "../../../app/content/legalai/landing.server.ts";
import { legalaiPages } from "../../../app/content/legalai/pages.server.ts";
import {
  sampleExcerpt,
  sampleReading,
} from "../../../app/services/analysis/sample-analysis.server.ts";
import { sampleContract } from "../../../app/services/analysis/sample-contract.ts";
import { textOf } from "../content/rendered.tsx";

const { text } = sampleContract;
const supplier = "Larkspur Systems Pty Ltd";
const customer = "Wattle & Finch Homewares Pty Ltd";
const caseFor = (words: string | null) => sampleReading(words).details.case;

describe("the open desk of the sample", () => {
  it("shows what the analyser says of the contract, every flag in the contract's own words", () => {
    const { details, document } = sampleReading(null);
    expect(document.part).toEqual({ text, base: 0, length: text.length });
    expect(details.case.risk_flags).toEqual(analyseDocument(text).riskFlags);
    expect(details.case.risk_flags.length).toBeGreaterThan(10);
    for (const { start, end, quote } of details.case.risk_flags)
      expect(text.slice(start, end)).toBe(quote);
  });

  it("reads the contract for either party, called by name or by role, and its levels follow", () => {
    expect(caseFor("Supplier")).toMatchObject({ client: supplier });
    expect(caseFor(customer)).toMatchObject({ client: customer });
    const levelsFor = (words: string) =>
      caseFor(words).risk_flags.map(({ clauseTitle, riskLevel }) => `${clauseTitle} ${riskLevel}`);
    expect(levelsFor("Customer")).toContain("Indemnity even for the other side’s fault High");
    expect(levelsFor("Supplier")).toContain("Indemnity Low");
  });

  it("reads it for nobody when somebody else is named", () => {
    for (const words of ["", "Kookaburra Holdings", "a".repeat(10_000)])
      expect(sampleReading(words)).toBe(sampleReading(null));
  });

  it("is worked out once for each party, however the party is called", () => {
    expect(sampleReading("the customer")).toBe(sampleReading(customer));
  });

  it("keeps no review and names no user", () => {
    expect(Object.keys(caseFor(null).risk_flags[0] ?? {})).not.toContain("state");
    expect(Object.keys(caseFor(null))).not.toContain("user_id");
  });

  it("has one address", () => {
    expect(legalaiPages.sample.path).toBe(samplePath);
  });
});

describe("the stretch of the sample on the landing page", () => {
  it("is the contract's own, with flags of more than one level on it", () => {
    const { of, part, range } = sampleExcerpt();
    expect(part.text.slice(range.start, range.end)).toMatch(/^3\. CHANGES\n[\s\S]+\n$/);
    const levels = of.risk_flags
      .filter(({ start, end }) => start >= range.start && end <= range.end)
      .map(({ riskLevel }) => riskLevel);
    expect(new Set(levels).size).toBeGreaterThan(1);
    expect(of.client).toBe(customer);
  });

  it("comes with what each feature of the landing page is shown on", () => {
    for (const { sketch, title } of landing.features) {
      const words = textOf(renderToStaticMarkup(createElement(sketches[sketch], sampleExcerpt())));
      expect(words.length, title).toBeGreaterThan(100);
    }
  });
});

describe("the clause of the sample beside signing in", () => {
  it.each([null, "Customer"])("is rated as the analyser rates it, read for %s", (client) => {
    const { number, words, level } = doorwayClause;
    const flags = caseFor(client).risk_flags.filter(({ place }) => place === `cl ${number}`);
    expect(flags.map(({ quote, riskLevel }) => [quote, riskLevel])).toEqual([
      [`${number} ${words}`, level],
    ]);
  });
});
