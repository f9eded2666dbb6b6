import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../../context.ts";

/** How long a reader may trust the contact without looking again (RFC 9116 wants less than a year). */
const validFor = 180 * 24 * 60 * 60_000;

/** /.well-known/security.txt (RFC 9116): where to report a weakness. */
export function loader({ context }: LoaderFunctionArgs) {
  const { SITE_URL, SITE_EMAIL } = context.get(requestScope).env;
  const midnight = new Date(Date.now() + validFor).toISOString().slice(0, 10);
  const body = [
    `Contact: mailto:${SITE_EMAIL}`,
    `Expires: ${midnight}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
    "",
  ].join("\n");
  return new Response(body, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
