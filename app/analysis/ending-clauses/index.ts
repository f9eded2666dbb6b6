import type { ClauseRule } from "../kind/rule.ts";
import { assignment } from "./assignment.ts";
import { automaticRenewal } from "./automatic-renewal.ts";
import { cancellationCharge } from "./cancellation-charge.ts";
import { changeOfControl } from "./change-of-control.ts";
import { earlyTerminationFee } from "./early-termination-fee.ts";
import { postTermination } from "./post-termination.ts";
import { supplyAtDiscretion } from "./supply-at-discretion.ts";
import { suspension } from "./suspension.ts";
import { terminationForBreach } from "./termination-for-breach.ts";
import { terminationForConvenience } from "./termination-for-convenience.ts";

/** Clauses about how long a contract lasts, and how it ends or passes on. */
export const endingClauses: readonly ClauseRule[] = [
  assignment,
  automaticRenewal,
  cancellationCharge,
  changeOfControl,
  earlyTerminationFee,
  postTermination,
  supplyAtDiscretion,
  suspension,
  terminationForBreach,
  terminationForConvenience,
];
