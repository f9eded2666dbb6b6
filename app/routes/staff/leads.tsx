import { LeadFilters } from "../../components/staff/lead-filters.tsx";
import { LeadList } from "../../components/staff/lead-list.tsx";
import { addressOf } from "../../components/staff/lead-query.ts";
import { requestScope } from "../../context.ts";
import { listStaff } from "../../services/accounts/staff.server.ts";
import { listLeads } from "../../services/leads/list.server.ts";
import type { Route } from "./+types/leads.ts";
import { askedLeads } from "./asked-leads.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.query.held ? "Held back" : "Leads"} · Staff` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const query = await askedLeads(request);
  const [{ leads, next }, staff] = await Promise.all([listLeads(env, query), listStaff(env)]);
  return { leads, next, staff, query, now: Date.now() };
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads, next, staff, query, now } = loaderData;
  return (
    <main id="main" className="screen">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{query.held ? "Held back" : "Leads"}</h1>
        <a href={addressOf(query, { path: "/staff/leads.csv" })} className="action quiet" download>
          Download as CSV
        </a>
      </header>
      {query.held && (
        <p className="max-w-measure text-soft">
          These look as if a program had filled in the form. Nothing was mailed to the addresses
          they gave. Open one to release it.
        </p>
      )}
      <LeadFilters query={query} staff={staff} />
      {leads.length > 0 ? (
        <LeadList leads={leads} now={now} />
      ) : (
        <p className="sheet p-6">Nothing was found.</p>
      )}
      {(query.after || next) && (
        <nav aria-label="Pages of the list" className="flex gap-3">
          {query.after && (
            <a href={addressOf(query)} className="action quiet small">
              First page
            </a>
          )}
          {next && (
            <a href={addressOf(query, { after: next })} className="action quiet small">
              Next page
            </a>
          )}
        </nav>
      )}
    </main>
  );
}
