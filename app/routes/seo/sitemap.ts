import type { LoaderFunctionArgs } from "react-router";
import { pages } from "../../content/index.server.ts";
import { legalaiPages } from "../../content/legalai/pages.server.ts";
import { requestScope } from "../../context.ts";
import { canonicalUrl } from "../../lib/meta.server.ts";

/** /sitemap.xml: every public page, and only those. */
export function loader({ context }: LoaderFunctionArgs) {
  const { SITE_URL } = context.get(requestScope).env;
  const urls = [
    ...pages.map(({ path }) => canonicalUrl(path, SITE_URL)),
    ...Object.values(legalaiPages).map(({ path }) => canonicalUrl(path, SITE_URL)),
  ].map((url) => `  <url><loc>${url}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
  return new Response(body, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=3600, must-revalidate",
    },
  });
}
