import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../../context.ts";

/** /robots.txt: everything but the signed-in area and the API. */
export function loader({ context }: LoaderFunctionArgs) {
  const { SITE_URL } = context.get(requestScope).env;
  const body = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /legalai/auth",
    "Disallow: /legalai/dashboard",
    "Disallow: /legalai/upload",
    "Disallow: /legalai/cases",
    "Disallow: /legalai/case/",
    "",
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    "",
  ].join("\n");
  return new Response(body, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
    },
  });
}
