import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, inject, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { flagsFor } from "../../../app/analysis/clauses/for-client.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { analysisSchema, type RiskFlag, sides } from "../../../app/schemas/analysis.ts";
import { bearingOn } from "../../../app/schemas/client.ts";
import { analysed } from "../../fixtures/analysed.ts";
import { drawsOfShare, ofShare, runs } from "../../shares.ts";

const share = inject("share");
/** What at least there is in all that a week tries, or in a day's part of it. */
const atLeast = (ofAll: number) => (share === "all" ? ofAll : ofAll / runs);

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
      drawsOfShare(60, share),
    );
  });

  it("is the same for the same text, of a seventh of the contracts each day", () => {
    for (const text of ofShare(contracts, "contracts", share)) {
      expect(JSON.stringify(analyseDocument(text))).toBe(JSON.stringify(analysed(text)));
    }
  });

  it("gives a reason and a request with every flag, of a seventh of the contracts each day", () => {
    for (const { riskFlags } of ofShare(contracts, "reasons", share).map(analysed)) {
      for (const { explanation, recommendation, quote, questionId } of riskFlags) {
        if (questionId === null) expect(explanation).toMatch(/“.+”/s);
        else expect(explanation).toMatch(/^“?[A-Z].+\. .+\.$/s);
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
      expect(analyseDocument(text).analyser).toBe("built-in 3");
    }
  });
});

const known = new Map<string, [client: string, flags: RiskFlag[]][]>();

/** The cards of a text's clauses as they are read for each of its parties, found out once for all properties. */
function flagsByClient(text: string): [client: string, flags: RiskFlag[]][] {
  const found = known.get(text);
  if (found) return found;
  const analysis = analysed(text);
  const reading = readDocument(text);
  const flags = analysis.facts.parties.map(({ name }): [string, RiskFlag[]] => [
    name,
    flagsFor(reading, analysis, { name }),
  ]);
  known.set(text, flags);
  return flags;
}

const isKept = ({ recommendation }: RiskFlag) => recommendation.startsWith("Keep it");

describe("every analysis for a client", () => {
  it("turns each one-sided flag when the client is turned: Low for who gains but where the law may undo it, and nothing to keep for who bears", () => {
    let turned = 0;
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...contracts), mangled), (text) => {
        const readings = new Map(flagsByClient(text));
        for (const [client, flags] of readings)
          for (const [at, flag] of flags.entries()) {
            if (bearingOn(flag, client) !== "for" || flag.burdens.length === 0) continue;
            if (flag.riskLevel !== "Low")
              expect(flag.explanation).toContain("by the law noted here it may");
            expect(flag.recommendation).toMatch(
              /^(?:Keep it[,:]|Expect \S.* to |Hold to it|Do not rely on it|Check it against)/,
            );
            for (const bearer of flag.burdens) {
              const other = readings.get(bearer)?.[at];
              if (!other) continue;
              turned++;
              expect(bearingOn(other, bearer)).toBe("against");
              expect(other.recommendation).not.toMatch(/^(?:Keep it|Expect |Hold to )/);
            }
          }
      }),
      drawsOfShare(60, share),
    );
    expect(turned).toBeGreaterThan(atLeast(50));
  });

  it("tells a client to keep only what benefits that client and does not bind it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...contracts), mangled), (text) => {
        for (const [client, flags] of flagsByClient(text))
          for (const flag of flags.filter(isKept)) expect(bearingOn(flag, client)).toBe("for");
        for (const flag of analysed(text).riskFlags.filter(isKept))
          expect(flag.benefits.length).toBeGreaterThan(0);
      }),
      drawsOfShare(60, share),
    );
  });

  it("says of the same words never both that the client should keep them and that they bind the client, of a seventh of the contracts each day", () => {
    let together = 0;
    for (const text of ofShare(contracts, "clients", share))
      for (const [client, flags] of flagsByClient(text))
        for (const flag of flags) {
          const against = flags.filter(
            (other) =>
              other.start < flag.end &&
              flag.start < other.end &&
              bearingOn(other, client) === "against",
          );
          together += against.length;
          if (against.length > 0) expect(isKept(flag)).toBe(false);
        }
    expect(together).toBeGreaterThan(atLeast(50));
  });
});
