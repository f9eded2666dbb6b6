import { describe, expect, it } from "vitest";
import { earlierNames } from "../../../app/schemas/versions/earlier-names.ts";

describe("the names that a file may be a further version of", () => {
  it("are its own, those of the drafts before it, and that without a number", () => {
    expect(earlierNames("Lease v3.docx")).toEqual(["Lease v3", "Lease v2", "Lease v1", "Lease"]);
    expect(earlierNames("Lease_draft-02.pdf")).toEqual([
      "Lease_draft-02",
      "Lease_draft-01",
      "Lease",
    ]);
    expect(earlierNames("Lease v10.docx")).toEqual(
      expect.arrayContaining(["Lease v9", "Lease v09", "Lease v1", "Lease"]),
    );
    expect(earlierNames("Supply Agreement (v2).odt")).toContain("Supply Agreement (v1)");
    expect(earlierNames("Supply Agreement (v2).odt")).toContain("Supply Agreement");
    expect(earlierNames("Lease Version 2.docx")).toContain("Lease Version 1");
  });

  it("are those without the word that says how far it is", () => {
    for (const name of [
      "Lease final.docx",
      "Lease - marked up.docx",
      "Lease (clean).docx",
      "Lease (2).docx",
    ])
      expect(earlierNames(name)).toEqual(expect.arrayContaining(["Lease", "Lease v1"]));
  });

  it("are its own alone where it says nothing of a draft, and few whatever it says", () => {
    expect(earlierNames("Lease 2026.docx")).toEqual(["Lease 2026"]);
    expect(earlierNames("Clause 12.txt")).toEqual(["Clause 12"]);
    expect(earlierNames("Lease v999.docx").length).toBeLessThan(30);
    expect(earlierNames(`${" v".repeat(120)}9 (2).docx`).length).toBeLessThan(30);
    expect(earlierNames(".docx")).toEqual([".docx"]);
  });
});
