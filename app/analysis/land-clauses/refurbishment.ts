import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const refurbishment = clause({
  id: "refurbishment",
  title: "Refurbishment at Own Cost",
  level: "Medium",
  cue: /refit|refurbish|fit-?out|upgrade|redecorat|renovat|re-?model|design|format|image|signage|standard/i,
  says: [
    [
      phrase(
        "(?:must|shall|will|may require|can require|required to|obliged to|has to|have to) ~60 (?:refit|refurbish\\w*|renovat\\w+|re-?model\\w*|re-?brand\\w*|redecorat\\w+|re-?image\\w*)",
      ),
      "Every five years the Operator must refurbish the clinic to the Group's then image.",
    ],
    [
      phrase(
        "(?:upgrade|replace|change|alter) ~40 (?:fit-?out|fixtures|signage|equipment|décor|decor|layout|premises|store) ~60 (?:current|then|new|latest|updated) (?:design|image|standards?|format|specifications?|livery)",
      ),
      "We can ask you to replace the signage and equipment to meet our latest format.",
    ],
  ],
  not: [
    "The Landlord must refurbish the lobby at its own cost by March.",
    "At the end of the lease the Tenant must redecorate and make good.",
    "The Builder must renovate the kitchen as the plans show.",
  ],
  unless:
    /\b(?:landlord|lessor|builder|contractor)\b ?(?:\w+ )?(?:must|shall|will)\b|\b(?:end|expiry|termination) of (?:the|this) (?:lease|term)\b|make good/i,
  raises: [
    {
      when: phrase(
        "at any time|from time to time|whenever|as (?:we|it|the \\w+) (?:may )?(?:require|direct|decide)\\w*",
      ),
      because: "it may be asked for again and again ({words})",
      as: "You must refit the shop whenever asked.",
    },
  ],
  lowers: [],
  effect: "makes a party pay for a new fit-out during the term",
  why: "It is capital that may not be earned back before the term ends.",
  ask: [
    {
      ask: "for a limit in cost",
      has: "a limit in cost",
      there: /\b(?:up to|not (?:more than|exceed(?:ing)?)|at most|capped at) \$/i,
      as: "It costs up to $40,000.",
    },
    {
      ask: "for enough of the term left to earn it back",
      has: "time left to earn it back",
      there:
        /\b(?:years?|months?)\b.{0,30}\b(?:left|remain\w*|to run|unexpired)|\bfirst \w+ (?:years?|months?)\b/i,
      within: "clause",
      as: "It may not be asked for unless three years remain.",
    },
    {
      ask: "for at least twelve months’ notice",
      has: "twelve months’ notice",
      limit: { unit: "days", least: 360, near: /notice/i },
      as: "On 18 months’ notice it must refit the store.",
    },
  ],
  gravity: 109,
});
