import type { MetaDescriptor } from "react-router";
import { pageAt } from "../content/index.ts";
import { site } from "../content/site.ts";
import type { Page, PagePath } from "../content/types.ts";
import { structuredData } from "./structured-data.ts";

/** The absolute address of a page; the home page's is the origin with a slash. */
export const canonicalUrl = (path: PagePath, siteUrl: string) => `${siteUrl}${path}`;

/** Where a page's social picture is; they are made at build time. */
export const socialPicture = (path: PagePath) =>
  `/social/${path === "/" ? "home" : path.slice(1)}.png`;

/** The page itself and those above it, from the home page down. */
export function trail(page: Page): Page[] {
  if (page.path === "/") return [page];
  return [...trail(pageAt(page.parent ?? "/")), page];
}

/** Everything that search engines and link previews read of a page. */
export function pageMeta(page: Page, siteUrl: string): MetaDescriptor[] {
  const url = canonicalUrl(page.path, siteUrl);
  const picture = `${siteUrl}${socialPicture(page.path)}`;
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${page.name}: ${site.line}` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: picture },
    { "script:ld+json": structuredData(page, trail(page), siteUrl) },
  ];
}
