import { describe, expect, it } from "vitest";
import { findParties } from "../../../app/analysis/parties/parties.ts";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const named = (text: string) => findParties(text).map(({ name, role }) => [name, role]);

describe("whoever is bound again and again is a party by its role", () => {
  it("in small letters, beside the one that has a name", () => {
    const text =
      'TERMS AND CONDITIONS\n\nThese conditions of sale apply to all fittings sold by Quoll Marine Fittings Pty Ltd ("Quoll").\n\nThe buyer must pay Quoll in 30 days. The buyer shall inspect the fittings on arrival. The buyer indemnifies Quoll against all loss. Any employee of the buyer must wear boots. An insurer must hold a licence.';
    expect(named(text)).toEqual([
      ["Quoll Marine Fittings Pty Ltd", "Quoll"],
      ["Buyer", "Buyer"],
    ]);
    expect(
      clauseCards(text).riskFlags.find(({ clauseTitle }) => clauseTitle === "Indemnity")?.burdens,
    ).toEqual(["Buyer"]);
  });

  it("both, where neither has a name", () => {
    const text =
      "FARM LEASE\n\nThe lessor shall keep the fences. The lessor must give access. The lessor will insure the sheds.\nThe lessee shall pay the rent. The lessee must spray the thistles. The lessee agrees to leave at the end.";
    expect(named(text).map(([name]) => name)).toEqual(["Lessor", "Lessee"]);
  });

  it("by both words of a role, where another role ends in the same", () => {
    const text =
      "PERIOD ORDER\n\nThe principal contractor must pay. The principal contractor may inspect. The principal contractor shall give notice.\nThe plastering contractor must start. The plastering contractor shall clean up. The plastering contractor agrees to insure. The late contractor must wait.";
    expect(named(text).map(([name]) => name)).toEqual([
      "Principal contractor",
      "Plastering contractor",
    ]);
  });

  it("in the plural, and where all of them are said to be parties", () => {
    const text =
      "HOUSE SHARE AGREEMENT\n\nAll tenants are joint parties to this agreement.\nAll tenants must keep the kitchen clean.";
    expect(named(text)).toEqual([["Tenant", "Tenant"]]);
  });

  it("as the head of a list of promises, beside two that have names", () => {
    const text =
      'DEED OF GUARANTEE\n\nMade between Numbat Feeds Pty Ltd ("Supplier") and Galah Poultry Pty Ltd ("Customer").\n\n1. The Guarantors:\n   (a) guarantee payment of what the Customer owes; and\n   (b) indemnify the Supplier against any loss.\n\n2. Each Guarantor hereby charges its land.';
    expect(named(text)).toEqual([
      ["Numbat Feeds Pty Ltd", "Supplier"],
      ["Galah Poultry Pty Ltd", "Customer"],
      ["Guarantor", "Guarantor"],
    ]);
  });

  it("where a row leaves its name blank", () => {
    const text =
      "ROOM AGREEMENT\n\nParties\nRental Provider: [full name]\nContact: [phone]\nResident: ____________\n\nAgreement Type: Quiet House Group\n\n1. Rent is paid weekly.";
    expect(named(text)).toEqual([
      ["Rental Provider", "Rental Provider"],
      ["Resident", "Resident"],
    ]);
  });

  it("and so does whoever issues a quotation and acts in it", () => {
    const text =
      "Corella – Quotation\n\nScaffold will be put up by Corella. Corella has no allowance for rock. Corella will take it down.\nBuilder is to ensure access.\nBuilder to provide power.";
    expect(named(text)).toEqual([
      ["Corella", null],
      ["Builder", "Builder"],
    ]);
  });

  it("but not for a few words in passing, nor a role that is no side", () => {
    const text =
      'SUPPLY AGREEMENT\n\nBetween Dingo Paints Pty Ltd ("Supplier").\n\nEach employee must be insured. Every employee shall be licensed. The employee will be paid. The employee may claim. A customer may return tins. The customer must show the receipt.';
    expect(named(text).map(([name]) => name)).toEqual(["Dingo Paints Pty Ltd"]);
  });
});
