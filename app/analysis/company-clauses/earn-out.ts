import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const earnOut = clause({
  id: "earn-out",
  title: "Earn-out",
  level: "Medium",
  named: [/earn-?out|deferred consideration/i, "Earn-out"],
  cue: /earn-?out|earn out|consideration|purchase price|price|(?:deferred|contingent|additional|further) payment/i,
  says: [
    [
      phrase(
        "\\bearn[- ]?outs?\\b(?: \\w+){0,2} (?:is|are|shall|will|must|may|equals?|depends?|payable|paid|calculated|goes)\\b",
      ),
      "The Earn-Out is worked out after each financial year.",
    ],
    [
      phrase(
        "(?:deferred|contingent|additional|further) (?:consideration|purchase price|payment) ~120 (?:profit|revenue|\\bebit|turnover|targets?|milestones?|earnings|sales)",
      ),
      "A further payment of up to $2 million falls due if revenue passes the target.",
    ],
    [
      phrase(
        "(?:purchase price|consideration|sale price) ~120 (?:depends?|depending|calculated|based|reference|adjusted) ~60 (?:profit|revenue|\\bebit|turnover|earnings)",
      ),
      "Half of the Purchase Price is calculated on the turnover of the two years after Completion.",
    ],
  ],
  not: [
    "The Employee's bonus is a further payment that depends on revenue.",
    "The price is payable on Completion.",
  ],
  unless: /bonus|employee|rent/i,
  raises: [
    {
      when: phrase(
        "(?:buyer|purchaser)(?:'s)? ~40 (?:discretion|determin\\w*|calculat\\w*|prepar\\w*|decision)",
      ),
      because: "the buyer works it out ({words})",
      as: "The earn-out is what the Purchaser determines.",
    },
    {
      when: phrase("set[- ]?off|deduct\\w*|forfeit\\w*|remain\\w* employed|leaver"),
      because: "it can be lost ({words})",
      as: "The earn-out is forfeited if a Seller resigns.",
      ask: "Ask that only agreed or decided claims come off, and that leaving for good reason lose nothing.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "independent ~20 (?:accountant|expert|auditor)|access to ~20 (?:books|accounts|records)",
      ),
      because: "it can be checked ({words})",
      as: "A dispute on the earn-out goes to an independent accountant.",
    },
    {
      when: phrase(
        "ordinary course|good faith|not ~40 (?:divert|reduce|avoid|artificial)|separate(?:ly)?",
      ),
      because: "the business is protected meanwhile ({words})",
      as: "Until the earn-out is paid the Buyer must run the Business in the ordinary course.",
    },
  ],
  effect: "makes part of the price depend on later results",
  why: "Whoever runs the business afterwards decides what the results are.",
  ask: [
    {
      ask: "for measures that accounts show",
      there: /\b(?:audited|accounts|accounting standards|financial statements)\b/i,
      within: "clause",
      as: "It is read from the audited accounts.",
    },
    {
      ask: "for a covenant on how the business is run",
      there:
        /\b(?:ordinary course|operate|carry on|run)\b.{0,60}\b(?:business)|\bconduct of the business\b/i,
      within: "clause",
      as: "The Buyer must run the business as before.",
    },
    {
      ask: "for access to the figures",
      there: /\b(?:access|copies|inspect|statement|records)\b/i,
      within: "clause",
      as: "The Seller may inspect the records.",
    },
    {
      ask: "for an independent accountant where the parties differ",
      has: "an independent accountant",
      there: /\bindependent\b|\bexpert\b/i,
      within: "clause",
      as: "An independent accountant decides.",
    },
  ],
});
