import type { budgets, enquiryTypes, leadTypes, urgencies } from "../../schemas/leads/lead.ts";
import type { LeadStatus } from "../../schemas/leads/lead-handling.ts";

export type Member = { id: string; email: string };

/** A lead as these pages show it; times are milliseconds since 1970. */
export type LeadView = {
  id: string;
  kind: (typeof leadTypes)[number];
  business: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  need: (typeof enquiryTypes)[number] | null;
  budget: (typeof budgets)[number] | null;
  urgency: (typeof urgencies)[number] | null;
  message: string | null;
  held: boolean;
  createdAt: number;
  status: LeadStatus;
  owner: Member | null;
  answeredAt: number | null;
  overdue: boolean;
  version: number;
};
