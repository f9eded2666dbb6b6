import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const who =
  "(?:founders?|executives?|employees?|managers?|participants?|shareholders?|members?|directors?|key persons?|holders?|option ?holders?|leavers?)";
const leaves =
  "(?:leav(?:e|es|ing)|left|resigns?|retires?|departs?|ceas(?:e|es|ed|ing) (?:to be|to work|employment|to hold office)|(?:is|are) dismissed|stops? working|employment (?:ends|ceases))";

export const leaver = clause({
  id: "leaver",
  title: "Good Leaver and Bad Leaver",
  level: "High",
  named: [/\bleavers?\b/i, "Bad Leavers"],
  cue: /leav|resign|ceas|retire|depart|dismiss|left|stop|employment/i,
  says: [
    [
      phrase("\\b(?:good|bad|early) leavers?\\b"),
      "The units of a Bad Leaver pass to the trustee at cost.",
    ],
    [
      phrase(
        `${who} ~30 ${leaves} ~160 (?:must|shall|will|may be required to|is (?:taken|deemed) to|can be made to|offers?) ~80 (?:sell|transfer|offer|forfeit|give up|buy[- ]back) ~60 (?:shares|units|securities|options|holding|interest)`,
      ),
      "An executive who resigns within two years must transfer her units to the others at their par value.",
    ],
    [
      phrase(
        `(?:if|when|where|once) ~60 ${leaves} ~120 (?:company|board|investors?|others?|remaining|trustee) ~30 (?:may|can|is entitled to|has the right to) ~30 (?:buy|acquire|purchase|call for|require ~40 to sell|redeem|cancel) ~60 (?:shares|units|securities|options)`,
      ),
      "If Dr Wray stops working for the group before 2029, the Company may buy back a third of her securities for a dollar each, being shares then unvested.",
    ],
  ],
  not: [
    "An employee who leaves within one year must give back the laptop and the units of stock.",
    "A tenant who leaves early must transfer the keys.",
    "A shareholder who wishes to sell must first offer the shares to the others.",
  ],
  raises: [
    {
      when: phrase(
        "\\b(?:par|cost|nominal|cents?|\\$1(?:\\.00)?|one dollar|lower of|lesser of|discount|\\d{1,2} ?(?:%|per ?cent) of (?:the )?(?:market|fair))\\b",
      ),
      to: "High",
      because: "the price is below value ({words})",
      as: "A bad leaver is paid the lower of what was subscribed and value.",
    },
    {
      when: phrase("any reason|for whatever reason|however"),
      because: "the reason for leaving does not matter ({words})",
      as: "A Founder who leaves for any reason must sell the shares to the rest.",
    },
  ],
  lowers: [
    {
      when: phrase("fair (?:market )?value|market value|independent valu\\w+"),
      because: "it is at value ({words})",
      as: "A good leaver is paid the market value of the units.",
    },
    {
      when: phrase("ill[- ]health|illness|death|incapacity|redundan\\w+|without cause|disab\\w+"),
      because: "some who leave are spared ({words})",
      as: "A founder who leaves by reason of redundancy is a Good Leaver.",
    },
  ],
  effect: "makes whoever leaves sell, at a price that depends on how they leave",
  why: "It decides who loses their holding, when, and at what price.",
  ask: [
    {
      ask: "that dismissal without cause, redundancy, death and incapacity count as a good leaving",
      has: "good leavers",
      there: /\bwithout cause\b|\bredundan|\bgood leaver\b[^.]{0,120}\b(?:death|incapac|ill)/i,
      within: "clause",
      as: "Redundancy makes a good leaver.",
    },
    {
      ask: "for fair value by an independent valuer",
      has: "fair value",
      there: /\b(?:fair|market) (?:market )?value\b|\bindependent valu/i,
      within: "clause",
      as: "The price is fair market value.",
    },
    {
      ask: "that what is caught shrink with each year served",
      has: "vesting over time",
      there: /\bvest(?:s|ed|ing)\b|\b(?:reduc|fall|declin)\w* (?:by )?[^.]{0,40}\b(?:year|month)/i,
      within: "clause",
      as: "A third vests each year.",
    },
  ],
  gravity: 6,
});
