import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const costOfCredit = clause({
  id: "cost-of-credit",
  title: "Cost of Credit",
  level: "Medium",
  cue: /percentage rate|comparison rate|finance|credit|establishment|drawdown|line fee|facility fee|total payable/i,
  says: [
    [
      phrase("\\b(?:annual percentage|comparison) rate\\b ~160 (?:{percent}|\\d ?%)"),
      "Comparison rate: 11.4% a year",
    ],
    [
      phrase(
        "\\b(?:finance (?:cost|charge)s?|cost of (?:the |this )?(?:credit|finance|loan)|total (?:payable|repayments?|credit (?:fees|charges)))\\b ~160 \\$ ?\\d",
      ),
      "The total payable under the contract is $8,300.",
    ],
    [
      phrase(
        "\\b(?:establishment|line|drawdown|facility|origination|loan service) fees?\\b ~60 (?:{percent}|\\d ?%|\\$ ?\\d)|\\b(?:pay|charge[sd]?|deduct\\w*) ~40 (?:{percent}|\\$ ?\\d[\\d,.]*) ~20 (?:establishment|line|drawdown|facility|origination|loan service) fees?\\b",
      ),
      "A drawdown fee of $400 comes off each advance.",
    ],
  ],
  not: [
    "The Supplier's finance team charges $40 for a statement of credits.",
    "Interest on overdue amounts is charged at the annual percentage rate of the bank, and is 9%.",
    "No establishment fee is charged.",
  ],
  unless:
    /\b(?:overdue|in default|default rate|late (?:payment|fee)|unpaid)\b|\bno (?:establishment|line|facility) fee/i,
  raises: [
    {
      when: phrase("\\b(?:(?:2[5-9]|[3-9]\\d|[1-9]\\d{2,3})(?:\\.\\d+)? ?(?:%|per ?cent)) ~20"),
      because: "the rate is high ({words})",
      as: "Comparison rate: 48% a year",
    },
    {
      when: phrase("variable|may (?:be )?(?:change|vary|increase)\\w*|from time to time"),
      because: "it may rise ({words})",
      as: "The annual percentage rate is 9% and variable.",
    },
  ],
  lowers: [],
  effect: "says what the credit costs",
  why: "Fees taken at the start make the true rate higher than the one that is named.",
  ask: [
    {
      ask: "for the whole cost in one figure: interest, fees and what is taken from the advance",
      has: "the whole cost in one figure",
      there: /\btotal (?:payable|repayments?|cost|amount)\b|\bcomparison rate\b/i,
      within: "document",
      as: "The total payable is $8,300.",
    },
    {
      ask: "that less be due if the loan is paid off early",
      has: "less on early payment",
      there: /\b(?:early|earlier|prepay\w*|pay out)\b/i,
      within: "document",
      as: "It may be paid early without a fee.",
    },
  ],
  usually: [{ bears: "payer", surely: true }],
});
