import type { ClauseRule } from "../kind/rule.ts";
import { alterations } from "./alterations.ts";
import { damageAndAbatement } from "./damage-and-abatement.ts";
import { demolitionOrRelocation } from "./demolition-or-relocation.ts";
import { entryOnPremises } from "./entry-on-premises.ts";
import { holdingOver } from "./holding-over.ts";
import { leaseIncentive } from "./lease-incentive.ts";
import { makeGood } from "./make-good.ts";
import { outgoings } from "./outgoings.ts";
import { permitsAndFines } from "./permits-and-fines.ts";
import { permittedUse } from "./permitted-use.ts";
import { refurbishment } from "./refurbishment.ts";
import { renewalOption } from "./renewal-option.ts";
import { rentReview } from "./rent-review.ts";
import { repairAndMaintenance } from "./repair-and-maintenance.ts";
import { rightOfEntry } from "./right-of-entry.ts";
import { tradingHours } from "./trading-hours.ts";

/** Clauses about land and buildings, and those who occupy them. */
export const landClauses: readonly ClauseRule[] = [
  alterations,
  damageAndAbatement,
  demolitionOrRelocation,
  entryOnPremises,
  holdingOver,
  leaseIncentive,
  makeGood,
  outgoings,
  permitsAndFines,
  permittedUse,
  refurbishment,
  renewalOption,
  rentReview,
  repairAndMaintenance,
  rightOfEntry,
  tradingHours,
];
