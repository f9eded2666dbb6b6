import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied, endsIt } from "../kind/usage.ts";

const mending =
  "(?:(?:carr(?:y|ied) out|done?|perform(?:ed)?|complet(?:e|ed)|rectif(?:y|ied)|repair(?:ed|s)?|clean(?:ed|ing)?|remov(?:e|ed|al)|remed(?:y|ied)|reinstat(?:e|ed)|make good|made good|correct(?:ed)?|fix(?:ed)?)\\b)";

export const workAtCost = clause({
  id: "work-at-cost",
  title: "Work Done at the Other Side’s Cost",
  level: "Medium",
  cue: /cost|expense/i,
  says: [
    [
      phrase(
        `{may} ~80 ${mending} ~140 \\b(?:costs?|expenses?)\\b ~60 (?:\\bdebt|{must} (?:be )?pa(?:y|id)|payable|recover\\w*|on demand|reimburs\\w+|charged?|born?e? by)`,
      ),
      "The Marina may have a fouled hull cleaned by others, and the expense is a debt of the owner.",
    ],
    [
      phrase(
        `{may} ~80 ${mending} ~80 \\b(?:and|then) ~20 (?:charge|recover|invoice|bill|deduct)\\w* ~60 \\b(?:costs?|expenses?)\\b`,
      ),
      "If a fence is down the Shire may repair it and bill the owner for its cost.",
    ],
    [
      phrase(
        `{may} ~80 ${mending} ~60 \\bat (?:the )?(?:(?:sole )?(?:costs?|expense) (?:and \\w+ )?of (?:the )?(?!either|each|both)\\w+|(?!its|his|her|their|our|own)\\w+(?: \\w+)?['’]s? (?:own |sole )?(?:costs?|expense))`,
      ),
      "The Caterer may have the kitchen cleaned at the hirer's cost.",
    ],
  ],
  not: [
    "The Tenant may repair the gate at its own cost.",
    "The Builder may claim the cost of work done on a variation, and it is paid monthly.",
    "The Builder may have a variation carried out by others, and its cost is payable with the claim.",
  ],
  unless: /\bwarrant(?:y|ies)\b|\bvariations?\b/i,
  raises: [
    {
      when: phrase(
        "without (?:any |prior |further )?notice|at any time|immediately|sole discretion|in its (?:sole |absolute )?opinion",
      ),
      because: "no chance to do the work comes first ({words})",
      as: "At any time the Shire may repair the fence and recover its costs.",
    },
    {
      when: phrase(
        "\\b(?:plus|together with|and) (?:a |an )?(?:\\w+ ){0,3}(?:\\d+ ?(?:%|per ?cent)|margin|fee|administration)",
      ),
      because: "something comes on top of the cost ({words})",
      as: "The Shire may repair the fence and recover its costs plus a margin.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "reasonabl[ey]|after ~20 notice|within ~30 {period} (?:of|after)|does not (?:do so|comply) within",
      ),
      because: "it is kept in bounds ({words})",
      as: "The Shire may repair the fence and recover its reasonable costs.",
    },
  ],
  effect: "lets one side do the work, or have it done, and charge the other with it",
  why: "Whoever pays chooses neither who does the work nor at what price.",
  ask: [
    {
      ask: "for written notice and time to do the work first",
      has: "notice and time to do the work",
      there:
        /\bnotice\b|\bwithin\b.{0,60}\b(?:days|period|time|hours)\b|\b(?:fails?|does not|do not) .{0,60}\b(?:direction|request)\b/i,
      within: "clause",
      as: "If it is not done within 7 days the Shire may repair it.",
    },
    {
      ask: "that only reasonable costs in fact paid be charged, with invoices",
      has: "reasonable costs in fact paid",
      there:
        /\b(?:reasonabl[ey]|actual(?:ly)?)\b.{0,40}\b(?:costs?|expenses?|incurred|paid)\b|\binvoices?\b/i,
      within: "clause",
      as: "Its reasonable costs are a debt.",
    },
  ],
  insteadOf: ["damage-liability"],
  insteadWhere: [
    // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
    { of: "termination-for-breach", not: endsIt },
    // What stops work for a time, or has it done by others, ends nothing, unless it says so too.
    { of: "termination-for-convenience", not: endsIt },
  ],
  usually: [{ bears: "recipient", unless: denied }],
});
