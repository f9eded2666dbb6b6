import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

const act =
  "(?:security of payments?(?: \\w+)?(?: act)?|building and construction industry (?:security|payments)|\\bsop(?:a)? act|building industry fairness)";

export const securityOfPayment = clause({
  id: "security-of-payment",
  title: "Security of Payment",
  level: "Medium",
  cue: /security of payment|construction industry|\bsopa?\b|fairness/i,
  says: [
    [
      phrase(
        `\\b${act} ~200 (?:\\b(?:may|shall|will|does|do|must) (?:not )?apply|applies|payment claims?|adjudicat\\w+|contract(?:ing)? out|in (?:its|the) (?:sole )?discretion|reference date|payment schedule)`,
      ),
      "The Security of Payment Act applies to the claims of the tiler.",
    ],
    [
      phrase(
        `\\b(?:payment claims?|adjudicat\\w+|contract(?:ing)? out|reference dates?|payment schedules?|in accordance with|for the purposes of|under|pursuant to)\\b ~120 ${act}`,
      ),
      "An invoice of the glazier is a payment claim under the Building and Construction Industry Security of Payment legislation.",
    ],
  ],
  not: [
    "The Purchaser gives a bank guarantee as security of payment of the price.",
    "The construction industry award applies to the employees.",
  ],
  raises: [
    {
      when: phrase(
        "(?:sole|absolute) discretion|waive[sd]?|(?:does|shall|will) not apply|contract(?:ing)? out|excluded?|indemnif\\w+|not (?:to )?(?:make|suspend|apply)",
      ),
      unless: {
        says: /\bnothing (?:in|herein)\b/i,
        as: "Nothing in these terms is a contracting out of the Security of Payment Act.",
      },
      because: "it tries to limit or to choose when the statute works ({words})",
      as: "The Security of Payment Act shall not apply to variations of the glazier.",
      ask: "Strike out what limits the statute: it may have no effect.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "nothing (?:in this|herein) ~100 (?:contract(?:ing)? out|limits?|affects?|excludes?)",
      ),
      because: "it leaves the statute as it is ({words})",
      as: "Nothing in this quote affects a payment claim under the Security of Payment Act.",
    },
  ],
  effect: "deals with progress claims under the security of payment statute",
  why: "A claim that is not answered in time falls due in full, whatever the other side thinks of the work.",
  ask: [
    {
      ask: "Check who receives payment claims and by when a payment schedule has to be given.",
    },
    {
      ask: "for a named address for payment claims",
      there: /\baddress\b|\bemail\b/i,
      within: "clause",
      as: "Payment claims go to this address.",
    },
  ],
  inLawAs: ["payment-set-off"],
  usually: [
    {
      bears: "payee",
      surely: true,
      when: /\b(?:waives?|waived|contract(?:s|ing|ed)? out|(?:does|do|shall|will|must|may) not\b|excluded)/i,
      unless: /\bnothing\b/i,
    },
    { bears: "payer", unless: denied },
  ],
});
