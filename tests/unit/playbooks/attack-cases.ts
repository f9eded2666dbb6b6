import type { ComparedNumber, PlaybookRule } from "../../../app/schemas/playbooks/playbook.ts";
import { customer, preferred, rule, supplier } from "./rules.ts";

/** A rule, the words of clause 2 that it reads, for whom, and whether a careful reader would pass it. */
export interface Attack {
  one: PlaybookRule;
  words: string;
  client: string;
  right: "met" | "not met";
}

const number = (clause: string, of: ComparedNumber, at: "least" | "most", value: number) =>
  rule({ clause, test: { kind: "number", of, at }, preferred: preferred(value) });
const sided = (clause: string, kind: "mutual" | "for_us") => rule({ clause, test: { kind } });
const law = (...allowed: string[]) =>
  rule({ clause: "governing-law", test: { kind: "law" }, preferred: preferred(allowed) });
const courts = (...allowed: string[]) =>
  rule({ clause: "exclusive-jurisdiction", test: { kind: "law" }, preferred: preferred(allowed) });
const phrase = (clause: string, kind: "contains" | "lacks", words: string) =>
  rule({ clause, test: { kind, phrase: words } });
const absent = (clause: string) => rule({ clause, test: { kind: "absent" } });

const cases = (
  one: PlaybookRule,
  right: Attack["right"],
  words: string[],
  client: string = customer,
): Attack[] => words.map((said) => ({ one, words: said, client, right }));

/**
 * Clauses as drafters write them who know what a rule looks for: what they give with one hand they take with the other, in
 * the same sentence, in the next, or in another clause. As many again say it straight.
 */
export const attacks: Attack[] = [
  // Time to pay.
  ...cases(number("payment-terms", "payment.days", "least", 30), "met", [
    "The Customer must pay each correctly rendered invoice within 35 days after it is received.",
    "Invoices are payable within thirty (30) days of the date of the invoice. If the Customer disputes an invoice, it must tell the Supplier which part it disputes and why.",
    "The Customer must pay the Fees within 45 days of receiving a tax invoice. All sums are in Australian dollars.",
    "The Customer must pay undisputed invoices within 60 days after the end of the month in which they are given.",
  ]),
  ...cases(number("payment-terms", "payment.days", "least", 30), "not met", [
    "The Customer must pay each invoice within 40 days after it is given. However, an invoice for freight is payable on the day it is given.",
    "The Customer must pay each invoice within 30 days after its date. This clause does not apply to the set-up fee, which is payable before work begins.",
    "The Customer must pay each invoice within 30 days, reducing to 10 days once the Customer has been late.",
    "The Customer must pay invoices within 45 days of receipt or, if the Supplier so directs, forthwith.",
    "The Customer must pay each invoice within 30 days after its date.\n2.2 Despite clause 2.1, invoices for licences fall due a week after they are issued.",
  ]),
  // Limits of liability.
  ...cases(number("limitation-of-liability", "cap.amount", "least", 2_000_000), "met", [
    "The Supplier's total liability to the Customer under this agreement is limited to $2,500,000.",
    "The Supplier's aggregate liability is capped at AUD 3 million. This limit does not apply to liability for death or personal injury.",
    "The Supplier's liability in connection with this agreement will not exceed the greater of $2,000,000 and twice the Fees.",
  ]),
  ...cases(number("limitation-of-liability", "cap.amount", "least", 2_000_000), "not met", [
    "The Supplier's total liability is limited to $2,500,000, of which no more than $100,000 may be recovered for loss of data.",
    "The Supplier's total liability is limited to $2,000,000. For any one claim, however, the limit is $50,000.",
    "The Supplier's total liability is limited to $3,000,000, reduced by whatever it has paid to others in the same year.",
  ]),
  ...cases(number("limitation-of-liability", "cap.months", "least", 12), "met", [
    "The Supplier's total liability is limited to the fees paid or payable in the 18 months before the event.",
    "The total liability of the Supplier to the Customer is limited to three times the annual fees.",
  ]),
  ...cases(number("limitation-of-liability", "cap.months", "least", 12), "not met", [
    "The Supplier's total liability is limited to one third of the fees paid in the 24 months before the claim.",
    "The Supplier's total liability is limited to the fees paid in the 12 months before the claim. For support it is limited to the fees of one month.",
  ]),
  ...cases(
    number("limitation-of-liability", "cap.amount", "most", 1_000_000),
    "met",
    [
      "The Supplier's total liability to the Customer under this agreement is limited to $750,000 in all.",
      "The Supplier's total liability under this agreement will not exceed $1,000,000, whatever the cause.",
    ],
    supplier,
  ),
  ...cases(
    number("limitation-of-liability", "cap.amount", "most", 1_000_000),
    "not met",
    [
      "The Supplier's total liability is limited to $750,000. This limit does not apply to claims for loss of data.",
      "The Supplier's total liability is limited to $750,000 for each claim, rising to $5,000,000 where a third party is hurt.",
    ],
    supplier,
  ),
  // Insurance.
  ...cases(number("insurance", "insurance.amount", "least", 10_000_000), "met", [
    "The Supplier must maintain public liability insurance for at least $10 million for any one event.",
    "The Supplier must hold public liability insurance of $20,000,000 and give the Customer a certificate of currency within 7 days of being asked.",
  ]),
  ...cases(number("insurance", "insurance.amount", "least", 10_000_000), "not met", [
    "The Supplier must hold public liability insurance of up to $15,000,000.",
    "The Supplier must hold public liability insurance of $20,000,000. The Supplier may reduce the cover to what it thinks fit.",
    "The Supplier must hold public liability insurance of $10,000,000, except while on the premises of others.",
  ]),
  // Interest.
  ...cases(number("default-interest", "rate.perAnnum", "most", 10), "met", [
    "The Customer must pay simple interest of 7% per annum on sums that are overdue by more than 14 days.",
    "Interest on any overdue amount is payable at nine per cent per annum, calculated daily.",
  ]),
  ...cases(number("default-interest", "rate.perAnnum", "most", 10), "not met", [
    "The Customer must pay interest on late sums at 6% per annum and, after the second month, at 18% per annum.",
    "The Customer must pay interest on late sums at 10% per annum, compounding every month.",
    "The Customer must pay interest on late sums at 5% per annum or any higher rate that the Supplier's bank charges.",
    "The Customer must pay interest on late sums at 8% per annum. The Supplier may increase this rate by notice.",
  ]),
  // Notice.
  ...cases(number("termination-for-convenience", "notice.days", "least", 30), "met", [
    "The Supplier may terminate this agreement without cause by giving the Customer at least 90 days' written notice.",
    "The Supplier may terminate this agreement at any time on not less than two months' notice in writing.",
    "Either party may terminate this agreement for any reason on 60 days' notice to the other.",
  ]),
  ...cases(number("termination-for-convenience", "notice.days", "least", 30), "not met", [
    "The Supplier may terminate this agreement for any reason on 60 days' notice, save that in the first year it may do so on a week's notice.",
    "The Supplier may terminate this agreement for any reason on 60 days' notice, or such shorter notice as it thinks fit.",
    "The Supplier may terminate this agreement for any reason on 30 days' notice. Such notice need not be given if the Supplier sells its business.",
    "The Supplier may terminate this agreement for any reason on 30 days' notice or by paying a fee in place of notice.",
  ]),
  // Restraints and terms.
  ...cases(number("restraint-of-trade", "restraint.months", "most", 12), "met", [
    "The Customer must not carry on a business that competes with the Supplier for nine months after this agreement ends.",
    "For a period of 12 months after the end of this agreement the Customer must not compete with the Supplier in Queensland.",
  ]),
  ...cases(number("restraint-of-trade", "restraint.months", "most", 12), "not met", [
    "The Customer must not compete with the Supplier for twelve months after this agreement ends, extended by any time in which it is in breach.",
    "The Customer must not compete with the Supplier for at least 12 months after this agreement ends.",
    "The Customer must not compete with the Supplier for 6 months after this agreement ends or, where it ended for breach, for three years.",
    "The Customer must not compete with the Supplier for 12 months after this agreement ends, or longer if the Supplier asks.",
  ]),
  ...cases(number("confidentiality", "term.months", "least", 24), "met", [
    "Each party must keep the other's Confidential Information secret for three years after this agreement ends.",
  ]),
  ...cases(number("confidentiality", "term.months", "least", 24), "not met", [
    "Each party must keep the other's Confidential Information secret for up to three years after this agreement ends.",
  ]),
  // Whom it binds.
  ...cases(sided("indemnity", "mutual"), "met", [
    "Each party must indemnify the other against loss caused by its negligence.",
    "Each party indemnifies the other against all claims of third parties, except to the extent that the other party caused them.",
    "The Supplier and the Customer must each indemnify the other against loss arising from its own breach of this agreement.",
  ]),
  ...cases(sided("indemnity", "mutual"), "not met", [
    "Each party indemnifies the other against loss caused by its negligence, although the Supplier need not do so for loss of data.",
    "Each party indemnifies the other against loss from its breach. The indemnity of the Supplier ends with this agreement.",
    "Each party indemnifies the other against loss from its breach, the Customer without any limit.",
  ]),
  ...cases(sided("confidentiality", "mutual"), "met", [
    "Each party must keep the other party's Confidential Information confidential and use it only for this agreement.",
    "Neither party may disclose the Confidential Information of the other, unless the law requires it.",
  ]),
  ...cases(sided("confidentiality", "mutual"), "not met", [
    "Each party must keep the other's Confidential Information confidential, save that the Supplier may share it with its financiers.",
    "Each party must keep the other's Confidential Information confidential. Nothing in this clause binds the Supplier's affiliates or the Supplier once this agreement ends.",
  ]),
  ...cases(sided("consequential-loss", "mutual"), "met", [
    "Neither party will be liable to the other for any indirect, special or consequential loss, however it arises.",
  ]),
  ...cases(sided("consequential-loss", "mutual"), "not met", [
    "Neither party is liable to the other for consequential loss, while the Customer answers for the Supplier's lost profit.",
  ]),
  ...cases(sided("indemnity", "for_us"), "met", [
    "The Supplier must indemnify the Customer against any loss that the Supplier's breach causes.",
    "The Supplier indemnifies the Customer against claims that the Services infringe the rights of others, except to the extent that the Customer contributed to them.",
  ]),
  ...cases(sided("indemnity", "for_us"), "not met", [
    "The Supplier indemnifies the Customer against loss from its breach, but only if the Supplier chooses to do so.",
  ]),
  // The law and the courts.
  ...cases(law("Victoria"), "met", [
    "This agreement is governed by the law of Victoria. Each party submits to the courts of Victoria.",
    "The laws of Victoria, Australia govern this agreement, without regard to its rules on conflict of laws.",
    "This agreement is governed by and construed in accordance with the laws in force in the State of Victoria, excluding the United Nations Convention on Contracts for the International Sale of Goods.",
  ]),
  ...cases(law("Victoria"), "not met", [
    "This agreement is governed by the law of Victoria or, at the Supplier's option, the law of the place where it has its head office.",
    "This agreement is governed by the law of Victoria, save that disputes about intellectual property are decided under the law of England.",
    "This agreement is governed by the law of Victoria. The Supplier may by notice choose another law.",
    "This agreement is governed by the law of Victoria unless the Services are used in Fiji, in which case it is governed by the law of Fiji.",
  ]),
  ...cases(courts("Queensland"), "met", [
    "Each party submits to the exclusive jurisdiction of the courts of Queensland and of the courts that hear appeals from them.",
  ]),
  ...cases(courts("Queensland"), "not met", [
    "Each party submits to the exclusive jurisdiction of the courts of Queensland, but the Supplier may sue in any other court.",
  ]),
  // Words.
  ...cases(phrase("limitation-of-liability", "contains", "wilful misconduct"), "met", [
    "The Supplier's total liability is limited to $500,000, except for fraud or wilful misconduct.",
    "The Supplier's total liability is limited to $500,000. This limit does not apply to loss caused by wilful misconduct.",
  ]),
  ...cases(phrase("limitation-of-liability", "contains", "wilful misconduct"), "not met", [
    "The Supplier's total liability is limited to $500,000, even in the case of wilful misconduct.",
    "The Supplier's total liability, whether for negligence, wilful misconduct or otherwise, is limited to $500,000.",
  ]),
  ...cases(phrase("confidentiality", "contains", "required by law"), "met", [
    "Each party must keep the other's Confidential Information confidential, except where disclosure is required by law.",
  ]),
  ...cases(phrase("indemnity", "lacks", "consequential loss"), "met", [
    "The Customer must indemnify the Supplier against direct loss that the Customer's breach causes.",
  ]),
  ...cases(phrase("indemnity", "lacks", "consequential loss"), "not met", [
    "The Customer must indemnify the Supplier against all loss, direct, indirect and consequential, that the Customer's breach causes.",
    "The Customer must indemnify the Supplier against consequential losses of every kind.",
  ]),
  // What should not be there.
  ...cases(absent("non-disparagement"), "met", [
    "The Customer must pay each invoice within 30 days after its date.",
    "The Supplier must keep the equipment in good order and replace it when it is worn out.",
  ]),
  ...cases(absent("power-of-attorney"), "met", [
    "The Customer must sign whatever is needed to give effect to this agreement.",
    "The Supplier must give the Customer monthly reports.",
  ]),
  ...cases(absent("power-of-attorney"), "not met", [
    "The Supplier may sign any transfer in the name of the Customer, which authorises it to do so.",
  ]),
  ...cases(absent("step-in"), "met", [
    "The Supplier must provide the Services at the Customer's premises.",
    "If the Supplier breaches this agreement, the Customer may claim damages.",
  ]),
  // The same in other hands.
  ...cases(
    number("payment-terms", "payment.days", "most", 30),
    "met",
    [
      "The Customer must pay every invoice within 14 days after it is received.",
      "Invoices are due twenty-one (21) days after they are sent. The Supplier may charge interest on what is late.",
    ],
    supplier,
  ),
  ...cases(
    number("payment-terms", "payment.days", "most", 30),
    "not met",
    [
      "The Customer must pay every invoice within 30 days after it is received, or later where its own client has not yet paid.",
      "The Customer must pay every invoice within 21 days; sums above $50,000 are payable within 90 days.",
      "The Customer must pay every invoice within 28 days. The Customer may extend this period by a further month.",
    ],
    supplier,
  ),
  ...cases(number("termination-for-convenience", "notice.days", "least", 60), "met", [
    "The Supplier may end this agreement at any time and for any reason by giving the Customer three months' written notice.",
    "The Supplier may terminate this agreement for convenience on at least 60 days' notice, which must be in writing and be sent to the Customer's address.",
    "The Supplier may terminate this agreement for convenience by 90 days' notice. On termination the Customer must pay for the Services provided up to then.",
  ]),
  ...cases(number("termination-for-convenience", "notice.days", "least", 60), "not met", [
    "The Supplier may terminate this agreement for convenience on 90 days' notice (10 days' notice during the trial).",
    "The Supplier may terminate this agreement for convenience on 90 days' notice.\n2.2 The period in clause 2.1 is 14 days where the Customer is in arrears.",
    "The Supplier may terminate this agreement for convenience on 90 days' notice. It may dispense with that notice.",
    "The Supplier may terminate this agreement for convenience on 90 days' notice, half of which it may cancel by a payment.",
  ]),
  ...cases(number("limitation-of-liability", "cap.amount", "least", 1_000_000), "met", [
    "The Supplier's total liability under this agreement, however it arises, is limited to $1,500,000.",
    "The Supplier's total liability for all claims is limited to $5 million. The Supplier must give the Customer a copy of its insurance policy.",
  ]),
  ...cases(number("limitation-of-liability", "cap.amount", "least", 1_000_000), "not met", [
    "The Supplier's total liability is limited to $1,500,000, less whatever the Customer recovers from its insurer.",
    "The Supplier's total liability is limited to $1,500,000 or the fees paid in the month before the claim.",
    "The Supplier's total liability is limited to $1,500,000.\n2.2 Despite clause 2.1, the Supplier's liability for delay is limited to $20,000.",
    "The Supplier's total liability is limited to $1,500,000, shared with every other customer of the Supplier in the same year.",
  ]),
  ...cases(number("default-interest", "rate.perAnnum", "most", 12), "met", [
    "If the Customer pays late, interest accrues at 10% a year from the due date until payment.",
    "The Supplier may charge simple interest of 1% per month on overdue amounts.",
  ]),
  ...cases(number("default-interest", "rate.perAnnum", "most", 12), "not met", [
    "If the Customer pays late, interest accrues at 10% a year, plus an administration charge of 5% of the invoice.",
    "If the Customer pays late, interest accrues at 10% a year. For invoices late by more than 90 days double that rate applies.",
    "If the Customer pays late, interest accrues at not less than 10% a year.",
  ]),
  ...cases(number("restraint-of-trade", "restraint.months", "most", 6), "met", [
    "The Customer must not, for three months after this agreement ends, carry on a business in competition with the Supplier.",
  ]),
  ...cases(number("restraint-of-trade", "restraint.months", "most", 6), "not met", [
    "The Customer must not compete with the Supplier for six months after this agreement ends. In Queensland the period is one year.",
    "The Customer must not compete with the Supplier for six months after the last payment is made and in any case for a year after this agreement ends.",
    "The Customer must not compete with the Supplier for six months after this agreement ends, the period starting again at each breach.",
  ]),
  ...cases(number("insurance", "insurance.amount", "least", 5_000_000), "met", [
    "The Supplier must take out professional indemnity insurance of not less than $5,000,000 for each claim and keep it for seven years after this agreement ends.",
  ]),
  ...cases(number("insurance", "insurance.amount", "least", 5_000_000), "not met", [
    "The Supplier must take out professional indemnity insurance of $5,000,000, inclusive of a sub-limit of $250,000 for cyber loss.",
    "The Supplier must take out professional indemnity insurance of $5,000,000 unless the premium is more than it wishes to pay.",
  ]),
  ...cases(sided("termination-for-convenience", "mutual"), "met", [
    "Either party may terminate this agreement for convenience by giving the other 30 days' written notice.",
    "Each party may end this agreement at any time without cause by a month's notice to the other party.",
  ]),
  ...cases(sided("termination-for-convenience", "mutual"), "not met", [
    "Either party may terminate this agreement for convenience on 30 days' notice, but the Customer only after the first year.",
    "Either party may terminate this agreement for convenience on 30 days' notice. The Customer must pay a fee of $10,000 if it does.",
    "Either party may terminate this agreement for convenience: the Supplier on 10 days' notice and the other on 90 days' notice.",
  ]),
  ...cases(sided("consequential-loss", "mutual"), "met", [
    "Neither party is liable for loss of profit, loss of revenue or any indirect loss that the other party suffers.",
    "To the extent permitted by law, each party excludes liability to the other for indirect and consequential loss.",
  ]),
  ...cases(sided("consequential-loss", "mutual"), "not met", [
    "Neither party is liable for consequential loss. Clause 2.1 is for the benefit of the Supplier alone where the fees are unpaid.",
    "Neither party is liable for consequential loss, save for liability of the Customer under an indemnity.",
  ]),
  ...cases(sided("confidentiality", "for_us"), "met", [
    "The Supplier must keep the Customer's Confidential Information confidential and must not disclose it to anyone.",
  ]),
  ...cases(sided("confidentiality", "for_us"), "not met", [
    "The Supplier must keep the Customer's Confidential Information confidential for as long as it sees fit, and need not do so at its discretion.",
    "The Supplier must keep the Customer's Confidential Information confidential. This obligation is of no effect until the Supplier signs a separate deed.",
  ]),
  ...cases(law("New South Wales", "Victoria"), "met", [
    "The law of New South Wales applies to this agreement.",
    "This agreement is governed by the laws of the State of Victoria and the parties submit to the non-exclusive jurisdiction of its courts.",
  ]),
  ...cases(law("New South Wales", "Victoria"), "not met", [
    "This agreement is governed by the law of New South Wales while the Supplier has its office there, and after that by the law of wherever it has moved.",
    "This agreement is governed by the law of Victoria, and its arbitration clause by the law of Hong Kong.",
    "This agreement is governed by the law of New South Wales.\n2.2 Clause 2.1 does not apply to orders that are placed abroad.",
    "This agreement is governed by the law of Victoria for the first year and then by such law as the Supplier names.",
  ]),
  ...cases(phrase("confidentiality", "lacks", "residual knowledge"), "met", [
    "Each party must keep the other's Confidential Information confidential for as long as it is secret.",
  ]),
  ...cases(phrase("confidentiality", "lacks", "residual knowledge"), "not met", [
    "Each party must keep the other's Confidential Information confidential, but may use knowledge that is residual in its people's memories.",
  ]),
  ...cases(absent("exclusivity"), "met", [
    "The Supplier must provide the Services with the care of a skilled tradesman.",
  ]),
  ...cases(absent("personal-guarantee"), "met", [
    "The Customer must tell the Supplier when its address changes.",
  ]),
  // Clauses that are known by their patterns alone.
  ...cases(absent("non-disparagement"), "not met", [
    "The Customer must speak well of the Supplier in public, and of nothing that might hurt its good name.",
    "Neither the Customer nor its officers will run the Supplier down before others.",
  ]),
  ...cases(absent("power-of-attorney"), "not met", [
    "The Customer lets the Supplier execute documents on its behalf as if it were the Customer.",
  ]),
  ...cases(absent("step-in"), "not met", [
    "If the Supplier does not perform, the Customer may perform in its place and recover what that costs.",
  ]),
  // Words that are two clauses at once.
  ...cases(absent("indemnity"), "not met", [
    "Each party indemnifies the other against loss caused by its breach of this agreement, up to $500,000.",
    "The Customer indemnifies the Supplier against claims of third parties, and its liability for these is limited to $100,000.",
  ]),
  ...cases(absent("indemnity"), "met", [
    "The Customer must pay for damage to the equipment up to its value when new.",
    "The Supplier's total liability is limited to $500,000.",
  ]),
];
