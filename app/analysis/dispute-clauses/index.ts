import type { ClauseRule } from "../kind/rule.ts";
import { arbitration } from "./arbitration.ts";
import { contractByUse } from "./contract-by-use.ts";
import { deemedAcceptance } from "./deemed-acceptance.ts";
import { disputeResolution } from "./dispute-resolution.ts";
import { entireAgreement } from "./entire-agreement.ts";
import { exclusiveJurisdiction } from "./exclusive-jurisdiction.ts";
import { foreignJurisdiction } from "./foreign-jurisdiction.ts";
import { governingLaw } from "./governing-law.ts";
import { injunction } from "./injunction.ts";
import { orderOfPrecedence } from "./order-of-precedence.ts";
import { timeBar } from "./time-bar.ts";
import { unilateralVariation } from "./unilateral-variation.ts";

/** Clauses about what the contract is, how it changes, and who decides a dispute. */
export const disputeClauses: readonly ClauseRule[] = [
  arbitration,
  contractByUse,
  deemedAcceptance,
  disputeResolution,
  entireAgreement,
  exclusiveJurisdiction,
  foreignJurisdiction,
  governingLaw,
  injunction,
  orderOfPrecedence,
  timeBar,
  unilateralVariation,
];
