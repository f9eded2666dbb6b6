import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const deal =
  "(?:completion|settlement|this (?:agreement|deed|contract|lease|offer|sale)|the (?:sale|purchase|loan|advance|transaction|obligations?))";

export const conditionPrecedent = clause({
  id: "condition-precedent",
  title: "Condition Precedent",
  level: "Medium",
  named: [
    /^conditions? (?:precedent|subsequent)|^conditions? (?:to|of) (?:completion|settlement|drawdown)/i,
    "Conditions Precedent",
  ],
  cue: /condition|subject to/i,
  says: [
    [
      phrase(
        `${deal} ~60 (?:is|are|remains?|shall be|will be) ~10 (?:conditional (?:up)?on|subject to(?! (?:clause|this|the terms|any|section|law|the (?:act|provisions)))) ~80 (?:consent\\w*|approv\\w+|finance|obtain\\w*|satisf\\w+|grant\\w*|releas\\w+|transfer\\w*|landlord|due diligence|signing|delivery)`,
      ),
      "Settlement is conditional upon the liquor authority approving the transfer of the licence.",
    ],
    [
      phrase(
        "(?:no|not) ~30 (?:obligation|obliged|bound|effect|binding) ~30 (?:until|unless) ~30 (?:conditions?|each of the following)",
      ),
      "The Financier has no obligation to advance anything until the conditions in Schedule 3 are met.",
    ],
    [
      phrase(
        "conditions? precedent to (?:completion|settlement|drawdown|closing|the (?:advance|loan|sale))",
      ),
      "It is a condition precedent to completion that the key staff sign.",
    ],
  ],
  not: [
    "It is a condition precedent to any entitlement to extra time that the notice be given within five days.",
    "Completion is subject to clause 8 and takes place at noon.",
    "This agreement is subject to the terms of the head lease.",
  ],
  raises: [
    {
      when: phrase(
        "(?:sole|absolute) (?:discretion|opinion)|satisfactory to (?:the|it|us)|to (?:its|our|his|her) satisfaction",
      ),
      because: "one side decides whether it is met ({words})",
      as: "Completion is conditional on due diligence that is satisfactory to the Buyer.",
    },
  ],
  lowers: [
    {
      when: phrase("reasonable (?:steps|endeavours|efforts)|what is reasonable|best endeavours"),
      because: "both have to work for it ({words})",
      as: "Completion is conditional on the lessor's consent, which the Seller must use reasonable endeavours to obtain.",
    },
  ],
  effect: "lets the deal stand or fall with an event",
  why: "Until it is met nobody knows whether there is a deal, and who may call it off decides what it is worth.",
  ask: [
    {
      ask: "for a last day by which it must be met",
      has: "a last day",
      there:
        /\b(?:by|before|no later than|within|on or before)\b.{0,30}\b(?:20\d\d|days|months|date|sunset)/i,
      within: "clause",
      as: "It must be met by 30 June 2028.",
    },
    {
      ask: "that it be said who may waive it and who may end the contract if it is not met",
      has: "who may waive it and who may end",
      there: /\bwaiv\w+|\b(?:terminate|rescind|end)\b/i,
      within: "clause",
      as: "The Buyer may waive it, and either may end if it is not met.",
    },
    {
      ask: "for what has been paid to come back if it is not met",
      has: "the deposit back",
      there: /\b(?:refund|return|repa)\w*/i,
      within: "clause",
      as: "The deposit is refunded if it is not met.",
    },
  ],
  seenToByEach:
    /(?:^|[;,:] |\band )(?:each|both)(?: (?:part(?:y|ies)|of (?:them|us|the parties)))? (?:shall|must|will)\b/i,
});
