import { describe, expect, it } from "vitest";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const paper = (kind: string, one: string, other: string, words: string) =>
  `${kind}\n\nDate: 3 May 2027\n\nbetween Mistral Holdings Pty Ltd ACN 004 085 616 (${one})\nand Kestrel Bakehouse Pty Ltd ACN 004 028 077 (${other})\n\n1 ${words}\n\n2 The law of Victoria governs this agreement.\n`;
const cardsIn = (text: string) =>
  clauseCards(text)
    .riskFlags.map(({ clauseTitle }) => clauseTitle)
    .filter((title) => title !== "Governing Law");
const lease = (words: string) => paper("LEASE OF SHOP", "Landlord", "Tenant", words);
const services = (words: string) => paper("SERVICES AGREEMENT", "Supplier", "Customer", words);
const contracting = (words: string) =>
  paper("CONTRACTOR AGREEMENT", "Principal", "Contractor", words);
const dealing = (words: string) =>
  paper("DISTRIBUTION AGREEMENT", "Supplier", "Distributor", words);

describe("words of two kinds", () => {
  it("are an exclusion of some loss, and no limit, where no limit is left or lifted", () => {
    const words =
      "Neither party is liable for indirect loss, including without limitation loss of profit.";
    expect(cardsIn(services(words))).toEqual(["Exclusion of Consequential Loss"]);
  });

  it("are a limit, and no exclusion of some loss, where no loss at all is answered for", () => {
    const words =
      "The Supplier is not liable for any damages of any kind, direct, indirect or consequential.";
    expect(cardsIn(services(words))).toEqual(["Limitation of Liability"]);
  });
});

describe("what goes with a clause and is none of its own", () => {
  it("is to pay in lieu of notice", () => {
    const words =
      "Ending\n1.1 Either party may end this agreement by giving a month's notice. The Supplier may pay the Customer in lieu of all or part of that notice.";
    expect(cardsIn(services(words))).toEqual(["Termination for Convenience"]);
  });

  it("is a sum agreed for a breach, beside the loss that it leaves to be made good", () => {
    const words =
      "For each late barge the Supplier must pay a penalty of $400, and any loss thus caused to the Customer must be borne by the Supplier.";
    expect(cardsIn(services(words))).toEqual(["Liquidated Damages"]);
  });

  it("is not a sentence that lifts the limit before it for some claims", () => {
    const lifts =
      "The preceding sentence does not apply to the obligations of the Customer under clause 2.";
    const limited =
      "The liability of the Supplier and of the Customer to each other shall in no event exceed the fees paid in a year.";
    expect(cardsIn(services(`${limited} ${lifts}`))).toEqual([
      "Limitation of Liability",
      "Uncapped Liability",
    ]);
    expect(cardsIn(services(`The store opens at nine each day. ${lifts}`))).toEqual([]);
  });
});

describe("a card", () => {
  it.each([
    ["Permitted Use", lease("The Tenant must use the Premises only as a bakery.")],
    ["Repair and Maintenance", lease("The Tenant must keep the Premises in good repair.")],
    ["Alterations", lease("The Tenant must not make alterations to the Premises without consent.")],
    ["Holding Over", lease("If the Tenant holds over it pays 130% of the last month's rent.")],
    [
      "Bank Guarantee or Security Deposit",
      lease("The Tenant must give the Landlord a bank guarantee for $30,000 plus GST."),
    ],
    ["Trading Hours", lease("The Tenant must keep the shop open for trade from 8 am to 5 pm.")],
    [
      "Rent-free Period or Contribution to Fit-out",
      lease("The Landlord must pay $50,000 (plus GST) towards the Tenant's fit-out."),
    ],
    ["Option to Renew", lease("Option(s) to renew: two further terms of three years each.")],
    ["No Refund", services("Unused prepaid hours expire after a year.")],
    [
      "Approval of Materials or Use",
      dealing("The Distributor must submit all labels to the Supplier for its prior approval."),
    ],
    ["No Exclusivity", dealing("The Supplier may appoint other distributors in the Region.")],
    [
      "No Compensation on Ending",
      dealing("On expiry of this agreement the Distributor has no claim for lost goodwill."),
    ],
    ["Ownership of Data", services("The Customer owns the member data in the app.")],
    [
      "Exclusivity",
      dealing("The Distributor must not supply bread otherwise than through the depot."),
    ],
    [
      "Most Favoured Customer",
      dealing(
        "Yeast is sold on terms no less favourable to the Distributor than the prices then charged to any other buyer.",
      ),
    ],
    [
      "Release and Covenant Not to Sue",
      services("The Customer undertakes never to assert any patent against a user of the oven."),
    ],
    [
      "Release and Covenant Not to Sue",
      services("You must sign a general release if you leave before the season ends."),
    ],
    [
      "Liquidated Damages",
      services("For each rule broken the Supplier may impose a penalty of 500 dollars."),
    ],
    [
      "Cancellation Charge",
      services("A booking that the Customer cancels within two days attracts a charge of $300."),
    ],
    ["Estimates Not Binding", services("Estimates are not binding on the Supplier.")],
    ["Time Bar", services("The Customer has 14 days from receipt to query an invoice.")],
    ["Suspension", services("The Supplier may stop work if a payment is late.")],
    [
      "Suspension",
      services("The Supplier may withhold the drawings until its invoices have been paid."),
    ],
    ["Warranty Period", services("A 14 day warranty starts on the day of installation.")],
    ["Minimum Commitment", dealing("The Distributor must buy at least the minimum volumes.")],
    [
      "No Commitment to Order or Supply",
      dealing("The Distributor sends purchase orders, which the Supplier may accept or refuse."),
    ],
    [
      "Prices Set at Will",
      dealing("The price is the Supplier's price list ruling at the date of delivery."),
    ],
    ["Territory", dealing("The Distributor must not sell the Products outside the Territory.")],
    [
      "Product Defects and Recall",
      dealing("If Products are recalled the Distributor must stop selling them."),
    ],
    [
      "Contractor, Not Employee",
      contracting("The Contractor is not entitled to annual leave, bonuses or profit sharing."),
    ],
    [
      "Rework at Own Cost",
      contracting("The Contractor must redo faulty work at no cost to the Principal."),
    ],
    [
      "Licences, Permits and Fines",
      contracting("The Contractor is liable for all fines, infringements and tolls."),
    ],
    [
      "Assignment of Intellectual Property",
      contracting("Menus written by the Contractor are deemed the property of the Principal."),
    ],
    [
      "Payment without Set-off",
      contracting("The Principal may deduct the cost of broken trays from the Contractor's fees."),
    ],
    [
      "Indemnity",
      contracting(
        "The Contractor agrees to compensate the Principal or any of its affiliates for any loss or damage arising from a breach.",
      ),
    ],
    [
      "Termination for Breach or Default",
      contracting("A false statement by the Contractor leads to summary termination."),
    ],
  ])("of %s alone is made of its words", (title, text) => {
    expect(cardsIn(text)).toEqual([title]);
  });

  it.each([
    ["how notice is given", services("Written notice by either party may be given by hand.")],
    ["lodging", services("Accommodation is charged at no less than $180 a night.")],
    ["rent in arrears", lease("If the Tenant fails to pay outgoings for ten days it is told so.")],
  ])("is not made of %s", (_, text) => {
    expect(cardsIn(text)).toEqual([]);
  });

  it("of a licence is not made of what its owner keeps", () => {
    const kept =
      "All copyright in the manuals is vested in the Supplier, which reserves the right to use them elsewhere.";
    expect(cardsIn(services(kept))).not.toContain("Scope of Licence");
  });

  it("of joint liability is made of a definition of guarantors, and none of a guarantee", () => {
    const text = paper(
      "DEED OF GUARANTEE",
      "Lender",
      "Guarantor",
      "The obligations on the part of the Guarantor in this Guarantee bind them jointly and severally.",
    );
    expect(cardsIn(text)).toEqual(["Joint and Several Liability"]);
  });

  it("of a guarantee is made where the subject stands in the line before, and of what a liquidator takes back", () => {
    const text = paper(
      "DEED OF GUARANTEE",
      "Lender",
      "Guarantor",
      "The Guarantor irrevocably\n\n1.1 GUARANTEE the due and punctual payment to the Lender of all moneys owing to it.\n\n1.2 If any payment is avoided by law it is taken not to have discharged the Guarantor.",
    );
    expect(cardsIn(text)).toContain("Personal Guarantee");
    const places = clauseCards(text).clauses.filter(({ id }) => id === "personal-guarantee");
    expect(places.map(({ start }) => text.slice(start, start + 3))).toEqual(
      expect.arrayContaining(["1.1", "1.2"]),
    );
  });

  it("of a duty of the tenant weighs on the tenant, of an incentive on the landlord", () => {
    const bears = (words: string) => clauseCards(lease(words)).riskFlags[0]?.burdens;
    const [landlord, tenant] = ["Mistral Holdings Pty Ltd", "Kestrel Bakehouse Pty Ltd"];
    expect(bears("Permitted use: bakery and cafe")).toEqual([tenant]);
    expect(bears("Trading hours: 6 am to 2 pm")).toEqual([tenant]);
    expect(bears("Alterations to the shop need consent.")).toEqual([tenant]);
    expect(bears("The rent-free period is three months.")).toEqual([landlord]);
    expect(bears("Option to renew: one further term of five years.")).toEqual([landlord]);
  });

  it("of a charge or a refund weighs on who pays, of work done again on who is paid", () => {
    const bears = (words: string) => clauseCards(services(words)).riskFlags[0]?.burdens;
    const [supplier, customer] = ["Mistral Holdings Pty Ltd", "Kestrel Bakehouse Pty Ltd"];
    expect(bears("No refund is given of prepaid hours.")).toEqual([customer]);
    expect(bears("Bookings cancelled late attract a charge of $90.")).toEqual([customer]);
    expect(bears("Estimates are not binding.")).toEqual([customer]);
    expect(bears("Faulty work is redone free of charge.")).toEqual([supplier]);
  });

  it("of outgoings shows its list, in which an insurance premium is no duty to insure", () => {
    const list = lease(
      "Outgoings\n\nRecoverable outgoings:\n- Council rates\n- Land tax on the land\n- Building insurance premiums",
    );
    expect(cardsIn(list)).toEqual(["Outgoings"]);
    const [card] = clauseCards(list).riskFlags;
    expect(card?.quote).toContain("Land tax on the land\n- Building insurance premiums");
    expect(card?.explanation).toContain("it takes in “Land tax”");
    const insuring = lease(
      "The Tenant must pay its share of outgoings, and must maintain public liability insurance.",
    );
    expect(cardsIn(insuring)).toContain("Insurance");
  });

  it("of an onus is made of what is presumed until the other side proves it wrong", () => {
    const text = services("Any fault is presumed to be the Customer's unless it proves otherwise.");
    expect(cardsIn(text)).toEqual(["Onus of Proof"]);
  });

  it("weighs for one of two who are named, though the paper says “we” of one of them", () => {
    const text = paper(
      "STANDARD TERMS",
      "Mistral",
      "Client",
      "While we try to keep to times, no refund is given of prepaid hours.",
    );
    expect(clauseCards(text).riskFlags[0]).toMatchObject({
      burdens: ["Kestrel Bakehouse Pty Ltd"],
      benefits: ["Mistral Holdings Pty Ltd"],
    });
  });
});
