import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/bearing/cast.ts";

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

  it("the one who acts is still the hirer where the guarantor is named after it", () => {
    const words =
      "The Hirer indemnifies the Owner against any claim arising from the use of the plant, and the Guarantor guarantees that indemnity.";
    expect(sides("indemnity", words).burdens).toEqual(["Hirer"]);
  });
});

const bearersIn = (text: string) =>
  Object.fromEntries(
    analyseDocument(text).riskFlags.map(({ clauseId, burdens }) => [clauseId, burdens]),
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
