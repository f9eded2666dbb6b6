import { building, supplies } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

export const paymentTerms = clause({
  id: "payment-terms",
  title: "Payment Terms",
  level: "Low",
  named: [
    /^(?:terms of )?payment(?: terms)?$|^invoic(?:es|ing)(?: and payment)?$/i,
    "Payment terms",
  ],
  cue: /pay|paid|invoice|progress claim|\bnet\b|end of (?:the )?month/i,
  says: [
    [
      phrase(
        "{must} ~40 (?:pay|be (?:paid|compensated|remunerated)) ~120 (?:within|no later than|up to) ~30 {number} ?{period} (?:of|after|from)",
      ),
      "The Customer must pay each invoice within 21 days of its date.",
    ],
    [
      phrase(
        "(?:invoices?|accounts?|amounts?|fees?|instalments?|claims?) ~60 (?:payable|due|paid)(?: for payment)? ~20 (?:within|in advance|in arrears|weekly|fortnightly|monthly|{number} ?{period} (?:of|after|from))",
      ),
      "Invoices are due for payment 30 days from the end of the month.",
    ],
    [
      phrase(
        "(?:pay|payable|pays|paid|payment) (?:\\w+ ){0,3}(?:when|if|after|once|until|unless|upon) ~60 (?:paid|received (?:payment|the money|funds)) ~20 (?:by|from)",
      ),
      "The Subcontractor is entitled to payment only after the Head Contractor has been paid by the Principal.",
    ],
    [
      phrase(
        "\\bpayment (?:for|of) ~80 {must} be made ~80 {period} (?:of|after|from)|(?:payment terms|terms of payment)(?::| (?:are|is)\\b)|\\bnet {number} days",
      ),
      "Our payment terms are seven days from delivery.",
    ],
    [
      phrase(
        "(?:progress claims?|claims? for payment|invoices?) ~40 (?:once a month|each month|every month|monthly|on (?:or before )?the (?:\\d|first|last|end))",
      ),
      "The Builder may make a progress claim on the 25th day of each month.",
    ],
  ],
  not: [
    "If the Customer fails to pay, interest must be paid within 7 days of demand.",
    "The Supplier must refund the deposit within 7 days of cancellation, and it must pay nothing else within 7 days of it.",
  ],
  unless:
    /fails? to pay|not pay\b|withdraws?\b|\brefund|overdue|\bdefault|so long as|\bgst\b.{0,80}assess/i,
  raises: [
    {
      when: phrase(
        "(?:when|if|after|once|until|unless|upon) ~60 (?:paid|received (?:payment|the money|funds)) ~20 (?:by|from)",
      ),
      because: "payment waits for somebody else’s ({words})",
      as: "The Consultant is not entitled to payment until the Head Consultant has received funds from the Client.",
      to: "High",
    },
    {
      when: phrase(
        "(?:45|60|75|90|120|forty[- ]five|sixty|ninety)(?: ?\\(\\d+\\))? (?:business )?days",
      ),
      because: "the wait is long ({words})",
      as: "The Buyer must pay within 90 days of receiving the invoice.",
      ask: "Ask for 30 days at most.",
    },
  ],
  lowers: [
    {
      when: phrase("disput\\w+|in good faith"),
      because: "what is contested may be kept back ({words})",
      as: "The Customer must pay the undisputed part of an invoice within 14 days of its date.",
    },
  ],
  effect: "says when money is paid, and on what conditions",
  why: "Money that comes late has to be borrowed elsewhere, and money that waits for somebody upstream may never come.",
  ask: [
    {
      ask: "for a date that runs from the invoice or claim",
      notWhen: /\bshortfall\b/i,
      has: "a date that runs from the invoice or claim",
      there:
        /\b(?:after|of|from|following)\b.{0,40}\b(?:invoice|claim|statement|bill|delivery|month|their date|its date|receipt)|\b(?:invoice|claim|statement|bill)\b.{0,40}\b(?:after|of) (?:receiving|receipt|getting)\b|\bin advance\b|\b(?:monthly|weekly|fortnightly)\b/i,
      as: "It pays within 30 days after the invoice.",
    },
    {
      ask: "that what is disputed may wait while the rest is paid",
      has: "room for what is disputed",
      // Whoever must invoice is the one who is paid.
      notWhen:
        /\bshortfall\b|\b(?:must|shall) (?:\w+ ){0,2}(?:invoice|claim|submit|render|issue)\b/i,
      there: /\bdisput\w+/i,
      within: "clause",
      in: [...supplies, ...building],
      as: "It pays what is not disputed.",
    },
    {
      ask: "that a shortfall may be made good by later orders before it is paid in cash",
      has: "later orders that make a shortfall good",
      when: /\bshortfall\b/i,
      there:
        /\b(?:carr(?:y|ied) (?:forward|over)|later (?:orders?|purchases)|ma(?:k|d)e (?:up|good) (?:by|in|with))\b/i,
      as: "A shortfall is carried forward to the next year.",
    },
    {
      ask: "that payment hang on no third party",
      has: "payment that hangs on nobody else",
      when: /\b(?:after|when|until|once|if)\b.{0,40}\b(?:client|principal|owner|employer|upstream|customer)\b.{0,30}\b(?:paid|pays|payment)|\bpaid (?:only )?(?:when|if)\b/i,
    },
  ],
  inLawAs: ["payment-set-off"],
  states: ["payment"],
  usually: [
    {
      bears: "payee",
      surely: true,
      when: /\b(?:only|unless|until)\b.{0,60}\b(?:when|after|once|if|paid|received?|come in)\b/i,
    },
    { bears: "payer", unless: denied },
  ],
});
