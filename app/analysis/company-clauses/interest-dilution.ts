import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const stake =
  "(?:percentage shares?|participating (?:interests?|shares?)|venture shares?|shares?|shareholding|units?|interests?|holding|equity)";
const unpaid =
  "(?:default\\w*|fail(?:s|ed|ure)?|unpaid|not (?:paid|met|contribut\\w+)|miss(?:es|ed)|shortfall)";

export const interestDilution = clause({
  id: "interest-dilution",
  title: "Dilution on Default",
  level: "Medium",
  cue: /dilut|reduc|decreas|recalculat/i,
  says: [
    [
      phrase(`\\b${unpaid}\\b ~200 \\b${stake}\\b ~80 \\bdilut\\w+`),
      "If a grower misses a cash call its interest is diluted by the formula in Annexure B.",
    ],
    [
      phrase(
        `\\bdilut\\w+ ~80 \\b(?:the |its |that )?${stake}\\b ~120 \\b(?:defaulting|${unpaid})\\b`,
      ),
      "The Manager may dilute the interest of a defaulting grower.",
    ],
    [
      phrase(
        `\\b${unpaid}\\b ~200 \\b(?:percentage shares?|participating (?:interests?|shares?)|venture shares?)\\b ~60 \\b(?:reduced|decreased|recalculated)`,
      ),
      "Where a contribution stays unpaid for a month the participating interest of that miner is recalculated.",
    ],
  ],
  not: [
    "If a batch fails the test the dilution is doubled.",
    "On a later issue the investor's shares are protected against dilution.",
    "The interest on an unpaid call is reduced once it is paid.",
    "If a founder fails to reach a target his shares are not diluted.",
  ],
  unless: /\b(?:not|never|without) (?:be |to be )?dilut\w+|anti-?dilution|against dilution/i,
  grave: "a holding may be lost over one payment",
  evenly: true,
  raises: [
    {
      when: phrase(
        "(?:\\b(?:twice|double|1\\.5|150|200|penalty|accelerated|punitive)\\b|(?:discount|premium) of)",
      ),
      because: "more is lost than the sum would buy ({words})",
      as: "If a grower fails to pay a call its interest is diluted at twice the sum.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\b(?:independent(?:ly)?|fair (?:market )?value|after ~20 notice|remed\\w+)\\b",
      ),
      because: "there is a check on it ({words})",
      as: "If a grower fails to pay a call its interest is diluted at fair value.",
    },
  ],
  effect: "takes part of an owner’s interest where a call is not paid",
  why: "A dispute over one call, or a short want of money, may cost more of the venture than the sum was worth.",
  ask: [
    {
      ask: "for notice and time to pay first",
      has: "notice and time to pay first",
      there:
        /\bnotice\b|\b(?:\d{1,3}|thirty|sixty|ninety) (?:business )?days\b|\bremed(?:y|ied|ies)\b/i,
      within: "clause",
      as: "It is given notice of the default.",
    },
    {
      ask: "for a formula that rests on fair value, with no penalty",
      has: "a formula at fair value",
      there: /\bfair (?:market )?value\b|\bindependent valu/i,
      within: "clause",
      as: "The formula uses fair value.",
    },
    {
      ask: "that it not run while the call is disputed in good faith",
      has: "that a disputed call is left out",
      there: /\bdisput(?:e|ed|es)\b/i,
      within: "clause",
      as: "A call in dispute is left out.",
    },
  ],
  insteadOf: ["compulsory-transfer"],
});
