import { site } from "../content/site.ts";
import type { Page, RichText } from "../content/types.ts";

type Node = Record<string, unknown>;

const plain = (text: RichText) =>
  typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : part.label)).join("");

function serviceNode(page: Page, url: string, organisation: Node): Node[] {
  if (!page.service) return [];
  const { name, type, area, from } = page.service;
  const offer = from && {
    offers: {
      "@type": "Offer",
      url,
      priceCurrency: "AUD",
      price: from,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: from,
        priceCurrency: "AUD",
        unitText: "month",
      },
    },
  };
  return [
    {
      "@type": "Service",
      "@id": `${url}#service`,
      name,
      serviceType: type,
      description: page.description,
      url,
      provider: organisation,
      areaServed: area
        ? { "@type": "City", name: area }
        : { "@type": "Country", name: "Australia" },
      ...offer,
    },
  ];
}

function faqNode(page: Page, url: string): Node[] {
  const faqs = page.blocks.flatMap((block) => (block.kind === "faqs" ? block.faqs : []));
  if (faqs.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      mainEntity: faqs.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plain(answer) },
      })),
    },
  ];
}

/**
 * A page's JSON-LD: who, where, what is sold and where the page stands, in one graph whose ids stay
 * the same on every page. Nothing is in it that the content does not state.
 */
export function structuredData(page: Page, trail: readonly Page[], siteUrl: string) {
  const url = `${siteUrl}${page.path}`;
  const organisation = { "@id": `${siteUrl}/#organisation` };
  const website = { "@id": `${siteUrl}/#website` };
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": ["Organization", "ProfessionalService"],
        ...organisation,
        name: site.name,
        url: `${siteUrl}/`,
        slogan: site.line,
        description: site.blurb,
        logo: `${siteUrl}/social/icon-512.png`,
        image: `${siteUrl}/social/home.png`,
        areaServed: { "@type": "Country", name: "Australia" },
      },
      {
        "@type": "WebSite",
        ...website,
        name: site.name,
        url: `${siteUrl}/`,
        inLanguage: "en-AU",
        publisher: organisation,
      },
      {
        "@type": "WebPage",
        "@id": `${url}#page`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: "en-AU",
        isPartOf: website,
        about: page.service ? { "@id": `${url}#service` } : organisation,
        breadcrumb,
      },
      {
        "@type": "BreadcrumbList",
        ...breadcrumb,
        itemListElement: trail.map(({ path, name }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          item: `${siteUrl}${path}`,
        })),
      },
      ...serviceNode(page, url, organisation),
      ...faqNode(page, url),
    ],
  };
}
