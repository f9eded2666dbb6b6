import type { LeadQuery } from "../../schemas/leads/lead-handling.ts";

/** The address of the leads that a query asks for; from the beginning unless `after` says where to go on. */
export function addressOf(
  { q, status, kind, owner, held }: LeadQuery,
  { path = "/staff", after = "" } = {},
): string {
  const told = { q, status, kind, owner, held, after };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(told)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
