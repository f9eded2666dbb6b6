import type { ClauseRule } from "../kind/rule.ts";
import { additionalHours } from "./additional-hours.ts";
import { contractorStatus } from "./contractor-status.ts";
import { discretionaryBonus } from "./discretionary-bonus.ts";
import { exclusivity } from "./exclusivity.ts";
import { noExclusivity } from "./no-exclusivity.ts";
import { nonDisparagement } from "./non-disparagement.ts";
import { nonSolicitation } from "./non-solicitation.ts";
import { placeOfWork } from "./place-of-work.ts";
import { probation } from "./probation.ts";
import { restraintOfTrade } from "./restraint-of-trade.ts";
import { territory } from "./territory.ts";
import { trainingBond } from "./training-bond.ts";
import { wageSetOff } from "./wage-set-off.ts";

/** Clauses about those who work, and whom they may work for. */
export const workClauses: readonly ClauseRule[] = [
  additionalHours,
  contractorStatus,
  discretionaryBonus,
  exclusivity,
  noExclusivity,
  nonDisparagement,
  nonSolicitation,
  placeOfWork,
  probation,
  restraintOfTrade,
  territory,
  trainingBond,
  wageSetOff,
];
