import type { ClauseRule } from "../kind/rule.ts";
import { accountResponsibility } from "./account-responsibility.ts";
import { consequentialLoss } from "./consequential-loss.ts";
import { continuingLiability } from "./continuing-liability.ts";
import { covenantNotToSue } from "./covenant-not-to-sue.ts";
import { damageLiability } from "./damage-liability.ts";
import { forceMajeure } from "./force-majeure.ts";
import { indemnity } from "./indemnity.ts";
import { insurance } from "./insurance.ts";
import { jointAndSeveral } from "./joint-and-several.ts";
import { limitationOfLiability } from "./limitation-of-liability.ts";
import { liquidatedDamages } from "./liquidated-damages.ts";
import { noCompensation } from "./no-compensation.ts";
import { onusOfProof } from "./onus-of-proof.ts";
import { personalLiability } from "./personal-liability.ts";
import { productRecall } from "./product-recall.ts";
import { proportionateLiability } from "./proportionate-liability.ts";
import { riskTransfer } from "./risk-transfer.ts";
import { soleRemedy } from "./sole-remedy.ts";
import { thirdPartyBeneficiary } from "./third-party-beneficiary.ts";
import { uncappedLiability } from "./uncapped-liability.ts";
import { warrantyDisclaimer } from "./warranty-disclaimer.ts";
import { warrantyPeriod } from "./warranty-period.ts";

/** Clauses about who answers for loss, and for how much. */
export const liabilityClauses: readonly ClauseRule[] = [
  accountResponsibility,
  consequentialLoss,
  continuingLiability,
  covenantNotToSue,
  damageLiability,
  forceMajeure,
  indemnity,
  insurance,
  jointAndSeveral,
  limitationOfLiability,
  liquidatedDamages,
  noCompensation,
  onusOfProof,
  personalLiability,
  productRecall,
  proportionateLiability,
  riskTransfer,
  soleRemedy,
  thirdPartyBeneficiary,
  uncappedLiability,
  warrantyDisclaimer,
  warrantyPeriod,
];
