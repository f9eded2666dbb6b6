import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const folder = new URL("../../fixtures/papers/", import.meta.url);
const files = readdirSync(folder);

function analyse(file: string) {
  return analyseDocument(readFileSync(new URL(file, folder), "utf8"));
}

describe("judgments, letters and affidavits", () => {
  it.each(files)("are not flagged, though they quote contracts: %s", (file) => {
    const { riskFlags, clauses, missing, documentType } = analyse(file);
    expect([...riskFlags, ...clauses, ...missing]).toEqual([]);
    expect(documentType.kind).toBe(
      file.startsWith("judgment") ? "judgment" : file.startsWith("letter") ? "letter" : "affidavit",
    );
  });

  it.each(files)("are summed up in 80 to 200 words: %s", (file) => {
    const words = analyse(file).executiveSummary.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(200);
  });

  it("reads court, citation, judge, date, parties, catchwords and orders of a judgment", () => {
    const { facts } = analyse("judgment-fca-trademark.txt");
    expect(facts.title?.value).toBe("Kestrel Footwear Pty Ltd v Harrier Sports Pty Ltd");
    expect(facts.court?.value).toBe("Federal Court of Australia");
    expect(facts.citation?.value).toBe("[2022] FCA 904");
    expect(facts.judge?.value).toBe("OSTROWSKI J");
    expect(facts.decisionDate?.value).toBe("2022-08-05");
    expect(facts.parties.map((party) => party.role)).toEqual(["applicant", "respondent"]);
    expect(facts.catchwords?.value).toMatch(/^TRADE MARKS .* application dismissed$/);
    expect(facts.orders.map((order) => order.value)).toEqual([
      "1. The application be dismissed.",
      "2. The applicant pay the respondent's costs as agreed or taxed.",
    ]);
  });

  it("takes the date of the decision, not of the hearing", () => {
    expect(analyse("judgment-vsca-guarantee.txt").facts.decisionDate?.value).toBe("2021-04-19");
    expect(analyse("judgment-nswsc-contract.txt").facts.decisionDate?.value).toBe("2023-10-06");
  });

  it("finds catchwords that have no label", () => {
    expect(analyse("judgment-vsca-guarantee.txt").facts.catchwords?.value).toMatch(/^GUARANTEE – /);
  });
});
