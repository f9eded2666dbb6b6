import { pages } from "../content/index.server.ts";
import { legalaiPages } from "../content/legalai/pages.server.ts";
import { canonicalUrl } from "./meta.server.ts";

/** The sitemap's XML: every public page, and only those, with the day on which its content was last revised. */
export function sitemap(siteUrl: string): string {
  const urls = [...pages, ...Object.values(legalaiPages)].map(
    ({ path, revised }) =>
      `  <url><loc>${canonicalUrl(path, siteUrl)}</loc><lastmod>${revised}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
