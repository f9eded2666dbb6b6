import type { PaperQuestions, Question } from "../asking/question.ts";
import { corporate } from "../corporate-questions/index.ts";
import { technology } from "../technology-questions/index.ts";
import { commercialLease } from "./commercial-lease.ts";
import { confidentiality } from "./confidentiality.ts";
import { construction, homeBuilding } from "./construction.ts";
import { contractor } from "./contractor.ts";
import { distribution } from "./distribution.ts";
import { employment } from "./employment.ts";
import { franchise } from "./franchise.ts";
import { residentialTenancy } from "./residential-tenancy.ts";
import { retailLease } from "./retail-lease.ts";
import { subcontract } from "./subcontract.ts";
import { supply } from "./supply.ts";
import { tradeCredit } from "./trade-credit.ts";

import { trunk } from "./trunk.ts";

export { trunk };

/** The kinds of paper that have questions of their own. */
export const papers: readonly PaperQuestions[] = [
  confidentiality,
  commercialLease,
  retailLease,
  employment,
  contractor,
  subcontract,
  construction,
  homeBuilding,
  distribution,
  ...corporate,
  ...technology,
  supply,
  tradeCredit,
  franchise,
  residentialTenancy,
];

/** Every question that is asked of any paper: those of all, then those of each kind. */
export const everyQuestion: readonly Question[] = [
  ...trunk,
  ...papers.flatMap(({ questions }) => questions),
];
