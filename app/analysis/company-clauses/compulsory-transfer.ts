import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const stake = "(?:shares?|units?|securities|holding|interests?|equity)";
const event =
  "(?:event of default|default(?:s|ing)?|insolven\\w+|bankrupt\\w*|breach\\w*|material breach|dies|death|trigger event|ceases? to (?:be|hold)|incapacity|change of control)";

export const compulsoryTransfer = clause({
  id: "compulsory-transfer",
  title: "Compulsory Transfer of Shares",
  level: "High",
  cue: /compulsor|deemed|transfer notice|default|insolv|bankrupt|breach|trigger/i,
  says: [
    [
      phrase(
        "\\bcompulsor(?:y|ily) (?:transfer|sale|acqui\\w+|buy[- ]?(?:out|back)|purchase|divest\\w*)",
      ),
      "A member who is struck off the roll is subject to a compulsory sale of its units.",
    ],
    [
      phrase(
        "\\b(?:deemed|taken) ~40 (?:transfer|sale|offer|default) notice|\\b(?:deemed|taken) to have (?:given|served|offered) ~60 (?:transfer notice|to (?:sell|transfer))",
      ),
      "On such an event the holder is deemed to have given a transfer notice for the whole parcel.",
    ],
    [
      phrase(
        `\\b${event} ~160 (?:\\b(?:must|shall|will|required to|may require) ~80 \\b(?:sell|transfer|offer|dispose)|\\bmay ~40 \\b(?:buy|acquire|purchase))\\b ~60 \\b${stake}`,
      ),
      "If a partner becomes bankrupt, the others may acquire the units of that partner.",
    ],
  ],
  not: [
    "The lease ends on the compulsory acquisition of the land for a road.",
    "A shareholder who wishes to sell must offer the shares to the others first.",
    "A party in default must pay the costs of the transfer of the licence.",
  ],
  unless: /compulsory acquisition (?:of|by)|resum(?:ed|ption)|drag/i,
  grave: "an owner may lose a holding against its will",
  raises: [
    {
      when: phrase(
        "discount|\\d{1,2} ?(?:%|per ?cent) of (?:the )?(?:fair|market)|nominal|par value|lower of|lesser of",
      ),
      because: "the price is below value ({words})",
      as: "A defaulting holder must transfer the shares at a discount.",
    },
    {
      when: phrase(
        "(?:board|directors?|company) ~30 (?:determin\\w+|decid\\w+|opinion|satisf\\w+|considers?|may)|(?:sole|absolute) discretion",
      ),
      because: "one side decides whether it happens ({words})",
      as: "The compulsory transfer follows where the directors so decide.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "fair (?:market )?value|market value|independent valu\\w+|reasonably necessary|time to remedy|remed(?:y|ied) (?:it )?within",
      ),
      because: "it is at value or kept in bounds ({words})",
      as: "A holder in material breach must sell the shares at market value.",
    },
  ],
  effect: "makes a holder sell without wanting to",
  why: "It decides who may be put out of the company, for what, and at what price.",
  ask: [
    {
      ask: "for a closed list of serious events, with notice and time to remedy what can be remedied",
      has: "time to remedy",
      there:
        /\b(?:remed(?:y|ied)|cured?)\b|\bin default for (?:more than|over)\b|\bwithin \d+ (?:business )?days\b/i,
      within: "clause",
      as: "The holder has 20 days to remedy it.",
    },
    {
      ask: "for fair value by an independent valuer, without a discount",
      has: "fair value",
      undoneBy:
        /\b\d{1,2} ?(?:%|per ?cent) of (?:the |its |their )?(?:fair|market)|\b(?:discount\w*|less|below|lower of)\b[^.;]{0,40}\b(?:fair|market)/i,
      there: /\bfair (?:market )?value\b|\bmarket value\b|\bindependent valu/i,
      within: "clause",
      as: "The price is fair value.",
    },
    {
      ask: "that an interested director not take part in the decision",
      where: /\b(?:directors?|board)\b/i,
      has: "a decision without interested directors",
      there: /\b(?:interested|conflicted|non[-‑]conflicted|disinterested) director/i,
      within: "clause",
      as: "Interested directors do not vote on it.",
    },
  ],
  owners: {
    // Whoever defaults among the owners sells to the rest of them.
    alikeWhere:
      /\b(?:the (?:others|rest)|each other|(?:other|remaining|continuing|non-defaulting) (?:share|unit)holders?)\b[^.;]{0,40}\b(?:buy|purchase|acquire|take up)/i,
    taken: true,
  },
});
