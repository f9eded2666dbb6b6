import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const shareValuation = clause({
  id: "share-valuation",
  title: "Valuation of Shares",
  level: "Medium",
  cue: /valu|apprais/i,
  says: [
    [
      phrase(
        "\\b(?:fair|market|agreed) (?:market )?value\\b ~60 \\b(?:is|means|shall be|will be|must be) ~120 \\b(?:shares?|units?|securities|holding|equity)",
      ),
      "The fair value of a practice interest is the price that a willing dentist would pay for all units.",
    ],
    [
      phrase(
        "\\b(?:valuation expert|valuer|appraiser|(?:expert|accountant)\\b ~100 \\bvaluation)\\b ~280 (?:acts? as an? expert|as an expert (?:and )?not|(?:is|are|shall be|be) final and binding|appointed by the president)",
      ),
      "The valuer acts as an expert, and what she finds binds both partners.",
    ],
    [
      phrase(
        "\\b(?:shares?|units?|securities)\\b ~80 \\b(?:valued (?:by|at|on)|value ~20 (?:determined|fixed|assessed))\\b",
      ),
      "The units are valued by the auditors each June.",
    ],
  ],
  not: [
    "The fair value of the land is determined by a valuer for the rent review.",
    "The Company shares the values of its community.",
    "The market rent is fixed by a valuer who acts as an expert and shares the cost between both.",
  ],
  unless: /\brent\b|\bland\b|\bwitness\b|\binsur/i,
  raises: [
    {
      when: phrase(
        "(?:minority|marketability) discounts?|(?<!without (?:any )?)discount (?:for|of)|auditors?|board ~30 (?:determin\\w+|fix\\w*)|book value|net assets",
      ),
      unless: {
        says: /without (?:any )?(?:minority |marketability )?discounts?/i,
        as: "Fair value means the value of the shares without minority discount.",
      },
      because: "it may come out below what the holding is worth ({words})",
      as: "Market value means the net assets over all shares.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "without (?:any )?(?:minority )?discounts?|no discount|independent|going[- ]concern",
      ),
      because: "it keeps the price near the full value ({words})",
      as: "Fair value means the value of the shares on a going-concern basis.",
    },
  ],
  effect: "says how shares are valued, and by whom",
  why: "The method often moves the price more than any term of the sale.",
  ask: [
    {
      ask: "for an independent valuer whom neither side chooses alone",
      has: "an independent valuer",
      there: /\bindependent\b|\bpresident\b|\bboth (?:sides|parties)\b/i,
      within: "clause",
      as: "The President of the institute appoints the valuer.",
    },
    {
      ask: "that it be stated whether a minority holding is discounted",
      has: "a word on discounts",
      there: /\bdiscount/i,
      within: "clause",
      as: "No discount is made.",
    },
    {
      ask: "that obvious errors can be put right",
      has: "errors put right",
      there: /\bmanifest error\b|\bobvious error/i,
      within: "clause",
      as: "It binds but for manifest error.",
    },
  ],
  insteadOf: ["dispute-resolution"],
  owners: { alike: true },
});
