import { describe, expect, it } from "vitest";
import { agreement, customer, preferred, read, rule } from "./rules.ts";

const absent = (clause: string) => rule({ clause, test: { kind: "absent" } });
const number = (
  clause: string,
  of: "payment.days" | "cap.months" | "insurance.amount" | "restraint.months",
  at: "least" | "most",
  value: number,
) => rule({ clause, test: { kind: "number", of, at }, preferred: preferred(value) });

describe("a rule is passed as met only over words that were read", () => {
  it.each([
    [
      "exclusivity",
      "All of its requirements for paper the Customer buys from the Supplier and from nobody else.",
    ],
    [
      "indemnity",
      "The Customer will keep the Supplier whole in respect of any loss it suffers by reason of the Customer's acts.",
    ],
    [
      "unilateral-variation",
      "These terms are as published on the Supplier's website from time to time.",
    ],
    [
      "restraint-of-trade",
      "For a year after it ends the Customer stays out of the business of cleaning in Hobart.",
    ],
    ["liquidated-damages", "For each day of delay the Customer credits the Supplier with $500."],
    [
      "termination-for-convenience",
      "The Supplier may bring this agreement to a close at any time on a month's notice, whatever its reason.",
    ],
    [
      "automatic-renewal",
      "At the end of each year this agreement runs on for another unless the Customer writes a month before.",
    ],
    [
      "personal-guarantee",
      "Each director of the Customer answers with all that they own for what the Customer owes.",
    ],
    [
      "payment-set-off",
      "What the Customer owes is paid in full; no counterclaim or credit may be brought into account.",
    ],
    [
      "audit-rights",
      "The Supplier's accountant may go through the Customer's ledgers on any working day.",
    ],
    ["assignment", "The Supplier is free to hand its place in this agreement to another company."],
    [
      "early-termination-fee",
      "Should the Customer leave within the first year it owes half of what the year would have cost.",
    ],
  ])("that %s is not there is not said where it is, in words of one's own", (clause, words) => {
    expect(read(absent(clause), agreement(`Terms\n2.1 ${words}`), customer).result).not.toBe("met");
  });

  it("that a clause is not there is said of a document in which nothing comes near it", () => {
    const text = agreement("Ending\n2.1 Either party may end this agreement on 30 days’ notice.");
    for (const clause of ["step-in", "exclusivity", "personal-guarantee", "restraint-of-trade"])
      expect(read(absent(clause), text, customer).result).toBe("met");
  });

  it("words that come near are quoted, and left to a person", () => {
    const words = "No retention money is held, but the Customer may retain 5% of the records.";
    const result = read(absent("retention"), agreement(`Holding\n2.1 ${words}`), customer);
    expect(["cannot_tell", "not_met"]).toContain(result.result);
    expect(result.quote).toContain("retention money");
  });

  it.each([
    ["within 30 days, except those for hardware, which are payable on delivery", "cannot_tell"],
    ["within 30 days, save that the first is due at once", "cannot_tell"],
    ["within 45 days after they are given", "met"],
    ["within 7 days", "not_met"],
  ])("a time to pay is met where it holds for all: %s", (words, result) => {
    const text = agreement(`Payment\n2.1 Invoices are payable ${words}.`);
    expect(read(number("payment-terms", "payment.days", "least", 30), text, customer).result).toBe(
      result,
    );
  });

  it.each([
    ["of not less than $20 million for each occurrence", "met"],
    ["of not less than $10,000,000 for each occurrence", "not_met"],
    ["of $20 million for each claim and professional indemnity of $5 million", "cannot_tell"],
    ["of US$20 million", "cannot_tell"],
    ["as is usual", "cannot_tell"],
  ])("insurance is compared in dollars: %s", (words, result) => {
    const text = agreement(
      `Insurance\n2.1 The Supplier must hold public liability insurance ${words}.`,
    );
    const one = number("insurance", "insurance.amount", "least", 20_000_000);
    expect(read(one, text, customer).result).toBe(result);
  });

  it.each([
    ["one hundred twenty (120) months", "not_met"],
    ["six (6) months", "met"],
  ])("a time in words and figures is the figures: %s", (words, result) => {
    const text = agreement(
      `Restraint\n2.1 The Customer must not for ${words} after the end of this agreement carry on a business that competes with the Supplier.`,
    );
    const one = number("restraint-of-trade", "restraint.months", "most", 12);
    expect(read(one, text, customer).result).toBe(result);
  });

  it.each([
    ["Neither party is liable to the other for loss of profit or any consequential loss.", "met"],
    ["In no event will either party be liable for special or consequential damages.", "met"],
    [
      "The Supplier is not liable to the Customer for loss of profit or consequential loss.",
      "not_met",
    ],
    [
      "Neither party is liable for consequential loss, except the Customer under clause 7.",
      "cannot_tell",
    ],
  ])("that loss is excluded for both is told of whom the words name: %s", (words, result) => {
    const one = rule({ clause: "consequential-loss", test: { kind: "mutual" } });
    expect(read(one, agreement(`Loss\n2.1 ${words}`), customer).result).toBe(result);
  });
});
