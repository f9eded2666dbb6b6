import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { findDocumentType } from "../../../app/analysis/document-type/document-type.ts";
import { findTitle } from "../../../app/analysis/facts/title.ts";

function typeOf(text: string) {
  return findDocumentType(text, findTitle(text)?.value ?? null);
}

describe("the kind of a document", () => {
  it("is no contract for an advertisement that speaks of duties and may-nots", () => {
    const text =
      "Chaplain\nSalary range: $54,494 to $84,913 a year\nYou must hold a degree. You will work in hospitals. You may not apply late. Applicants shall be considered in turn. You will be told by post.";
    expect(typeOf(text).kind).toBe("other");
    expect(analyseDocument(text).riskFlags).toEqual([]);
  });

  it("is a letter, unless the letter is to be signed back as an agreement", () => {
    const letter =
      "Dear Ms Lee\nWe refer to your lease. You must pay the rent.\nYours sincerely\nJo";
    const offer =
      "Dear Ms Lee\nWe offer you the position of manager. This letter agreement sets out the terms. You must give four weeks' notice. You will be paid monthly. The parties agree to this.\nPlease sign and return a copy.\nYours sincerely\nJo\nAccepted and agreed: ______";
    expect(typeOf(letter).kind).toBe("letter");
    expect(typeOf(offer).kind).toBe("contract");
  });

  it("is other for a pleading", () => {
    expect(
      typeOf("STATEMENT OF CLAIM\nSupreme Court\nThe plaintiff says that the defendant must pay.")
        .kind,
    ).toBe("other");
  });
});

describe("the label of a contract", () => {
  const body =
    '\nThis agreement is made between Acme Ltd ("we") and Jo Brown ("you"). Mr Lee signs as your Representative.\nYou must pay. We must help. The parties agree. Each party will act well.';
  it.each([
    ["RESIDENT AGREEMENT", "Accommodation agreement"],
    ["Funding Deed", "Grant or funding agreement"],
    ["INFLUENCER COLLABORATION AGREEMENT", "Marketing agreement"],
    ["HEADS OF TERMS", "Heads of agreement"],
    ["AGREEMENT", "Contract"],
  ])("%s", (title, label) => {
    expect(typeOf(`${title}\n${body}`).label).toBe(label);
  });

  it.each([
    ["VOLUNTEER SINGER’S PERFORMANCE RELEASE", "Performer or talent release"],
    ["Talent Release", "Performer or talent release"],
    ["DEED OF RELEASE", "Deed of settlement"],
  ])("of a release titled %s", (title, label) => {
    expect(typeOf(`${title}\n${body}`).label).toBe(label);
  });

  it("is a residential tenancy where the paper says whose law it is under", () => {
    const lease = (law: string) =>
      `HOUSE LEASE\n\n${law}\n\nThe office in the shed is for business. The Landlord lets the house. The Tenant must pay $500 a week. The Tenant must keep it clean. The parties agree to this.${" The Tenant shall sweep the path each day.".repeat(20)}`;
    const under = lease("This lease is made under the Residential Tenancies Act 1997 (Vic).");
    const outside = lease("This is not a tenancy under the Residential Tenancies Act 1997 (Vic).");
    expect(typeOf(under).label).toBe("Residential tenancy agreement");
    expect(typeOf(outside).label).not.toBe("Residential tenancy agreement");
    const missing = analyseDocument(under).missing.map(({ id }) => id);
    expect(missing).not.toContain("gst");
  });

  it("is terms of sale, though a clause speaks of what somebody signed", () => {
    const text = `Terms and Conditions\n\nThese are the conditions of sale of Wombat Pipes Pty Ltd (“Wombat”).\n\nNo drawing binds Wombat unless it is signed by Wombat. The buyer must pay $40 a pipe. The buyer agrees to these terms.${" Pipes are sold as they lie.".repeat(30)} All of this is under Australian law and GST is added.`;
    expect(typeOf(text)).toEqual({ kind: "terms", label: "Trading conditions" });
  });

  it("does not ask for GST where the law takes none", () => {
    const missing = (text: string) =>
      analyseDocument(text).missing.some((clause) => clause.id === "gst");
    const price = `\nYou must pay $60 a day under the law of Victoria.${" Each of you will keep the hall swept.".repeat(12)}`;
    expect(missing(`SERVICES AGREEMENT\n${body}${price}`)).toBe(true);
    expect(missing(`RESIDENT AGREEMENT\n${body}${price} This is aged care.`)).toBe(false);
  });
});

describe("the title", () => {
  it.each([
    [
      "Exhibit 10.1   STRATEGIC ALLIANCE AGREEMENT   This Strategic Alliance Agreement is made",
      "STRATEGIC ALLIANCE AGREEMENT",
    ],
    [
      "STREMICK HERITAGE FOODS, LLC and PREMIER NUTRITION CORPORATION MANUFACTURING AGREEMENT",
      "MANUFACTURING AGREEMENT",
    ],
    ["Consultancy agreement\n\nWho this agreement is between", "Consultancy agreement"],
    ["Terms of Use\n\nLast updated: 12 August 2025", "Terms of Use"],
  ])("of %s", (text, title) => {
    expect(findTitle(text)?.value).toBe(title);
  });
});
