import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const filler = " The Supplier must sweep the yard on each day of the week.".repeat(10);
const services = (clauses: string) =>
  analyseDocument(
    `SERVICES AGREEMENT\n\nBetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\n1 Services\n1.1 The Supplier must clean the yard for $500 a month in Victoria.${filler}\n\n2 Other terms\n2.1 ${clauses}\n\nSigned by Acme Pty Ltd`,
  );
const ids = (clauses: { id: string }[]) => clauses.map(({ id }) => id);

describe("a clause that such a document usually has", () => {
  it("is said to be missing where no word of it is there", () => {
    const { missing, perhaps } = services("The Customer must open the gate.");
    expect(ids(missing)).toEqual(
      expect.arrayContaining(["gst", "governing-law", "dispute-resolution", "confidentiality"]),
    );
    expect(perhaps).toEqual([]);
  });

  it.each([
    ["governing-law", "Which law: as for the head agreement."],
    ["dispute-resolution", "Differences go up to the managers of both firms."],
    ["confidentiality", "What each learns of the other it must keep to itself."],
    ["limitation-of-liability", "The Supplier's exposure stops there."],
    ["gst", "Taxable supplies are dealt with in the order form."],
  ])("is perhaps there where a word of it is: %s", (id, clause) => {
    const { missing, perhaps, clauses } = services(clause);
    expect(ids(missing)).not.toContain(id);
    expect([...ids(perhaps), ...ids(clauses)]).toContain(id);
  });

  it("is neither where it is found", () => {
    const { missing, perhaps, clauses } = services(
      "This agreement is governed by the law of Victoria. All amounts are exclusive of GST, which the Customer must pay in addition.",
    );
    expect(ids(clauses)).toEqual(expect.arrayContaining(["governing-law", "gst"]));
    for (const id of ["governing-law", "gst"])
      expect([...ids(missing), ...ids(perhaps)]).not.toContain(id);
  });
});

describe("a word that a clause shares with others", () => {
  const works =
    "The Supplier must sweep the yard on each day of the week, and must tell the Customer by noon of any damage. The end of each month closes the account.".concat(
      filler,
    );
  const paper = (title: string, more = "") =>
    analyseDocument(
      `${title}\n\nBetween Acme Pty Ltd (Supplier) and Brown Pty Ltd (Customer)\n\n1 Services\n1.1 The Supplier must clean the yard for $500 a month in Victoria. ${works}\n\n2 Care\n2.1 The Supplier must obey every applicable law, carry public liability insurance and pay whatever an adjudication determination orders.${more}\n\nSigned by Acme Pty Ltd`,
    );

  it("does not stand for the clause where no sentence is like it", () => {
    const { missing, perhaps } = paper("SERVICES AGREEMENT");
    expect(ids(missing)).toEqual(
      expect.arrayContaining([
        "governing-law",
        "limitation-of-liability",
        "dispute-resolution",
        "termination-for-breach",
      ]),
    );
    expect(ids(perhaps)).not.toContain("governing-law");
  });

  it("leaves a chosen law open, however it is said", () => {
    const { missing } = paper(
      "SERVICES AGREEMENT",
      "\n2.2 The proper law is that of the place of work.",
    );
    expect(ids(missing)).not.toContain("governing-law");
  });

  it("is nobody's want in a paper that goes with another", () => {
    for (const title of ["ADDENDUM TO SERVICES AGREEMENT", "FIRST AMENDMENT TO SERVICES AGREEMENT"])
      expect(paper(title).missing).toEqual([]);
  });

  it("is missed in a long contract of a kind that is not told", () => {
    const rambling = ` ${"The Supplier must walk the fence by day and by night. ".repeat(90)}`;
    const long = paper("AGREEMENT", rambling).missing;
    expect(ids(long)).toContain("governing-law");
  });
});

describe("nothing is said to be missing", () => {
  const lacking = (text: string) => {
    const { missing, perhaps } = analyseDocument(text);
    return ids([...missing, ...perhaps]);
  };
  const long = " Each party will act well and will tell nobody.".repeat(20);

  it.each([
    [
      "a residential tenancy",
      "RESIDENTIAL TENANCY AGREEMENT\n\nLandlord: Ann Lee\nTenant: Bo Hart\nRent: $600 per week in Queensland.",
    ],
    [
      "a SAFE",
      "SIMPLE AGREEMENT FOR FUTURE EQUITY\n\nThis SAFE is issued by Quokka Pty Ltd (Company) to Dune Pty Ltd (Investor) for $250,000.",
    ],
    [
      "a loan",
      "LOAN AGREEMENT\n\nLender: Ormeau Pty Ltd\nBorrower: Tess Wright\nThe Lender lends $80,000.",
    ],
    [
      "a sale of shares",
      "SHARE SALE AGREEMENT\n\nSeller: Rosa Fenn\nBuyer: Tawny Pty Ltd\nThe Seller sells the shares for $1,000.",
    ],
  ])("of GST in %s", (_, text) => {
    expect(lacking(`${text}${long}`)).not.toContain("gst");
  });

  it("of what stands in the agreement that a paper amends and otherwise ratifies", () => {
    const { missing } = services(
      "Except as modified hereby, the agreement of 2 March 2025 is ratified and confirmed.",
    );
    expect(missing).toEqual([]);
  });

  it("of GST where there is no price", () => {
    expect(
      lacking(`SERVICES AGREEMENT\n\nSupplier: Acme Pty Ltd\nCustomer: Brown Pty Ltd${long}`),
    ).not.toContain("gst");
  });

  it("in a contract of no known kind, in a part of one, or in a form", () => {
    expect(
      lacking(`AGREEMENT\n\nBetween Acme Pty Ltd (Acme) and Brown Pty Ltd (Brown).${long}`),
    ).toEqual([]);
    expect(
      lacking(
        "SERVICES AGREEMENT\n\nSupplier: Acme Pty Ltd\nCustomer: Brown Pty Ltd\nFee: $500 plus tax",
      ),
    ).toEqual([]);
    const form =
      "SERVICES AGREEMENT\n\nSupplier: ________\nCustomer: ________\nFee: $______\nStart: ________\nEnd: ________";
    expect(lacking(`${form}${" Each party will act well.".repeat(30)}`)).toEqual([]);
  });
});
