import * as v from "valibot";
import { type PlaybookContent, playbookContentSchema } from "../../schemas/playbooks/playbook.ts";
import confidentiality from "./confidentiality.json" with { type: "json" };
import employmentForEmployer from "./employment-for-employer.json" with { type: "json" };
import leaseForTenant from "./lease-for-tenant.json" with { type: "json" };
import servicesForCustomer from "./services-for-customer.json" with { type: "json" };
import supplyForSupplier from "./supply-for-supplier.json" with { type: "json" };

/** A playbook that ships, for a firm to begin with; its note stands beside it wherever it is shown. */
export interface Starter {
  id: string;
  content: PlaybookContent;
  note: string;
}

const note = "A starting point: your lawyer must settle it.";

/** Each in the form that a firm imports and exports, so that one of them can be taken from here to there. */
export const starters: readonly Starter[] = Object.entries({
  confidentiality,
  "services-for-customer": servicesForCustomer,
  "lease-for-tenant": leaseForTenant,
  "employment-for-employer": employmentForEmployer,
  "supply-for-supplier": supplyForSupplier,
}).map(([id, content]) => ({ id, content: v.parse(playbookContentSchema, content), note }));
