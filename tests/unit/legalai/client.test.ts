import { describe, expect, it } from "vitest";
import type { Party } from "../../../app/schemas/analysis.ts";
import {
  actingFor,
  bearingInWords,
  bearingOn,
  partyCalled,
  partyInWords,
} from "../../../app/schemas/client.ts";

const party = (name: string, role: string | null, ...aliases: string[]): Party => ({
  ...{ name, role, aliases, start: 0, end: 1 },
});
const northwind = party("Northwind Systems Pty Ltd", "Supplier", "Northwind", "we", "us");
const banksia = party("Banksia & Sons Limited", "Customer", "you");
const parties = [northwind, banksia];

describe("a party", () => {
  it.each([
    ["Northwind Systems Pty Ltd", northwind],
    ["NORTHWIND SYSTEMS PTY. LIMITED", northwind],
    ["the supplier", northwind],
    ["us", northwind],
    ["Northwind Sys", null],
    ["Banksia and Sons Ltd", banksia],
    ["Banksia", banksia],
    ["You", banksia],
    ["Somebody Else", null],
    [" . ", null],
  ])("is meant by its name, role, alias or the beginning of its name: %s", (words, meant) => {
    expect(partyCalled(parties, words)).toBe(meant);
  });

  it.each([
    ["Tenant", "Lessee"],
    ["the lessee", "Tenant"],
    ["Landlord", "Lessor"],
    ["Vendor", "Seller"],
  ])("is meant by another name of its role, and keeps the document’s own: %s", (words, role) => {
    const meant = party("Larkspur Pty Ltd", role);
    const other = party("Ines Faro", role === "Lessor" ? "Lessee" : "Lessor");
    expect(partyCalled([other, meant], words)).toBe(meant);
    expect(partyCalled([other, party("Larkspur Pty Ltd", `Sub-${role}`)], words)).toBeNull();
    const both = [party("Larkspur Pty Ltd", "Tenant"), party("Acme", "Lessee")];
    expect(partyCalled(both, "Renter")).toBeNull();
  });

  it.each([
    ["employee", "Employer"],
    ["the Tenant", "Landlord"],
    ["Borrower", "Lender"],
  ])(
    "is meant by what it is to the other, where the paper calls it only “you”: %s",
    (words, role) => {
      const you = party("you", "you", "your");
      expect(partyCalled([party(role, role), you], words)).toBe(you);
      expect(partyCalled([party("Acme", "Grower"), you], words)).toBeNull();
      const named = party("Ines Faro", "you", "your");
      expect(partyCalled([party("Acme Pty Ltd", role), named], words)).toBe(named);
      expect(partyCalled([party("Acme Pty Ltd", role), named], "Ines Faro")).toBe(named);
    },
  );

  it("is nobody where two of different roles are called so", () => {
    const sisters = [party("Ana Ng", "Tenant", "Ng"), party("Bea Ng", "Guarantor", "Ng")];
    expect(partyCalled(sisters, "Ng")).toBeNull();
  });

  it("is the first of those who share the role, or the one who is named", () => {
    const guarantors = [party("Ana Ng", "Guarantor"), party("Ben Ng", "Guarantor")];
    expect(partyCalled(guarantors, "the Guarantor")).toBe(guarantors[0]);
    expect(partyCalled(guarantors, "Guarantors")).toBe(guarantors[0]);
    expect(partyCalled(guarantors, "Ben Ng")).toBe(guarantors[1]);
  });

  it("is written with its role unless that is its name", () => {
    expect([northwind, party("You", "You")].map(partyInWords)).toEqual([
      "Northwind Systems Pty Ltd (Supplier)",
      "You",
    ]);
  });
});

describe("what a clause is to the client", () => {
  const [ours, theirs] = [northwind.name, banksia.name];
  it.each([
    [[theirs], [ours], "for", "For your client (binds Customer; for Supplier)"],
    [[ours], [theirs], "against", "Against your client (binds Supplier; for Customer)"],
    [[ours], [], "against", "Against your client (binds Supplier)"],
    [
      [ours, theirs],
      [ours, theirs],
      "both",
      "Both sides (binds Supplier and Customer; for Supplier and Customer)",
    ],
    [[ours, theirs], [], "both", "Both sides (binds Supplier and Customer)"],
    [["Director"], [theirs], "unclear", "Not clear for your client (binds Director; for Customer)"],
    [[], [], "unclear", "Not clear for your client"],
  ] as const)(
    "follows from whom it binds (%j) and whom it is for (%j): %s",
    (a, b, bearing, words) => {
      const flag = { burdens: [...a], benefits: [...b] };
      expect(bearingOn(flag, ours)).toBe(bearing);
      expect(bearingInWords(flag, ours, parties)).toBe(words);
    },
  );

  it("names both by their roles where there is no client, and by name where roles are shared", () => {
    const flag = { burdens: [theirs], benefits: [ours] };
    expect(bearingInWords(flag, null, parties)).toBe("Binds Customer; for Supplier");
    const alike = parties.map((one) => ({ ...one, role: "Guarantor" }));
    expect(bearingInWords(flag, null, alike)).toBe(`Binds ${theirs}; for ${ours}`);
    expect(bearingInWords({ burdens: [], benefits: [] }, null, parties)).toBe("");
  });
});

describe("whom the flags are rated for", () => {
  it.each([
    [
      northwind.name,
      null,
      northwind,
      "Northwind Systems Pty Ltd (Supplier)",
      "Northwind Systems Pty Ltd (Supplier)",
    ],
    ["Acme", null, null, "“Acme”", "the party that was given the paper"],
    [null, "drafter", null, null, "the party that wrote the paper"],
  ] as const)("is the client, else a side: %s", (client, side, meant, called, ratedFor) => {
    expect(actingFor({ client, side }, parties)).toEqual({ party: meant, called, ratedFor });
  });
});
