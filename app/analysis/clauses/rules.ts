import type { ClauseRule } from "./rule.ts";
import { assuranceRules } from "./rules-assurance.ts";
import { boilerplateRules } from "./rules-boilerplate.ts";
import { changeRules } from "./rules-change.ts";
import { endingRules } from "./rules-ending.ts";
import { exitRules } from "./rules-exit.ts";
import { informationRules } from "./rules-information.ts";
import { liabilityRules } from "./rules-liability.ts";
import { paymentRules } from "./rules-payment.ts";
import { priceRules } from "./rules-price.ts";
import { propertyRules } from "./rules-property.ts";
import { restraintRules } from "./rules-restraint.ts";
import { securityRules } from "./rules-security.ts";

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
