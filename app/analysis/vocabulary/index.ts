import { assuranceRules } from "./assurance.ts";
import { boilerplateRules } from "./boilerplate.ts";
import { changeRules } from "./change.ts";
import { endingRules } from "./ending.ts";
import { exitRules } from "./exit.ts";
import { informationRules } from "./information.ts";
import { liabilityRules } from "./liability.ts";
import { paymentRules } from "./payment.ts";
import { priceRules } from "./price.ts";
import { propertyRules } from "./property.ts";
import { restraintRules } from "./restraint.ts";
import type { ClauseRule } from "./rule.ts";
import { securityRules } from "./security.ts";

/** The whole vocabulary of 41 clauses, one entry a clause. */
export const clauseRules: readonly ClauseRule[] = [
  ...liabilityRules,
  ...endingRules,
  ...exitRules,
  ...priceRules,
  ...paymentRules,
  ...propertyRules,
  ...informationRules,
  ...securityRules,
  ...restraintRules,
  ...changeRules,
  ...assuranceRules,
  ...boilerplateRules,
];
