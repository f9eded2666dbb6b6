import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { forATime } from "../kind/usage.ts";

const again =
  "(?:re-?perform\\w*|re-?do(?:ne)?|re-?work(?:ed)?|re-?submit(?:ted)?|rectif(?:y|ied)|correct(?:ed)?|re-?cut|re-?paint(?:ed)?|re-?clean(?:ed)?|(?:perform|do|supply|carry out) (?:[\\w-]+ ){1,7}again|(?:performed|done|supplied|carried out) again)";

export const rework = clause({
  id: "rework",
  title: "Rework at Own Cost",
  level: "Medium",
  cue: /re-?perform|re-?do|re-?work|re-?submit|rectif|correct|re-?cut|re-?paint|re-?clean|again/i,
  says: [
    [
      phrase(
        `\\b${again}\\b ~140 \\b(?:at (?:its|his|her|their|your|the \\w+['’]s) (?:own )?(?:cost|expense)|at no (?:additional |extra |further )?(?:cost|charge|expense)|free of charge|for nothing|for free|without (?:additional |extra |further )?(?:cost|charge|payment))\\b`,
      ),
      "Painting that the Principal does not pass is redone at the painter's expense.",
    ],
    [
      phrase(
        `\\b(?:at (?:its|his|her|their|your) (?:own )?(?:cost|expense)|at no (?:additional |extra |further )?(?:cost|charge)|free of charge)\\b ~60 \\b${again}\\b`,
      ),
      "The cleaner must at her own expense redo any room that fails inspection.",
    ],
  ],
  not: [
    "The Bank will correct an entry free of charge.",
    "Personal information is corrected at no cost on request.",
    "The Owner may have defects rectified by others at the Builder's cost.",
    "The Marina repairs the pump at no cost.",
  ],
  unless:
    /\b(?:personal information|entry|entries|records?|errors? in (?:the|an?|its) (?:invoice|account|statement)|by others|third part(?:y|ies)|another (?:contractor|person))\b/i,
  raises: [
    {
      when: phrase(
        "any reason|(?:sole|absolute) (?:opinion|discretion|satisfaction)|to ~20 satisfaction|at any time|\\b(?:24|48|72) hours\\b|immediately",
      ),
      because: "the test or the time is hard ({words})",
      as: "Painting must be redone at the painter's expense to the Principal's satisfaction.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "reasonabl[ey]|(?:caused|due|owing) ~20 (?:by|to) (?:its|his|her|their|the \\w+['’]s) (?:fault|error|negligence)|opportunity",
      ),
      because: "there is a measure to it ({words})",
      as: "Painting that is not reasonably fit is redone at the painter's expense.",
    },
  ],
  effect: "has work that falls short done again without pay",
  why: "Whoever judges the work decides how often it is done for one fee.",
  ask: [
    {
      ask: "that it be kept to what falls short of the contract through the fault of whoever did it",
      has: "a test of the contract or of fault",
      there: /\b(?:fault|negligen\w+|in accordance with|comply with|conform|breach)\b/i,
      as: "Work that does not comply with the drawings is redone at its cost.",
    },
    {
      ask: "for a last day on which it can be asked for",
      has: "a last day",
      there: /\bwithin\b.{0,40}\b(?:days|weeks|months)\b|\bperiod\b/i,
      as: "It must redo it at its cost if asked within 30 days.",
    },
    {
      ask: "that one chance to put it right end the matter, without other deductions",
      has: "a chance to put it right first",
      there: /\bopportunity\b|\bchance\b/i,
      within: "clause",
      as: "It has one opportunity to redo it.",
    },
  ],
  insteadWhere: [{ of: "warranty-period", not: forATime }],
  usually: [{ bears: "payee" }],
});
