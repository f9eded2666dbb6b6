import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const extra = "(?:bonus(?:es)?|incentives?|commissions?|variable pay)";

export const discretionaryBonus = clause({
  id: "discretionary-bonus",
  title: "Discretionary Bonus",
  level: "Low",
  cue: /bonus|incentive|commission|variable pay/i,
  says: [
    [phrase(`${extra}\\b ~100 discretion`), "Any bonus is entirely at the Board's discretion."],
    [
      phrase(`discretion\\w* ~60 ${extra}\\b`),
      "The firm may in its discretion pay an incentive each December.",
    ],
    [
      phrase(
        `${extra}\\b ~140 (?:only if|provided|must be|unless|not (?:be )?(?:payable|paid)|no entitlement|forfeit\\w*|lost) ~60 (?:employed|employment|notice|working)`,
      ),
      "The annual bonus is paid only if you are still employed by us on the day of payment.",
    ],
  ],
  not: [
    "A commission of 3% is paid to the agent on settlement, and the court has a discretion as to costs.",
    "The Commissioner has a discretion to grant an incentive to developers.",
  ],
  unless: /\bagents?\b|\bcourt\b|\bdevelopers?\b|\broyal commission\b|\bcommissioner\b/i,
  raises: [
    {
      when: phrase(
        "still employed|(?:given|giving|under|serving) notice|remain(?:s)? employed|in (?:our|its) (?:employ|employment)",
      ),
      because: "it is lost by whoever leaves ({words})",
      as: "Commissions are paid only if she is still employed at the time.",
    },
  ],
  lowers: [],
  effect: "leaves a bonus to the employer’s judgment",
  why: "What was talked of as part of the pay may never fall due.",
  ask: [
    {
      ask: "for measures and a share that are written down",
      has: "written measures",
      there: /\d ?%|\bper ?cent\b|\bmeasures?\b|\bcriteria\b|\bformula\b/i,
      as: "A bonus of 10% depends on written criteria.",
    },
    {
      ask: "for a part in proportion where employment ends during the year",
      has: "a part in proportion",
      there: /\bpro[- ]?rata\b|\bin proportion\b/i,
      within: "clause",
      as: "It is paid pro rata.",
    },
  ],
});
