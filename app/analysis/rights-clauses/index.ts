import type { ClauseRule } from "../kind/rule.ts";
import { affiliateLicence } from "./affiliate-licence.ts";
import { auditRights } from "./audit-rights.ts";
import { confidentiality } from "./confidentiality.ts";
import { contentRemoval } from "./content-removal.ts";
import { dataOwnership } from "./data-ownership.ts";
import { dataReturn } from "./data-return.ts";
import { ipAssignment } from "./ip-assignment.ts";
import { ipWarranty } from "./ip-warranty.ts";
import { licenceScope } from "./licence-scope.ts";
import { moralRights } from "./moral-rights.ts";
import { privacy } from "./privacy.ts";
import { publicity } from "./publicity.ts";
import { serviceLevels } from "./service-levels.ts";
import { sourceCodeEscrow } from "./source-code-escrow.ts";

/** Clauses about information, and rights in what is made. */
export const rightsClauses: readonly ClauseRule[] = [
  affiliateLicence,
  auditRights,
  confidentiality,
  contentRemoval,
  dataOwnership,
  dataReturn,
  ipAssignment,
  ipWarranty,
  licenceScope,
  moralRights,
  privacy,
  publicity,
  serviceLevels,
  sourceCodeEscrow,
];
