import type { PaperQuestions } from "../asking/question.ts";

/** Hosted software, bought by subscription. */
export const saas: PaperQuestions = {
  id: "saas",
  of: /^(?:Software as a service|Subscription) agreement$/,
  roles: { recipient: "Customer", drafter: "Supplier" },
  questions: [
    {
      id: "saas/exit-cost",
      topic: "exit-cost",
      title: "Most of the fees are due on leaving early",
      question: "What does it cost us to leave early?",
      side: "recipient",
      about: {
        says: /\b(?:early|ends?|terminat\w+|cancel\w*)\b.{0,160}\b(?:fees?|charges?|subscription)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have)\b/,
        heading: /early termination|ending early|cancellation/,
      },
      answers: [
        {
          when: [
            /\bwe\b.{0,160}\bmust pay (?:(?<share>\d{1,3} ?(?:%|per ?cent)) of )?.{0,40}\b(?:fees?|charges?)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have)\b/,
            /(?<fee>\$[\d,]+(?:\.\d\d)?) (?:per|a|each) month|initial term.{0,20}?(?<months>\d{1,3}) months/,
          ],
          reckon: ({ share, fee }) =>
            fee
              ? {
                  year: `$${Math.round(
                    Number(fee.replace(/[$,]/g, "")) *
                      12 *
                      (Number.parseFloat(share ?? "100") / 100),
                  ).toLocaleString("en-AU")}`,
                }
              : null,
          level: "High",
          does: "{We} pays {share|all} of the remaining fees if it leaves early: {year} for each year still to run.",
          why: "The sum has nothing to do with what {they} loses, and keeps {we} captive.",
          ask: "Ask for three months' fees at most, and none where {they} has failed.",
          wording:
            "If the Customer ends this agreement before the end of the term for any reason other than the Supplier's breach, it must pay no more than three months' fees.",
        },
        {
          when: [
            /\bwe\b.{0,160}\bmust pay (?:(?<share>\d{1,3} ?(?:%|per ?cent)) of )?.{0,40}\b(?:fees?|charges?)\b.{0,60}\b(?:rest|remainder|remaining|balance|unexpired|would have)\b/,
          ],
          level: "High",
          does: "{We} pays {share|all} of the remaining fees if it leaves early.",
          why: "The sum has nothing to do with what {they} loses, and keeps {we} captive.",
          ask: "Ask for three months' fees at most, and none where {they} has failed.",
          wording:
            "If the Customer ends this agreement before the end of the term for any reason other than the Supplier's breach, it must pay no more than three months' fees.",
        },
      ],
      kinds: ["early-termination-fee"],
      proof: {
        answered:
          "9.1 If the Customer ends this agreement early, it must pay 80% of the subscription fees for the rest of the term.",
        not: "9.1 The Customer may end this agreement at any time by 30 days' notice and is refunded fees paid in advance.",
      },
    },
    {
      id: "saas/backup",
      topic: "data",
      title: "No backup or recovery is promised",
      question: "Will our data be backed up, kept here, and got back after a failure?",
      side: "recipient",
      about: { says: /\bback-?ups?\b|\bdisaster recovery\b|\brestor\w+ (?:the )?data\b/ },
      answers: [
        {
          when: [
            /\bthey must\b.{0,120}\bback(?:ed)?[- ]?ups?\b|\bback-?ups? (?:are|is|must be) (?:made|kept|taken)\b/,
          ],
          fine: true,
        },
        {
          when: [
            /\bwe must\b.{0,120}\bback[- ]?ups?\b|\bthey is not liable\b.{0,160}\b(?:loss of data|back-?ups?)\b/,
          ],
          level: "Medium",
          does: "{We} alone must keep copies of its data; {they} promises no backup.",
          why: "A customer cannot copy a hosted system, so lost records stay lost.",
          ask: "Ask for daily backups, a recovery time and a restore test each year.",
          wording:
            "The Supplier must back up all Customer Data every day, keep each backup for 30 days in Australia, and restore the data within one business day after any loss.",
        },
      ],
      absent: {
        level: "Medium",
        does: "Nothing promises backup, recovery or where the data is kept.",
        why: "If the service fails, {we}'s records may be gone, with little to claim.",
        ask: "Ask for daily backups, a recovery time, storage in Australia and a named security standard.",
        wording:
          "The Supplier must back up all Customer Data every day, keep each backup for 30 days in Australia, and restore the data within one business day after any loss.",
      },
      proof: {
        answered:
          "5.2 The Customer must keep its own back-up of all data that it stores in the Service.",
        not: "5.2 The Supplier must back up Customer Data daily and test the restore each year.",
      },
    },
  ],
};
