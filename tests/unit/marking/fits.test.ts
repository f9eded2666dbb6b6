import { describe, expect, it } from "vitest";
import { fitsInto } from "../../../app/services/marking/fits.ts";

const wording = "The Supplier may increase the fees once a year.";

describe("wording for the text of a paper", () => {
  it.each([
    "The Supplier may increase the fees.",
    "2.2 The Supplier may increase the fees.",
    "(b) The Supplier may increase the fees.",
    "4. “Fees” may be increased by the Supplier.",
  ])("stands in the place of a whole sentence, or after it: %s", (words) => {
    expect(fitsInto(words, { wording, replaces: true })).toBe(true);
    expect(fitsInto(words, { wording, replaces: false })).toBe(true);
  });

  it.each([
    "(a) increase the fees;",
    "may increase the fees at any time.",
    "The Supplier may:",
    "Fees\tat the Supplier's discretion.",
    "The Supplier may increase the fees\nat any time.",
  ])("is told in a comment beside anything else: %s", (words) => {
    expect(fitsInto(words, { wording, replaces: true })).toBe(false);
    expect(fitsInto(words, { wording, replaces: false })).toBe(false);
  });

  it("strikes nothing that says much more than it", () => {
    const long = `The Supplier may increase the fees, and ${"must tell the Customer why, and ".repeat(3)}end this agreement.`;
    expect(fitsInto(long, { wording, replaces: true })).toBe(false);
    expect(fitsInto(long, { wording, replaces: false })).toBe(true);
  });
});
