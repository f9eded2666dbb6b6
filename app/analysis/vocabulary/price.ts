import { type ClauseRule, phrase } from "./rule.ts";

const prices =
  "(?:prices?|fees?|charges?|rates?|rents?|rental|royalt(?:y|ies)|commissions?|subscriptions?|premiums?|tariffs?|amounts? payable|remuneration)";

/** What things cost, at least and at most. */
export const priceRules: ClauseRule[] = [
  {
    id: "price-increase",
    title: "Price Increase or Fee Review",
    level: "Medium",
    cue: /increas|review|adjust|index|cpi|escalat|vary|change/i,
    heading: /(?:price|fee|rent|rate)s? (?:review|increase|adjust|variation)|review of/i,
    underHeading: phrase("increas|review|adjust"),
    says: [
      phrase(
        `(?:increase|adjust|review|index|escalate|raise|vary|change|revise)(?:s|d|ing)? ~60 \\b${prices}\\b`,
      ),
      phrase(
        `\\b${prices}\\b ~80 (?:increased?|adjusted|reviewed|indexed|escalated?|revised|rise|go up|vary|varied)`,
      ),
      phrase("(?:consumer price index|\\bcpi\\b)"),
    ],
    unless:
      /interest rate|insurance premium|increase(?:d|s)? (?:the )?(?:risk|liabilit)|not (?:be )?(?:increase|adjust|change|vary)|exchange rate/i,
    raises: [
      {
        when: phrase("(?:sole|absolute|its|our) discretion|at any time|from time to time"),
        because: "it may happen {words}",
        ask: "Ask for a cap and for at most one review a year.",
      },
      {
        when: phrase("pass(?:ed)? (?:on|through)|actual increase in costs?"),
        because: "costs that cannot be checked are passed on ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("consumer price index|\\bcpi\\b"),
        because: "it follows a published index ({words})",
      },
      {
        when: phrase(
          "(?:not|no) (?:more|greater) than \\d+|capped at|maximum of \\d|not exceed ~20 \\d",
        ),
        because: "it has a cap ({words})",
      },
    ],
    effect: "lets the price go up during the contract",
    law: "A right to raise the upfront price with no right to end the contract is an example of an unfair term (ACL s 25(f)); in a long contract the review moves more money than the opening price.",
    ask: "Ask for a published index with a cap, one review a year, and a right to leave before the increase takes effect.",
  },
  {
    id: "liquidated-damages",
    title: "Liquidated Damages",
    level: "High",
    cue: /liquidated|pre-?estimate|agreed damages|per day|each day|delay|late\b|service credits?/i,
    says: [
      phrase(
        "liquidated damages|(?:genuine|reasonable) (?:and \\w+ )?pre-?estimate|agreed damages|delay damages",
      ),
      phrase(
        "{must} ~80 pay ~120 (?:per|for each|for every|each) (?:day|week) ~80 (?:late|delay|after|until|beyond)",
      ),
      phrase(
        "{must} ~40 pay ~40 \\$ ?\\d[\\d,]* for (?:each|every) ~100 (?:late|overdue|missed|delayed|not (?:given|delivered|made|published|done))\\b",
      ),
    ],
    unless: /no liquidated damages|liquidated damages (?:do not|shall not|will not) apply/i,
    burdens: "actor",
    raises: [
      {
        when: phrase("in addition to|without (?:limiting|prejudice)|on top of"),
        because: "it comes on top of other damages ({words})",
        ask: "Ask that it be the only remedy for that delay.",
      },
    ],
    lowers: [
      {
        when: phrase(
          "(?:sole|only|exclusive) (?:and exclusive )?remedy|(?:up to a )?maximum of|capped at|not exceed",
        ),
        because: "it has a limit ({words})",
      },
      {
        when: phrase("genuine (?:and \\w+ )?pre-?estimate|extensions? of time"),
        because: "it is tied to {words}",
      },
    ],
    effect: "fixes in advance what a breach costs",
    law: "It is void as a penalty if out of all proportion to the legitimate interest it protects (Andrews v ANZ [2012] HCA 30; Paciocco v ANZ [2016] HCA 28); otherwise it is payable without proof of loss.",
    ask: "Ask for a rate that rests on a stated estimate of loss, a cap, extensions of time for the other side's delays, and that it be the only remedy for delay.",
  },
  {
    id: "minimum-commitment",
    title: "Minimum Commitment",
    level: "High",
    cue: /minimum|at least|take[- ]or[- ]pay|no less than/i,
    says: [
      phrase(
        "minimum (?:annual |monthly |quarterly |yearly |guaranteed |order |purchase |aggregate ){0,4}(?:purchases?|orders?|quantit(?:y|ies)|commitments?|spend|volumes?|royalt(?:y|ies)|payments?|sales|fees?|performance|charges?|requirements?|amounts?|guarantee)",
      ),
      phrase("take[- ]or[- ]pay"),
      phrase(
        "{must} ~40 (?:purchase|buy|order|acquire|spend|take|sell) ~80 (?:at least|a minimum|no less than|not less than)",
      ),
    ],
    unless:
      /minimum (?:standards?|wage|notice|requirements? (?:of|for) (?:insurance|the law)|rating)|insurance/i,
    burdens: "actor",
    raises: [
      {
        when: phrase("whether or not|regardless of|even if"),
        because: "it is payable {words} it is used",
        ask: "Ask for carry-over or credits for what is not used.",
      },
      {
        when: phrase("shortfall|increas(?:e|es|ing) ~20 (?:each|every|per) year"),
        because: "it has a price of its own ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("carr(?:y|ied)[- ]?(?:over|forward)|credits?|except to the extent"),
        because: "it is softened by {words}",
      },
    ],
    effect: "commits a party to a minimum purchase, spend or payment",
    law: "A take-or-pay promise is usually a primary obligation, so the penalty doctrine does not help; what is left is the unfair terms regime, where it applies.",
    ask: "Ask for no minimum in the first period, carry-over of what is not used, and relief while the other side fails to perform.",
  },
  {
    id: "most-favoured-customer",
    title: "Most Favoured Customer",
    level: "Medium",
    cue: /favou?r|lowest|best price|better price|more advantageous/i,
    says: [
      phrase(
        "most[- ]favou?red|no less favou?rable than|(?:at least )?as favou?rable (?:to \\w+ )?as|more favou?rable (?:terms|prices?|pricing|than)",
      ),
      phrase(
        "(?:lowest|best) prices? ~60 (?:offered|charged|given|available|to any)|lower prices? (?:to|than)",
      ),
    ],
    raises: [
      {
        when: phrase("refund|retrospective|credit ~20 difference"),
        because: "it reaches back ({words})",
      },
      {
        when: phrase("affiliates?|all channels|audit"),
        because: "it is wide or policed ({words})",
      },
    ],
    lowers: [
      {
        when: phrase("similar (?:volumes?|quantit\\w+|circumstances|terms)|comparable"),
        because: "it compares like with like ({words})",
      },
    ],
    effect: "promises terms as good as anybody else's",
    law: "It ties prices to deals with others and costs work to police.",
    ask: "Ask that it look forward only and compare like with like: the same volume, term and place.",
  },
];
