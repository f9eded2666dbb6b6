import type { ClauseRule } from "./rule.ts";
import { assuranceRules } from "./rules-assurance.ts";
import { boilerplateRules } from "./rules-boilerplate.ts";
import { changeRules } from "./rules-change.ts";
import { endingRules } from "./rules-ending.ts";
import { informationRules } from "./rules-information.ts";
import { liabilityRules } from "./rules-liability.ts";
import { moneyRules } from "./rules-money.ts";
import { propertyRules } from "./rules-property.ts";
import { restraintRules } from "./rules-restraint.ts";
import { securityRules } from "./rules-security.ts";

/** The whole vocabulary of 41 clauses, one entry a clause. */
export const clauseRules: readonly ClauseRule[] = [
  ...liabilityRules,
  ...endingRules,
  ...moneyRules,
  ...propertyRules,
  ...informationRules,
  ...securityRules,
  ...restraintRules,
  ...changeRules,
  ...assuranceRules,
  ...boilerplateRules,
];
