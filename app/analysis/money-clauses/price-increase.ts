import { employment, loans, supplies } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { fixedPrice } from "../kind/usage.ts";
import { beyondIndex, publishedIndex } from "../kind/wording.ts";

const prices =
  "(?:prices?|fees?|charges?|rates?|rents?|rental|royalt(?:y|ies)|commissions?|subscriptions?|premiums?|tariffs?|amounts? payable|remuneration)";

/** A change that is announced beforehand. */
const announced = phrase(
  "\\b(?:price|fee|rate|charge|tariff)s? (?:adjustment|change|increase|rise)s? ~60 (?:\\bnotified|communicated|advised|in advance)",
);

/** An offer that is open for a time: until it is accepted there is no price to review. */
const ofOffer =
  /\b(?:quot\w+|tender|estimate|offer|proposal)\b.{0,60}\b(?:valid|open|firm|good)\b/i;

export const priceIncrease = clause({
  id: "price-increase",
  title: "Price Increase or Fee Review",
  level: "Medium",
  cue: /increas|rise|review|adjust|index|cpi|escalat|vary|change/i,
  underHeading: {
    heading: /(?:price|fee|rent|rate)s? (?:review|increase|adjust|variation)|review of/i,
    says: phrase("increas|review|adjust"),
    as: "Rent review\nThe figure payable will be adjusted on each anniversary.",
  },
  surely: [
    [announced, "A fee change that follows the exchange rate is notified a month in advance."],
  ],
  says: [
    [announced, "Tariff changes are communicated to growers a season in advance."],
    [
      phrase(
        `(?:increase|adjust|review|index|escalate|raise|vary|change|revise)(?:s|d|ing)? ~60 \\b${prices}\\b`,
      ),
      "Prices are subject to change without notice and Goods will be charged at the price ruling at the date of despatch.",
    ],
    [
      phrase(
        `\\b${prices}\\b ~80 (?:increased?|adjusted|reviewed|indexed|escalated?|revised|rise|go up|vary|varied)`,
      ),
      "Families who commute six years of fees in advance are protected by the College against each later increase.",
    ],
    [
      phrase("(?:consumer price index|\\bcpi\\b)"),
      "Rent reviews: CPI only, no ratchet, nil growth in years one and two, and the Landlord waives any market review.",
    ],
  ],
  not: [
    "A provisional sum of $2,400 has been allowed for rock, and the difference either way is adjusted on the docket.",
    "Re-weighing: goods are charged by dead weight or cubic weight at 250 kg to the cubic metre, whichever is greater.",
    "Her wage is reviewed every July and may be increased.",
    "The Lender may increase the interest rate and the fees that go with it.",
    "Any change to the ticket price may be made only after it is confirmed by the Venue.",
  ],
  unless:
    /interest rate|insurance premium|increase(?:d|s)? (?:the )?(?:risk|liabilit)|not (?:be )?(?:increase|adjust|change|vary)|exchange rate|\b(?:salary|salaries|wages?|remuneration|pay)\b.{0,30}\breview|\bchanges?\b[^.;]{0,120}\bonly (?:after|with|upon|on|when|once)\b[^.;]{0,30}\b(?:confirm|approv|agree|consent)|\b(?:agreed|approved) by both\b/i,
  raises: [
    {
      when: phrase(
        "(?:sole|absolute|its|our) discretion|at any time|from time to time|(?:considers?|thinks?|sees|deems) (?:it )?(?:appropriate|fit)",
      ),
      because: "it may happen {words}",
      as: "The Landlord may call for a review to market at any time within six months either side of a Market Review Date, and no delay on its part shall disentitle it from having the Rent so reviewed and raised.",
    },
    {
      when: phrase("pass(?:ed)? (?:on|through)|actual increase in costs?"),
      because: "costs that cannot be checked are passed on ({words})",
      as: "The Supplier may adjust the Fees to pass on a rise in the cost of fuel.",
    },
    {
      when: beyondIndex,
      because: "it goes beyond the index ({words})",
      as: "The Fees go up every year by CPI plus two per cent.",
      ask: "Ask for the index alone, with a cap.",
    },
  ],
  lowers: [
    {
      when: publishedIndex,
      because: "it follows a published index ({words})",
      as: "On each anniversary the Fees rise in line with the CPI for Hobart.",
    },
    {
      when: phrase(
        "(?:not|no|never)(?: by)? (?:more|greater) than \\d+|capped at|maximum of \\d|not exceed ~20 \\d",
      ),
      because: "it has a cap ({words})",
      as: "The Fees may be reviewed each year, and the rise is capped at 4 per cent.",
    },
    {
      when: phrase("(?:you|the \\w+|customer) {may} (?:then )?(?:terminate|cancel|end|leave)"),
      because: "the other side may leave ({words})",
      as: "The Publisher may increase the Fees, and the Subscriber may then cancel.",
    },
  ],
  effect: "lets the price go up during the contract",
  why: "In a long contract the review moves more money than the opening price.",
  ask: [
    {
      ask: "that the price hold once the quotation has been accepted",
      has: "a price that holds once accepted",
      when: ofOffer,
      there: /\b(?:once|after|on|upon) accept\w*/i,
      within: "clause",
      as: "It is firm once accepted.",
    },
    {
      ask: "for a published index",
      notWhen: ofOffer,
      there: /\bCPI\b|\b(?:consumer|wage|producer) price\b|\bindex|\bcash rate\b|\bbase rate\b/i,
      notIn: employment,
      as: "The fee moves with the CPI.",
    },
    {
      ask: "for a cap",
      notWhen: ofOffer,
      there:
        /\b(?:never (?:by )?more than|no more than|not (?:more than|exceed)|cap(?:ped)?|at most|up to|maximum|limited to)\b/i,
      notIn: employment,
      as: "It rises by no more than 4%.",
    },
    {
      ask: "for one review a year",
      notWhen: ofOffer,
      there:
        /\b(?:each|every|once (?:a|in each|per)|per|a) (?:contract )?(?:year|anniversary|1? ?(?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\bannual|\bonce\b|\banniversar|\byearly\b/i,
      notIn: employment,
      as: "The fee is reviewed each July.",
    },
    {
      ask: "for a right to leave before the increase takes effect",
      there: /\b(?:end|terminat\w+|leave|cancel\w*|withdraw|repay)\b/i,
      within: "clause",
      in: supplies,
      as: "You may cancel before it starts.",
    },
    {
      ask: "for a right to repay without charge before the increase takes effect",
      has: "a right to repay",
      there: /\b(?:pre-?pay|repay)\w*\b.{0,80}\b(?:without|no) (?:fee|charge|cost|break)/i,
      within: "clause",
      in: loans,
      as: "It may repay without charge.",
    },
  ],
  within: "unilateral-variation",
  contrary: ["termination-for-convenience"],
  categories: ["Price Restrictions"],
  states: ["notice", "percentage"],
  gravity: 23,
  usually: [
    fixedPrice,
    {
      bears: "payer",
      unless:
        /\b(?:(?:not|never)(?! (?:by )?more than)|no (?!more than)|nor|cannot|fixed|frozen|held|firm|fall|falls|drop|lower|decreas\w+|reduc\w+|discount\w*|rebate\w*|commission\w*|salary|wages?(?! price index)|pass\w* on)\b/i,
    },
  ],
  alike: [
    // A rate of interest, and the price of more work.
    {
      words:
        /\b(?:annual percentage|comparison) rate\b|\b(?:price|value|amount) of (?:a|the|any|each|every|that) variations?\b/i,
      meant: /\b(?:increas|ris(?:e|es|ing)\b|rais|review|index|cpi\b|escalat)\w*/i,
    },
  ],
});
