import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { denied } from "../kind/usage.ts";

/** What falls due because somebody leaves, and has broken nothing. */
const onLeaving =
  /^(?!.{0,900}\b(?:default|breach|fails?|failure|overdue|unpaid|late)\b).{0,900}\b(?:cancels?|leaves?|ends? early|terminates? early|closes?)\b/i;

export const acceleration = clause({
  id: "acceleration",
  title: "Acceleration",
  level: "Medium",
  named: [/acceleration|events? of default|^default$/i, "Acceleration"],
  cue: /immediately|at once|forthwith|accelerat|call (?:up|in)|straight away/i,
  says: [
    [
      phrase(
        "(?:all|whole|entire|total|balance|principal|outstanding|moneys?|monies|instalments?|amounts?) ~120 (?:immediately|at once|forthwith|straight away) (?:\\w+ ){0,2}(?:due|payable|repayable)",
      ),
      "If one instalment is missed, all instalments become immediately due.",
    ],
    [
      phrase(
        "(?:due|payable|repayable|repaid) (?:and payable )?(?:immediately|at once|forthwith|straight away)(?! (?:before|prior|preceding|after|following))",
      ),
      "On default the loan shall be repayable forthwith.",
    ],
    [phrase("accelerat(?:e|es|ed|ing|ion)\\b"), "The Lender may accelerate the facility."],
    [
      phrase("call(?:s|ed)? (?:up|in) ~40 (?:loan|money|moneys|advance|debt|facility|principal)"),
      "The Financier may call up the advance.",
    ],
  ],
  not: [
    "Charges passed on are billed apart and are due immediately on receipt of the bill.",
    "What the arbitrator finds to be owed is considered due and payable immediately.",
    "The Contractor must accelerate the works if directed.",
    "The Tenant must immediately report damage.",
  ],
  unless:
    /\bdue (?:and payable )?immediately (?:up)?on receipt\b|\barbitrat\w+\b|\bmilestone payments?\b|accelerat\w* (?:the |its |any )?(?:works?|progress|program|performance|vest\w*|delivery)|direct\w* .{0,40}accelerat/i,
  raises: [
    {
      when: phrase("without (?:any |further )?(?:notice|demand)|automatic\\w*"),
      because: "nobody need ask for it ({words})",
      as: "On default the balance is payable at once without notice.",
    },
    {
      when: phrase("any (?:default|breach|amount|instalment|payment)"),
      because: "a small default is enough ({words})",
      as: "On any breach the whole debt becomes immediately payable.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:remed|rectif|cure)\\w* ~40 (?:within|{number} ?{period})|after ~30 notice|within {number} ?{period}",
      ),
      because: "there is time to put things right ({words})",
      as: "If the default is not rectified within 14 days all moneys are immediately due.",
    },
  ],
  effect: "makes everything owing due at once on a default",
  why: "A late instalment becomes a demand for the whole debt.",
  ask: [
    {
      ask: "that what falls due be less what is saved by the early end",
      has: "a reduction for what is saved",
      when: onLeaving,
      there: /\b(?:less|rebate|reduc\w+|discount\w*|pro[- ]?rata)\b/i,
      within: "clause",
      as: "If you cancel early the balance falls due, less a rebate.",
    },
    {
      ask: "for a material default",
      notWhen: onLeaving,
      there: /\b(?:material|serious|substantial|fundamental)/i,
      as: "On a material default the Lender may call up the debt.",
    },
    {
      ask: "for written notice first",
      notWhen: onLeaving,
      has: "written notice",
      there: /(?<!\bwithout (?:any |further |prior )?)\b(?:notice|written demand)\b/i,
      as: "The Lender may by notice call up the debt.",
    },
    {
      ask: "for 14 days to remedy before anything falls due early",
      notWhen: onLeaving,
      has: "time to remedy",
      limit: {
        unit: "days",
        least: 14,
        near: /remed|rectif|cure|made good|notice|overdue|unpaid|paid|fix/i,
      },
      as: "If the default is not remedied within 21 days the debt falls due.",
    },
  ],
  inLawAs: ["early-termination-fee", "liquidated-damages"],
  gravity: 12,
  usually: [
    {
      bears: "payer",
      surely: true,
      when: /\b(?:instalments?|balance|principal|remainder|loan|price|everything)\b[^.;]{0,120}\b(?:falls?|fall(?:s|ing)? due|due (?:at once|straight away|immediately)|becomes? (?:immediately )?(?:due|payable))\b/i,
      unless: denied,
    },
    { bears: "payer", unless: denied },
  ],
});
