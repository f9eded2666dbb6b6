import type { PaperQuestions } from "../asking/question.ts";
import { dataProcessing } from "./data-processing.ts";
import { government } from "./government.ts";
import { grant } from "./grant.ts";
import { ipAssignment } from "./ip-assignment.ts";
import { ipLicence } from "./ip-licence.ts";
import { saas } from "./saas.ts";
import { services } from "./services.ts";
import { softwareLicence } from "./software-licence.ts";
import { termsOfUse } from "./terms-of-use.ts";

/** Papers of services, software, data and intellectual property, for business and government. */
export const technology: readonly PaperQuestions[] = [
  services,
  saas,
  softwareLicence,
  dataProcessing,
  termsOfUse,
  ipLicence,
  ipAssignment,
  government,
  grant,
];
