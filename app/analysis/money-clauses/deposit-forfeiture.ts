import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

const paid =
  "(?:deposits?|holding fees?|earnest money|booking fees?|part payments?|instalments? (?:already )?paid|(?:moneys?|monies|amounts|sums|fees) (?:already )?paid)";
const lost =
  "(?:forfeit\\w*|(?:is|are|will be|shall be|becomes?) lost|(?:may|can|will|shall|is entitled to) (?:keep|retain)|(?:keeps?|retains?)|non-?refundable|not (?:be )?refund(?:able|ed))";

export const depositForfeiture = clause({
  id: "deposit-forfeiture",
  title: "Forfeiture of Deposit, and Resale",
  level: "Medium",
  cue: /deposit|forfeit|fee|earnest|paid|resell|resale|re-sell/i,
  says: [
    [
      phrase(`${paid}\\b ~200 ${lost}`),
      "If the hirer pulls out inside six weeks the booking fee is lost.",
    ],
    [
      phrase(`${lost} ~40 ${paid}\\b`),
      "On a default the Seller shall keep the deposit and may sell to somebody else.",
    ],
    [
      phrase("(?:re-?sell|resale) ~100 (?:deficien(?:cy|cies)|shortfall|difference|loss)"),
      "The Vendor may then resell the boat and sue for any shortfall.",
    ],
  ],
  not: [
    "The bond is held by the authority, and the deposit will be kept in a trust account.",
    "A deposit is refunded in full if the event is cancelled by us, and is not lost.",
    "The Distributor may resell the goods at any difference in price that it likes.",
    "The Bank may keep a record of each deposit.",
    "Within a month the Lessor must return the security deposit, less what it is entitled to keep.",
  ],
  unless:
    /\b(?:kept?|keep|held?|hold|retain(?:ed)?)\b.{0,30}\b(?:trust|account|register|record|stakeholder until)\b|\brecords?\b|\bnot (?:be )?(?:lost|forfeited)|\bdistributor\b|\bretention\b|\b(?:security|rental) (?:deposit|bond)s?\b|\b(?:must|shall|will) (?:return|refund|repay)/i,
  raises: [
    {
      when: phrase(
        "(?:1[1-9]|[2-9]\\d|100) ?(?:%|per ?cent)|\\bany (?:reason|default|breach)|whole|all (?:moneys?|monies|amounts|instalments|sums)",
      ),
      because: "much is lost, or for little ({words})",
      as: "The deposit of 25% is forfeited if the Buyer does not complete.",
    },
    {
      when: phrase(
        "deficiency|shortfall|in addition|as well as|without prejudice|liquidated damages",
      ),
      because: "more may be claimed besides ({words})",
      as: "The deposit is forfeited, in addition to any other remedy of the Seller.",
    },
  ],
  lowers: [
    {
      when: phrase(
        "(?:credit|account) (?:is given |be given )?for|(?:balance|rest|excess) (?:is |be )?(?:refund|return|repa)\\w+",
      ),
      because: "what is over is given back ({words})",
      as: "Costs are taken from the deposit, which is otherwise forfeited only so far; the balance is refunded.",
    },
  ],
  effect: "lets what has been paid be kept if the deal fails",
  why: "The money is gone whatever the other side lost.",
  ask: [
    {
      ask: "for no more than 10 per cent of the price",
      when: /\bdeposit/i,
      has: "at most 10 per cent",
      limit: { unit: "percent", most: 10, near: /\bdeposit\b/i },
      within: "document",
      as: "The deposit of 10% is forfeited.",
    },
    {
      ask: "for written notice and time to complete first",
      has: "notice to complete",
      there: /\bnotice\b.{0,80}\b(?:complet|remed|days)|\b(?:after|on) (?:a )?notice\b/i,
      within: "clause",
      as: "It may be kept after a notice to complete of 14 days.",
    },
    {
      ask: "that it count towards any damages",
      has: "credit against damages",
      there:
        /\b(?:credit|count|taken into account|set against|less)\b.{0,60}\b(?:deposit|damages|deficiency|loss)/i,
      within: "clause",
      as: "Credit is given for the deposit against any damages.",
    },
  ],
  insteadOf: ["no-refund"],
  inLawAs: ["minimum-commitment"],
  gravity: 17,
  usually: [{ bears: "payer", surely: true }],
});
