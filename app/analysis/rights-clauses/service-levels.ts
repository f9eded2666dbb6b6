import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const level =
  "(?:service levels?|service[- ]level (?:targets?|agreement)|\\bSLAs?\\b|uptime|availability|response times?|turn-?around|deadlines?|\\d+ (?:working |business )?days)";

export const serviceLevels = clause({
  id: "service-levels",
  title: "Service Levels and Credits",
  level: "Medium",
  cue: /service|\bsla|uptime|availab|response time|credit|deadline|waived|guarantee/i,
  says: [
    [
      phrase(
        `\\b(?:miss(?:es|ed)?|fails? (?:to (?:meet|keep|achieve)|below)|falls? (?:short|below)|not (?:met|kept|achieved)|does not (?:meet|achieve)) ~60 \\b${level} ~160 \\b(?:fees?|charges?|price|bill|month)\\b ~60 (?:waived|reduced|refunded|free|credited|not payable)`,
      ),
      "If the cleaner misses a deadline, the fee for that visit is waived.",
    ],
    [
      phrase(
        "\\b(?:uptime|availability|available) ~40 (?:at least |of |not less than |be )?~10 9\\d(?:\\.\\d+)? ?(?:%|per ?cent)",
      ),
      "The booking desk will be available for 98% of each week.",
    ],
    [
      phrase(
        "\\b(?:we|provider|supplier|contractor|agency) guarantees? ~80 \\bwithin {number} {period}",
      ),
      "The agency guarantees three interviews within 60 days.",
    ],
  ],
  not: [
    "A service credit card may be used at the desk, and credits are available for members' childcare.",
    "The Lender may refuse further credit at its service desk.",
    "The Employer offers the position subject to availability.",
  ],
  raises: [
    {
      when: phrase("sole (?:and exclusive )?remed(?:y|ies)|only remedy|no other (?:remedy|claim)"),
      because: "nothing else can be claimed ({words})",
      as: "If the host misses the service level, 5% of the fee is credited, which is the sole remedy.",
    },
    {
      when: phrase("waived for life|no (?:future )?fee|refund(?:s|ed)? in full|100 ?%"),
      because: "a single miss costs the whole fee ({words})",
      as: "If the host misses the service level by a day, the fee of the year is refunded in full.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:maximum|up to|capp?ed|not (?:more than|exceed)) ~20 (?:\\d+ ?(?:%|per ?cent)|\\$)|planned maintenance|excludes?",
      ),
      because: "it has a limit ({words})",
      as: "If the host does not achieve its uptime the charges are reduced by up to 10%.",
    },
  ],
  effect: "promises a level of service and says what follows if it is missed",
  why: "It is what the customer pays for, and often all that it can claim when the service fails.",
  ask: [
    {
      ask: "that what is measured, by whom and over what time be stated",
      has: "how it is measured",
      there: /\bmeasur\w+\b|\bcalculat\w+\b|\bmonitor\w+\b/i,
      within: "clause",
      as: "It is measured each month.",
    },
    {
      ask: "that delay through the other side not count",
      has: "an exception for the other side’s delay",
      there: /\b(?:caused by|fault of|delay (?:of|by)|responsiveness|extended)\b/i,
      within: "clause",
      as: "Delay caused by the customer does not count.",
    },
  ],
  wants: [
    {
      ask: "for a right to end the contract after repeated misses",
      has: "an end after repeated misses",
      there: /\b(?:terminate|end|cancel|walk away)\b/i,
      within: "clause",
      as: "After three misses the customer may terminate.",
    },
  ],
  usually: [{ bears: "payee" }],
});
