import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { standsAlone } from "../../../app/analysis/clauses/likely-elsewhere.ts";
import type { Witnesses } from "../../../app/analysis/clauses/witnesses.ts";

/** The clauses found in a haulage contract of a place with this clause. */
const found = (place: string, words: string): string[] =>
  analyseDocument(
    `HAULAGE AGREEMENT\n\nThis Agreement is made on 3 March 2026 between Kite Haulage (Carrier) and Brine Foods (Shipper).\n\n1. Work\n\n1.1 The Carrier shall carry the goods.\n\n5. Matters\n\n5.1 ${words}\n\n9. Law\n\n9.1 This Agreement is governed by the laws of ${place}.\n`,
  )
    .clauses.map(({ id }) => id)
    .filter((id) => id !== "governing-law");

describe("on paper from another country", () => {
  it("the finder of Australian drafting is not believed alone where it is little sure", () => {
    const words =
      "The Carrier shall tell the Shipper of any strike, and if it lasts for six weeks either of them may treat the order as at an end.";
    expect(found("Tasmania", words)).toEqual(["termination-for-breach"]);
    expect(found("Ontario, Canada", words)).toEqual([]);
  });

  it("what a rule finds as well stands", () => {
    const words = "The Shipper shall indemnify the Carrier against every claim of a third person.";
    expect(found("Ontario, Canada", words)).toEqual(["indemnity"]);
  });
});

describe("what the finder of American contracts finds alone", () => {
  const silent: Witnesses = {
    trained: -0.5,
    rule: null,
    headed: false,
    named: false,
    vetoed: false,
    denied: false,
    cued: true,
    outshone: false,
  };

  it("has to be the surer, the less the other witnesses hear of it", () => {
    expect(standsAlone(0.6, silent)).toBe(true);
    expect(standsAlone(0.6, { ...silent, trained: -2 })).toBe(false);
    expect(standsAlone(0.8, { ...silent, trained: -2 })).toBe(true);
    expect(standsAlone(0.6, undefined)).toBe(false);
    expect(standsAlone(0.3, { ...silent, rule: "strong" })).toBe(true);
  });

  it("falls where its words are against it or say another clause", () => {
    expect(standsAlone(0.9, { ...silent, vetoed: true })).toBe(false);
    expect(standsAlone(0.9, { ...silent, denied: true })).toBe(false);
    expect(standsAlone(0.9, { ...silent, rule: "strong", denied: true })).toBe(false);
    expect(standsAlone(0.9, { ...silent, outshone: true })).toBe(false);
  });
});
