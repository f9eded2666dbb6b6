import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { costToPayer } from "../kind/usage.ts";

export const earlyTerminationFee = clause({
  id: "early-termination-fee",
  title: "Early Termination Fee",
  level: "High",
  cue: /terminat|cancel|early|balance|remain|break/i,
  says: [
    [
      phrase(
        "(?:early termination|termination|cancellation|early exit|exit|break) (?:fees?|charges?|payments?|costs?)",
      ),
      "Where fixed-rate money is repaid early, break costs as calculated by the Lender are payable on the same day.",
    ],
    [
      phrase(
        "(?:terminat\\w*|cancel\\w*|end(?:s|ed)?) ~200 (?:pay|payable|liable) ~160 (?:remain(?:ing|der)|balance|unexpired|would have (?:been|become))",
      ),
      "Should the Host wish to end an assignment of fixed length early, it pays the margin on every rostered hour remaining.",
    ],
  ],
  not: [
    "The Initial Fee of $55,000 is payable upon execution and is applied to training and site selection.",
    "A fee of $220 is payable for a call-out which turns out to have been caused by a flat battery.",
    "An establishment fee of $18,500 is payable on acceptance of this offer and is not refundable.",
    "On Completion Oakhampton repays the Company's debt to Westgate Bank in the sum of $2,140,000.",
  ],
  raises: [
    {
      when: phrase("(?:all|full|100%|whole|entire)\\b.{0,60}(?:remain\\w*|balance|unexpired)"),
      because: "the whole of what is left falls due ({words})",
      as: "If the Franchise is terminated for the Franchisee's default it shall pay, as the price of the unexpired term, thirty per cent of the average monthly royalty for every month remaining.",
    },
    {
      when: phrase(
        "multiplied by \\d{2,3}\\b|(?:number of )?(?:weeks|months) (?:then )?left|\\b(?:[4-9]\\d|100)(?:\\.\\d+)? ?(?:%|per ?cent)|\\b(?:[3-9]|\\d{2,3}|three|six|nine|twelve|eighteen|twenty-four)(?: ?\\(\\d+\\))? (?:months?|weeks?)['’]?s?['’]? (?:of )?(?:the )?(?:\\w+ ){0,2}(?:fees?|royalt\\w+|rent|charges?|payments?|instalments?)",
      ),
      because: "the share is large ({words})",
      as: "A member who leaves early must pay an exit fee of six months' membership fees.",
      ask: "Ask that the fee decline over the term and give credit for costs saved.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "declin\\w+|reduc\\w+|pro[- ]?rata|(?:unavoidable|unrecoverable|unamortised) costs",
      ),
      because: "it is cut down ({words})",
      as: "An early termination fee, reduced by one twelfth for each month served, is payable by the Customer.",
    },
  ],
  effect: "makes an early end cost money",
  why: "It may make leaving cost more than staying.",
  ask: [
    {
      ask: "that the fee be limited to costs that cannot be recovered",
      has: "a fee limited to real cost",
      there:
        /\b(?:actual|reasonable|unavoidable|unrecover\w+|irrecoverable)\b.{0,30}\b(?:costs?|loss)/i,
      as: "The fee is the actual cost of removal.",
    },
    {
      ask: "that it decline over the term",
      has: "a fee that declines",
      there: /\b(?:declin|reduc|pro[- ]?rata|less \w+ for each|falls? by)/i,
      as: "The fee reduces each month.",
    },
    {
      ask: "that none be due where the other side has changed the terms or is in breach",
      has: "no fee where the other side is in breach",
      there:
        /\b(?:no (?:fee|charge|amount)|not (?:be )?(?:payable|due|pay))\b|\b(?:unless|except|other than)\b.{0,100}\b(?:breach|default|change)/i,
      within: "clause",
      as: "No fee is payable if we have changed the terms.",
    },
  ],
  insteadOf: ["no-refund", "cost-of-credit", "lease-incentive"],
  learntAs: "liquidated-damages",
  states: ["amount", "percentage"],
  gravity: 8,
  given: "(?:exit|termination|break|cancellation|leaving) (?:fee|cost|charge|payment)s?",
  usually: [costToPayer],
  alike: [
    {
      words:
        /\b(?:pay|paid|payment|settle\w*)\b.{0,40}\b(?:early|ahead|prompt\w*|within)\b.{0,60}\b(?:discounts?|off (?:it|the|your|each|any)|rebates?)\b/i,
    },
    {
      words: /\bminimum (?:term|period|stay)\b/i,
      meant:
        /\b(?:fees?|pa(?:y|id)\w*|charges?|charged|balance|remain\w*|rest|costs?|owes?|owing|liable)\b(?!\/)/i,
    },
    // What is paid for a beginning, or all along.
    {
      words:
        /\b(?:establishment|joining|set-?up|application|monthly|weekly|annual|account[- ]keeping|membership|processing|listing) fees?\b/i,
      meant:
        /\b(?:terminat|cancel|early|earlier|exit|break|withdraw|leav|unexpired|remain|rest|balance|end)\w*/i,
    },
  ],
  costsAnEnd: true,
});
