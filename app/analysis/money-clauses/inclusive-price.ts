import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

const burdens =
  "(?:tax(?:es)?|levies|duties|entitlements?|superannuation|leave|allowances?|penalt(?:y|ies)|loadings?|overtime|expenses|disbursements|costs|insurances?)\\b";

export const inclusivePrice = clause({
  id: "inclusive-price",
  title: "All-inclusive Price or Pay",
  level: "Low",
  cue: /inclu/i,
  says: [
    [
      phrase(
        `\\b(?:payments?|fees?|prices?|rates?|remuneration|sums?|rents?|amounts?|commission) ~40 (?:(?:is|are|be|being) (?:deemed (?:to be )?)?(?:fully |all )?inclusive of|{must} include|includes?) (?:all|any|every) ~60 ${burdens}`,
      ),
      "The fee is inclusive of all travel costs of the choir.",
    ],
    [
      phrase("\\ball-inclusive (?:payment|fee|price|rate|sum|remuneration|amount)s?\\b"),
      "The band is paid an all-inclusive sum of $2,000.",
    ],
  ],
  not: [
    "Prices are inclusive of GST.",
    "The fee includes two coats of paint and all fittings.",
    "Loss includes all costs and expenses.",
  ],
  raises: [
    {
      when: phrase("superannuation|entitlements?|leave\\b|workers?[’']? compensation"),
      because: "what the law may give besides has to come out of it ({words})",
      as: "The rate is inclusive of all entitlements of the dancer.",
    },
  ],
  lowers: [],
  effect: "makes the price cover whatever the work costs or the law adds",
  why: "A cost, a tax or an entitlement that was not foreseen comes out of the margin.",
  ask: [
    {
      ask: "for a list of what is included, and payment of what is not on it",
      has: "a list of what is included",
      there: /\b(?:namely|listed|set out|following|schedule)\b/i,
      within: "clause",
      as: "It includes the costs set out in the Schedule.",
    },
    {
      ask: "that superannuation and whatever else the law gives the worker be paid besides, where it applies",
      has: "what the law gives besides",
      when: /\b(?:superannuation|entitlements?|leave)\b/i,
      there: /\b(?:plus|in addition|besides|exclud\w+|other than)\b/i,
      as: "Superannuation is paid in addition.",
    },
  ],
  usually: [{ bears: "payee", surely: true, unless: denied }],
});
