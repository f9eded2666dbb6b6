import { phrase } from "./phrase.ts";
import { clause } from "./rule.ts";

export const outgoings = clause({
  id: "outgoings",
  title: "Outgoings",
  level: "Medium",
  oftenOneSided: /outgoings|rates|levies|tax/i,
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
  ],
  not: [
    "Outgoings are apportioned at settlement, and the Vendor pays the outgoings up to that day.",
    "The Landlord insures the building.",
  ],
  unless:
    /(?:at|on|as at|to) (?:settlement|completion)|apportion|\bgst\b|goods and services tax|receiver/i,
  raises: [
    {
      when: phrase("land tax"),
      because: "it takes in {words}",
      as: "The Tenant must pay land tax on the Centre.",
      ask: "Ask to leave land tax out.",
    },
    {
      when: phrase("structural|capital|sinking fund|management fees?"),
      because: "it takes in what belongs to the owner ({words})",
      as: "Outgoings include management fees, and are payable by the Tenant.",
      ask: "Ask to leave capital and structural costs and management fees out.",
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
  ask: "Ask for a closed list by share of area, with yearly estimates and audited statements, and capital costs, land tax and management fees left out.",
});
