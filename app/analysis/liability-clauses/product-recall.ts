import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const goods =
  "(?:products?|goods|items?|batch(?:es)?|stock|vehicles?|devices?|feed|food|wine|toys|appliances)";

export const productRecall = clause({
  id: "product-recall",
  title: "Product Defects and Recall",
  level: "Medium",
  named: [/^(?:product )?recalls?$|^product (?:liability|recalls?)$/i, "Recall"],
  cue: /recall|defect/i,
  says: [
    [
      phrase(`\\b${goods}\\b ~80 \\brecall(?:s|ed|ing)?\\b`),
      "When a batch has to be recalled the Dealer follows the Maker's directions.",
    ],
    [
      phrase(`\\brecall(?:s|ed|ing)?\\b ~40 \\b${goods}\\b`),
      "The Maker may at any time recall goods from the shelves.",
    ],
    [
      phrase(
        `\\b(?:responsible|liable|answers?|bears?|answerable)\\b ~30 \\bdefects?\\b ~40 (?:\\b(?:manufactur\\w+|design|materials|workmanship)\\b ~30 )?\\b${goods}\\b`,
      ),
      "The Maker answers for every defect in the design of a toy or other goods.",
    ],
  ],
  not: [
    "The Manager recalled that the goods had arrived.",
    "Stock levels are reviewed weekly, and staff on leave may be recalled.",
    "The Carrier is not liable for defects in the goods or their packing.",
    "The Supplier must replace an item within 12 months if a defect appears.",
  ],
  unless:
    /\brecalled (?:that|how|when|the (?:meeting|conversation))\b|\b(?:staff|employees?|workers?)\b.{0,40}\brecall|\b(?:not|never|no) (?:be )?(?:liable|responsible|answerable)\b/i,
  raises: [
    {
      when: phrase(
        "(?:own|sole) (?:cost|expense)|\\ball (?:the )?costs?\\b|sole discretion|(?:its|their) opinion",
      ),
      because: "one side pays, or decides alone ({words})",
      as: "When a batch is recalled the Dealer bears all costs.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:reasonable|responsible for|caused by|fault of) ~40 (?:costs?|defects?|party|it|maker|supplier|recall)|(?:borne|paid|reimbursed) by (?:the )?(?:supplier|maker|manufacturer|party responsible)",
      ),
      because: "who caused it pays ({words})",
      as: "When a batch is recalled the cost is borne by the Maker.",
    },
  ],
  effect: "says who answers for faulty products, and for taking them back",
  why: "A recall costs more than the goods: freight, refunds, staff and the name.",
  ask: [
    {
      ask: "that whoever made or designed the product pay for its recall",
      has: "recall paid for by who caused it",
      there:
        /\b(?:borne|paid|reimburs\w+|cost)\b.{0,60}\b(?:responsible|caused|supplier|maker|manufacturer)\b/i,
      within: "clause",
      as: "The cost is borne by the Maker.",
    },
    {
      ask: "for credit for recalled stock, and freight",
      has: "credit for recalled stock",
      there: /\b(?:credit|refund|replace)\w*\b/i,
      within: "clause",
      as: "The Maker credits recalled stock.",
    },
    {
      ask: "that each side tell the other of a safety fault at once",
      has: "notice of safety faults",
      there: /\b(?:notif|tell|inform|report)\w*\b/i,
      within: "clause",
      as: "Each must tell the other of a fault.",
    },
  ],
  insteadOf: ["limitation-of-liability"],
});
