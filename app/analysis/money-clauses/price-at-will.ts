import { employment } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const prices = "(?:prices?|price lists?|fees?|charges?|rates?|tariffs?|rent)";
const change =
  "(?:chang|alter|adjust|var(?=y|ie)|revis|increas|amend|review|updat|set|fix)(?:e|es|ed|ing|y|ies|ied)?";
const atWill =
  "(?:at any time|from time to time|when(?:ever)? (?:it|we|they|he|she) (?:likes?|wish(?:es)?|sees? fit|chooses?)|at (?:its|our|their|his|her|the \\w+['’]s) (?:sole |absolute |own |unfettered ){0,3}discretion|without notice|as (?:it|we|they) sees? fit)";

export const priceAtWill = clause({
  id: "price-at-will",
  title: "Prices Set at Will",
  level: "High",
  cue: /price|fee|charge|rate|tariff|rent/i,
  says: [
    [
      phrase(`${prices}\\b ~60 {may} (?:be )?(?:\\w+ )?${change}(?:d)?\\b ~60 ${atWill}`),
      "The tariff for moorings may be revised by the Marina from time to time.",
    ],
    [
      phrase(
        `(?:{may}|reserves? the right to) (?:\\w+ )?${change} (?:\\w+ ){0,3}${prices}\\b ~60 ${atWill}`,
      ),
      "Koala Feeds reserves the right to alter its price list without notice.",
    ],
    [
      phrase(
        `(?:pay|charged|invoiced|supplied) ~40 ${prices} ~40 (?:current|ruling|prevailing|in force|applying|applicable) (?:at|on|when) ~40 (?:dispatch|despatch|delivery|supply|order|invoice|shipment)`,
      ),
      "Timber is invoiced at the list price ruling at the date of dispatch.",
    ],
    [
      phrase(
        `\\bprices?\\b ~40 \\b(?:is|are|{must} be) ~40 \\bprice lists?\\b ~20 (?:current|ruling|prevailing|in force|applying|applicable|as at) ~40 (?:dispatch|despatch|delivery|supply|orders?|invoice|shipment|time)`,
      ),
      "The price of each tractor is that of the Maker's price list in force at the time.",
    ],
  ],
  not: [
    "The Retailer may set the price at which it sells the goods to the public, from time to time.",
    "The rent may be reviewed on each anniversary by reference to the CPI.",
    "The parties may from time to time agree to change the fees.",
    "The bank's published rate may be changed from time to time by the bank.",
  ],
  unless:
    /\bparties may\b|\bby agreement\b|\bmutual(?:ly)?\b|\bresale\b|\bto the public\b|\bcpi\b|\bconsumer price index\b|\bpublished\b|\bindex(?:ed)?\b|\bheart rates?\b|\bexchange rates?\b/i,
  grave: "one side sets the price",
  raises: [
    {
      when: phrase("without (?:prior )?notice|(?:absolute|sole|unfettered) discretion"),
      because: "nothing keeps it in bounds ({words})",
      as: "Fees may be varied by the Club from time to time without notice.",
    },
    {
      when: phrase(
        "orders? (?:already|previously) (?:placed|accepted)|accepted orders?|ruling|prevailing|in force",
      ),
      because: "the price is not known when the order is placed ({words})",
      as: "Feed is supplied at the price in force at the day of delivery.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:date|day|time) (?:of|when|on which) ~20 (?:\\border\\b|ordered)"),
      because: "the price is known when the order is placed ({words})",
      as: "The price is that of the price list current on the day of the order.",
    },
    {
      when: phrase("{number} {period} (?:written )?notice|no more than|not exceed|capped"),
      because: "it is kept in bounds ({words})",
      as: "We may change our prices at any time on 30 days' notice.",
      unless: {
        says: /\b(?:endeavours?|efforts?|tr(?:y|ies)|aims?|hopes?|intends?|expects?)\b/i,
        as: "Prices may change at any time, but we aim to give 30 days' notice.",
      },
    },
  ],
  effect: "lets one side set its prices as it likes",
  why: "What the deal costs is then in the other side’s hands.",
  ask: [
    {
      ask: "for at least 30 days’ written notice",
      has: "30 days’ notice",
      limit: { unit: "days", least: 30, near: /notice|writ|tell|before/i },
      as: "We may change prices on 45 days’ notice.",
    },
    {
      ask: "that orders placed before keep their price",
      has: "the old price for orders already placed",
      there:
        /\borders?\b.{0,60}\b(?:before|already|accepted|placed)\b.{0,60}\bprice|\bprice\b.{0,80}\b(?:accepted|placed)\b/i,
      within: "clause",
      as: "Orders already accepted keep their old price.",
    },
    {
      ask: "for a cap tied to cost or to a published index",
      has: "a cap",
      there: /\bcapp?(?:ed)?\b|\bno more than\b|\bnot exceed\b|\bindex\b/i,
      as: "A rise may not exceed 4% a year.",
    },
    {
      ask: "for a right to buy elsewhere or to leave where the price rises",
      has: "a way out",
      there: /\b(?:terminate|leave|cancel|buy elsewhere|other suppliers?)\b/i,
      within: "clause",
      as: "You may cancel if a price goes up.",
      notIn: employment,
    },
  ],
  insteadOf: ["price-increase", "unilateral-variation"],
  inLawAs: ["price-increase"],
  gravity: 18,
  usually: [{ bears: "payer", surely: true }],
});
