import { acceleration } from "./acceleration.ts";
import { accountResponsibility } from "./account-responsibility.ts";
import { additionalHours } from "./additional-hours.ts";
import { affiliateLicence } from "./affiliate-licence.ts";
import { alterations } from "./alterations.ts";
import { antiDilution } from "./anti-dilution.ts";
import { approvalRight } from "./approval-right.ts";
import { arbitration } from "./arbitration.ts";
import { assignment } from "./assignment.ts";
import { auditRights } from "./audit-rights.ts";
import { automaticRenewal } from "./automatic-renewal.ts";
import { backToBack } from "./back-to-back.ts";
import { bankGuarantee } from "./bank-guarantee.ts";
import { buySell } from "./buy-sell.ts";
import { cancellationCharge } from "./cancellation-charge.ts";
import { changeOfControl } from "./change-of-control.ts";
import { compulsoryTransfer } from "./compulsory-transfer.ts";
import { conclusiveCertificate } from "./conclusive-certificate.ts";
import { conditionPrecedent } from "./condition-precedent.ts";
import { confidentiality } from "./confidentiality.ts";
import { consequentialLoss } from "./consequential-loss.ts";
import { contentRemoval } from "./content-removal.ts";
import { continuingLiability } from "./continuing-liability.ts";
import { contractByUse } from "./contract-by-use.ts";
import { contractorStatus } from "./contractor-status.ts";
import { costOfCredit } from "./cost-of-credit.ts";
import { covenantNotToSue } from "./covenant-not-to-sue.ts";
import { crossDefault } from "./cross-default.ts";
import { damageAndAbatement } from "./damage-and-abatement.ts";
import { damageLiability } from "./damage-liability.ts";
import { dataOwnership } from "./data-ownership.ts";
import { dataReturn } from "./data-return.ts";
import { deemedAcceptance } from "./deemed-acceptance.ts";
import { defaultCharge } from "./default-charge.ts";
import { defaultInterest } from "./default-interest.ts";
import { delayCosts } from "./delay-costs.ts";
import { deliveryEstimate } from "./delivery-estimate.ts";
import { demolitionOrRelocation } from "./demolition-or-relocation.ts";
import { depositForfeiture } from "./deposit-forfeiture.ts";
import { directDebit } from "./direct-debit.ts";
import { discretionaryBonus } from "./discretionary-bonus.ts";
import { disputeResolution } from "./dispute-resolution.ts";
import { dividends } from "./dividends.ts";
import { dragAndTag } from "./drag-and-tag.ts";
import { earlyTerminationFee } from "./early-termination-fee.ts";
import { earnOut } from "./earn-out.ts";
import { entireAgreement } from "./entire-agreement.ts";
import { entryOnPremises } from "./entry-on-premises.ts";
import { estimateNotBinding } from "./estimate-not-binding.ts";
import { exclusiveJurisdiction } from "./exclusive-jurisdiction.ts";
import { exclusivity } from "./exclusivity.ts";
import { extensionOfTime } from "./extension-of-time.ts";
import { firstRefusal } from "./first-refusal.ts";
import { forceMajeure } from "./force-majeure.ts";
import { foreignJurisdiction } from "./foreign-jurisdiction.ts";
import { governingLaw } from "./governing-law.ts";
import { gst } from "./gst.ts";
import { holdingOver } from "./holding-over.ts";
import { inclusivePrice } from "./inclusive-price.ts";
import { indemnity } from "./indemnity.ts";
import { injunction } from "./injunction.ts";
import { insurance } from "./insurance.ts";
import { interestDilution } from "./interest-dilution.ts";
import { ipAssignment } from "./ip-assignment.ts";
import { ipWarranty } from "./ip-warranty.ts";
import { jointAndSeveral } from "./joint-and-several.ts";
import { landCharge } from "./land-charge.ts";
import { latentConditions } from "./latent-conditions.ts";
import { leaseIncentive } from "./lease-incentive.ts";
import { leaver } from "./leaver.ts";
import { licenceScope } from "./licence-scope.ts";
import { limitationOfLiability } from "./limitation-of-liability.ts";
import { liquidatedDamages } from "./liquidated-damages.ts";
import { makeGood } from "./make-good.ts";
import { materialAdverseChange } from "./material-adverse-change.ts";
import { minimumCommitment } from "./minimum-commitment.ts";
import { moralRights } from "./moral-rights.ts";
import { mostFavouredCustomer } from "./most-favoured-customer.ts";
import { noCommitment } from "./no-commitment.ts";
import { noCompensation } from "./no-compensation.ts";
import { noExclusivity } from "./no-exclusivity.ts";
import { noPartition } from "./no-partition.ts";
import { noRefund } from "./no-refund.ts";
import { noRetention } from "./no-retention.ts";
import { nonDisparagement } from "./non-disparagement.ts";
import { nonSolicitation } from "./non-solicitation.ts";
import { onusOfProof } from "./onus-of-proof.ts";
import { orderOfPrecedence } from "./order-of-precedence.ts";
import { outgoings } from "./outgoings.ts";
import { payWhenPaid } from "./pay-when-paid.ts";
import { paymentApproval } from "./payment-approval.ts";
import { paymentSetOff } from "./payment-set-off.ts";
import { paymentTerms } from "./payment-terms.ts";
import { performanceTarget } from "./performance-target.ts";
import { permitsAndFines } from "./permits-and-fines.ts";
import { permittedUse } from "./permitted-use.ts";
import { personalGuarantee } from "./personal-guarantee.ts";
import { personalLiability } from "./personal-liability.ts";
import { placeOfWork } from "./place-of-work.ts";
import { postTermination } from "./post-termination.ts";
import { powerOfAttorney } from "./power-of-attorney.ts";
import { ppsaSecurity } from "./ppsa-security.ts";
import { preEmption } from "./pre-emption.ts";
import { priceAtWill } from "./price-at-will.ts";
import { priceIncrease } from "./price-increase.ts";
import { privacy } from "./privacy.ts";
import { probation } from "./probation.ts";
import { productRecall } from "./product-recall.ts";
import { proportionateLiability } from "./proportionate-liability.ts";
import { publicity } from "./publicity.ts";
import { refurbishment } from "./refurbishment.ts";
import { renewalOption } from "./renewal-option.ts";
import { rentReview } from "./rent-review.ts";
import { repairAndMaintenance } from "./repair-and-maintenance.ts";
import { reservedMatters } from "./reserved-matters.ts";
import { restraintOfTrade } from "./restraint-of-trade.ts";
import { retention } from "./retention.ts";
import { revenueSharing } from "./revenue-sharing.ts";
import { rework } from "./rework.ts";
import { rightOfEntry } from "./right-of-entry.ts";
import { riskTransfer } from "./risk-transfer.ts";
import type { ClauseRule } from "./rule.ts";
import { securityOfPayment } from "./security-of-payment.ts";
import { serviceLevels } from "./service-levels.ts";
import { shareTransfer } from "./share-transfer.ts";
import { shareValuation } from "./share-valuation.ts";
import { soleRemedy } from "./sole-remedy.ts";
import { sourceCodeEscrow } from "./source-code-escrow.ts";
import { stepIn } from "./step-in.ts";
import { subcontracting } from "./subcontracting.ts";
import { supplyAtDiscretion } from "./supply-at-discretion.ts";
import { suspension } from "./suspension.ts";
import { taxGrossUp } from "./tax-gross-up.ts";
import { terminationForBreach } from "./termination-for-breach.ts";
import { terminationForConvenience } from "./termination-for-convenience.ts";
import { territory } from "./territory.ts";
import { thirdPartyBeneficiary } from "./third-party-beneficiary.ts";
import { timeBar } from "./time-bar.ts";
import { tradingHours } from "./trading-hours.ts";
import { trainingBond } from "./training-bond.ts";
import { uncappedLiability } from "./uncapped-liability.ts";
import { unilateralVariation } from "./unilateral-variation.ts";
import { variationPrice } from "./variation-price.ts";
import { volumeRestriction } from "./volume-restriction.ts";
import { wageSetOff } from "./wage-set-off.ts";
import { warrantyDisclaimer } from "./warranty-disclaimer.ts";
import { warrantyPeriod } from "./warranty-period.ts";
import { workAtCost } from "./work-at-cost.ts";

/** The whole vocabulary, a file a clause. */
export const clauseRules: readonly ClauseRule[] = [
  acceleration,
  accountResponsibility,
  additionalHours,
  affiliateLicence,
  alterations,
  antiDilution,
  approvalRight,
  arbitration,
  assignment,
  auditRights,
  automaticRenewal,
  backToBack,
  bankGuarantee,
  buySell,
  cancellationCharge,
  changeOfControl,
  compulsoryTransfer,
  conclusiveCertificate,
  conditionPrecedent,
  confidentiality,
  consequentialLoss,
  contentRemoval,
  continuingLiability,
  contractByUse,
  contractorStatus,
  costOfCredit,
  covenantNotToSue,
  crossDefault,
  damageAndAbatement,
  damageLiability,
  dataOwnership,
  dataReturn,
  deemedAcceptance,
  defaultCharge,
  defaultInterest,
  delayCosts,
  deliveryEstimate,
  demolitionOrRelocation,
  depositForfeiture,
  directDebit,
  discretionaryBonus,
  disputeResolution,
  dividends,
  dragAndTag,
  earlyTerminationFee,
  earnOut,
  entireAgreement,
  entryOnPremises,
  estimateNotBinding,
  exclusiveJurisdiction,
  exclusivity,
  extensionOfTime,
  firstRefusal,
  forceMajeure,
  foreignJurisdiction,
  governingLaw,
  gst,
  holdingOver,
  inclusivePrice,
  indemnity,
  injunction,
  insurance,
  interestDilution,
  ipAssignment,
  ipWarranty,
  jointAndSeveral,
  landCharge,
  latentConditions,
  leaseIncentive,
  leaver,
  licenceScope,
  limitationOfLiability,
  liquidatedDamages,
  makeGood,
  materialAdverseChange,
  minimumCommitment,
  moralRights,
  mostFavouredCustomer,
  noCommitment,
  noCompensation,
  noExclusivity,
  noPartition,
  noRefund,
  noRetention,
  nonDisparagement,
  nonSolicitation,
  onusOfProof,
  orderOfPrecedence,
  outgoings,
  payWhenPaid,
  paymentApproval,
  paymentSetOff,
  paymentTerms,
  performanceTarget,
  permitsAndFines,
  permittedUse,
  personalGuarantee,
  personalLiability,
  placeOfWork,
  postTermination,
  powerOfAttorney,
  ppsaSecurity,
  preEmption,
  priceAtWill,
  priceIncrease,
  privacy,
  probation,
  productRecall,
  proportionateLiability,
  publicity,
  refurbishment,
  renewalOption,
  rentReview,
  repairAndMaintenance,
  reservedMatters,
  restraintOfTrade,
  retention,
  revenueSharing,
  rework,
  rightOfEntry,
  riskTransfer,
  securityOfPayment,
  serviceLevels,
  shareTransfer,
  shareValuation,
  soleRemedy,
  sourceCodeEscrow,
  stepIn,
  subcontracting,
  supplyAtDiscretion,
  suspension,
  taxGrossUp,
  terminationForBreach,
  terminationForConvenience,
  territory,
  thirdPartyBeneficiary,
  timeBar,
  tradingHours,
  trainingBond,
  uncappedLiability,
  unilateralVariation,
  variationPrice,
  volumeRestriction,
  wageSetOff,
  warrantyDisclaimer,
  warrantyPeriod,
  workAtCost,
];
