import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { corrected } from "../../../app/analysis/corrections/corrected.ts";
import { readFor } from "../../../app/analysis/read-for.ts";
import { factWords } from "../../../app/schemas/fact-rows.ts";
import { factFields } from "../../../app/schemas/hand.ts";
import { contractText } from "../../fixtures/contract.ts";

const analysis = analyseDocument(contractText);
const read = factWords(analysis.facts);

const inWords = (day: Date) =>
  new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(day);

/** A lease whose end has to be worked out. */
const leaseFrom = (begins: Date, years: number) => `LEASE AGREEMENT

This lease agreement is made between Bilby Holdings Pty Ltd (ACN 004 085 616) (Landlord) and Quokka Traders Pty Ltd (ACN 005 085 617) (Tenant).

1. Term
1.1 The term of this lease is ${years} years commencing on ${inWords(begins)}.
1.2 The Tenant must pay rent of $2,000 per month.

2. Law
2.1 This lease is governed by the law of Victoria.
`;

/** A day in words, unless it is the other one as well. */
const dateInWords = (day = "", other = "") =>
  day === other ? "no such words" : inWords(new Date(day));

describe("facts as people have corrected them", () => {
  it("are what they were where somebody says the very same", () => {
    expect(corrected(analysis, read).facts).toEqual(analysis.facts);
    expect(corrected(analysis, read).byHand).toEqual([]);
  });

  it.each([
    ["expiryDate", "30 June 2029", { value: "2029-06-30", derived: false }],
    ["expiryDate", "Until it is ended", { value: "perpetual" }],
    ["effectiveDate", "2/4/26", { value: "2026-04-02" }],
    ["governingLaw", "Norfolk Island", { value: "Norfolk Island" }],
    ["title", "Haulage Terms", { value: "Haulage Terms" }],
  ] as const)("are read where they can be: %s, %s", (field, words, value) => {
    expect(corrected(analysis, { [field]: words }).facts[field]).toMatchObject(value);
  });

  it("are told in their own words where they cannot be read", () => {
    const { facts, byHand } = corrected(analysis, { expiryDate: "when the works are done" });
    expect(facts.expiryDate).toBeNull();
    expect(byHand).toMatchObject([{ field: "expiryDate", words: "when the works are done" }]);
  });

  it("leave no clause with the value that was corrected", () => {
    const now = corrected(analysis, { notices: "Supplier: 3 days, without cause" });
    expect(now.facts.notices).toMatchObject([{ days: 3, for: "convenience" }]);
    const stood = analysis.facts.notices.map(({ start, end }) => ({ start, end }));
    for (const { values, start, end } of now.clauses)
      if (stood.some((one) => one.start < end && start < one.end))
        expect(values.notice).toBeUndefined();
  });

  it("have nothing left of what was read of the same notice: its hours, its latest day", () => {
    const [notice] = analysis.facts.notices;
    if (!notice) throw new Error("The contract has a notice.");
    const facts = { ...analysis.facts, notices: [{ ...notice, days: 1, hours: 24 }] };
    const line = factWords(facts).notices?.replace("24 hours", "14 days") ?? "";
    expect(line).toContain("14 days");
    const [now] = corrected({ ...analysis, facts }, { notices: line }).facts.notices;
    expect(now).toEqual({ ...notice, days: 14 });
  });

  it("name a party anew wherever it stands, the client too", () => {
    const [first, ...others] = (read.parties ?? "").split("\n");
    const parties = [
      first?.replace("Northern Rivers Logistics Pty Ltd", "Yeerongpilly Freight Ltd"),
      ...others,
    ].join("\n");
    const now = corrected(analysis, { parties }, { name: "Northern Rivers Logistics Pty Ltd" });
    expect(now.client.name).toBe("Yeerongpilly Freight Ltd");
    expect(
      JSON.stringify(now.riskFlags.map(({ burdens, benefits }) => [burdens, benefits])),
    ).not.toContain("Northern Rivers");
    const { executiveSummary } = readFor(
      contractText,
      analysis,
      { name: "Northern Rivers Logistics Pty Ltd" },
      { parties },
    );
    expect(executiveSummary).toContain("Yeerongpilly Freight Ltd");
    expect(executiveSummary).not.toContain("Northern Rivers");
  });

  it("work out anew what was worked out of them, as it was before, or leave it unsaid", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2001-01-01"), max: new Date("2039-12-31"), noInvalidDate: true }),
        fc.date({ min: new Date("2001-01-01"), max: new Date("2039-12-31"), noInvalidDate: true }),
        fc.integer({ min: 2, max: 15 }),
        fc.integer({ min: 2, max: 15 }),
        (begins, other, years, others) => {
          const text = leaseFrom(begins, years);
          const lease = analyseDocument(text);
          expect(lease.facts.expiryDate).toMatchObject({ derived: true });
          const start = { effectiveDate: inWords(other) };
          const term = { term: `${others} years` };
          for (const [said, meant] of [
            [start, leaseFrom(other, years)],
            [term, leaseFrom(begins, others)],
            [{ ...start, ...term }, leaseFrom(other, others)],
          ] as const) {
            const value = analyseDocument(meant).facts.expiryDate?.value;
            expect(corrected(lease, said).facts.expiryDate).toMatchObject({ value, derived: true });
            const { executiveSummary } = readFor(text, lease, {}, said);
            expect(executiveSummary).not.toContain(
              dateInWords(lease.facts.expiryDate?.value, value),
            );
          }
          for (const said of [
            { effectiveDate: "when the keys are handed over" },
            { term: "for as long as both like" },
            { term: "2 years and a further 6 months" },
            { term: "3 years from 1 July 2027" },
            { effectiveDate: "" },
          ])
            expect(corrected(lease, said).facts.expiryDate).toBeNull();
          const own = { ...start, expiryDate: "1 May 2050" };
          expect(corrected(lease, own).facts.expiryDate).toMatchObject({ value: "2050-05-01" });
          // What it does not rest on leaves it as it is.
          expect(corrected(lease, { governingLaw: "Tasmania" }).facts).toEqual({
            ...lease.facts,
            governingLaw: { ...lease.facts.governingLaw, value: "Tasmania" },
          });
        },
      ),
      { numRuns: 15 },
    );
  });

  it("take the name of a party from a notice that is corrected with it, in whichever name it is said", () => {
    const lines = (read.notices ?? "").split("\n");
    const givers = analysis.facts.notices.flatMap(({ who }) => who);
    expect(lines.join()).toContain("Supplier: 14 days");
    const supplier = analysis.facts.parties.find(({ role }) => role === "Supplier")?.name ?? "";
    const parties = (read.parties ?? "").replace(
      `${supplier} (Supplier)`,
      "Yeerongpilly Freight Ltd (Haulier)",
    );
    expect(parties).not.toBe(read.parties);
    for (const called of ["Supplier", "Haulier"]) {
      const notices = (read.notices ?? "").replace("Supplier: 14 days", `${called}: 3 days`);
      const { facts, byHand } = corrected(analysis, { parties, notices });
      expect(byHand).toEqual([]);
      expect(facts.notices.map(({ days }) => days)).toContain(3);
      expect(facts.notices.flatMap(({ who }) => who)).toEqual(
        givers.map((name) => (name === supplier ? "Yeerongpilly Freight Ltd" : name)),
      );
    }
  });

  it("stand before the reasons of the flags on their words, and rename parties in all reasons", () => {
    const said = { governingLaw: "Tasmania", notices: "Supplier: a full quarter" };
    const now = corrected(analysis, said).riskFlags;
    const reasonOf = (id: string, of = now) =>
      of.find(({ clauseId }) => clauseId === id)?.explanation ?? "";
    expect(reasonOf("governing-law")).toMatch(/^Corrected by hand: governing law “Tasmania”\. /);
    expect(reasonOf("termination-for-convenience")).toMatch(
      /^Corrected by hand: notices “Supplier: a full quarter”\. /,
    );
    const others = now.filter(({ explanation }) => !explanation.startsWith("Corrected by hand"));
    expect(analysis.riskFlags).toEqual(expect.arrayContaining(others));
    expect(corrected(analysis, { governingLaw: read.governingLaw ?? "" }).riskFlags).toEqual(
      analysis.riskFlags,
    );
    const flag = {
      ...analysis.riskFlags[0],
      explanation: "It binds ACME (NT) in favour of “ACME (NT) and others”, not ACME (NT)s.",
    } as const;
    const acme = { name: "ACME (NT)", role: null, aliases: [], start: 0, end: 9 };
    const facts = { ...analysis.facts, parties: [acme] };
    const renamed = corrected(
      { facts, clauses: [], riskFlags: [flag as (typeof analysis.riskFlags)[number]] },
      { parties: "Bilby Ltd" },
    );
    expect(renamed.riskFlags[0]?.explanation).toBe(
      "It binds Bilby Ltd in favour of “ACME (NT) and others”, not ACME (NT)s.",
    );
  });

  it("are in the summary, whatever is said of whichever fact, and what was read of it is not told as read", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...factFields.filter(
            (field) =>
              ![
                "parties",
                "title",
                "catchwords",
                "orders",
                "judge",
                "citation",
                "decisionDate",
                "court",
              ].includes(field),
          ),
        ),
        fc.stringMatching(/^[A-Z][a-z]{3,9} [a-z]{3,9}$/),
        (field, words) => {
          const { executiveSummary } = readFor(contractText, analysis, {}, { [field]: words });
          expect(executiveSummary).toContain(words);
        },
      ),
      { numRuns: 60 },
    );
  });
});
