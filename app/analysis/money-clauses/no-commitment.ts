import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const custom =
  "(?:orders?|work|shifts?|jobs?|volumes?|quantit(?:y|ies)|purchases?|services|business|loads?|bookings?|referrals?|assignments?|hours)";

export const noCommitment = clause({
  id: "no-commitment",
  title: "No Commitment to Order or Supply",
  level: "Medium",
  cue: /order|bound|obliged|obligation|guarantee|commit|promise|warrant|decline|refuse|reject|minimum/i,
  says: [
    [
      phrase(
        `\\b(?:not (?:bound|obliged|obligated|required|committed)|under no obligation|no (?:obligation|commitment)) ~20(?:to )(?:use|order|buy|purchase|engage|offer|give|provide|request|place|acquire) ~60 (?:the |any |a |our |your |its )?(?:\\w+ )?(?:${custom}|contractor|supplier|consultant|goods|products)`,
      ),
      "The theatre is not obliged to offer any shifts to a casual rigger.",
    ],
    [
      phrase(
        `\\b(?:no|not|nor)\\b ~40 (?:guarantee[sd]?|warrant(?:s|ed|y)?|assur\\w+|promise[sd]?|represent\\w*) ~60 (?:minimum|any (?:particular |specific |minimum )?(?:level|amount|number|volume|quantity)|exclusiv\\w+) ~40 ${custom}`,
      ),
      "The agency does not promise any number of bookings in a month.",
    ],
    [
      phrase(
        "{may} ~60 \\b(?:decline|refuse|reject|not accept|cancel) (?:to accept )?(?:any|an|your) (?:\\w+ )?(?:orders?|bookings?|sales?)\\b",
      ),
      "The nursery may refuse any order for any reason before the plants leave.",
    ],
    [
      phrase(
        "\\borders?\\b ~40 \\b(?:which|that) ~40 {may} (?:\\w+ )?(?:accept or (?:decline|reject|refuse)|decline|reject|refuse)\\b",
      ),
      "The Dealer places orders in writing, which the Maker may accept or reject.",
    ],
  ],
  not: [
    "The buyer is not obliged to accept goods that are late.",
    "The Bank is under no obligation to lend.",
    "The officer may refuse an order of a superior that is unlawful.",
  ],
  unless: /\bunlawful\b|\bcourt orders?\b|\binsolven|\b(?:default|breach|overdue)\b/i,
  raises: [
    {
      when: phrase(
        "(?:sole|absolute) discretion|(?:for|without) (?:any |giving )?reasons?|at any time|without liability|no (?:liability|obligation|compensation)",
      ),
      because: "nothing has to justify it ({words})",
      as: "The winery may reject any orders at any time.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "forecasts?|reasonabl[ey]|good faith|out of stock|unless ~40 accepted|before (?:it )?accept",
      ),
      because: "it is kept in bounds ({words})",
      as: "The winery may decline any order that is not reasonable.",
    },
  ],
  effect: "leaves a side free to give no work or to take no order",
  why: "Whoever prepares for the business has nothing to rely on if none comes.",
  ask: [
    {
      ask: "for a minimum, or notice before the work falls away",
      has: "a minimum",
      there: /\bat least\b|\bnotice\b/i,
      within: "sentence",
      as: "It must order at least 40 loads.",
    },
    {
      ask: "that an order once accepted be binding",
      has: "binding orders",
      there: /\b(?:accepted orders?|once (?:an order is )?accepted|after acceptance)\b/i,
      within: "clause",
      as: "Accepted orders bind both.",
    },
  ],
});
