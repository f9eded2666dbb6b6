import type { PaperQuestions } from "../asking/question.ts";
import { corporate } from "../corporate-questions/index.ts";
import { commercialLease } from "./commercial-lease.ts";
import { construction, homeBuilding } from "./construction.ts";
import { contractor } from "./contractor.ts";
import { dataProcessing } from "./data-processing.ts";
import { distribution } from "./distribution.ts";
import { employment } from "./employment.ts";
import { franchise } from "./franchise.ts";
import { government } from "./government.ts";
import { grant } from "./grant.ts";
import { ipAssignment } from "./ip-assignment.ts";
import { ipLicence } from "./ip-licence.ts";
import { residentialTenancy } from "./residential-tenancy.ts";
import { retailLease } from "./retail-lease.ts";
import { saas } from "./saas.ts";
import { services } from "./services.ts";
import { softwareLicence } from "./software-licence.ts";
import { subcontract } from "./subcontract.ts";
import { supply } from "./supply.ts";
import { termsOfUse } from "./terms-of-use.ts";
import { tradeCredit } from "./trade-credit.ts";

export { trunk } from "./trunk.ts";

/** The kinds of paper that have questions of their own. */
export const papers: readonly PaperQuestions[] = [
  saas,
  services,
  softwareLicence,
  termsOfUse,
  ipLicence,
  ipAssignment,
  grant,
  government,
  dataProcessing,
  commercialLease,
  retailLease,
  employment,
  contractor,
  subcontract,
  construction,
  homeBuilding,
  distribution,
  ...corporate,
  supply,
  tradeCredit,
  franchise,
  residentialTenancy,
];
