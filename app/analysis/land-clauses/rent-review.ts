import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { costToPayer, fixedPrice } from "../kind/usage.ts";
import { beyondIndex, publishedIndex } from "../kind/wording.ts";

export const rentReview = clause({
  id: "rent-review",
  title: "Rent Review",
  level: "Medium",
  named: [/rent reviews?|review of (?:the )?rent/i, "Rent review"],
  cue: /rent/i,
  says: [
    [
      phrase(
        "\\b(?:rent|rental)\\b ~80 (?:reviewed|increased?|increases|adjusted|indexed|rises?|goes up|go up)\\b",
      ),
      "On each 1 July the rent rises by 4 per cent.",
    ],
    [
      phrase(
        "(?:review|increase|adjust|raise|index)(?:s|es|ed|ing)? (?:of |to |in )?(?:the |your |its )?(?:\\w+ )?\\brent\\b",
      ),
      "We may raise your rent once in every 12 months.",
    ],
    [
      phrase("market (?:rent )?review|(?:current|fair|open) market (?:rent|rental)|rent reviews?"),
      "At each option the current market rent is determined by a valuer.",
    ],
  ],
  not: [
    "A new rule of the Centre cannot increase the rent.",
    "The Hirer pays the rental of the crane by the day.",
  ],
  unless: /abate|reduc\w+ in proportion|\bcar\b|(?:cannot|must not|may not) (?:increase|raise)/i,
  raises: [
    {
      when: phrase(
        "(?:not|never) ~20 (?:less|lower|reduced?|decrease|fall)|(?:greater|higher) of|whichever is (?:the )?(?:greater|higher)",
      ),
      because: "it can only go up ({words})",
      as: "On review the rent is never less than the rent before it.",
    },
    {
      when: phrase(
        "(?:landlord|lessor)(?:'s)? ~20 (?:determin|assess|decid|notif|opinion|valu)\\w*",
      ),
      because: "the landlord sets it ({words})",
      as: "The current market rent is the amount that the Landlord notifies.",
    },
    {
      when: beyondIndex,
      because: "it goes beyond the index ({words})",
      as: "The rent rises each year by CPI plus 2 per cent.",
      ask: "Ask for the index alone, with a cap.",
    },
  ],
  lowers: [
    {
      when: publishedIndex,
      because: "it follows a published index ({words})",
      as: "The rent is adjusted each year by CPI.",
    },
    {
      when: phrase("(?:not ~20 exceed|no more than|not more than|capped|maximum) ~20 {percent}"),
      because: "it has a cap ({words})",
      as: "The rent increases yearly, by no more than 3 per cent.",
    },
    {
      when: phrase("(?:independent|licensed|registered|specialist|agreed) ~20 valuer"),
      because: "an outsider decides ({words})",
      as: "The current market rent is decided by an independent valuer.",
    },
  ],
  effect: "says when and how the rent changes",
  why: "Over the term the reviews move more money than the opening rent.",
  ask: [
    {
      ask: "for one method on each date, an index or a fixed step with a cap",
      has: "one method on each date",
      there: /\bCPI\b|\bconsumer price\b|\d ?%|\bper ?cent\b|\bfixed\b|\bmarket (?:rent|review)\b/i,
      as: "On each anniversary the rent rises by 3%.",
    },
    {
      ask: "that a market review be made by an independent valuer",
      has: "an independent valuer",
      there: /\bvaluer\b|\bindependent\b/i,
      when: /\bmarket\b/i,
      within: "clause",
      as: "A market review is made by a valuer.",
    },
    {
      ask: "that the rent may also fall",
      has: "no ratchet",
      there: /\bmay (?:also )?(?:fall|go down|decrease)|\bup or down\b|\bincrease or decrease\b/i,
      when: /\b(?:not (?:be )?(?:less|lower|fall|reduc)|no less|never (?:less|fall)|greater of|higher of|only (?:go )?up)/i,
      as: "Though not less in year one, it may fall.",
    },
  ],
  insteadOf: ["price-increase"],
  inLawAs: ["price-increase"],
  gravity: 24,
  usually: [costToPayer, fixedPrice],
});
