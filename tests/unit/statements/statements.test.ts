import { describe, expect, it } from "vitest";
import { qualifiersIn } from "../../../app/analysis/statements/qualifiers.ts";
import { type Statement, statementsIn } from "../../../app/analysis/statements/statement.ts";
import { seenFor } from "./customer.ts";

/** The statements of the last sentence of a text. */
const said = (text: string, client?: string): Statement[] =>
  statementsIn(seenFor(`1.1 ${text}`, client).at(-1)?.seen ?? "");
const acts = (text: string, client?: string) =>
  said(text, client)
    .map(({ actor, modality }) => `${actor} ${modality}`)
    .join(", ");

/** The same matter as an old deed, plain English, a government's form and an American contract would put it. */
const inEachStyle: [string, string][] = [
  ["The Supplier shall keep the premises in repair.", "they must"],
  ["The Supplier hereby covenants with the Customer to keep the premises in repair.", "they must"],
  ["It shall be lawful for the Supplier at all times to enter upon the land.", "they may"],
  ["The Supplier shall be at liberty to determine this deed.", "they may"],
  [
    "No liability whatsoever shall attach to the Supplier for the said works.",
    "they is not liable",
  ],
  ["The Supplier will fix faults.", "they must"],
  ["The Supplier can put up its prices.", "they may"],
  ["The Customer does not have to buy anything.", "we need not"],
  ["The Customer cannot cancel.", "we may not"],
  ["The Supplier won't be liable for delays.", "they is not liable"],
  ["The Supplier is required to hold a licence.", "they must"],
  ["The Supplier is to report monthly.", "they must"],
  ["The Supplier is not to engage subcontractors.", "they may not"],
  ["The Supplier must not engage subcontractors without the Customer's approval.", "they may not"],
  ["The Customer reserves the right to inspect the works.", "we may"],
  ["Supplier shall indemnify, defend and hold harmless Customer.", "they must"],
  ["Customer acknowledges that the goods are used.", "we acknowledges"],
  ["In no event shall Supplier be liable for lost profits.", "they is not liable"],
  ["Neither party shall be liable for indirect loss.", "everybody is not liable"],
  ["Neither party may assign this Agreement.", "everybody may not"],
  ["Each party represents and warrants that it has power to sign.", "everybody warrants"],
  ["The Customer shall be deemed to have accepted the goods.", "we is deemed"],
  ["The Supplier shall be entitled to interest.", "they is entitled"],
  ["The Customer shall not be entitled to any refund.", "we is not entitled"],
  ["The Supplier's total liability shall not exceed $5,000.", "they may not"],
  ["The liability of the Supplier is limited to the fees paid.", "they is liable"],
  ["The Supplier grants the Customer a licence of the software.", "they does"],
  ["Nothing in this agreement obliges the Supplier to renew.", "they need not"],
  ["The Supplier is liable for the acts of its subcontractors.", "they is liable"],
  ["Title may be retained by the Supplier until payment.", "they may"],
  ["The fee must be paid within 14 days.", "null must"],
  ["The fee is $400 a month.", "null null"],
];

describe("a statement", () => {
  it.each(inEachStyle)("tells who must, may or may not: %s", (sentence, expected) => {
    expect(acts(sentence)).toBe(expected);
  });

  it("is one for each act of a sentence, by whoever does it", () => {
    expect(
      acts("The Supplier must give 30 days' notice, and the Customer may then end this agreement."),
    ).toBe("they must, we may");
    expect(acts("The Supplier may enter the site and must make good any damage.")).toBe(
      "they may, they must",
    );
    expect(acts("The Customer warrants that it holds every permit.")).toBe("we warrants");
  });

  it("is not what a sentence says about a thing", () => {
    expect(acts("The Customer must pay whatever the Supplier may claim.")).toBe("we must");
    expect(acts("The Supplier must give back the data that the Customer may need.")).toBe(
      "they must",
    );
    expect(acts("The agreement is dated 6 May 2026.")).toBe("null null");
  });

  it("is read with what introduces its list, in each item", () => {
    const text =
      "3. Use\n\n3.1 The Customer must not, without the Supplier's consent:\n\n(a) copy the software; or\n\n(b) rent it out.";
    const items = seenFor(text).map(({ seen }) => statementsIn(seen)[0]);
    expect(items.map((item) => `${item?.actor} ${item?.modality}`)).toEqual(
      items.map(() => "we may not"),
    );
    expect(items.at(-1)?.exceptions).toEqual(["without their consent"]);
  });

  it("goes on about whom the sentence before was about", () => {
    expect(acts("The Customer must pay on time. If it does not, it must pay interest.")).toBe(
      "we must",
    );
  });

  it("has its object, whom it is done to, and its sums and times", () => {
    expect(said("The Customer must pay the Supplier $4,000 within 14 days.")[0]).toMatchObject({
      ...{ actor: "we", modality: "must", to: "they", values: ["$4,000", "14 days"] },
    });
    expect(said("The Supplier may terminate this agreement by 30 days' notice.")[0]).toMatchObject({
      object: "this agreement",
      values: ["30 days"],
    });
  });
});

const qualified: [string, "condition" | "exception", string][] = [
  [
    "The Supplier may enter the site, except in an emergency.",
    "exception",
    "except in an emergency.",
  ],
  ["Unless the Customer objects, the Supplier may enter.", "exception", "unless we objects"],
  ["The Supplier may, if the fee is late, suspend the service.", "condition", "if the fee is late"],
  [
    "The Supplier may end this agreement, but only after the first 24 months.",
    "condition",
    "but only after the first 24 months.",
  ],
  ["Subject to clause 9, the Supplier must repair the goods.", "exception", "subject to clause 9"],
  [
    "The Customer may not assign this agreement without the Supplier's consent.",
    "exception",
    "without their consent.",
  ],
  [
    "The Supplier must pay save to the extent that the Customer caused the loss.",
    "exception",
    "save to the extent that we caused the loss.",
  ],
  [
    "The Supplier may raise the fee, provided always that the rise is no more than 4%.",
    "condition",
    "provided always that the rise is no more than 4%.",
  ],
  [
    "When this agreement ends the Supplier must return the data.",
    "condition",
    "when this agreement ends",
  ],
];

describe("a condition or an exception", () => {
  it.each(qualified)("is told from the main words: %s", (sentence, kind, words) => {
    const seen = seenFor(`1.1 ${sentence}`)[0]?.seen ?? "";
    expect(qualifiersIn(seen).map((one) => [one.kind, one.words])).toEqual([[kind, words]]);
  });

  it("is no exception where it says something of its own", () => {
    expect(
      acts("The Customer may use the site, except that the Supplier may close it at any time."),
    ).toBe("we may, they may");
  });
});

describe("a statement as the other side sees it", () => {
  const turned: Record<string, string> = { we: "they", they: "we" };

  it.each(inEachStyle.map(([sentence]) => sentence))("turns who acts: %s", (sentence) => {
    const ours = said(sentence).map(({ actor, modality }) => [
      turned[actor ?? ""] ?? actor,
      modality,
    ]);
    const theirs = said(sentence, "Supplier").map(({ actor, modality }) => [actor, modality]);
    expect(theirs).toEqual(ours);
  });
});
