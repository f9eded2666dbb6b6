import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const security =
  "(?:bank guarantees?|security (?:deposit|bond)s?|rental bonds?|performance (?:bond|security|guarantee)s?|insurance bonds?|unconditional undertakings?|letters? of credit)\\b";

export const bankGuarantee = clause({
  id: "bank-guarantee",
  title: "Bank Guarantee or Security Deposit",
  level: "Medium",
  named: [
    /^(?:bank guarantee|security deposit|security bond|performance security)$/i,
    "Bank guarantee",
  ],
  cue: /\$|months|bank guarantee|security|bond|undertaking|letters? of credit/i,
  underHeading: {
    heading:
      /^(?:security \(?)?(?:bank guarantee|security (?:deposit|bond)|performance (?:bond|security))\b/i,
    says: phrase("\\$ ?\\d|{number} {period}['’]?s? ~20 (?:rent|fees?)"),
    as: "Security deposit\nThe amount is $9,000.",
  },
  says: [
    [
      phrase(
        `{must} ~40 (?:give|provide|deliver|lodge|procure|maintain|obtain|replace|top up|pay|furnish)\\b ~60 ${security}`,
      ),
      "The Grower shall lodge a letter of credit with the Packer.",
    ],
    [
      phrase(`^(?:[\\d.()]{1,6} )?(?:security )?\\(?${security}\\)?(?: amount)? ?[:|] ?\\w`),
      "Security deposit: two months' berth fees",
    ],
    [
      phrase(
        `{may} ~60 (?:draw (?:down )?(?:on|upon)|call (?:on|upon)|demand|have recourse to|claim (?:on|under)|apply|use|convert) ~40 ${security}`,
      ),
      "If fees are in arrears the Marina may draw on the security deposit.",
    ],
  ],
  not: [
    "The Lender may issue a bank guarantee at the Borrower's request under Facility C.",
    "At settlement the Seller must deliver the original bank guarantee.",
    "The Lessor must return the security deposit within a month.",
    "The Bank may not call on a performance bond that it has issued.",
  ],
  unless:
    /\b(?:at|on) (?:completion|settlement)\b|\bfacility\b|\bmay not (?:call|draw|demand)|\bissued (?:by|at the request)/i,
  raises: [
    {
      when: phrase(
        "on demand|without (?:any |prior |further )?(?:notice|reference)|at any time|irrevocabl\\w+",
      ),
      because: "it can be cashed without more ({words})",
      as: "If fees are in arrears the Marina may without notice draw on the security deposit.",
    },
    {
      when: phrase(
        "\\b(?:six|nine|twelve|6|9|12)(?: ?\\(\\d+\\))? months?['’]?s?['’]? ~20 (?:rent|fees?)|\\b(?:1[1-9]|[2-9]\\d) ?(?:%|per ?cent)",
      ),
      because: "it is large ({words})",
      as: "The Grower shall lodge a bank guarantee of 20% of the price.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "\\b(?:returned?|released?|refunded?) ~40 (?:within|on|at|after)|{number} {period}['’]? ~20 notice",
      ),
      because: "it goes back, or notice comes first ({words})",
      as: "The Grower shall lodge a letter of credit, which is released on the last delivery.",
    },
  ],
  effect: "asks for money or a bank’s promise as security",
  why: "The sum is tied up for the whole term, and may be cashed before a dispute is decided.",
  ask: [
    {
      ask: "for written notice before it is drawn on",
      has: "notice before it is drawn on",
      there: /\bnotice\b/i,
      within: "clause",
      as: "It is drawn on after 5 days’ notice.",
    },
    {
      ask: "that it be used only for what is due and not paid",
      has: "use for what is due alone",
      there: /\b(?:due|owing|unpaid|arrears|payable)\b/i,
      within: "clause",
      as: "It is used for rent in arrears.",
    },
    {
      ask: "for a day on which it goes back",
      has: "a day for its return",
      there: /\b(?:return|releas|refund)\w*\b/i,
      within: "document",
      as: "It is returned within a month of the end.",
    },
  ],
  insteadOf: ["gst", "payment-set-off"],
  usually: [{ bears: "payer", writtenBy: "payee" }],
});
