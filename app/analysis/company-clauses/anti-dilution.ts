import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const paper = "(?:shares?|securities|units|notes|options|equity|stock)";

export const antiDilution = clause({
  id: "anti-dilution",
  title: "Anti-dilution",
  level: "Medium",
  named: [/dilution|ratchet/i, "Anti-dilution"],
  cue: /dilut|ratchet|issue|allot|offer|average/i,
  says: [
    [
      phrase(
        "anti-?dilution|full[- ]ratchet|ratchet|weighted[- ]average (?:adjustment|basis|price)",
      ),
      "The notes carry full-ratchet protection for eighteen months.",
    ],
    [
      phrase(
        `(?:issues?|allots?|offers?) ~30 ${paper} ~80 (?:(?:lower|less|cheaper) ~20 price|price ~20 (?:lower|less|below)|more favourable|better terms) ~160 (?:same|adjust\\w*|further ~10 ${paper}|additional ~10 ${paper}|entitled)`,
      ),
      "Should the Fund allot units at a price lower than $2, Corella is entitled to additional units for nothing so that its average price is no higher.",
    ],
  ],
  not: [
    "The Company issues shares to staff at a lower price, and each holder is entitled to the same notice of meetings of members generally when entitled under its constitution.",
    "The Supplier must offer the Buyer terms no less favourable than those of others.",
  ],
  unless: /\bstaff\b|\bemployee share\b|\besop\b/i,
  grave: "others’ holdings shrink when money is raised cheaply",
  raises: [
    {
      when: phrase(
        "full[- ]ratchet|for (?:nothing|no (?:further )?consideration)|\\bany (?:issue|price|terms)",
      ),
      because: "it adjusts in full ({words})",
      as: "The investor has a full ratchet on a later round.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "weighted[- ]average|(?:until|before|for) ~20 (?:\\d{4}|{period})(?! ~60 \\bsame terms\\b)|other than ~40 (?:employee|staff|esop)",
      ),
      because: "it is kept in bounds ({words})",
      as: "Anti-dilution works on a weighted average.",
    },
  ],
  effect: "protects one holder’s price or terms where shares are later issued on better ones",
  why: "A later round at a lower price is paid for by the other holders.",
  ask: [
    {
      ask: "for a weighted average in place of a full adjustment",
      has: "a weighted average",
      there: /\bweighted[- ]average\b/i,
      within: "clause",
      as: "It is worked out on a weighted average.",
    },
    {
      ask: "that it end on a stated day",
      has: "an end",
      there: /\b(?:before|until|for)\b.{0,20}\b(?:20\d\d|months?|years?)\b/i,
      as: "It holds for 12 months.",
    },
    {
      ask: "that issues to staff and approved ones be left out",
      has: "an exception for issues to staff",
      there:
        /\b(?:other than|except|excluding|not)\b.{0,60}\b(?:employee|staff|esop|option plan|approved)/i,
      within: "clause",
      as: "It does not cover an employee share plan.",
    },
  ],
  insteadOf: ["most-favoured-customer"],
});
