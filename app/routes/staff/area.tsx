import { isRouteErrorResponse, Outlet } from "react-router";
import { StaffErrorPage } from "../../components/staff/error-page.tsx";
import { StaffFrame } from "../../components/staff/frame.tsx";
import { requestScope } from "../../context.ts";
import type { PageHandle } from "../../lib/document.ts";
import { countLeads } from "../../services/leads/list.server.ts";
import { countUndelivered } from "../../services/leads/mails.server.ts";
import stylesheet from "../../staff.css?url";
import { headersOfError, type StatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/area.ts";
import { memberContext } from "./member.ts";

/** Links, forms and redirects are all that these pages need. */
export const handle: PageHandle = { hydrate: false, ownStyles: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = headersOfError;

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(requestScope);
  const [leads, undelivered] = await Promise.all([countLeads(env), countUndelivered(env)]);
  return { member: context.get(memberContext), counts: { ...leads, undelivered } };
}

/** Everything under /staff. */
export default function Area({ loaderData: { member, counts } }: Route.ComponentProps) {
  return (
    <StaffFrame email={member.email} counts={counts}>
      <Outlet />
    </StaffFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <StaffErrorPage status={500} />;
  // What `orStatusPage` throws; other status errors have no such data.
  const page = error.data as Partial<StatusPage> | null;
  return <StaffErrorPage status={error.status} message={page?.message} />;
}
