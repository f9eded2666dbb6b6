import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

export const crossDefault = clause({
  id: "cross-default",
  title: "Cross-default",
  level: "Medium",
  named: [/cross[- ]default|events? of default/i, "Cross-default"],
  cue: /default|breach|other (?:agreement|contract|facility|loan|lease)/i,
  says: [
    [phrase("cross[- ]defaults?"), "A cross default clause applies to both facilities."],
    [
      phrase(
        "(?:default|breach) ~60 (?:under|of|in) (?:any|an|another|the)(?: other)? ~20 (?<=other |another )(?:agreement|contract|facility|loan|lease|arrangement|security|document|debt|finance)",
      ),
      "It is a default if the Hirer is in breach of any other agreement with the Owner.",
    ],
    [
      phrase(
        "(?:terminat|end|suspend|cancel)\\w* ~100 (?:default|breach|terminat)\\w* ~40 (?:under|of) (?:any other|another) (?:agreement|contract|lease|licen[cs]e)",
      ),
      "The Franchisor may terminate this lease if the franchise agreement is terminated or there is a breach of another licence.",
    ],
  ],
  not: [
    "A waiver of one breach is no waiver of any other breach of this agreement, nor of a default under another agreement.",
    "Default under this lease costs interest.",
  ],
  unless:
    /waive|will not (?:result|cause|constitute)|does not (?:result|cause|conflict|constitute|breach)|execution|not in (?:default|breach)/i,
  raises: [
    {
      when: phrase(
        "related (?:bod(?:y|ies)|entit(?:y|ies)|compan(?:y|ies)|part(?:y|ies))|affiliates?|guarantors?|associates?",
      ),
      because: "it reaches others ({words})",
      as: "A default by an affiliate under any other facility is a default here.",
    },
    {
      when: phrase("any (?:person|creditor|financier|third party)|with anyone"),
      because: "contracts with strangers count ({words})",
      as: "It is a default if the Borrower commits a breach of any other loan from any financier.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\$ ?\\d|(?:more than|exceed\\w*|in excess of)|not remedied|grace period|material",
      ),
      because: "it needs some weight ({words})",
      as: "Default under another loan of more than a stated sum is a default here.",
    },
  ],
  effect: "makes a default under one contract a default under another",
  why: "One late payment elsewhere can bring every contract down at once.",
  ask: [
    {
      ask: "that it be kept to the same parties",
      has: "the same parties",
      there: /\bbetween (?:the same|these|the) parties\b/i,
      as: "Default under another contract between the parties counts.",
    },
    {
      ask: "for a sum above which it counts",
      has: "a sum above which it counts",
      there: /\b(?:exceed\w*|more than|above|over|at least)\b.{0,20}\$/i,
      as: "A debt of more than $50,000 counts.",
    },
    {
      ask: "that the other default’s own time to remedy pass first",
      has: "the other default’s time to remedy",
      there: /\b(?:remed|cure|grace|rectif)/i,
      as: "It counts when the grace period has passed.",
    },
  ],
  inLawAs: ["termination-for-breach"],
  usually: [{ bears: "payer", unless: denied }],
});
