import type { ClauseRule } from "../kind/rule.ts";
import { costOfCredit } from "./cost-of-credit.ts";
import { defaultCharge } from "./default-charge.ts";
import { defaultInterest } from "./default-interest.ts";
import { depositForfeiture } from "./deposit-forfeiture.ts";
import { directDebit } from "./direct-debit.ts";
import { estimateNotBinding } from "./estimate-not-binding.ts";
import { gst } from "./gst.ts";
import { inclusivePrice } from "./inclusive-price.ts";
import { minimumCommitment } from "./minimum-commitment.ts";
import { mostFavouredCustomer } from "./most-favoured-customer.ts";
import { noCommitment } from "./no-commitment.ts";
import { noRefund } from "./no-refund.ts";
import { payWhenPaid } from "./pay-when-paid.ts";
import { paymentApproval } from "./payment-approval.ts";
import { paymentSetOff } from "./payment-set-off.ts";
import { paymentTerms } from "./payment-terms.ts";
import { performanceTarget } from "./performance-target.ts";
import { priceAtWill } from "./price-at-will.ts";
import { priceIncrease } from "./price-increase.ts";
import { revenueSharing } from "./revenue-sharing.ts";
import { taxGrossUp } from "./tax-gross-up.ts";
import { volumeRestriction } from "./volume-restriction.ts";

/** Clauses about what is paid, when, and how the price moves. */
export const moneyClauses: readonly ClauseRule[] = [
  costOfCredit,
  defaultCharge,
  defaultInterest,
  depositForfeiture,
  directDebit,
  estimateNotBinding,
  gst,
  inclusivePrice,
  minimumCommitment,
  mostFavouredCustomer,
  noCommitment,
  noRefund,
  payWhenPaid,
  paymentApproval,
  paymentSetOff,
  paymentTerms,
  performanceTarget,
  priceAtWill,
  priceIncrease,
  revenueSharing,
  taxGrossUp,
  volumeRestriction,
];
