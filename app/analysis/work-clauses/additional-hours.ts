import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const extra =
  "(?:overtime|additional hours|extra hours|(?:outside|beyond|in excess of|in addition to|after|more than) (?:(?:your|the|his|her|their|its|those|of|employer['’]s) ){0,3}(?:(?:ordinary|normal|usual|standard|rostered|business|working|office|agreed|maximum|38|weekly) ?){1,3}(?:hours|week)?)";

export const additionalHours = clause({
  id: "additional-hours",
  title: "Additional Hours",
  level: "Medium",
  cue: /hours|overtime/i,
  says: [
    [
      phrase(
        `\\b(?:no|not|without|nor)\\b ~80 \\b(?:pay|paid|payment|payments|payable|remunerat\\w+|compensat\\w+|time off|penalt\\w+) ~80 \\b${extra}`,
      ),
      "Nurses get no extra pay for shifts worked in excess of their rostered hours.",
    ],
    [
      phrase(
        `\\b(?:must|will|shall|required to|expected to|agrees? to|may (?:be )?(?:require[sd]?|ask(?:ed)?)|conform to)\\b(?! not) ~60 \\b(?:(?:work|available|attend|perform\\w*|remain) ~60 \\b${extra}|(?:reasonable )?(?:additional|further|extra) (?:hours|work)|such (?:other |additional |further )?hours)`,
      ),
      "The chef is required to work reasonable additional hours in the festival season.",
    ],
    [
      phrase(
        `\\b(?:salary|remuneration|wages?|pay) ~60 (?:includes?|compensates?|covers?|takes? into account|is (?:paid )?for) ~40 \\b(?:all (?:the )?hours|additional hours|${extra})`,
      ),
      "The manager's salary covers all hours that the season asks for.",
    ],
  ],
  not: [
    "The centre is open in the hours shown on the door, and no entry is allowed outside those hours.",
    "The Contractor must not make noise outside ordinary business hours.",
    "The Carrier must deliver within business hours, and charges for more than one attempt.",
  ],
  raises: [
    {
      when: phrase(
        "\\b(?:not|no|without)\\b ~40 (?:pay|paid|payment|remunerat\\w+|compensat\\w+|entitled)",
      ),
      to: "High",
      because: "the extra work is unpaid ({words})",
      as: "Drivers are not paid for work beyond their rostered hours.",
    },
    {
      when: phrase(
        "all (?:such )?(?:hours|additional)|such (?:other |additional |further )?hours|any (?:additional|extra)|as (?:the \\w+ )?(?:requires?|directs?|may be (?:necessary|required))",
      ),
      because: "there is no outer limit ({words})",
      as: "Drivers must work such hours as the depot asks.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "overtime (?:rates?|is paid)|time off in lieu|(?:maximum|up to|no more than) ~20 hours",
      ),
      because: "it is paid for, or limited ({words})",
      as: "Drivers must work additional hours, for which they have time off in lieu.",
    },
  ],
  effect: "asks for work outside ordinary hours",
  why: "Hours that nobody pays for can bring the pay below what is due by award or statute.",
  ask: [
    {
      ask: "that hours outside the ordinary ones be reasonable and refusable where they are not",
      has: "reasonable hours only",
      there: /\breasonabl[ey]\b/i,
      within: "sentence",
      as: "Additional hours must be reasonable.",
    },
    {
      ask: "for overtime pay or time off in lieu",
      there: /\bovertime (?:rates?|is paid|pay)\b|\btime off in lieu\b|\btime in lieu\b/i,
      within: "clause",
      as: "They give time off in lieu.",
    },
    {
      ask: "for a stated number of ordinary hours",
      there: /\b\d{1,2}(?:\.\d)? (?:ordinary )?hours (?:a|per|each) (?:week|fortnight)\b/i,
      within: "document",
      as: "Ordinary hours are 38 hours a week.",
    },
  ],
  insteadOf: ["unilateral-variation"],
});
