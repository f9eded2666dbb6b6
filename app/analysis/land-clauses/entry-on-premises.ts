import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const place =
  "(?:premises|sites?|land|property|buildings?|warehouses?|place|vehicles?|yards?|stores?)\\b";

export const entryOnPremises = clause({
  id: "entry-on-premises",
  title: "Entry on Premises to Take Goods",
  level: "High",
  cue: /\benter\b|\bentry\b|\baccess\b/i,
  says: [
    [
      phrase(
        `\\b(?:enter(?: (?:up)?on| into)?|entry (?:up)?on|entry to|access to|go (?:up)?on) ~40 ${place} ~140 \\b(?:to|and|or|(?:for|in) [\\w ]{1,20}?(?:of|to)) (?:(?:search for|inspect|find|locate)(?: and|,) )?(?:take possession|repossess|recover|remove|retrieve|seize|reclaim|retake|take (?:them|it) (?:away|back)|taking possession|repossessing|recovering|removing)`,
      ),
      "If a payment is late the Dealer may enter any shed or other place of the Grower and repossess the harvester.",
    ],
    [
      phrase(
        `\\b(?:repossess|recover|retrieve|seize|reclaim|retake|collect|take possession of|take back) ~80 \\b(?:and|for (?:that|this) purpose|by) ~40 \\b(?:enter(?:ing)? (?:(?:up)?on |into )?|have access to) ~30 ${place}`,
      ),
      "The Lender may retake the pumps and for that purpose enter the premises where they are.",
    ],
  ],
  not: [
    "The Landlord may enter the premises on two days' notice to inspect them, and the Tenant must remove its goods at the end.",
    "The Contractor must remove its rubbish from the site and recover the cost from nobody.",
    "An officer of the Council may enter upon land under a warrant to seize an animal.",
  ],
  unless: /\bwarrant(?: |\b)(?!s)|\bquiet enjoyment\b/i,
  grave: "goods may be fetched from somebody’s premises without a court",
  raises: [
    {
      when: phrase(
        "without (?:any |prior |further ){0,3}(?:notice|warning)|at any time|(?:by|using|use) (?:any )?(?:reasonable |necessary )?force",
      ),
      because: "it may come unannounced ({words})",
      as: "At any time the Brewer may enter the premises to remove its kegs.",
    },
    {
      when: phrase("without (?:any )?liability|not (?:be )?liable|indemnif\\w+|trespass"),
      because: "damage done is not made good ({words})",
      as: "The Brewer may enter the premises to remove its kegs and is not liable in trespass.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?<!without (?:any )?)\\b(?:{number} {period}|reasonable|prior|written) ~20 notice|(?:business|reasonable) (?:hours|times)",
      ),
      because: "it needs notice, or keeps to working hours ({words})",
      as: "On reasonable notice the Brewer may enter the premises to remove its kegs.",
    },
  ],
  effect: "lets somebody come onto the other side’s premises and take goods",
  why: "Goods may be gone before a dispute about them is heard, and a landlord or another creditor may have rights there too.",
  ask: [
    {
      ask: "for written notice, and entry in business hours only",
      has: "notice before entry",
      there: /\b(?:on|after|upon|with|giving)\b.{0,40}\bnotice\b|\bbusiness hours\b/i,
      within: "sentence",
      as: "On 2 days’ notice it may enter.",
    },
    {
      ask: "that it apply only while a sum not in dispute is overdue",
      has: "a default as its ground",
      there: /\b(?:overdue|default|fails? to pay|unpaid|late)\b/i,
      within: "sentence",
      as: "While a payment is overdue it may enter.",
    },
    {
      ask: "that damage done on entry be made good",
      has: "damage made good",
      there: /\bmake(?:s)? good\b|\b(?:liable|responsible|pay) for (?:any )?damage\b/i,
      within: "clause",
      as: "It must make good what it breaks.",
    },
  ],
  insteadOf: ["right-of-entry"],
  usually: [{ bears: "payer" }],
});
