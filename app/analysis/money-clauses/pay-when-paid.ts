import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const above =
  "(?:principal|head contractor|client|owner|developer|proprietor|customer|employer|end user|third part(?:y|ies)|upstream \\w+)";

export const payWhenPaid = clause({
  id: "pay-when-paid",
  title: "Pay When Paid",
  level: "High",
  cue: /paid|receiv|receipt|pays|pay[- ]when|pay[- ]if/i,
  says: [
    [
      phrase("\\bpa(?:y|id)[- ](?:when|if)[- ]paid\\b"),
      "Payment to the Installer is on a pay-if-paid basis.",
    ],
    [
      phrase(
        `(?:pay(?:s|able|ment)?|paid|due|entitled)\\b ~120 (?:when|if|until|unless|after|once|upon|on|only) ~60 ${above}\\b ~20 (?:pays|paid|has paid|have paid|makes? payment)`,
      ),
      "Each invoice of the Painter falls due ten days after the Owner has paid the Builder for that stage.",
    ],
    [
      phrase(
        `(?:pay(?:s|able|ment)?|paid|due|entitled)\\b ~120 (?:when|if|until|unless|after|once|upon|on|subject to|conditional (?:on|upon)|contingent (?:on|upon)) ~60 (?:received?|receives?|receipt(?: of)?|been paid|in funds|in receipt of) ~80 (?:from|by) ~15 ${above}`,
      ),
      "We need not pay for the scaffold until we have received the money from the Developer.",
    ],
  ],
  not: [
    "The Planner may assign its right to payment, which is due to the buyer of it only after the Builder has received notice from the Owner.",
    "The Agent pays the Owner the rent within five days after it is received from the tenants.",
    "The Customer must pay the fee by the day after the Customer has received the invoice.",
    "Title passes once the Customer has paid.",
    "A bonus is payable if the client has paid its account.",
  ],
  unless:
    /\bassign\w*\b[^.;]{0,160}\b(?:right|amounts?|money|moneys|payments?)\b|\b(?:not|never)\b.{0,30}\bpay[- ]when[- ]paid|\btitle\b|\bbonus\b|\btrust account\b|\brent\b|\bcommission\b/i,
  grave: "payment waits for somebody else’s",
  raises: [
    {
      when: phrase(
        "\\bonly\\b|unless|not (?:be )?(?:obliged|entitled|liable|required)|need not|no (?:obligation|liability)|whichever is (?:the )?later",
      ),
      because: "there is no pay at all, or a later one, without it ({words})",
      as: "The Plasterer is paid only after the Principal has paid the Builder.",
    },
  ],
  lowers: [],
  effect: "makes payment wait until somebody else has paid",
  why: "The risk that a third party does not pay, or disputes the work, falls on whoever did it.",
  ask: [
    {
      ask: "that the words be struck and payment fall due a fixed number of days after the claim",
      has: "a fixed day for payment in any case",
      there: /\bin any (?:case|event)\b.{0,60}\bdays\b|\bwhichever is (?:the )?earlier\b/i,
      as: "It is due on receipt of payment from the Client or after 25 days, whichever is the earlier.",
    },
  ],
  insteadOf: ["payment-terms", "payment-set-off"],
  inLawAs: ["payment-set-off"],
  gravity: 5,
  usually: [{ bears: "payee", surely: true }],
});
