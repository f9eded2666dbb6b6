import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const directDebit = clause({
  id: "direct-debit",
  title: "Authority to Debit an Account",
  level: "Medium",
  cue: /debit|charge|deduct/i,
  says: [
    [
      phrase(
        "\\b(?:authori[sz]\\w+|consents?|agrees?) ~100 \\b(?:direct[- ]debit\\w*|debit (?:and credit )?(?:entries|transactions?|your|my|the|its|his|her|any|a )|(?:charge|debit|deduct) ~40 (?:card|account)\\b)",
      ),
      "The parent authorises the school to debit her card each term.",
    ],
    [
      phrase(
        "{may} ~20 (?:charge|debit|deduct) ~60 (?:credit card|debit card|nominated account|bank account|card on file|nominated card)",
      ),
      "Fees in arrears may be debited: the Studio can charge the card on file.",
    ],
  ],
  not: [
    "The bank may charge a fee of $3 on the account.",
    "Payment is by direct debit or cheque.",
    "The Agent must not charge the nominated card.",
  ],
  raises: [
    {
      when: phrase("without (?:any |further |prior ){0,2}notice|at any time"),
      because: "it may come unannounced ({words})",
      as: "The Studio may charge the nominated card without notice.",
    },
    {
      when: phrase(
        "\\b(?:any|all|future|other|unpaid) (?:\\w+ )?(?:amounts?|sums?|loans?|fees|monies|costs)",
      ),
      because: "it goes beyond what is now due ({words})",
      as: "The Studio may charge any amount to the nominated card.",
    },
  ],
  lowers: [
    {
      when: phrase("{number} ?{period} ~20 notice|undisputed|may (?:cancel|withdraw|revoke)"),
      because: "it is kept in bounds ({words})",
      as: "On 5 days' notice the Studio may charge the nominated card.",
    },
  ],
  effect: "lets one side take money from the other’s account or card",
  why: "The money is gone before a dispute about it is heard, and a debit that fails costs bank fees.",
  ask: [
    {
      ask: "for notice of each amount and date beforehand",
      has: "notice of each debit",
      there: /(?<!\bwithout (?:any |further |prior ){0,2})\bnotice\b|\bnotif\w+|\bin advance\b/i,
      as: "It tells you in advance.",
    },
    {
      ask: "that only sums due and not in dispute be taken",
      has: "sums not in dispute",
      there: /\b(?:undisputed|not (?:in dispute|disputed)|disput\w+)\b/i,
      within: "clause",
      as: "It does not take disputed sums.",
    },
    {
      ask: "for a right to withdraw the authority",
      there: /\b(?:withdraw|revoke|cancel)\w*\b/i,
      within: "clause",
      as: "You may cancel it at any time.",
    },
  ],
  usually: [{ bears: "payer" }],
});
