import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const change =
  "(?:(?:change (?:of|in|to)|sale of|transfer of|dispos\\w+ of|restructur\\w+ of) ~40 (?:ownership|owners?|business|structure|control|shareholding|legal status)|sells? (?:its|the|his|her|their|your) business|withdraws|bought out|retires from)";

export const continuingLiability = clause({
  id: "continuing-liability",
  title: "Liability after a Sale or Withdrawal",
  level: "Medium",
  cue: /withdraws|bought|retires|ownership|owner|business|structure|control|status/i,
  says: [
    [
      phrase(
        `\\b${change}\\b ~200 \\b(?:remains?|continues? (?:to be)?|stays?|(?:is|be) still) ~20 (?:liable|responsible|answerable|bound)\\b`,
      ),
      "Whatever change of ownership a dairy goes through, the Member remains liable for milk cans until the Co-operative has its letter.",
    ],
    [
      phrase(
        `\\b(?:remains?|continues? (?:to be)?|stays?) ~20 (?:liable|responsible|answerable|bound)\\b ~200 \\b${change}\\b`,
      ),
      "The Member stays liable for milk cans after a sale of the business until it tells the Co-operative.",
    ],
  ],
  not: [
    "The Lender must consent to a change of control, and the Borrower pays its costs.",
    "Employees remain bound by the code after a change in structure of the board of another club.",
  ],
  unless: /\b(?:guarant\w+|employees?|staff)\b/i,
  raises: [
    {
      when: phrase(
        "until ~60 (?:confirm\\w*|released?|agree[sd]?|accept\\w*|consent\\w*|approv\\w*)",
      ),
      because: "the other side decides when it ends ({words})",
      as: "The Member stays liable after a sale of the business until the Co-operative has confirmed it.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:until|unless) ~60 (?:notif\\w+|notice|tells?|told)"),
      because: "a notice ends it ({words})",
      as: "The Member stays liable after a sale of the business until it gives notice.",
    },
  ],
  effect:
    "keeps a party liable for supplies after it has sold its business or changed its structure",
  why: "Whoever has sold pays for what the buyer of the business orders.",
  ask: [
    {
      ask: "that it end when the other side has been told of the sale",
      has: "an end with notice",
      when: /\b(?:confirm|releas|agree|accept|consent|approv)\w*/i,
      there:
        /\b(?:until|once|after|unless)\b.{0,60}\b(?:notif\w+|told|tells?|gives? notice|receives? notice)\b/i,
      within: "sentence",
      as: "It ends once it has told the Mill.",
    },
    {
      ask: "that it cover only what was ordered before",
      has: "what was ordered before",
      there: /\b(?:ordered|supplied|incurred|due|delivered) (?:before|prior|up to)\b/i,
      within: "clause",
      as: "It covers what was ordered before the sale.",
    },
  ],
});
