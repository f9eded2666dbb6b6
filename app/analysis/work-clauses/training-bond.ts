import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";

export const trainingBond = clause({
  id: "training-bond",
  title: "Training Bond",
  level: "Medium",
  named: [/training (?:bond|costs)|^bond$|^repayment of/i, "Training costs"],
  cue: /training|course|study|tuition|relocation|sign-?on|visa|bonded/i,
  says: [
    [
      phrase(
        "(?:training|course|study|tuition|relocation|sign-?on|visa) ~80 (?:repay|repaid|repayable|reimburse|refund|paid back|pay back|clawback)",
      ),
      "The cost of the course is repayable if you resign within a year.",
    ],
    [
      phrase(
        "(?:repay|reimburse|refund|pay back|pays? us back)s? ~100 (?:training|course (?:fees?|costs?)|study|tuition|relocation|sign-?on|visa)",
      ),
      "If you leave within twelve months you must pay back what we spent on training.",
    ],
    [
      phrase("training bond|bonded (?:period|service)"),
      "The bonded period is two years from graduation.",
    ],
  ],
  not: [
    "Tuition is not refunded to students, and the School does not repay fees for a course.",
    "The Supplier must give training to the staff of the Customer.",
  ],
  unless: /student|pupil|\bschool\b|enrol|against receipts|settlement sum/i,
  raises: [
    {
      when: phrase(
        "(?:two|three|2|3)(?: ?\\(\\d\\))? years|(?:24|36|twenty-?four|thirty-?six)(?: ?\\(\\d+\\))? months",
      ),
      because: "it binds for {words}",
      as: "The Employee must repay the tuition if the employment ends within two years.",
    },
    {
      when: phrase("full (?:cost|amount)|whole of|deduct\\w*|withh(?:o|e)ld\\w*|any reason"),
      because: "it bites hard ({words})",
      as: "If employment ends for any reason the sign-on payment is repayable.",
      ask: "Ask that nothing be due on redundancy or where the employer ends it without cause.",
    },
  ],
  lowers: [
    {
      when: phrase("pro[- ]?rata|reduc\\w+|proportion\\w*|for each (?:completed )?month"),
      because: "it falls with time ({words})",
      as: "The Employee repays the course fee pro rata.",
    },
  ],
  effect: "makes an employee pay back training or other costs on leaving",
  why: "It makes leaving expensive, and the sum may be more than the training was worth.",
  ask: [
    {
      ask: "that the sum decline over twelve months at most",
      has: "a sum that declines",
      there: /\b(?:declin\w*|reduc\w+|pro[- ]?rata|for each (?:full )?month)\b/i,
      as: "It reduces for each month worked.",
    },
    {
      ask: "for real outside cost only",
      has: "real cost only",
      there: /\b(?:actual|external|outside|invoiced|real)\b/i,
      as: "Only the actual cost counts.",
    },
    {
      ask: "that nothing be due where the employer ends the employment",
      has: "nothing due where the employer ends it",
      there: /\b(?:you (?:resign|leave)|resign\w*|redundan\w+|dismissed for)\b/i,
      as: "It is due only if you resign.",
    },
  ],
  inLawAs: ["payment-set-off", "early-termination-fee"],
  usually: [{ bears: "recipient" }],
});
