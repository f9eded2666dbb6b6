import { isRouteErrorResponse, Outlet } from "react-router";
import { LegalErrorPage } from "../../components/legalai/error-page.tsx";
import stylesheet from "../../legalai.css?url";
import type { PageHandle } from "../../lib/document.ts";
import { headersOfError, type StatusPage } from "../expected-errors.ts";
import type { Route } from "./+types/area.ts";

export const handle: PageHandle = { hydrate: true, ownStyles: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = headersOfError;

/** Pages that know a session, a token or a nonce are nobody else's to keep. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_args, next) => {
    const response = await next();
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  },
];

/** Everything under /legalai. */
export default function Area() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <LegalErrorPage status={500} />;
  // What `orStatusPage` throws; other status errors have no such data.
  const page = error.data as Partial<StatusPage> | null;
  return (
    <LegalErrorPage status={error.status} message={page?.message} elsewhere={page?.elsewhere} />
  );
}
