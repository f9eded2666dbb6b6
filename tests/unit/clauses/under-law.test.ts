import { describe, expect, it } from "vitest";
import { clauseCards } from "../../fixtures/clause-cards.ts";

function flagOn(text: string, title: string, client: string) {
  return clauseCards(text, { name: client }).riskFlags.find((flag) => flag.clauseTitle === title);
}

const subcontract = (clause: string) =>
  `SUBCONTRACT\n\nThis subcontract is made on 4 May 2026 between Banksia Builders Pty Ltd (Head Contractor) and Quoll Plastering Pty Ltd (Subcontractor) for plastering at 9 Hunter Street, Newcastle NSW 2300.\n\n1 Work\n1.1 The Subcontractor must plaster the walls of the Site. The Head Contractor must pay the Subcontractor $60,000 for it.\n\n2 Payment\n2.1 ${clause}\n\n3 Law\n3.1 The law of New South Wales governs this subcontract.`;

const waits =
  "The Subcontractor is paid for each claim ten days after the Principal has paid the Head Contractor for it.";

const form = (clause: string) =>
  `STANDARD TERMS OF TRADE\n\nThese terms are between Wattle Foods Pty Ltd ABN 12 345 678 901 (Supplier) and the buyer who orders from it (Customer). They apply to every order.\n\n1 Goods\n1.1 The Supplier sells food to the Customer. The Customer must pay the Supplier within 14 days.\n\n2 Risk\n2.1 ${clause}\n\n3 Law\n3.1 The law of Victoria governs these terms.`;

const allLoss =
  "The Customer must indemnify the Supplier against all loss arising in connection with the goods.";

describe("a level under the law", () => {
  it("is High, and asks for a fixed day, where payment waits for somebody else’s", () => {
    const flag = flagOn(subcontract(waits), "Pay When Paid", "Quoll Plastering Pty Ltd");
    expect(flag?.riskLevel).toBe("High");
    expect(flag?.burdens).toEqual(["Quoll Plastering Pty Ltd"]);
    expect(flag?.explanation).toContain("s 12");
    expect(flag?.recommendation).toContain("fix a date for payment");
  });

  it("is never Low for whoever would build on what the law forbids", () => {
    const flag = flagOn(subcontract(waits), "Pay When Paid", "Banksia Builders Pty Ltd");
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("may have no effect");
    expect(flag?.recommendation).toMatch(/^Do not rely on it/);
  });

  it("is Medium for the maker of a form whose clause weighs heavily on others", () => {
    const flag = flagOn(form(allLoss), "Indemnity", "Wattle Foods Pty Ltd");
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("may not hold");
  });

  it("is Medium for a maker abroad whose terms leave consumers here less than the law lets him", () => {
    const terms = `TERMS OF SERVICE\n\nThese terms are between Kelp Diaries Pte. Ltd. ("we", "us") and you, the person who uses the app in Australia.\n\n1 The app\n1.1 We give you the app. You pay us $9.99 a month.\n\n2 Your account\n2.1 You indemnify us against any claim by others that is brought because of what you post.\n\n3 Your rights\n3.1 Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law.\n\n4 Law\n4.1 The law of Singapore governs these terms.`;
    const flag = flagOn(terms, "Indemnity", "Kelp Diaries Pte. Ltd.");
    expect(flag?.riskLevel).toBe("Medium");
    expect(flag?.explanation).toContain("may not hold");
    expect(flag?.recommendation).toMatch(/^Do not rely on it/);
  });

  it("stays Low for its maker where the clause is a light one, or the paper was negotiated", () => {
    const light =
      "The Customer must indemnify the Supplier against claims by a third party, to the extent that the Customer's negligence caused them.";
    expect(flagOn(form(light), "Indemnity", "Wattle Foods Pty Ltd")?.riskLevel).toBe("Low");
    const negotiated = form(allLoss).replace(
      "STANDARD TERMS OF TRADE",
      "SERVICES AGREEMENT between two companies",
    );
    expect(flagOn(negotiated, "Indemnity", "Wattle Foods Pty Ltd")?.riskLevel).toBe("Low");
  });
});

describe("the consumer guarantees", () => {
  const disclaimed = (price: string) =>
    `SERVICES AGREEMENT\n\nThis agreement is made on 1 March 2026 between Ironbark Survey Pty Ltd (Supplier) and Dingo Mining Pty Ltd (Customer).\n\n1 Term\n1.1 It starts on 1 April 2026 and ends on 31 March 2029.\n\n2 Fee\n2.1 The Customer must pay the Supplier ${price} plus GST.\n\n3 Liability\n3.1 The Supplier excludes every implied warranty and is not liable for any loss.\n\n4 Law\n4.1 The law of Queensland governs this agreement.`;
  const noted = (price: string) =>
    clauseCards(disclaimed(price)).riskFlags.some(({ explanation }) =>
      explanation.includes("consumer guarantees"),
    );

  it("are not noted where the price over the term is above the consumer’s limit", () => {
    expect(noted("a fee of $2,000 per month")).toBe(true);
    expect(noted("a fee of $6,000 per month")).toBe(false);
    expect(noted("a price of $180,000")).toBe(false);
  });
});
