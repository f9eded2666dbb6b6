import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { keptOnCancelling } from "../kind/usage.ts";

const booked =
  "(?:bookings?|orders?|jobs?|appointments?|sessions?|class(?:es)?|shifts?|reservations?|events?|deliver(?:y|ies)|visits?|lessons?|projects?|courses?|functions?|hires?)";
const costs =
  "(?:incurs?|attracts?|(?:be |is |are )?charged?|pays?|payable|liable|retains?|keeps?|forfeit\\w*)";

export const cancellationCharge = clause({
  id: "cancellation-charge",
  title: "Cancellation Charge",
  level: "Medium",
  cue: /cancel/i,
  says: [
    [
      phrase(`\\b${booked}\\b ~60 \\b(?:cancel(?:s|led|lation)?)\\b ~80 \\b${costs}\\b`),
      "A lesson that is cancelled on the day is charged in full.",
    ],
    [
      phrase(`\\bcancel(?:s|led|ling|lation)?\\b ~30 ${booked}\\b ~100 \\b${costs}\\b`),
      "Whoever cancels a booking in the last fortnight pays half of its price.",
    ],
    [
      phrase(`{must} ~20 pay\\b ~80 \\bif ~40 \\bcancel(?:s|led)?\\b`),
      "The Promoter shall pay the band's hotel if the tour is cancelled.",
    ],
  ],
  not: [
    "A booking may be cancelled free of charge until Friday, and the Guest pays on arrival.",
    "If the Supplier cancels an order it repays what was paid for it.",
    "A member who cancels the membership and all its bookings pays an exit fee.",
    "A cancelled credit card is charged by the bank.",
    "Shares in an order are cancelled and the Company pays their value.",
  ],
  unless:
    /\b(?:free of charge|without charge|no (?:charge|fee|cost)|not (?:be )?charged?)\b|\b(?:repays?|refunds? (?:the|any|all)|(?:be|is|are) refunded in full)\b|\bcredit cards?\b|\bcancel\w* (?:this|the|its|your|their) (?:agreement|contract|subscription|membership|plan|lease|policy)\b|\bminimum term\b|\bshares?\b|\bsecurities\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:in full|full (?:price|fee|amount|cost)|whole (?:price|fee|amount)|(?:50|[6-9]\\d|100) ?(?:%|per ?cent)|fifty ?(?:%|per ?cent)|\\bhalf\\b)",
      ),
      because: "much is kept ({words})",
      as: "A lesson that is cancelled on the day is charged in full.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "reasonable|actual|(?:costs|expenses) ~20 incurred|re-?(?:book|let|sold|schedul)\\w*|pro[- ]?rata|\\bproportion\\b",
      ),
      inSentence: true,
      because: "it follows what the cancelling costs ({words})",
      as: "If an order is cancelled the Buyer pays the costs incurred up to then.",
    },
  ],
  effect: "charges for a booking or an order that is cancelled",
  why: "What is kept may be more than the cancelling costs, and is kept though the time is sold again.",
  ask: [
    {
      ask: "that it be limited to costs that cannot be recovered",
      has: "a charge limited to real cost",
      there: /\b(?:actual|reasonable|unavoidable|incurred|proportion)\b/i,
      as: "The charge is the cost actually incurred.",
    },
    {
      ask: "for a time in which to cancel without charge",
      has: "a time to cancel without charge",
      there: /\bwithin\b|\b(?:less|fewer) than\b|\bbefore\b|\bfree of charge\b/i,
      as: "A booking cancelled within a day of the class is charged.",
    },
    {
      ask: "that none be due where the other side cannot perform, or the time is sold again",
      has: "no charge where the time is sold again",
      there: /\b(?:re-?let|re-?sold|re-?booked|unless|except)\b/i,
      within: "clause",
      as: "None is due if the place is resold.",
    },
  ],
  insteadOf: ["early-termination-fee", "no-refund"],
  inLawAs: ["early-termination-fee", "liquidated-damages"],
  usually: [keptOnCancelling],
});
