import { leases } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const place = "(?:premises|building|shop|tenancy|office|warehouse|store|stall|site|property|unit)";

export const damageAndAbatement = clause({
  id: "damage-and-abatement",
  title: "Damage and Abatement of Rent",
  level: "Low",
  named: [/abatement|damage (?:to|or destruction)|destruction/i, "Damage and abatement"],
  cue: /damage|destroy|destruct|abate|unfit|unusable|cannot be (?:used|occupied)/i,
  says: [
    [
      phrase(
        "\\brents?\\b ~40 (?:abates?|abated|stops?|(?:is|are) (?:reduced|suspended)) ~80 (?:damage|unfit|unusable|cannot be|destroy|until)",
      ),
      "The rent is reduced in proportion while the hall cannot be occupied after a fire.",
    ],
    [
      phrase(
        `(?:damag\\w+|destr\\w+|fire|flood) ~40 ${place} ~160 (?:terminate|end (?:the|this)|by ~20 notice|rent)`,
      ),
      "If fire damages the warehouse and it is not put right in half a year, either of them is free to end the lease.",
    ],
    [
      phrase(
        `${place} ~60 (?:destroyed|damaged|unfit|unusable|uninhabitable) ~160 (?:terminate|end (?:the|this)|abat\\w+|rent)`,
      ),
      "Where the stall is so badly destroyed that trade must cease, the Licensor may terminate by a week's warning.",
    ],
  ],
  not: [
    "The Tenant must repair any damage to the premises at the end of this lease.",
    "The Tenant must make good damage it causes to the shop, and pay the rent on time.",
    "The Contractor must not damage the building.",
  ],
  unless: /\bmust (?:make good|repair|not damage)\b/i,
  raises: [
    {
      when: phrase(
        "rent (?:does not|will not|shall not) (?:abate|cease|stop|reduce)|no abatement|continues? to pay",
      ),
      because: "rent runs on ({words})",
      as: "If fire makes the shop unusable there is no abatement, and rent is payable in full.",
    },
    {
      when: phrase(
        "not (?:obliged|required|bound) to (?:rebuild|reinstate|repair|restore)|whether or not to (?:rebuild|reinstate)",
      ),
      because: "nobody has to rebuild ({words})",
      as: "If the building is destroyed the Lessor is not obliged to rebuild and may terminate.",
    },
  ],
  lowers: [],
  effect: "says what becomes of rent and term where the place is damaged",
  why: "A business that cannot trade still has its rent to pay unless the lease says otherwise.",
  ask: [
    {
      ask: "for rent and outgoings to abate in proportion from the day of the damage",
      has: "abatement of rent",
      there: /\babate\w*|\brents?\b.{0,20}\b(?:stops?|ceases?|reduced|suspended)/i,
      within: "clause",
      as: "Rent abates until it is repaired.",
    },
    {
      ask: "for a time within which the landlord must reinstate, and a right to end after it",
      has: "a time to reinstate, and a right to end after it",
      there: /\b(?:terminate|end)\b/i,
      within: "clause",
      as: "If it is not usable in 3 months the Tenant may end the lease.",
      in: leases,
    },
  ],
  insteadOf: ["termination-for-breach", "termination-for-convenience"],
});
