import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { entityNames } from "../../../app/analysis/parties/entity-names.ts";
import { findParties } from "../../../app/analysis/parties/parties.ts";

const named = (text: string) => findParties(text).map(({ name, role }) => [name, role]);

describe("the parties", () => {
  it("of a schedule of items have the roles of their items, not words in later brackets", () => {
    const text =
      "Services Agreement\n\nReference Schedule\n\nItem 1   Principal: Harcourt Medical Centres Pty Ltd ACN 612 884 301 of 88 Crown Street, Wollongong NSW 2500\nItem 2   Contractor: Sparkline Facilities Group Pty Ltd ABN 44 609 217 553 of 6 Marshall Avenue, Unanderra NSW 2526\n\nGeneral Conditions\n1. Fees\n1.1 The fee follows the Consumer Price Index (All Groups Sydney).";
    expect(named(text)).toEqual([
      ["Harcourt Medical Centres Pty Ltd", "Principal"],
      ["Sparkline Facilities Group Pty Ltd", "Contractor"],
    ]);
  });

  it("set out in columns carry no label in their names, and a person is no suburb", () => {
    const text =
      "DEED OF SUBLEASE\n\nParties\n\nSublandlord   Coral Coast Retail Holdings Pty Ltd ACN 133 402 887 (the Sublandlord)\nSubtenant     Tideline Surf & Skate Pty Ltd ACN 655 120 944 (the Subtenant)\nGuarantor     Joshua Peter Lindqvist of 41 Esplanade, Yorkeys Knob in the State of Queensland (the Guarantor)\n\nBackground\nA  The Sublandlord leases the Building.";
    expect(named(text)).toEqual([
      ["Coral Coast Retail Holdings Pty Ltd", "Sublandlord"],
      ["Tideline Surf & Skate Pty Ltd", "Subtenant"],
      ["Joshua Peter Lindqvist", "Guarantor"],
    ]);
  });

  it("are not the name that heads the pages, and may have a place within their name", () => {
    const head = "\n\nHeron Education Group\n\n";
    const text = `${head}SERVICE AGREEMENT\n\nThis Agreement is entered into as of [Date] by and between:\n\nParty A: Heron (Ningbo) Education Consulting Co., Ltd. (“Service Provider”)\n\nParty B: [•] (“Service Recipient”)\n\nWhereas:\n1. Service Provider teaches.${head}2. Service Recipient pays.${head}3. It pays monthly.`;
    expect(named(text)).toEqual([
      ["Heron (Ningbo) Education Consulting Co., Ltd.", "Service Provider"],
      ["Party B", "Service Recipient"],
    ]);
  });

  it('are who "we" and "you" are by a table of key facts; not who signs for them', () => {
    const text = [
      "Garden Plan",
      '"We", "our": Wattlebird Gardens Pty Ltd (ACN 640 222 118), 4 Fern Lane, Hobart',
      '"You", "your": Franklin Aged Care Ltd (ACN 098 112 909), 9 Bay Road, Huonville',
      "We will keep the gardens. You will pay us monthly.",
      "Signed for us:",
      "______________________        ______________________",
      "Director: Ann Carver            Director: Jo Lunn",
    ].join("\n\n");
    expect(findParties(text).map(({ name, aliases }) => [name, aliases.includes("We")])).toEqual([
      ["Wattlebird Gardens Pty Ltd", true],
      ["Franklin Aged Care Ltd", false],
    ]);
  });

  it("are not who may be there beside them", () => {
    const text =
      "Homes Contract\n\nParticulars\n\nItem 1. Owner: Priya Menon, 7 Cliff Road, Thirroul\n\nItem 2. Builder: Slate Homes Pty Ltd (ACN 640 118 273), 5 Quarry Road, Albion Park\n\nItem 3. Lender (if any): Esk Mutual Bank Limited\n\nConditions\n\n1. The Builder must build the works. The Owner must pay the price.";
    expect(named(text)).toEqual([
      ["Priya Menon", "Owner"],
      ["Slate Homes Pty Ltd", "Builder"],
    ]);
  });

  it("may be a State that acts through a department", () => {
    const text =
      "Funding Deed\n\nThe State of South Australia acting through the Department for Culture and Tourism (Department)\nand\nMurray Mallee Regional Theatre Incorporated (ABN 30 771 225 604) (Recipient)\n\nTerms\n1. The Department will pay the Grant.";
    expect(named(text)).toEqual([
      ["The State of South Australia", "Department"],
      ["Murray Mallee Regional Theatre Incorporated", "Recipient"],
    ]);
  });

  it("are none that an Act's jurisdiction in brackets would name", () => {
    const text =
      'AGREEMENT\n\nBanksia Grove Ltd ("we") and Mrs Margaret O\'Donnell ("you")\n\nC3  We handle personal information under the Privacy Act 1988 (Cth) and our policy.';
    expect(named(text).map(([name]) => name)).toEqual([
      "Banksia Grove Ltd",
      "Mrs Margaret O'Donnell",
    ]);
  });
});

describe("dates", () => {
  const facts = (text: string) => analyseDocument(text).facts;
  const parties = "between Acme Pty Ltd (Brand) and Brown Pty Ltd (Creator)";
  const body =
    "1. Work. The Creator must make the posts. Brand must pay the fee. Each party agrees to act in good faith under this agreement.";

  it("of a campaign or an activity are not when the contract was made, begins or ends", () => {
    const text = `COLLABORATION AGREEMENT\n${parties}\n\nCampaign period: 1 September 2025 - 30 November 2025\nActivity start date: 1 September 2025\nActivity end date: 30 November 2025\n\n${body}\n`;
    const { agreementDate, effectiveDate, expiryDate } = facts(text);
    expect([agreementDate, effectiveDate, expiryDate]).toEqual([null, null, null]);
    expect(facts(`${text}\nAccepted by email on 22 August 2025.`).agreementDate?.value).toBe(
      "2025-08-22",
    );
  });

  it("of a lease from a day to a day say when it ends", () => {
    const text = `DEED OF SUBLEASE\n${parties}\n\n1. Grant\n1.1 The Sublandlord subleases the Premises to the Subtenant for 3 years from 1 October 2025 to 30 September 2028.\n\n${body}`;
    expect(facts(text).expiryDate?.value).toBe("2028-09-30");
  });

  it("tell the day of taking effect from the day of expiry", () => {
    const text = `SPONSORSHIP AGREEMENT\n${parties}\n\n1. Term\n1.1 Unless earlier terminated, this Agreement shall take effect on 1 December 2015 and shall expire on 30 November 2016.\n\n${body}`;
    expect(facts(text).expiryDate?.value).toBe("2016-11-30");
  });

  it("are read in capitals after the person who signs, and are not torn where a name has capitals", () => {
    expect(
      entityNames("Ann Lee, Managing Director ACME TOOLS INC. and Chase Bank USA, N.A. agree").map(
        ({ name }) => name,
      ),
    ).toEqual(["ACME TOOLS INC.", "Chase Bank USA, N.A."]);
  });
});
