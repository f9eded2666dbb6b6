import { describe, expect, it } from "vitest";
import { pageAt, pages } from "../../../app/content/index.server.ts";
import { legalaiPages } from "../../../app/content/legalai/pages.server.ts";
import { site } from "../../../app/content/site.ts";
import type { PublicPage } from "../../../app/content/types.ts";
import { legalaiMeta, pageMeta } from "../../../app/lib/meta.server.ts";
import { sitemap } from "../../../app/lib/sitemap.server.ts";

type Node = { "@type": string | string[]; "@id": string; [property: string]: unknown };

const agency = { SITE_URL: "https://agency.example", SITE_EMAIL: "hello@agency.example" };
const id = (name: string) => ({ "@id": `${agency.SITE_URL}/#${name}` });

/** The nodes that a page's head carries, by their ids. */
function graphOf(meta: object[]) {
  const scripts = meta.filter((part) => "script:ld+json" in part);
  expect(scripts).toHaveLength(1);
  const [{ "script:ld+json": data }] = scripts as [{ "script:ld+json": { "@graph": Node[] } }];
  const ids = data["@graph"].map((node) => node["@id"]);
  expect(new Set(ids).size).toBe(ids.length);
  return data["@graph"];
}
const nodeOf = (graph: Node[], type: string) =>
  graph.find((node) => [node["@type"]].flat().includes(type));

const every: [string, PublicPage, object[]][] = [
  ...pages.map((page): [string, PublicPage, object[]] => [page.path, page, pageMeta(page, agency)]),
  ...Object.values(legalaiPages).map((page): [string, PublicPage, object[]] => [
    page.path,
    page,
    legalaiMeta(page, agency),
  ]),
];

describe.each(every)("%s tells search engines", (path, page, meta) => {
  const graph = graphOf(meta);

  it("how and when to reach the agency, under the same id everywhere", () => {
    expect(nodeOf(graph, "Organization")).toMatchObject({
      ...id("organisation"),
      email: agency.SITE_EMAIL,
      telephone: "+61 1300 742 369",
      contactPoint: {
        "@type": "ContactPoint",
        telephone: "+61 1300 742 369",
        email: agency.SITE_EMAIL,
      },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
    });
    expect(nodeOf(graph, "WebSite")).toMatchObject({
      ...id("website"),
      publisher: id("organisation"),
    });
  });

  it("where the page stands, and since when it says what it says", () => {
    expect(nodeOf(graph, "WebPage")).toMatchObject({
      "@id": `${agency.SITE_URL}${path}#page`,
      isPartOf: id("website"),
      dateModified: page.revised,
    });
    const items = nodeOf(graph, "BreadcrumbList")?.itemListElement as { item: string }[];
    expect(items.at(0)?.item).toBe(`${agency.SITE_URL}/`);
    expect(items.at(-1)?.item).toBe(`${agency.SITE_URL}${path}`);
  });
});

it("the hours for machines are those that people read", () => {
  expect(site.hours).toBe("Mon-Fri 9:00 AM-6:00 PM AEST");
});

describe("a price that begins somewhere", () => {
  const priced = pages.filter(({ service }) => service?.from);

  it.each(priced)("is a lowest price a month, never the price: $path", (page) => {
    const service = nodeOf(graphOf(pageMeta(page, agency)), "Service");
    expect(service?.offers).not.toHaveProperty("price");
    expect(service?.offers).toMatchObject({
      "@type": "Offer",
      priceSpecification: {
        "@type": expect.stringMatching(/PriceSpecification$/),
        minPrice: page.service?.from,
        priceCurrency: "AUD",
        unitText: "month",
        valueAddedTaxIncluded: false,
      },
    });
  });

  it("is that of the specification", () => {
    expect(priced.map(({ path, service }) => [path, service?.from])).toEqual([
      ["/digital-marketing", 1500],
      ["/seo-melbourne", 1500],
      ["/seo-sydney", 1500],
      ["/seo-adelaide", 1200],
    ]);
  });
});

describe("LegalAI", () => {
  it.each(Object.values(legalaiPages))("is a program of the agency's: $path", (page) => {
    const graph = graphOf(legalaiMeta(page, agency));
    const software = { "@id": `${agency.SITE_URL}/legalai#software` };
    expect(nodeOf(graph, "SoftwareApplication")).toMatchObject({
      ...software,
      name: "LegalAI",
      applicationCategory: "BusinessApplication",
      provider: id("organisation"),
    });
    expect(nodeOf(graph, "WebPage")?.about).toEqual(software);
  });
});

describe("the sitemap", () => {
  const entries = [
    ...sitemap(agency.SITE_URL).matchAll(
      /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g,
    ),
  ].map(([, url, lastmod]) => [url, lastmod]);

  it("has every public page with the day on which its content was last revised", () => {
    expect(entries).toEqual(
      every.map(([path, page]) => [`${agency.SITE_URL}${path}`, page.revised]),
    );
  });

  it("knows no day that has not come", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const [, lastmod = ""] of entries) {
      expect(lastmod).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect(lastmod <= today).toBe(true);
    }
  });

  it("and the legal pages give the same day", () => {
    for (const path of ["/privacy", "/terms", "/cookies"]) {
      const page = pageAt(path);
      const prose = page.blocks.find((block) => block.kind === "prose");
      expect(prose?.kind === "prose" && prose.revised).toBe(page.revised);
    }
  });
});
