import type { ClauseRule } from "../kind/rule.ts";
import { acceleration } from "./acceleration.ts";
import { bankGuarantee } from "./bank-guarantee.ts";
import { conclusiveCertificate } from "./conclusive-certificate.ts";
import { conditionPrecedent } from "./condition-precedent.ts";
import { crossDefault } from "./cross-default.ts";
import { landCharge } from "./land-charge.ts";
import { materialAdverseChange } from "./material-adverse-change.ts";
import { personalGuarantee } from "./personal-guarantee.ts";
import { powerOfAttorney } from "./power-of-attorney.ts";
import { ppsaSecurity } from "./ppsa-security.ts";

/** Clauses about what stands behind a debt, and when it falls due. */
export const securityClauses: readonly ClauseRule[] = [
  acceleration,
  bankGuarantee,
  conclusiveCertificate,
  conditionPrecedent,
  crossDefault,
  landCharge,
  materialAdverseChange,
  personalGuarantee,
  powerOfAttorney,
  ppsaSecurity,
];
