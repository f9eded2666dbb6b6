import { constructionPayment } from "./construction-payment.ts";
import { consumerGuarantees } from "./consumer-guarantees.ts";
import { disputes } from "./disputes.ts";
import { employment } from "./employment.ts";
import { ending } from "./ending.ts";
import { franchise } from "./franchise.ts";
import { guarantees } from "./guarantees.ts";
import { homeBuilding } from "./home-building.ts";
import { information } from "./information.ts";
import { intellectualProperty } from "./intellectual-property.ts";
import { leases } from "./leases.ts";
import { liability } from "./liability.ts";
import type { Provision } from "./provision.ts";
import { restraint } from "./restraint.ts";
import { retailLeases } from "./retail-leases.ts";
import { security } from "./security.ts";
import { tax } from "./tax.ts";
import { unfairTerms } from "./unfair-terms.ts";

/** Every provision that may be cited, each as it stood when its source was seen. */
export const provisions: readonly Provision[] = [
  ...unfairTerms,
  ...consumerGuarantees,
  ...constructionPayment,
  ...homeBuilding,
  ...retailLeases,
  ...leases,
  ...employment,
  ...intellectualProperty,
  ...restraint,
  ...franchise,
  ...security,
  ...guarantees,
  ...ending,
  ...tax,
  ...information,
  ...disputes,
  ...liability,
];
