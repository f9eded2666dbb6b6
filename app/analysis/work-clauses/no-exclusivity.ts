import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const others =
  "(?:others?|other (?:\\w+ )?(?:persons?|parties|distributors?|resellers?|dealers?|agents?|suppliers?|contractors?|consultants?|providers?|customers?|clients?|franchisees?)|third part(?:y|ies)|any(?:one| other person| third party)|another)";

export const noExclusivity = clause({
  id: "no-exclusivity",
  title: "No Exclusivity",
  level: "Low",
  cue: /exclusiv|appoint|engage|other|third/i,
  says: [
    [
      phrase(
        "\\b(?:appointment|agreement|arrangement|engagement|relationship|services|supply|sponsorship|agency|distributorship|territory)\\b ~60 \\b(?:is|are|be|shall be|on an?) (?:\\w+ )?(?:non-? ?exclusive|not exclusive)\\b",
      ),
      "The supply of prawns under this deed is not exclusive.",
    ],
    [
      phrase(
        `\\b(?:nothing|not)\\b ~60 \\b(?:prevent|preclude|restrict|prohibit|stop|limit)\\w*\\b ~60 \\b(?:appoint|engag|supply|sell|provid|contract|deal)\\w*\\b ~80 \\b${others}`,
      ),
      "Nothing here prevents the orchard from selling pears to others.",
    ],
    [
      phrase(
        `{may} (?:also )?\\b(?:appoint|engage|supply|sell to|provide ~40 to) (?:as many )?${others} ~60\\b(?:in|within|to|for|as|on)\\b`,
      ),
      "The mill may appoint other dealers in the Region.",
    ],
  ],
  not: [
    "The club is granted a non-exclusive licence to use the badge.",
    "The parties submit to the non-exclusive jurisdiction of the courts of Tasmania, and the agreement is not exclusive of other remedies.",
    "If the Builder fails, the Owner may engage others to finish the work at its cost.",
    "The Supplier may engage other persons as subcontractors for the services.",
  ],
  unless:
    /\b(?:jurisdiction|remed(?:y|ies)|licen[cs]es?\b(?! agreement)|licen[cs]ed|rights? to use|sub-?contract\w*|fails?|default|breach|expense|confidential|employees?|solicit\w*)\b/i,
  raises: [
    {
      when: phrase("\\bcompet\\w+|(?:in|within) the (?:territory|region|area)\\b|adjacent|nearby"),
      because: "rivals may be set up beside it ({words})",
      as: "The mill may appoint other dealers in the Territory.",
    },
  ],
  lowers: [
    {
      when: phrase("\\b(?:either|each|neither|both) (?:party|parties)\\b|\\bno party\\b"),
      because: "it leaves both sides free ({words})",
      as: "The services are non-exclusive and either party may deal elsewhere.",
    },
  ],
  effect: "leaves it free to deal with others in the same goods or services",
  why: "Money spent on building up a market may serve whoever else is let into it.",
  ask: [
    {
      ask: "for exclusivity, or at least a first offer, in the area or with the customers that it builds up",
      has: "a first offer",
      there: /\bfirst (?:offer|refusal|right|option)\b/i,
      within: "document",
      as: "It has a first offer of the next area.",
    },
    {
      ask: "that the other side take on no commitment to it in return",
      has: "that nobody is committed",
      there: /\b(?:either|each|neither|both) (?:party|parties)\b/i,
      within: "clause",
      as: "Neither party is committed.",
    },
  ],
  insteadWhere: [
    { of: "exclusivity", not: /(?<!\bnon[- ]{0,2})\bexclusiv\w*|\bsole(?:ly)?\b|\bno other\b/i },
  ],
});
