import { confidentiality } from "./confidentiality.ts";
import { employmentForEmployer } from "./employment-for-employer.ts";
import { leaseForTenant } from "./lease-for-tenant.ts";
import { servicesForCustomer } from "./services-for-customer.ts";
import type { Starter } from "./starter.ts";
import { supplyForSupplier } from "./supply-for-supplier.ts";

const note = "A starting point: your lawyer must settle it.";

/** The playbooks that ship; the note of each stands beside it wherever it is shown. */
export const starters: readonly (Starter & { note: string })[] = [
  confidentiality,
  servicesForCustomer,
  leaseForTenant,
  employmentForEmployer,
  supplyForSupplier,
].map((starter) => ({ ...starter, note }));
