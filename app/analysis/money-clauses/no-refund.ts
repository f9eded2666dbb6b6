import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { keptOnCancelling } from "../kind/usage.ts";
import { savesGuarantees } from "../kind/wording.ts";

export const noRefund = clause({
  id: "no-refund",
  title: "No Refund",
  level: "Medium",
  cue: /refund|expire|lapse|forfeit/i,
  says: [
    [
      phrase(
        "(?:{mustnot}|\\bneed not) (?:\\w+ ){0,2}refund\\b ~60 (?:fees?|payments?|amounts?|sums?|moneys|monies|price|charges?|deposits?|tuition)",
      ),
      "Where a pupil is expelled the school will not refund the tuition.",
    ],
    [
      phrase(
        "\\b(?:pre-?paid|unused|prepurchased|bought|purchased)\\b ~40 (?:credits?|hours|sessions?|passes|tickets?|vouchers?|points|balances?|class(?:es)?|visits|blocks?|lessons?|amounts?) (?:\\w+ ){0,3}(?:expires?|lapses?|(?:is|are|will be) (?:forfeited|lost))\\b",
      ),
      "Unused lessons lapse at the end of the school term.",
    ],
    [phrase("\\b(?:no|without(?: a| any)?) refunds?\\b"), "Tickets are sold without refund."],
    [
      phrase(
        "\\b(?:fees?|payments?|credits?|amounts?|sums?|moneys|monies|prices?|charges?|tickets?|subscriptions?|passes|tuition|pre-?paid \\w+)\\b ~80 (?:non-?refundable|(?:not|never) (?:be )?refund(?:able|ed))",
      ),
      "Tuition, once paid, is non-refundable.",
    ],
  ],
  not: [
    "The bond is refunded at the end, and no fee is charged.",
    "The Supplier pays no refund of GST to the Commissioner.",
    "Annual leave that is not taken does not lapse.",
    "Amounts not refunded by then bear interest.",
  ],
  unless: /\binterest\b|\bleave\b|\brefund of (?:gst|tax|duty)\b|\bcommissioner\b/i,
  raises: [
    {
      when: phrase(
        "(?:for any reason|under any circumstances?|in any (?:event|circumstances?)|whatsoever|regardless|even (?:if|where))",
      ),
      because: "no reason counts ({words})",
      as: "Tuition, once paid, is non-refundable for any reason.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\b(?:credited|transfer(?:red|able)?|carried (?:over|forward)|except|unless|other than)\\b|consumer (?:law|guarantees?)",
      ),
      because: "something is kept all the same ({words})",
      as: "Tuition is non-refundable unless the school cancels the course.",
    },
  ],
  effect: "keeps what was paid though what it bought was not used or given",
  why: "Money paid ahead is gone if plans change, even where the other side is at fault.",
  ask: [
    {
      ask: "for a refund where the other side does not supply, or is in breach",
      has: "a refund where nothing is supplied",
      there: /\b(?:unless|except|other than|if)\b.{0,80}\b(?:cancel|breach|fail|default|unable)/i,
      within: "clause",
      as: "No refund is given unless the school cancels.",
    },
    {
      ask: "that what is unused be credited or carried over",
      has: "a credit for what is unused",
      there: /\b(?:credited|carried (?:over|forward)|transferr?\w*)\b/i,
      within: "clause",
      as: "What is unused is credited to the account.",
    },
    {
      ask: "for a statement that the consumer guarantees stay",
      has: "the consumer guarantees",
      there: savesGuarantees,
      within: "document",
      australian: true,
      in: ["goods supply", "services agreement", "software/SaaS", "consumer terms"],
      as: "The consumer guarantees are not affected.",
    },
  ],
  usually: [keptOnCancelling],
});
