import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { isOfLaw } from "../../../app/comparing/meaning/governing-law.ts";

function ofLaw(older: string, newer: string): boolean[] {
  const { changes } = compareVersions({ text: older }, { text: newer });
  return changes.map((change) => isOfLaw(change, { older, newer }));
}

describe("a change of whose law governs", () => {
  const clause = "12. General\n12.3 The law of Victoria governs this agreement.\n";

  it("is known by the place that changed in a sentence on law or courts", () => {
    expect(ofLaw(clause, clause.replace("Victoria", "New South Wales"))).toEqual([true]);
  });

  it("is also one of courts that decide alone", () => {
    const courts = "9. Courts\n9.1 Each party submits to the non-exclusive jurisdiction of them.\n";
    expect(ofLaw(courts, courts.replace("non-exclusive", "exclusive"))).toEqual([true]);
  });

  it("is none where the place is where something is done, or other words changed", () => {
    const office = "1. Work\n1.1 The Cleaner works in Victoria on every day.\n";
    expect(ofLaw(office, office.replace("Victoria", "Tasmania"))).toEqual([false]);
    expect(ofLaw(clause, clause.replace("agreement", "deed"))).toEqual([false]);
  });
});
