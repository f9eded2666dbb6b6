import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const called = (name: string, ...ways: string[]) => ({ name, role: null, aliases: ways });
const roles = (...list: string[]) =>
  list.map((role) => ({ name: `${role} Pty Ltd`, role, aliases: [role] }));

/** Who pays and who is paid, by name. */
function payment(parties: Parameters<typeof castOf>[0], text = "") {
  const cast = castOf(parties, text);
  const { payer, payee } = cast.payment ?? {};
  return [payer, payee].map((at) => (at === undefined ? null : cast.members[at]?.name));
}

describe("who pays for what a paper is about", () => {
  it.each([
    [
      ["Supplier", "Customer"],
      ["Customer Pty Ltd", "Supplier Pty Ltd"],
    ],
    [
      ["Lessor", "Lessee"],
      ["Lessee Pty Ltd", "Lessor Pty Ltd"],
    ],
    [
      ["Principal", "Contractor"],
      ["Principal Pty Ltd", "Contractor Pty Ltd"],
    ],
    [
      ["Contractor", "Subcontractor"],
      ["Contractor Pty Ltd", "Subcontractor Pty Ltd"],
    ],
    [
      ["Owner", "Builder"],
      ["Owner Pty Ltd", "Builder Pty Ltd"],
    ],
    [
      ["Company", "Client"],
      ["Client Pty Ltd", "Company Pty Ltd"],
    ],
    [
      ["Head Contractor", "Subcontractor"],
      ["Head Contractor Pty Ltd", "Subcontractor Pty Ltd"],
    ],
    [
      ["Employer", "Employee"],
      ["Employer Pty Ltd", "Employee Pty Ltd"],
    ],
    [
      ["Party A", "Party B"],
      [null, null],
    ],
  ])("is known by the roles %j: %j", (given, expected) => {
    expect(payment(roles(...given))).toEqual(expected);
  });

  it("is known by who is said to pay, where parties are called by their names", () => {
    const parties = [called("Kestrel Pty Ltd", "Kestrel"), called("Joiners Pty Ltd", "Joiners")];
    const text =
      "Joiners must pay Kestrel $900 a month. Joiners shall pay interest. Kestrel works.";
    expect(payment(parties, text)).toEqual(["Joiners Pty Ltd", "Kestrel Pty Ltd"]);
  });

  it.each([
    ["Kestrel lets the shed to Joiners for five years.", ["Joiners Pty Ltd", "Kestrel Pty Ltd"]],
    ["Kestrel engages Joiners to fit out a shop.", ["Kestrel Pty Ltd", "Joiners Pty Ltd"]],
    ["Joiners buys its timber from Kestrel.", ["Joiners Pty Ltd", "Kestrel Pty Ltd"]],
    ["Kestrel must pay Joiners $9,000 and Joiners works.", ["Kestrel Pty Ltd", "Joiners Pty Ltd"]],
  ])("is known by the words of the bargain: %s", (text, expected) => {
    const parties = [called("Kestrel Pty Ltd", "Kestrel"), called("Joiners Pty Ltd", "Joiners")];
    expect(payment(parties, text)).toEqual(expected);
  });

  it("is known by who quotes, whatever the other one is called", () => {
    const quoted = [called("Vance Piling", "Vance Piling"), ...roles("Builder")];
    const text = "Vance Piling – Quotation\n\nPower is to be supplied by the Builder.";
    expect(payment(quoted, text)).toEqual(["Builder Pty Ltd", "Vance Piling"]);
    expect(castOf(quoted, text).sides).toEqual(["drafter", "recipient"]);
    expect(payment(quoted, "Vance Piling – Terms")).toEqual(["Vance Piling", "Builder Pty Ltd"]);
  });

  it("is the company that writes to “you” of your employment", () => {
    const letter = [{ name: "you", role: null, aliases: ["you"] }, called("Tern Pty Ltd", "Tern")];
    const text = "Dear Jo, Tern is glad to make you this offer of employment.";
    expect(payment(letter, text)).toEqual(["Tern Pty Ltd", "you"]);
  });

  it("tells who bears a clause on money that names nobody", () => {
    const cast = castOf(roles("Head Contractor", "Subcontractor"), "");
    const told = bearingOf(
      "default-interest",
      "Interest accrues daily on any amount not paid by its due date.",
      cast,
    );
    expect(told).toEqual({
      burdens: ["Head Contractor Pty Ltd"],
      benefits: ["Subcontractor Pty Ltd"],
    });
  });
});

describe("initials that act", () => {
  it("are a party, and the one that says “we”, where nobody was introduced", () => {
    const text =
      "CSIRO grants you a licence. CSIRO makes no promise. CSIRO may end it. We keep our rights.";
    const { members } = castOf([], text);
    expect(members.map(({ name }) => name)).toEqual(["CSIRO", "you"]);
    expect(members[0]?.ways).toContain("we");
  });

  it("are none when they act twice", () => {
    expect(castOf([], "ASIC may ask. ASIC must be told.").members).toEqual([]);
  });
});
