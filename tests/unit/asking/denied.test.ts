import { describe, expect, it } from "vitest";
import { isDenied } from "../../../app/analysis/asking/denied.ts";
import { seenFor } from "../statements/customer.ts";

const denies = (does: string, text: string) => {
  const passages = seenFor(text, "Customer");
  const [of] = passages;
  if (!of) throw new Error("The text has no sentence.");
  return isDenied(does, of, passages);
};

/** What a card would say, a term of which that is true, and one whose own words deny it. */
const claims: [does: string, holds: string, denied: string][] = [
  [
    "{We} bears the cost of a new look, with no limit.",
    "4.1 The Supplier may require the Customer to renew its signs at the Customer's cost.",
    "4.1 The Supplier may require the Customer to renew its signs at the Customer's cost, to a maximum of $12,000.",
  ],
  [
    "{They} need do no more than give back what it was paid.",
    "7.1 The Supplier's liability is limited to the price of the goods.",
    "7.1 The Supplier's liability is limited to 2% of the price of the goods.",
  ],
  [
    "{They} may raise the price by any amount.",
    "5.2 The Supplier may increase the charges each July.",
    "5.2 The Supplier may increase the charges each July, by not more than 3.5 per cent.",
  ],
  [
    "Any breach, small or large, lets {they} end the deal.",
    "9.1 The Supplier may terminate if the Customer breaches this agreement.",
    "9.1 The Supplier may terminate if the Customer is in substantial breach of this agreement.",
  ],
  [
    "{They} may end it with no time to put it right.",
    "9.2 The Supplier may terminate if the Customer defaults.",
    "9.2 The Supplier may terminate if the Customer defaults and has not remedied the default within 15 business days.",
  ],
  [
    "{We} answers for all loss, whatever its cause.",
    "8.1 The Customer shall indemnify the Supplier against all loss in connection with the site.",
    "8.1 The Customer shall indemnify the Supplier against loss in connection with the site to the extent that its negligence caused it.",
  ],
  [
    "{They} may pass the deal on without {we}'s consent.",
    "12 The Supplier may assign its rights.",
    "12 The Supplier shall not assign its rights without the Customer's approval.",
  ],
  [
    "{They} may leave whenever it likes.",
    "13 The Supplier may terminate this agreement on a month's notice.",
    "13 The Supplier may terminate this agreement only if the Customer becomes insolvent.",
  ],
  [
    "{They} may suspend without notice.",
    "6 The Supplier may suspend the service.",
    "6 The Supplier may suspend the service on giving 5 business days' written notice.",
  ],
  [
    "{We} may tell nobody, with no exception.",
    "7 The Customer must tell nobody of the terms.",
    "7 The Customer must tell nobody of the terms except its insurers and professional advisers.",
  ],
  [
    "{We} must keep it secret for ever.",
    "7 The Customer shall keep the information confidential.",
    "7 The Customer shall keep the information confidential for a period of three years.",
  ],
  [
    "{They} may end the deal and pays nothing for it.",
    "10.1 The Supplier may end this agreement for its convenience.",
    "10.1 The Supplier may end this agreement for its convenience, and must then reimburse the Customer for materials.",
  ],
];

describe("what a card says of a term", () => {
  it.each(claims)("stands where the words do not deny it: %s", (does, holds) => {
    expect(denies(does, holds)).toBe(false);
  });

  it.each(claims)("is not said where the words themselves deny it: %s", (does, _, denied) => {
    expect(denies(does, denied)).toBe(true);
  });

  it("may be said of other words of the paper that have no such limit", () => {
    const [does, holds] = claims[0] as (typeof claims)[0];
    expect(denies(does, `${holds}\n\n20.1 The Customer's deposit is a maximum of $500.`)).toBe(
      false,
    );
  });
});
