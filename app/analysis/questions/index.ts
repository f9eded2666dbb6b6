import type { PaperQuestions } from "../asking/question.ts";
import { businessSale } from "./business-sale.ts";
import { commercialLease } from "./commercial-lease.ts";
import { contractor } from "./contractor.ts";
import { convertible } from "./convertible.ts";
import { distribution } from "./distribution.ts";
import { employment } from "./employment.ts";
import { founders } from "./founders.ts";
import { guarantee } from "./guarantee.ts";
import { loan } from "./loan.ts";
import { retailLease } from "./retail-lease.ts";
import { saas } from "./saas.ts";
import { sale } from "./sale.ts";
import { security } from "./security.ts";
import { services } from "./services.ts";
import { settlement } from "./settlement.ts";
import { shareSale } from "./share-sale.ts";
import { shareholders } from "./shareholders.ts";
import { softwareLicence } from "./software-licence.ts";
import { subcontract } from "./subcontract.ts";
import { subscription } from "./subscription.ts";
import { venture } from "./venture.ts";

export { trunk } from "./trunk.ts";

/** The kinds of paper that have questions of their own. */
export const papers: readonly PaperQuestions[] = [
  saas,
  services,
  softwareLicence,
  loan,
  guarantee,
  security,
  shareholders,
  convertible,
  subscription,
  shareSale,
  businessSale,
  commercialLease,
  retailLease,
  employment,
  contractor,
  subcontract,
  construction,
  homeBuilding,
  distribution,
  founders,
  settlement,
  venture,
  sale,
];
