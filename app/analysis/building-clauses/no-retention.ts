import { building } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const noRetention = clause({
  id: "no-retention",
  title: "No Retention",
  level: "Medium",
  cue: /retention|retain/i,
  says: [
    [
      phrase(
        "\\b(?:no|not|never|without|nor)\\b ~40 \\bretentions?\\b ~40 \\b(?:held|kept|withheld|deducted|taken|appl(?:y|ies)|allowed|payable)",
      ),
      "No retention may be deducted from the tiler's invoices.",
    ],
    [
      phrase(
        "\\bretentions?\\b ~40 \\b(?:not (?:be )?(?:held|kept|withheld|deducted|taken|apply|allowed|accepted)|excluded)",
      ),
      "Retentions are not accepted on this order.",
    ],
  ],
  not: [
    "Half of each retention is held until the defects are made good.",
    "No staff retention bonus applies to casual dancers.",
  ],
  unless: /\b(?:staff|employee|data|records?|bonus|title)\b/i,
  raises: [],
  lowers: [
    {
      when: phrase("unless (?:otherwise )?agreed|except|bank guarantee|insurance bond"),
      because: "another arrangement is left open ({words})",
      as: "No retention is kept by the hotel unless agreed.",
    },
  ],
  effect: "takes away the right to keep back part of a payment as security",
  why: "Once all is paid, nothing is in hand if defects are not made good.",
  ask: [
    {
      ask: "for a few per cent to be held until defects are made good, or a bank guarantee instead",
      has: "other security for defects",
      there: /\bbank guarantee\b|\bbond\b|\bsecurity (?:for|of) (?:performance|defects)\b/i,
      within: "document",
      in: building,
      as: "The builder gives a bank guarantee.",
    },
    {
      ask: "for a stated time in which defects are made good",
      has: "a time for defects",
      there: /\bdefects? (?:liability|correction|rectification)? ?period\b|\bwarranty period\b/i,
      within: "document",
      as: "The defects liability period is a year.",
    },
  ],
  usually: [{ bears: "recipient" }],
});
