import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const taxGrossUp = clause({
  id: "tax-gross-up",
  title: "Tax Gross-up",
  level: "Low",
  named: [/gross(?:ing)?[- ]up|withholding tax/i, "Gross-up"],
  cue: /tax|gross/i,
  says: [
    [
      phrase(
        "(?:deduct\\w*|withh[eo]ld\\w*|withholding) ~60 tax ~120 (?:addition\\w*|extra|further|increas\\w+|gross\\w*|more) ~80 (?:receiv\\w+|deduction|withh|net)",
      ),
      "If the law makes the Licensee withhold tax, it must pay what is needed in addition so that the Licensor receives the sum stated net.",
    ],
    [
      phrase(
        "gross(?:es|ed)?[- ]up ~60 (?:tax|withh|deduct)|(?:tax|withholding) ~40 gross(?:ed|es|ing)?[- ]up",
      ),
      "Interest is grossed up for any withholding.",
    ],
  ],
  not: [
    "The Employer deducts tax from wages and pays it to the Commissioner.",
    "GST is added, and the recipient must pay the additional amount on receiving a tax invoice.",
  ],
  raises: [],
  lowers: [
    {
      when: phrase("credit|refund|(?:failure|fails?) to (?:give|provide|supply)"),
      because: "there is credit or an exception ({words})",
      as: "Royalties are grossed up for tax, less any credit the Licensor obtains.",
    },
  ],
  effect: "makes the payer bear a tax that has to be withheld",
  why: "The price rises by the tax if either side or the law moves.",
  ask: [
    {
      ask: "for credit where the payee gets a refund or a relief",
      has: "credit for reliefs",
      there: /\bcredit|\brefund|\brelief/i,
      within: "clause",
      as: "The payee gives back any tax credit.",
    },
    {
      ask: "that it not cover tax which falls on the payee for want of a form or a number",
      has: "an exception for the payee’s own default",
      there:
        /\b(?:except|unless|other than)\b.{0,80}\b(?:fail|form|certificate|number|declaration|assign)/i,
      within: "clause",
      as: "It does not apply except where the payee fails to give a tax file number.",
    },
  ],
  insteadOf: ["payment-set-off"],
  usually: [{ bears: "payer", surely: true }],
});
