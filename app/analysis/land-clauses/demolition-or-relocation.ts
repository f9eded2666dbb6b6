import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { unlessFree } from "../kind/usage.ts";

export const demolitionOrRelocation = clause({
  id: "demolition-or-relocation",
  title: "Demolition or Relocation",
  level: "High",
  named: [/demolition|redevelopment|^relocation/i, "Demolition"],
  cue: /demoli|redevelop|refurbish|relocat|alternative (?:premises|shop|site)|rebuild/i,
  says: [
    [
      phrase(
        "(?:demolish|demolition|redevelop\\w*|refurbish\\w*|rebuild\\w*) ~160 (?:terminat|end|vacate|notice|determine|cancel|move out)",
      ),
      "If the Landlord wants to redevelop the Centre it may give notice, and this lease then determines.",
    ],
    [
      phrase(
        "(?:terminat|end|vacate|determin|cancel)\\w* ~160 (?:demolish|demolition|redevelop\\w*|refurbish\\w*|rebuild\\w*)",
      ),
      "The Landlord may end this lease to allow demolition of the building.",
    ],
    [
      phrase(
        "(?:landlord|lessor|licensor|franchisor|operator|centre manager|owner|we) {may} ~60 (?:relocate|move) ~40 (?:tenant|lessee|licensee|franchisee|you|premises|stall|site)",
      ),
      "The Licensor may relocate the stall to another part of the market.",
    ],
    [
      phrase(
        "relocation (?:notice|clause|right)s?|alternative (?:premises|shop|site|location) ~60 (?:offer|provid|centre|tenant|lessee)",
      ),
      "A relocation notice must state the position and size of what is offered.",
    ],
  ],
  not: [
    "The Company may relocate the Employee, and the Employee's employment does not end by a relocation notice.",
    "The Tenant must not demolish any wall.",
  ],
  unless: /employ|household|removalist/i,
  raises: [
    {
      when: phrase("(?:no|without|not) ~40 (?:compensation|payment|claim|liable)"),
      because: "nothing is paid for it ({words})",
      as: "The Lessor may terminate for redevelopment without compensation.",
    },
    {
      when: phrase(
        "(?:one|two|three|1|2|3)(?: ?\\(\\d\\))? months?|(?:14|28|30|60|90|thirty|sixty|ninety)(?: ?\\(\\d+\\))? days",
      ),
      because: "the notice is short ({words})",
      as: "The Landlord may terminate this lease on 60 days' notice if the building is to be demolished.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:compensat\\w+|pay\\w*|reimburse\\w*) ~60 (?:fit-?out|moving|relocat\\w+|reasonable)",
      ),
      because: "costs are paid ({words})",
      as: "On demolition the lease ends and the Landlord reimburses the cost of the fit-out.",
    },
    {
      when: phrase("comparable|similar|same (?:size|rent|terms)|equivalent"),
      because: "the new place is like the old ({words})",
      as: "The Landlord may relocate the Tenant to comparable premises.",
    },
  ],
  effect: "lets premises be taken back or changed for building work",
  why: "The business, its goodwill and its fit-out go with the place, whatever term the lease states.",
  ask: [
    {
      ask: "to take it out, or failing that for six months’ notice",
      has: "six months’ notice",
      limit: { unit: "days", least: 180, near: /notice/i },
      as: "The Lessor may end it on 12 months' notice.",
    },
    {
      ask: "for proof of a genuine proposal",
      has: "a genuine proposal",
      there:
        /\bgenuin|\bbona fide\b|\bdetails? .{0,40}\b(?:show|propos)|\b(?:plans|permit|approval)\b/i,
      as: "It must genuinely propose to rebuild.",
    },
    {
      ask: "for comparable premises",
      there: /\b(?:comparable|similar|alternative|equivalent)\b/i,
      when: /\brelocat|\bmove\b|\bother premises\b/i,
      as: "It offers similar premises.",
    },
    {
      ask: "for the value of the fit-out and the cost of moving",
      there: /\b(?:compensat|reimburs|fit-?out|(?:pay|bear)s?\b.{0,40}\bcosts?)/i,
      within: "clause",
      as: "It compensates the Lessee.",
    },
  ],
  insteadOf: ["termination-for-convenience"],
  inLawAs: ["termination-for-convenience"],
  gravity: 19,
  usually: [unlessFree],
});
