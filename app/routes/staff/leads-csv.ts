import { requestScope } from "../../context.ts";
import { agencyTime } from "../../lib/agency-time.ts";
import { leadsAsCsv } from "../../services/leads/export.server.ts";
import type { Route } from "./+types/leads-csv.ts";
import { askedLeads } from "./asked-leads.ts";

/** The download of the leads that the list shows, all pages of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = await askedLeads(request);
  return new Response(leadsAsCsv(context.get(requestScope).env, query), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="leads-${agencyTime(Date.now()).day}.csv"`,
      "Content-Security-Policy": "sandbox",
    },
  });
}
