import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const variationPrice = clause({
  id: "variation-price",
  title: "Variations and their Price",
  level: "Medium",
  named: [/^variations?(?: and extras)?$|^extras$|^valuation of variations/i, "Variations"],
  cue: /variation|extra work|additional work|extras/i,
  says: [
    [
      phrase(
        "variations? ~80 (?:priced?|valued?|valuation|rates?|costs?|margin|quot\\w+|charged|paid for|payment)",
      ),
      "Each variation is valued at the rates in Schedule 3.",
    ],
    [
      phrase(
        "(?:pric\\w+|value|valuation|cost|quot\\w+|payment) ~40 (?:of|for) (?:an?|any|each|every|the|all) variations?",
      ),
      "The Builder must give the Owner a written price for any variation.",
    ],
    [
      phrase(
        "(?:extra|additional) works? ~100 (?:charged|paid|price|rates?|quot\\w+|order|written)|(?:no|not) ~60 (?:paid|payment|claim) ~60 (?:extra|additional) works?",
      ),
      "No claim lies for additional work.",
    ],
    [
      phrase("{mustnot} ~60 (?:carry out|perform|start|begin|undertake|make) ~20 variations?"),
      "The Contractor must not begin a variation without a direction in writing.",
    ],
  ],
  not: [
    "A variation of this deed has to be in writing, and no price is payable for it.",
    "The Landlord reviews the rent each year.",
  ],
  unless:
    /variations? (?:of|to) (?:this|these|the (?:terms|agreement|deed|lease|rate))|variations? in\b|award variation|interest rate/i,
  raises: [
    {
      when: phrase(
        "(?:no|not) ~40 (?:paid|payment|claim|entitled)|own (?:cost|risk|expense)|included in the (?:price|contract sum)",
      ),
      because: "work may go unpaid ({words})",
      as: "Additional work without a written order is done at the Contractor's own risk.",
      ask: "Ask to be paid for work that was directed, whatever its form.",
    },
    {
      when: phrase(
        "(?:determined|valued|priced|assessed|fixed) by the|(?:superintendent|principal|builder|owner|supplier)(?:'s)? (?:determin|valu|assess|decid)\\w*",
      ),
      because: "one side sets the price ({words})",
      as: "A variation is priced by the Principal.",
      ask: "Ask for agreed rates, and an expert where the parties cannot agree.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:agreed|schedule of|contract|schedule) rates|rates in|agreed in writing|signed by both",
      ),
      because: "the price is agreed beforehand ({words})",
      as: "Each variation is valued at the rates in Schedule 3.",
    },
  ],
  effect: "says how changes to the work are ordered and priced",
  why: "Changes are where the price of work grows, and unwritten ones are the usual dispute.",
  ask: [
    {
      ask: "that its price and time be agreed in writing before it is carried out",
      has: "a price agreed beforehand",
      there:
        /\b(?:agreed|quot\w+|approved)\b.{0,60}\b(?:before|prior|first|in writing)|\bbefore\b.{0,60}\b(?:agreed|carried out|begin)/i,
      as: "The price is agreed in writing first.",
    },
    {
      ask: "for a schedule of rates for the rest",
      has: "a schedule of rates",
      there: /\brates?\b/i,
      as: "It is valued at the rates.",
    },
  ],
  insteadOf: ["unilateral-variation", "gst"],
  usually: [
    { bears: "payer", writtenBy: "payee" },
    { bears: "payee", writtenBy: "payer" },
  ],
});
