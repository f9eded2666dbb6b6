import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const holdingOver = clause({
  id: "holding-over",
  title: "Holding Over",
  level: "Low",
  named: [/^holding over\b/i, "Holding over"],
  cue: /\bhold(?:s|ing)? over|in (?:possession|occupation)/i,
  says: [
    [
      phrase("\\bhold(?:s|ing)? over\\b ~120 (?:month|week|tenan|rent|term|lease|licence|occup)"),
      "While it holds over the club pays the last month's rent.",
    ],
    [
      phrase(
        "\\b(?:remains?|stays?|continues?) in (?:possession|occupation) ~60 \\b(?:after|beyond|past) ~30 (?:expir\\w+|end|term)\\b",
      ),
      "A tenant who stays in possession past the term is a tenant from month to month.",
    ],
  ],
  not: [
    "The Employer is holding over the bonus until June.",
    "The Borrower remains in possession of the goods after default until they are collected.",
    "A receiver may hold over the sale of the lease, or of the receiver's licence, for a month.",
  ],
  unless: /\breceivers?\b|\bmortgagee\b/i,
  raises: [
    {
      when: phrase(
        "\\b(?:1(?:0[1-9]|[1-9]\\d)|[2-9]\\d\\d)(?:\\.\\d+)? ?(?:%|per ?cent)|\\b(?:double|twice|one and a half times|increased by) ~20 (?:rent|fee|{percent})",
      ),
      because: "the rent goes up ({words})",
      as: "While it holds over the club pays 150% of the last month's rent.",
    },
    {
      when: phrase("indemnif\\w+|\\bdamages\\b|\\btrespass\\w*"),
      because: "loss has to be answered for too ({words})",
      as: "A tenant who stays in possession past the term indemnifies the owner for loss of the next letting.",
    },
  ],
  lowers: [],
  effect: "says on what terms somebody stays on after the term has ended",
  why: "Talks on a new lease often last longer than the old one, and each month then costs what this says.",
  ask: [
    {
      ask: "for the same rent while it lasts",
      has: "the same rent",
      there:
        /\bthe same rent\b|\b100 ?%|\bat the rent (?:then|last) payable\b|\bon the (?:same )?terms of\b(?!.{0,80}\b1[1-9]\d ?%)/i,
      notWhen: /\b(?:1(?:0[1-9]|[1-9]\d)|[2-9]\d\d) ?(?:%|per ?cent)|\bdouble\b|\btwice\b/i,
      as: "It stays at the same rent.",
    },
    {
      ask: "for the rent of the last month, without more",
      when: /\b(?:1(?:0[1-9]|[1-9]\d)|[2-9]\d\d) ?(?:%|per ?cent)|\bdouble\b|\btwice\b/i,
    },
    {
      ask: "that either side may end it on one month’s notice",
      has: "one month’s notice",
      there: /\bmonth(?:['’]s|s['’]) (?:\w+ )?notice\b|\bon (?:one|1|a) months?\b/i,
      within: "clause",
      as: "Either may end it on one month’s notice.",
    },
  ],
  insteadOf: ["early-termination-fee", "automatic-renewal"],
  usually: [{ bears: "payer", surely: true }],
});
