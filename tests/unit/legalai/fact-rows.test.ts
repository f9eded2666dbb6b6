import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import type { Facts } from "../../../app/schemas/analysis.ts";
import { factRows } from "../../../app/schemas/fact-rows.ts";

const place = { start: 0, end: 1 };
const supplier = { name: "Northwind Systems Pty Ltd", role: "Supplier", ...place };
const facts: Facts = {
  ...analyseDocument("").facts,
  parties: [
    { ...supplier, aliases: ["Supplier", "Northwind", "we"] },
    { name: "You", role: "You", aliases: ["you"], ...place },
  ],
  notices: [
    { who: [supplier.name], days: 30, for: "convenience", ...place },
    { who: ["You"], days: 1, for: "renewal", ...place },
    { who: [], days: 14, for: "other", ...place },
    { who: ["You"], days: 7, for: "other", condition: "if the roof leaks", ...place },
  ],
};
const valuesOf = (wanted: string) =>
  factRows(facts)
    .find(({ label }) => label === wanted)
    ?.entries.map(({ value }) => value);

describe("the key facts", () => {
  it("say what else a party is called, its name and role once", () => {
    expect(valuesOf("Parties")).toEqual([
      "Northwind Systems Pty Ltd (Supplier), also called “Northwind” and “we”",
      "You",
    ]);
  });

  it("say who may give which notice", () => {
    expect(valuesOf("Notices")).toEqual([
      "Supplier: 30 days, without cause",
      "You: 1 day, against renewal",
      "14 days",
      "You: 7 days, “if the roof leaks”",
    ]);
  });
});
