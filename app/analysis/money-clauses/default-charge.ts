import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const money = "(?:\\$ ?\\d|a (?:fee|charge|sum)|the sum)";
const late =
  "(?:(?:is|are|paid|pays?|paying) late|overdue|unpaid|not paid|dishonou?r\\w*|in default|in arrears|fails? to pay|(?:does|do) not pay|miss(?:es|ed)? (?:a|an|any) (?:payment|instalment)|remains? (?:unpaid|outstanding))";

/** A price for collecting that follows the debt, and not the work. */
const shareOfDebt = phrase(
  "(?:\\d{2}|fifteen|twenty(?:-five)?|thirty|forty|fifty)(?:\\.\\d+)? ?(?:%|per ?cent)(?: \\(\\d+ ?%\\))? (?:of|on) (?:the |any |all |your |its )?(?:\\w+ ){0,5}(?:debt|amount|balance|sum|arrears|owing|outstanding)\\b",
);

export const defaultCharge = clause({
  id: "default-charge",
  title: "Extra Charge on Default",
  level: "Medium",
  cue: /fee|charge|\$|sum|cost|commission|expense/i,
  says: [
    [
      phrase(
        "\\b(?:late(?:[- ]payment)?|dishonou?r|default|reminder|recovery|administration|overdue account|re-?connection) (?:administration |account )?(?:fee|charge)s?\\b",
      ),
      "A reminder fee of $35 is added to the account for each letter sent.",
    ],
    [
      phrase(
        "\\b(?:fees?|costs?|charges?|commission)\\b ~60 {percent} ?(?:\\(\\d+ ?%\\) ?)?(?:of|on) (?:the |any |all |your |its )?(?:\\w+ ){0,3}(?:debt|arrears|(?:unpaid|outstanding|overdue) \\w+|(?:amount|balance|sum|account) ~10 (?:owing|outstanding|overdue|unpaid))\\b",
      ),
      "Where an account goes to lawyers their costs are taken to be 20% of the unpaid balance.",
    ],
    [
      phrase(
        `${late} ~120 (?:in addition|additional(?:ly)?|extra|further|also) ~40 (?:pay|owes?|liable|charged?) ~40 ${money}`,
      ),
      "Should a contribution remain unpaid for ten days, the Grower must in addition pay the Co-operative $6,000.",
    ],
    [
      phrase(
        `(?:pay|owes?|liable for|charged?) ~30 (?:in addition|additional|extra|further) ~30 ${money} ~80 ${late}`,
      ),
      "The Member owes a further $250 whenever a levy is overdue by a week.",
    ],
    [
      phrase(
        "(?:costs?|expenses?) ~60 (?:solicitor[- ]and[- ](?:own[- ])?client|indemnity) basis|\\b(?:recover|reimburs\\w+|pay|indemnif\\w+|liable for) ~60 \\b(?:enforcement costs?|costs? (?:of|arising from|incurred in|in) (?:the )?(?:enforc\\w+|collect\\w+|recover\\w+))|(?:debt collect\\w*|mercantile agents?['’]?s?|collection agen\\w+)(?:['’]s?)? ~30 (?:costs?|fees?|charges?|commission)",
      ),
      "You will meet our mercantile agent's commission on any account passed to it.",
    ],
    [
      phrase(
        "\\b(?:violation|breach|penalty|non-?compliance|infringement) (?:fee|charge)s?\\b|\\b(?:violations?|breach(?:es)?|non-?compliance)\\b ~20 \\$ ?\\d|\\$ ?\\d[\\d,./-]*(?: ?(?:\\/|per |an |a )?(?:hour|day|incident|breach))? ~30 for ~40 \\b(?:non-?compliance|breach(?:es)?|violations?|incident)\\b",
      ),
      "Glitter in the hall: a $90 violation fee.",
    ],
  ],
  not: [
    "A late charge of 1.5% per month runs on what is overdue.",
    "The Manager earns an administration fee of 2% of the fund each year.",
    "No late fee is charged in the first month.",
    "The Hirer holds the Owner harmless against costs on an indemnity basis.",
    "Late entries are accepted until Friday, and an extra bus runs at a charge of $5.",
    "If a claim is brought on the Stall’s default (collectively the “Nuisance Charges”) the Stall pays the costs of the Market.",
  ],
  unless:
    /\blate (?:payment )?(?:charge|fee)s?\b[^;$]{0,120}(?:%|\bper ?cent\b)[^;$]{0,24}\b(?:per|a|each) (?:month|annum|year)\b|\bindemnif|\bharmless\b|\b(?:no|without(?: an?| any)?|waives? (?:the|any|all)) (?:late|dishonou?r|default|administration|reminder|recovery)\b|\badministration (?:fee|charge)s?\b(?!.{0,120}\b(?:late|overdue|unpaid|dishonou?r|default|arrears|each (?:letter|reminder))\b)|\((?:collectively|together|the|each|an?|any|,| ){0,8}["“][^"”]{1,40} charges?["”]\)/i,
  raises: [
    {
      when: shareOfDebt,
      because: "it is a share of the debt, whatever collecting costs ({words})",
      as: "A collection fee of 30% of the outstanding debt is added when the account is passed on.",
    },
    {
      when: phrase("\\$ ?\\d{1,3}[, ']\\d{3}|\\$ ?\\d{4,}"),
      because: "the sum is large ({words})",
      as: "If a payment is overdue the Licensee must in addition pay $20,000.",
    },
    {
      when: phrase(
        "indemnity basis|solicitor[- ]and[- ](?:own[- ])?client|all (?:of )?(?:our|its|the) (?:\\w+ )?costs",
      ),
      because: "costs are to be paid whole ({words})",
      as: "You must pay costs on the indemnity basis if the account is overdue.",
    },
    {
      when: phrase(
        "(?:all|each|every) (?:\\w+ )?(?:unpaid|remaining|other) (?:instalments?|amounts?|sums?) ~40 (?:due|payable)",
      ),
      because: "the rest falls due as well ({words})",
      as: "Where a rent is overdue a default fee is owed, and every remaining instalment becomes due.",
    },
  ],
  lowers: [
    {
      when: phrase("reasonable|actual(?:ly)?|prescribed|scale"),
      because: "it is tied to cost ({words})",
      unless: {
        says: shareOfDebt,
        as: "Reasonable collection fees are fixed at 40% of the unpaid balance.",
      },
      as: "A dishonour fee is charged at what the bank actually takes.",
    },
  ],
  effect: "adds a sum of money where payment is late",
  why: "Beside interest it makes a short delay dear, and a sum out of all proportion to the harm may be a penalty.",
  ask: [
    {
      ask: "that it be kept to reasonable costs in fact incurred",
      has: "costs in fact incurred",
      there:
        /\b(?:actual(?:ly)?|reasonable|reasonably)\b.{0,30}\b(?:costs?|incurred|expenses?|loss)/i,
      as: "It is the actual cost of recovery.",
    },
    {
      ask: "for written notice and time to pay first",
      has: "notice and time to pay",
      there:
        /\bnotice\b.{0,80}\b(?:days|pay|remedy)|\b(?:seven|7|10|ten|14|fourteen|21|30) (?:business )?days (?:after|of) (?:a |written )?(?:notice|demand)/i,
      as: "It is due 14 days after written notice.",
    },
    {
      ask: "that interest not be charged on top of it",
      has: "no interest besides",
      there: /\b(?:instead|in place|in lieu) of interest\b|\bno interest\b/i,
      within: "clause",
      as: "It is paid in place of interest.",
    },
  ],
  insteadOf: ["indemnity", "payment-terms", "cost-of-credit"],
  insteadWhere: [
    // A fee for collecting runs with no time, as interest does.
    {
      of: "default-interest",
      not: /\b(?:per|a|each|every) (?:annum|year|month|week|day|fortnight)\b|\bp\.?a\b|\binterest (?:is|on|at|of|accrues|runs|will|shall|may)\b|\b(?:pay|pays|charge|bears?|plus) interest\b|\b(?:daily|monthly|annual\w*)\b/i,
    },
  ],
  inLawAs: ["default-interest", "liquidated-damages"],
  gravity: 11,
  usually: [{ bears: "payer", surely: true }],
});
