import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

/** What is owed, by the names of papers. */
const owed =
  "(?:payments?|invoices?|fees?|monies|moneys|amounts?|sums?|instalments?|commissions?|remuneration|claims?)\\b";
const wantsApproval =
  /\b(?:satisf\w+|approv\w+|certif\w+|accept\w+|verif\w+|opinion|determines?|considers?)\b/i;
const heldBack = /\b(?:with-?h[eo]ld\w*|(?:held|hold|keep|kept) back)\b/i;

export const paymentApproval = clause({
  id: "payment-approval",
  title: "Payment Withheld or Subject to Approval",
  level: "Medium",
  cue: /pay|paid|invoice|with-?h[eo]ld|(?:hold|keep|kept|held) back/i,
  says: [
    [
      phrase(
        "\\b(?:not|no)\\b ~20 (?:obliged|obligated|obligation|required|bound|liable)? ?(?:to )?pay\\b ~120 (?:\\bnot\\b ~20 (?:been )?(?:provided|completed|performed|approved|accepted|certified|satisf\\w+)|(?:until|unless) ~60 (?:satisf\\w+|approv\\w+|certif\\w+|accept\\w+|verif\\w+))",
      ),
      "The festival need not and is not bound to pay for a stall until its manager has approved the work.",
    ],
    [
      phrase(
        "\\b(?:once|when|after|if|subject to) ~60 (?:verif\\w+|approv\\w+|certif\\w+|satisf\\w+)\\b ~80 \\b(?:pays?|paid|payment)\\b ~80 (?:\\b(?:determines?|considers?|decides?|in its (?:sole |absolute )?(?:opinion|discretion))\\b)",
      ),
      "After the curator has approved the frames, the museum pays what it considers fair.",
    ],
    [
      phrase(
        `(?:{may}|{must}) (?:\\w+ )?(?:withhold|hold back|keep back) ~40 \\b${owed} ~120 \\b(?:if|where|until|unless|when|while|pending|for)\\b`,
      ),
      "The school can hold back the fee of a coach if a roll is not handed in.",
    ],
    [
      phrase(
        `\\b${owed} ~40 (?:{may}|{must}) be (?:withheld|held back|kept back) ~40 \\b(?:if|where|until|unless|when|while|pending|for)\\b`,
      ),
      "Commission will be kept back while an agent's training is behind.",
    ],
    [
      phrase(
        `\\b(?:results? in|leads? to|means?|causes?) ~20 (?:withheld ${owed}|(?:the )?(?:withholding|holding back) of (?:any |the )?${owed}|${owed} being (?:withheld|held back))`,
      ),
      "A missed visit may lead to withheld payments.",
    ],
    [
      phrase(
        "\\b(?:pre-?condition|condition precedent|prerequisite|condition) (?:to|of|for) (?:\\w+ )?(?:payments?\\b|being paid)",
      ),
      "As a condition of payment the shearer signs a tally for each shed.",
    ],
    [
      phrase(`{must} ~80 \\bbefore (?:any |the |a |each )?${owed} ~20 (?:{may}|{must}|is|are) be `),
      "Time sheets must be lodged before any payment can be made to a guide.",
    ],
  ],
  not: [
    "The buyer is not required to pay for goods that it has rejected within a week.",
    "The Principal pays each certified claim within 10 days.",
    "A customer who has not paid is not obliged to return the leaflet.",
    "The Buyer may withhold tax from a payment if the law requires it.",
    "The Hirer must inspect the boat before any deposit is paid by somebody else.",
  ],
  unless:
    /\btax(?:es|ation)?\b(?! invoice)|\bPAYG\b|\bsuperannuation\b|\b(?:required|obliged) (?:by|under) (?:any )?law\b/i,
  raises: [
    {
      when: phrase(
        "(?:sole|absolute) (?:discretion|opinion)|to its (?:entire |complete )?satisfaction|determines?|considers?",
      ),
      because: "the payer alone decides ({words})",
      as: "The festival is not bound to pay unless the stall is completed to its satisfaction.",
    },
    {
      when: phrase("\\bany (?:breach|non-?compliance|failure|default|delay)"),
      because: "it follows on {words}, however small",
      as: "The school may withhold payment for any breach of its rules.",
    },
  ],
  lowers: [
    {
      when: phrase("\\b(?:in dispute|disputed|in good faith)\\b"),
      because: "it is about what is in dispute ({words})",
      as: "The Council may withhold payment of an invoice while it is disputed.",
    },
    {
      when: phrase(
        "reasonabl[ey]|(?:by|of) an independent|(?:paid|pay|release[sd]?|repaid|returned) ~20 within \\d+",
      ),
      because: "it is kept in bounds ({words})",
      as: "The festival is not bound to pay unless an inspector certifies the stall, acting reasonably.",
    },
  ],
  effect: "makes payment wait, or lets it be kept back, until something is done",
  why: "Whoever does the work has paid for labour and materials before it knows whether it will be paid.",
  ask: [
    {
      ask: "for a reasonable test, with reasons in writing for what is not paid",
      has: "a reasonable test",
      when: wantsApproval,
      there: /\breasonabl[ey]\b|\breasons\b/i,
      within: "clause",
      as: "It must give reasons for it.",
    },
    {
      ask: "that no more be kept back than what the matter is worth",
      has: "no more than the matter is worth",
      when: heldBack,
      there:
        /\b(?:proportion\w*|to the value of|equal to|so much (?:of|as)|relevant part|affected|to the extent)\b/i,
      within: "clause",
      as: "It may withhold a sum equal to the cost.",
    },
    {
      ask: "for payment at once when it is put right",
      has: "payment when it is put right",
      when: heldBack,
      there:
        /\b(?:paid|pay|release[sd]?)\b.{0,60}\b(?:once|when|after|as soon as|upon)\b|\buntil\b/i,
      within: "clause",
      as: "It is paid once the report has come in.",
    },
    {
      ask: "that what is not in dispute be paid on time",
      has: "payment of what is not in dispute",
      there: /\b(?:undisputed|not in dispute|balance)\b/i,
      within: "clause",
      as: "The undisputed part is paid on time.",
    },
    {
      ask: "for a time after which the work counts as approved",
      has: "approval by lapse of time",
      when: wantsApproval,
      there: /\b(?:deemed|taken) to (?:be|have been) (?:approved|accepted|certified)\b/i,
      within: "clause",
      as: "It is taken to be approved after 5 days.",
    },
  ],
  insteadWhere: [
    // Money or work kept back for another reason than a debt is set off against nothing.
    {
      of: "payment-set-off",
      not: /\b(?:set-?\s?off|deduct\w*|counter-?claim\w*|ow(?:e|es|ed|ing))\b/i,
    },
  ],
  inLawAs: ["payment-set-off"],
  usually: [{ bears: "payee" }],
});
