import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { analysisSchema, sides } from "../../../app/schemas/analysis.ts";

const folder = new URL("../../fixtures/contracts/", import.meta.url);
const contracts = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));

/** Contracts cut, joined and interrupted at any place, so that clauses begin and end in odd ways. */
const mangled = fc
  .array(
    fc.record({
      contract: fc.constantFrom(...contracts),
      from: fc.nat(4_000),
      length: fc.nat(2_500),
      glue: fc.oneof(
        fc.constantFrom("\n", "\n\n", " ", "\u00a0", "\t", "😀", "\r\n", "- 3 -\n"),
        fc.string(),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts
      .map(({ contract, from, length, glue }) => contract.slice(from, from + length) + glue)
      .join(""),
  );

describe("every analysis", () => {
  it("quotes the document's own words at their offsets and keeps to its schema, whatever the text", () => {
    fc.assert(
      fc.property(
        mangled,
        fc.option(fc.constantFrom(...sides), { nil: undefined }),
        (text, side) => {
          const analysis = v.parse(analysisSchema, analyseDocument(text, side ? { side } : {}));
          for (const { quote, start, end } of [...analysis.riskFlags, ...analysis.findings]) {
            expect(end).toBeGreaterThan(start);
            expect(quote).toBe(text.slice(start, end));
          }
          for (const place of [
            ...analysis.clauses,
            ...analysis.facts.parties,
            ...analysis.facts.orders,
          ]) {
            expect(place.end).toBeLessThanOrEqual(text.length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is the same for the same text", () => {
    for (const text of contracts) {
      expect(JSON.stringify(analyseDocument(text))).toBe(JSON.stringify(analyseDocument(text)));
    }
  });

  it("gives a reason and a request with every flag", () => {
    for (const { riskFlags } of contracts.map((text) => analyseDocument(text))) {
      for (const { explanation, recommendation, quote } of riskFlags) {
        expect(explanation).toMatch(/“.+”/s);
        expect(recommendation).toMatch(/\.$/);
        expect(quote.length).toBeLessThanOrEqual(1_800);
      }
    }
  });

  it("ends for texts made to be hard: long runs, no spaces, nothing at all", () => {
    for (const text of [
      "",
      " ".repeat(200_000),
      "a".repeat(200_000),
      "1.1.1.1.".repeat(25_000),
      "(a) ".repeat(50_000),
      "must not ".repeat(20_000),
      '("'.repeat(60_000),
      "The Supplier may\n".repeat(10_000),
    ]) {
      expect(analyseDocument(text).analyser).toBe("built-in 1");
    }
  });
});
