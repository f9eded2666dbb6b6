import { phrase } from "../kind/phrase.ts";
import { clause } from "../kind/rule.ts";
import { givenByPayee } from "../kind/usage.ts";

export const leaseIncentive = clause({
  id: "lease-incentive",
  title: "Rent-free Period or Contribution to Fit-out",
  level: "Low",
  cue: /rent[- ]free|contribut|incentive|fit-?out|reimburs/i,
  says: [
    [
      phrase("\\brent[- ]free (?:period|time|term|months?|weeks?|occupation)\\b"),
      "A rent-free period of ten weeks runs from handover.",
    ],
    [
      phrase(
        "\\b(?:landlord|lessor|owner)\\b ~20 {must} ~20 (?:contribute|pay|reimburse) ~120 (?:fit-?out|refurbish\\w+|tenant['’]s works|lessee['’]s works)\\b",
      ),
      "The Lessor shall reimburse up to $40,000 of the cost of the fit-out.",
    ],
    [
      phrase(
        "\\b(?:fit-?out (?:contribution|allowance|incentive)|lease incentive|(?:landlord|lessor)['’]s contribution)\\b(?!s? to)",
      ),
      "The fit-out allowance is paid when the shop opens.",
    ],
  ],
  not: [
    "The Landlord must contribute to the promotion fund of the Centre.",
    "A contribution towards the cost of the road is payable by the Owner to the Council.",
    "Definitions\nA rent-free period of ten weeks runs from handover.",
  ],
  notUnder: /definitions/i,
  raises: [
    {
      when: phrase("\\b(?:repay|repaid|refund\\w*|claw\\w*|unamorti[sz]ed|recover\\w*) ~80"),
      because: "it may have to be paid back ({words})",
      as: "The fit-out allowance is repaid if the lease ends early.",
    },
  ],
  lowers: [],
  effect: "gives money or time without rent at the start of a lease",
  why: "What is given at the start is priced into the rent, and may have to be paid back if the lease ends early.",
  ask: [
    {
      ask: "that it be paid back in proportion if the lease ends early",
      has: "repayment on an early end",
      there: /\b(?:repay|repaid|refund|claw|unamorti[sz]ed)/i,
      within: "clause",
      as: "It is repaid in proportion.",
    },
    {
      ask: "that it be paid only against invoices",
      has: "payment against invoices",
      there: /\binvoices?\b|\breceipts?\b/i,
      when: /\$|\bcontribut|\breimburs|\ballowance/i,
      within: "clause",
      as: "It is paid against tax invoices.",
    },
  ],
  wants: [
    {
      ask: "for a day by which it is paid, and a right to take it from the rent after that",
      has: "a day for payment",
      there: /\bwithin\b.{0,20}\bdays\b|\bset off\b|\btaken? from the rent\b/i,
      when: /\$|\bcontribut|\breimburs|\ballowance/i,
      within: "clause",
      as: "It is paid within 14 days.",
    },
    {
      ask: "that outgoings be free for that time too",
      when: /\brent[- ]free\b/i,
      has: "outgoings free too",
      there: /\boutgoings (?:are|is) (?:not|also free)|\bno (?:rent or )?outgoings\b/i,
      within: "clause",
      as: "No outgoings are payable then.",
    },
  ],
  insteadOf: ["gst"],
  usually: [givenByPayee],
});
