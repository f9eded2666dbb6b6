import type { MetaDescriptor } from "react-router";
import { trail } from "../content/family.server.ts";
import { pageAt } from "../content/index.server.ts";
import { legalaiPages } from "../content/legalai/pages.server.ts";
import { site } from "../content/site.ts";
import type { Page, PublicPage } from "../content/types.ts";
import { type Agency, softwareData, structuredData } from "./structured-data.server.ts";

/** The absolute address of a page; the home page's is the origin with a slash. */
export const canonicalUrl = (path: string, siteUrl: string) => `${siteUrl}${path}`;

/** Where a page's social picture is; they are made at build time. */
export const socialPicture = (path: string) =>
  `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

/** What search engines and link previews read of any public page. */
function publicMeta(
  { path, name, title, description, keywords }: PublicPage,
  siteUrl: string,
): MetaDescriptor[] {
  const url = canonicalUrl(path, siteUrl);
  const picture = `${siteUrl}${socialPicture(path)}`;
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${name}: ${site.line}` },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
  ];
}

/** What they read of a page of the site, with what it is about as structured data. */
export const pageMeta = (page: Page, agency: Agency): MetaDescriptor[] => [
  ...publicMeta(page, agency.SITE_URL),
  { "script:ld+json": structuredData(page, trail(page), agency) },
];

/** What they read of one of LegalAI's public pages. */
export function legalaiMeta(page: PublicPage, agency: Agency): MetaDescriptor[] {
  const { landing } = legalaiPages;
  const above = [pageAt("/"), ...(page.path === landing.path ? [] : [landing])];
  return [
    ...publicMeta(page, agency.SITE_URL),
    { "script:ld+json": softwareData(page, [...above, page], agency) },
  ];
}
