import { building } from "../kind/papers.ts";
import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const retention = clause({
  id: "retention",
  title: "Retention Money",
  level: "Medium",
  named: [/^retention(?: money)?$|^security and retention$/i, "Retention"],
  cue: /retention|retain|hold back|keep back|withhold/i,
  says: [
    [
      phrase("retention (?:moneys?|monies|sums?|amounts?|funds?)"),
      "Half of the retention money is released at practical completion.",
    ],
    [
      phrase(
        "{may} (?:retain|keep|hold|withhold)(?: back)? ~20 {percent} ~20 (?:of|from) (?:each|every|any|the)",
      ),
      "We may hold back 5% of each progress payment until defects are fixed.",
    ],
    [
      phrase("(?:as|by way of|less) (?:a )?retention"),
      "The Principal pays each claim less a retention of one twentieth.",
    ],
    [
      phrase(
        "(?:retains?|deducts?|withholds?|retained|deducted|withheld) ~30 {percent} ~80 (?:until|progress|claim|completion|certificate)",
      ),
      "Ten per cent is retained: the Owner retains 10% of every instalment until the final certificate.",
    ],
  ],
  not: [
    "The Processor sets a retention period and may retain 5% of the records for audit, as retention of data is limited.",
    "The Bank may hold security over the land.",
    "No retention money is held on cash sales.",
  ],
  unless:
    /\b(?:no|not|without)\b.{0,40}\bretention|retention of (?:title|data|records|documents)|retention (?:period|polic)|staff|employee/i,
  raises: [
    {
      when: phrase("(?:1\\d|20|ten|fifteen|twenty) ?(?:%|per ?cent)"),
      because: "the share is high ({words})",
      as: "The Builder may retain 10% of each progress payment.",
    },
    {
      when: phrase("any (?:debt|claim|amount|moneys?|monies)|at any time|absolute discretion"),
      because: "it may be drawn on widely ({words})",
      as: "The Principal may have recourse to the retention money for any debt of the Contractor.",
    },
  ],
  lowers: [
    {
      when: phrase("(?:on|in) trust|separate (?:bank )?account"),
      because: "it is held apart ({words})",
      as: "Retention money is held in trust for the Subcontractor.",
    },
    {
      when: phrase("(?:half|50 ?%|one-half|moiety) ~60 (?:release|return|paid|completion)"),
      because: "part comes back early ({words})",
      as: "At practical completion one-half of the retention money is paid out.",
    },
  ],
  effect: "lets a party keep back part of each payment as security",
  why: "What is kept back is often the whole of the margin, and is at risk if whoever holds it fails.",
  ask: [
    {
      ask: "for 5 per cent at most",
      limit: {
        unit: "percent",
        most: 5,
        near: /retain|retention|deduct|keep|withh|held|claim|payment|sum/i,
      },
      in: building,
      as: "It may retain 5% of each payment.",
    },
    {
      ask: "that it be held in trust or replaced by a bank guarantee",
      has: "a trust or a bank guarantee",
      there: /\btrust\b|\bguarantee\b|\bstakeholder\b|\bescrow\b/i,

      as: "It is held in a trust account.",
    },
    {
      ask: "for half to be released at completion",
      has: "release of half at completion",
      there: /\bhalf\b|\b50 ?%|\bone[- ]half\b/i,
      within: "clause",
      in: building,
      as: "Half is released at practical completion.",
    },
    {
      ask: "for a fixed date for its release",
      has: "a fixed date for its release",
      there:
        /\b(?:for|within|after|until)\b.{0,20}\b(?:\d{1,3}|one|two|three|six|twelve)\b.{0,10}\b(?:days?|weeks?|months?)|\bmonths after\b/i,
      as: "It is released within 14 days.",
    },
  ],
  insteadOf: ["bank-guarantee"],
  inLawAs: ["payment-set-off"],
  usually: [
    { bears: "payee", writtenBy: "payer" },
    {
      bears: "payer",
      surely: true,
      when: /\b(?:no|not|nor|never|without)\b[^.;]{0,40}\bretentions?\b|\bretentions? (?:money )?(?:is|are|will be|shall be|may) not\b/i,
      unless: /\b(?:until|unless|exceed\w*|more than|released?|paid out)\b/i,
    },
  ],
});
