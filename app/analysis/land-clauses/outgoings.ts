import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { costToPayer } from "../kind/usage.ts";

export const outgoings = clause({
  id: "outgoings",
  title: "Outgoings",
  level: "Medium",
  named: [/^outgoings|rent and outgoings/i, "Outgoings"],
  cue: /outgoings|land tax|council rates|water rates|body corporate|strata|owners corporation/i,
  says: [
    [
      phrase(
        "outgoings ~80 (?:pay|paid|payable|reimburs|contribut|recover|estimate|share|proportion|percentage)",
      ),
      "Outgoings are payable monthly in advance on the Landlord's estimate.",
    ],
    [
      phrase(
        "(?:pays?|payable|reimburses?|contribut\\w+|bears?|share|proportion|percentage|responsible) ~80 outgoings",
      ),
      "The Tenant pays its proportion of the outgoings.",
    ],
    [
      phrase(
        "(?:tenant|lessee|licensee|sub-?tenant|you) {must} ~40 (?:pay|reimburse|bear) ~80 (?:land tax|council rates|water rates|body corporate|strata levies|owners corporation)",
      ),
      "The Lessee must reimburse council rates and water rates.",
    ],
    [
      phrase(
        "(?:recoverable|tenant['’]s|lessee['’]s|building|centre) outgoings(?: are| include)?:(?:$| ~120 (?:rates|tax|insurance|cleaning|management|repairs|maintenance|works|services|security|charges)\\b)",
      ),
      "Recoverable outgoings: council and water rates; cleaning; lifts.",
    ],
  ],
  not: [
    "Outgoings are apportioned at settlement, and the Vendor pays the outgoings up to that day.",
    "The Landlord insures the building.",
    "The Lessor may re-enter if the Lessee fails to pay its share of outgoings.",
  ],
  unless:
    /(?:at|on|as at|to) (?:settlement|completion)|apportion|\bgst\b|goods and services tax|receiver|\bfails? to (?:make )?pay|\bfailure to pay|(?:is|are|remains?) (?:unpaid|in arrears|overdue)/i,
  raises: [
    {
      when: phrase("land tax"),
      because: "it takes in {words}",
      as: "The Tenant must pay land tax on the Centre.",
    },
    {
      when: phrase("structural|capital|sinking fund|management fees?"),
      because: "it takes in what belongs to the owner ({words})",
      as: "Outgoings include management fees, and are payable by the Tenant.",
    },
    {
      when: phrase("\\ball (?:the )?outgoings|100 ?%|whole of"),
      because: "nothing is left with the owner ({words})",
      as: "The Tenant pays all outgoings on the building.",
    },
  ],
  lowers: [
    {
      when: phrase("proportion|share of|percentage"),
      because: "it is kept to a part ({words})",
      as: "The Lessee contributes to the outgoings its share of each.",
    },
    {
      when: phrase("audit\\w*|annual statement|reconcil\\w*|estimates?"),
      because: "it can be checked ({words})",
      as: "Outgoings are payable on an audited statement.",
    },
  ],
  effect: "passes the running costs of premises on",
  why: "Outgoings can come to a third of the rent again, and grow without a limit.",
  ask: [
    {
      ask: "for a closed list",
      there: /\b(?:item \d|list(?:ed)?|the following|schedule|being|only)\b/i,
      as: "It pays the outgoings listed in Item 7.",
    },
    {
      ask: "that it be kept to its share of the area",
      has: "a share",
      there: /\b(?:proportion\w*|share|per ?cent|area)\b|%/i,
      as: "It pays its proportion.",
    },
    {
      ask: "for yearly estimates and audited statements",
      has: "estimates and statements",
      there:
        /\b(?:estimates?|audit\w*|(?:annual|yearly|written|itemised|outgoings) statements?|statements? of (?:the )?outgoings|reconcil\w*)\b/i,
      within: "clause",
      as: "Yearly estimates are given.",
    },
    {
      ask: "that capital costs be left out",
      has: "capital costs left out",
      there: /\b(?:not|excluding|except|other than|but no)\b.{0,60}\bcapital\b/i,
      within: "clause",
      as: "It does not pay for capital works.",
    },
    {
      ask: "that land tax be left out",
      has: "land tax left out",
      there: /\b(?:not|excluding|except|other than|but no)\b.{0,40}\bland tax\b/i,
      within: "clause",
      as: "It need not pay land tax.",
    },
    {
      ask: "that management fees be left out",
      has: "management fees left out",
      there: /\b(?:not|excluding|except|other than|but no)\b.{0,80}\bmanagement\b/i,
      when: /\bmanagement\b/i,
      as: "They do not include management fees.",
    },
  ],
  insteadWhere: [
    // The owner's cover is among the outgoings; whoever must insure takes it out.
    {
      of: "insurance",
      not: /\b(?:must|shall|will|agrees to|has to)\b.{0,60}\b(?:insure|maintain|effect|hold|take out|carry|keep)\b/i,
    },
  ],
  inLawAs: ["payment-set-off"],
  usually: [costToPayer],
});
