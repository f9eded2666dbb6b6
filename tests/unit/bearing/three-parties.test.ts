import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const party = (role: string) => ({ name: role, role, aliases: [role] });
const cast = castOf([party("Owner"), party("Hirer"), party("Guarantor")], "");
const sides = (clause: string, sentence: string) => bearingOf(clause, sentence, cast);
const bound = { burdens: ["Guarantor"], benefits: ["Owner"] };

describe("of an owner, a hirer and a guarantor", () => {
  it.each([
    [
      "power-of-attorney",
      "The Guarantor irrevocably appoints the Owner as the Guarantor's attorney to sign any document on the Guarantor's behalf which the Owner may reasonably require.",
    ],
    [
      "power-of-attorney",
      "The Guarantor appoints any manager employed by the Owner as attorney to sign a mortgage.",
    ],
    [
      "privacy",
      "Each Guarantor irrevocably authorises the Owner to obtain any information about the Hirer which the Owner may require.",
    ],
    ["default-charge", "The Guarantor must pay the Owner's costs of any action against the Hirer."],
    ["land-charge", "The Guarantor/s charge all land that they own with whatever the Hirer owes."],
    ["indemnity", "The Guarantor indemnifies the Owner if the Hirer does not return the plant."],
    ["land-charge", "The Guarantor agrees that the Owner may lodge a caveat until the Hirer pays."],
  ])("%s binds the guarantor who acts, not the hirer: %s", (clause, sentence) => {
    expect(sides(clause, sentence)).toEqual(bound);
  });

  it("what the guarantor agrees that the hirer must do binds the hirer", () => {
    const words = "The Guarantor agrees that the Hirer must insure the plant for the Owner.";
    expect(sides("insurance", words).burdens).not.toContain("Guarantor");
  });

  it("whose act sets a duty off is not bound by it with the one who has it", () => {
    const words =
      "The Hirer must indemnify the Owner against loss arising out of an unlawful act or omission of the Hirer or the Guarantor.";
    expect(sides("indemnity", words).burdens).toEqual(["Hirer"]);
  });

  it("the one who acts is still the hirer where the guarantor is named after it", () => {
    const words =
      "The Hirer indemnifies the Owner against any claim arising from the use of the plant, and the Guarantor guarantees that indemnity.";
    expect(sides("indemnity", words).burdens).toEqual(["Hirer"]);
  });
});

describe("of those who owe the same", () => {
  it("whoever is promised to pay gains nothing by the promise", () => {
    const words =
      "The Guarantor guarantees that the Hirer will pay all rent, but only until the plant is back.";
    expect(sides("personal-guarantee", words)).toEqual(bound);
  });

  it.each([
    [
      "tax-gross-up",
      "If tax must be deducted the payer shall make the payment up to its full sum.",
    ],
    [
      "conclusive-certificate",
      "A certificate signed by an officer of the Owner is conclusive of what is payable.",
    ],
  ])("%s holds against the guarantor too where no debtor is named: %s", (clause, words) => {
    const loan = castOf([party("Owner"), party("Hirer"), party("Guarantor")], "");
    expect(bearingOf(clause, words, loan)).toEqual({
      burdens: ["Hirer", "Guarantor"],
      benefits: ["Owner"],
    });
  });

  it("none gains by what weighs on another, where the one to whom it is owed is not named", () => {
    const words =
      "It is a default if the Hirer or the Guarantor becomes insolvent or breaks any other promise in this paper.";
    expect(sides("termination-for-breach", words).benefits).toEqual(["Owner"]);
  });
});

describe("of a company and those who own it", () => {
  const holder = (name: string, role: string) => ({ name, role, aliases: [role] });
  const owners = ["Ana Ruiz", "Piet Vos", "Nullarbor Growth Pty Ltd"];
  const ofCompany = (clause: string, sentence: string) =>
    bearingOf(
      clause,
      sentence,
      castOf(
        [
          holder("Wattle Batteries Pty Ltd", "Company"),
          ...owners.slice(0, 2).map((name) => holder(name, "Founder")),
          { name: "Nullarbor Growth Pty Ltd", role: null, aliases: ["Nullarbor"] },
        ],
        `Each shareholder has one vote. ${sentence}`,
      ),
    );

  it.each([
    [
      "dispute-resolution",
      "The shareholders must meet within a week and go to mediation in Hobart before any of them sues.",
    ],
    [
      "compulsory-transfer",
      "If a shareholder becomes bankrupt, the others may purchase its shares at a tenth below their value.",
    ],
  ])("%s among its owners is for and against each of them", (clause, words) => {
    expect(ofCompany(clause, words)).toEqual({ burdens: owners, benefits: owners });
  });

  it("whoever must sell with most of its owners is any of them", () => {
    const words =
      "If holders of most shares accept an offer they may require the rest to sell too.";
    expect(ofCompany("drag-and-tag", words)).toEqual({ burdens: owners, benefits: owners });
  });

  it("each of its owners is bound to the company", () => {
    const words = "Each shareholder must keep the Company's recipes secret.";
    expect(ofCompany("confidentiality", words).burdens).toEqual(owners);
  });

  it("what needs the word of one of them binds all the others", () => {
    const words = "The steps in the first schedule need the approval of Nullarbor's nominee.";
    expect(ofCompany("reserved-matters", words)).toEqual({
      burdens: ["Wattle Batteries Pty Ltd", "Ana Ruiz", "Piet Vos"],
      benefits: ["Nullarbor Growth Pty Ltd"],
    });
  });
});

const bearersIn = (text: string) =>
  Object.fromEntries(
    clauseCards(text).riskFlags.map(({ clauseId, burdens }) => [clauseId, burdens]),
  );

describe("a guarantee in the words of those who give it", () => {
  const head =
    'DEED OF GUARANTEE\n\nIN CONSIDERATION OF Corella Plant Hire Pty Ltd ("the Owner") letting plant on hire to Banksia Earthworks Pty Ltd ("the Hirer")\n\n';

  it("binds them by items that have their subject above them, and by “I/we”", () => {
    const text = `${head}I/We, Joan Ellen Marsh of 4 High Street, Yass and Peter Marsh of the same address ("the Guarantor(s)") JOINTLY AND SEVERALLY\n\n1. GUARANTEE the payment to the Owner of all money which the Hirer owes now or later.\n\n2. HOLD HARMLESS AND INDEMNIFY the Owner against any loss which the Owner suffers in connection with the hire of plant to the Hirer.\n\n3. I/we irrevocably authorise the Owner to obtain from any credit reporting body any personal information about us which the Owner requires.\n`;
    const both = ["Joan Ellen Marsh", "Peter Marsh"];
    const bearers = bearersIn(text);
    expect(bearers["personal-guarantee"]).toEqual(both);
    expect(bearers.indemnity).toEqual(both);
    expect(bearers.privacy).toEqual(both);
  });

  it("never binds whoever is indemnified, nor the debtor, where nobody stands above an item", () => {
    const text = `${head}Guarantor: Joan Ellen Marsh of 4 High Street, Yass\n\n2. HOLD HARMLESS AND INDEMNIFY the Owner against any loss which the Owner suffers in connection with the hire of plant to the Hirer.\n`;
    const { indemnity } = bearersIn(text);
    expect(indemnity).not.toContain("Corella Plant Hire Pty Ltd");
    expect(indemnity).not.toContain("Banksia Earthworks Pty Ltd");
  });

  it("of another paper “I/we, the Hirer” are the hirer", () => {
    const text =
      "HIRE AGREEMENT\n\nBetween Corella Plant Hire Pty Ltd (Owner), Banksia Earthworks Pty Ltd (Hirer) and Joan Ellen Marsh (Guarantor)\n\n1. I/we, the Hirer, have read these terms.\n\n2. I/we charge all land that I/we own with payment of whatever is owed to the Owner.\n";
    expect(bearersIn(text)["land-charge"]).toEqual(["Banksia Earthworks Pty Ltd"]);
  });

  it("tells “I/we”, who sign, from “we” who wrote the paper", () => {
    const text =
      "STUDIO TERMS\n\nBetween Halcyon Studio Pty Ltd (Studio) and Moth Records Pty Ltd (the Client)\n\n1. I/we/the Client engage the Studio.\n\n2. We are not liable for any loss of profit of the Client.\n\n3. I/we indemnify the Studio against all loss arising from the session.\n";
    const { indemnity, ...others } = bearersIn(text);
    expect(indemnity).toEqual(["Moth Records Pty Ltd"]);
    expect(others["consequential-loss"]).toEqual(["Moth Records Pty Ltd"]);
  });

  it("binds the guarantor by a payment that is taken back, for the good of whoever received it", () => {
    const words =
      "If a payment received by the Owner is avoided by law it shall be deemed not to have discharged the liability of the Guarantor.";
    expect(sides("personal-guarantee", words)).toEqual(bound);
  });

  it("binds them by a list that their role stands over without a stop", () => {
    const text =
      "EQUIPMENT LEASE\n\nBetween Corella Plant Hire Pty Ltd (Owner), Banksia Earthworks Pty Ltd (Hirer) and Joan Ellen Marsh (Guarantor)\n\n9. GUARANTEE. In consideration of the Owner letting the plant, each Guarantor\n(a) as a principal obligation indemnifies the Owner against any loss if the Hirer does not perform;\n(b) charges all land that the Guarantor owns and consents to a caveat; and\n(c) appoints the Owner attorney to sign a mortgage.\n";
    const { indemnity, ...others } = bearersIn(text);
    expect(indemnity).toEqual(["Joan Ellen Marsh"]);
    expect(others["land-charge"]).toEqual(["Joan Ellen Marsh"]);
    expect(others["power-of-attorney"]).toEqual(["Joan Ellen Marsh"]);
  });
});
