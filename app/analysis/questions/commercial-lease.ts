import type { PaperQuestions } from "../asking/question.ts";
import { leases } from "./leases.ts";

/** Leases of offices, warehouses, land and other business premises that are no shops. */
export const commercialLease: PaperQuestions = {
  id: "commercial-lease",
  of: /^(?:Commercial lease|Lease|Sublease)$/,
  roles: { recipient: "Tenant", drafter: "Landlord" },
  questions: leases,
};
