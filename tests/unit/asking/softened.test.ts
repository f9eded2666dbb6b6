import { describe, expect, it } from "vitest";
import { answerTo, said } from "./answering.ts";

/** Terms that burden the Customer, each in two or three styles, with what its card says of them without more. */
const terms: Record<string, [id: string, text: string]> = {
  exit: [
    "exit-for-them-alone",
    "11.1 The Supplier may terminate this agreement at any time by giving 30 days' notice",
  ],
  consent: [
    "one-way-assignment",
    "14.1 The Customer shall not assign this agreement without the Supplier's consent, which the Supplier may withhold in its absolute discretion",
  ],
  variation: ["variation-at-will", "3.1 The Supplier may vary these terms at any time by notice"],
  price: ["price-at-will", "4.1 The Supplier may increase the fees at any time"],
  suspension: ["suspension", "5.1 The Supplier may suspend the services if an invoice is unpaid"],
  indemnity: [
    "indemnity-without-fault",
    "8.1 The Customer must indemnify the Supplier against all loss arising out of or in connection with this agreement",
  ],
  audit: [
    "audit-at-will",
    "6.1 The Supplier may enter the Customer's premises and inspect its records",
  ],
};

describe("a term as it stands", () => {
  it.each(Object.entries(terms))("is said at its level: %s", (_, [id, text]) => {
    expect(said(id, `${text}.`)).toMatch(/^(?:High|Medium): /);
    expect(said(id, `${text}.`)).not.toContain("though");
  });

  it.each(Object.entries(terms))(
    "is never graver where the client must agree: %s",
    (_, [id, text]) => {
      const rank = (card: string | null) =>
        card === null ? 0 : ({ H: 3, M: 2, L: 1 }[card.charAt(0)] ?? 0);
      const before = rank(said(id, `${text}.`));
      for (const limit of [
        " unless the Customer agrees in writing",
        ", except with the Customer's consent",
      ])
        expect(rank(said(id, `${text}${limit}.`))).toBeLessThanOrEqual(before);
    },
  );
});

const exit = terms.exit?.[1] ?? "";
const exitId = "exit-for-them-alone";
const stepsDown: [why: string, id: string, text: string, card: string][] = [
  [
    "a right that begins later, in the same sentence",
    exitId,
    `${exit}, but only after the first 24 months.`,
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after 24 months.",
  ],
  [
    "a right that begins later, in the sentence after it",
    exitId,
    `${exit}. It may not do so before the first 24 months of the term have passed.`,
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after 24 months.",
  ],
  [
    "an old deed's way of saying so",
    exitId,
    `${exit} (such notice not to be given before the expiry of the first 2 years).`,
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after 2 years.",
  ],
  [
    "the initial term, as an American contract has it",
    exitId,
    "11.1 Supplier may terminate this Agreement for convenience upon 60 days' notice at any time following the end of the Initial Term.",
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after initial term.",
  ],
  [
    "a clause that it yields to",
    exitId,
    "11.1 Subject to clause 12.1, the Supplier may terminate this agreement at any time by giving 30 days' notice.\n\n12. Minimum term\n\n12.1 The Supplier may not terminate this agreement without cause before the first 12 months have passed.",
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after 12 months (cl 12.1).",
  ],
  [
    "a clause that names its clause",
    exitId,
    `${exit}.\n\n12. Minimum term\n\n12.1 The right in clause 11.1 is not to be exercised before the end of the first 18 months.`,
    "Medium: The Supplier may walk away without a reason; the Customer may not, though only after 18 months (cl 12.1).",
  ],
  [
    "consent that may not be unreasonably withheld, in the next sentence",
    "one-way-assignment",
    `${terms.consent?.[1]}. That consent is not to be unreasonably withheld.`,
    "Low: The Supplier may refuse, for any reason, to let the Customer pass the contract on, though the Supplier must be reasonable about it.",
  ],
];

describe("what makes a term lighter", () => {
  it.each(stepsDown)("lowers it by a step, or is told: %s", (_, id, text, card) => {
    expect(said(id, text)).toBe(card);
  });

  it("is quoted beside the term", () => {
    const { passages } = answerTo(exitId, stepsDown[4]?.[2] ?? "");
    expect(passages.map(({ place }) => place)).toEqual(["cl 11.1", "cl 12.1"]);
  });

  it.each([
    [
      "an indemnity under a cap that covers it",
      "indemnity-uncapped",
      "8.1 The Customer must indemnify the Supplier against all loss.\n\n9.1 The Supplier's liability is limited to $5,000.\n\n9.2 The limit in clause 9.1 applies to any indemnity of either party.",
    ],
    [
      "consent that must be reasonable, and free for the group",
      "one-way-assignment",
      `${terms.consent?.[1]}. That consent is not to be unreasonably withheld. The Customer may assign it to a related body corporate.`,
    ],
    [
      "suspension after warning, never over a disputed bill",
      "suspension",
      "5.1 The Supplier may suspend the services if an invoice, other than one that is disputed in good faith, is unpaid. It must give the Customer 10 business days' notice first.",
    ],
  ])("silences a card that would ask for no more: %s", (_, id, text) => {
    expect(said(id, text)).toBeNull();
  });

  it.each([
    [
      "stands in another clause that neither names",
      exitId,
      `${exit}.\n\n12. Price\n\n12.1 The Supplier may raise the fee, but only after the first 24 months.`,
    ],
    [
      "is about the client's own consent",
      "one-way-assignment",
      `${terms.consent?.[1]}. The Customer's consent to subcontracting is not to be unreasonably withheld.`,
    ],
    [
      "is denied",
      "one-way-assignment",
      `${terms.consent?.[1]}. The Supplier need not act reasonably in doing so.`,
    ],
  ])("is none where it %s", (_, id, text) => {
    expect(said(id, text)).not.toContain("though");
  });
});
