import type { ClauseRule } from "../kind/rule.ts";
import { backToBack } from "./back-to-back.ts";
import { delayCosts } from "./delay-costs.ts";
import { deliveryEstimate } from "./delivery-estimate.ts";
import { extensionOfTime } from "./extension-of-time.ts";
import { latentConditions } from "./latent-conditions.ts";
import { noRetention } from "./no-retention.ts";
import { retention } from "./retention.ts";
import { rework } from "./rework.ts";
import { securityOfPayment } from "./security-of-payment.ts";
import { stepIn } from "./step-in.ts";
import { subcontracting } from "./subcontracting.ts";
import { variationPrice } from "./variation-price.ts";
import { workAtCost } from "./work-at-cost.ts";

/** Clauses about work on a site, its time and its price. */
export const buildingClauses: readonly ClauseRule[] = [
  backToBack,
  delayCosts,
  deliveryEstimate,
  extensionOfTime,
  latentConditions,
  noRetention,
  retention,
  rework,
  securityOfPayment,
  stepIn,
  subcontracting,
  variationPrice,
  workAtCost,
];
