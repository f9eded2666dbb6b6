import { legalaiPages } from "../content/legalai/pages.server.ts";
import { site } from "../content/site.ts";
import type { Page, PublicPage, RichText } from "../content/types.ts";

type Node = Record<string, unknown>;

/** What a deployment sets of what search engines are told. */
export type Agency = { SITE_URL: string; SITE_EMAIL: string };

const australia = { "@type": "Country", name: "Australia" };

const idsOf = ({ SITE_URL }: Agency) => ({
  organisation: { "@id": `${SITE_URL}/#organisation` },
  website: { "@id": `${SITE_URL}/#website` },
  software: { "@id": `${SITE_URL}${legalaiPages.landing.path}#software` },
});

function organisationNode(agency: Agency): Node {
  const { SITE_URL, SITE_EMAIL } = agency;
  const reach = { telephone: `+61 ${site.phone.digits}`, email: SITE_EMAIL };
  return {
    "@type": ["Organization", "ProfessionalService"],
    ...idsOf(agency).organisation,
    name: site.name,
    url: `${SITE_URL}/`,
    slogan: site.line,
    description: site.blurb,
    logo: `${SITE_URL}/social/icon-512.png`,
    image: `${SITE_URL}/social/home.png`,
    areaServed: australia,
    ...reach,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      ...reach,
      areaServed: "AU",
      availableLanguage: "en-AU",
    },
    openingHoursSpecification: { "@type": "OpeningHoursSpecification", ...site.opening },
  };
}

/** The agency, its site, a page of it, and where that page stands: what every graph begins with. */
function pageNodes(page: PublicPage, trail: readonly PublicPage[], about: Node, agency: Agency) {
  const { SITE_URL } = agency;
  const { organisation, website } = idsOf(agency);
  const url = `${SITE_URL}${page.path}`;
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  return [
    organisationNode(agency),
    {
      "@type": "WebSite",
      ...website,
      name: site.name,
      url: `${SITE_URL}/`,
      inLanguage: "en-AU",
      publisher: organisation,
    },
    {
      "@type": "WebPage",
      "@id": `${url}#page`,
      url,
      name: page.title,
      description: page.description,
      dateModified: page.revised,
      inLanguage: "en-AU",
      isPartOf: website,
      about,
      breadcrumb,
    },
    {
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: trail.map(({ path, name }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: `${SITE_URL}${path}`,
      })),
    },
  ];
}

/** The price that an offer begins at. It is no `price`: what a client pays is settled with the client. */
const fromPrice = (amount: number) => ({
  "@type": "UnitPriceSpecification",
  minPrice: amount,
  priceCurrency: "AUD",
  unitText: "month",
  valueAddedTaxIncluded: false,
});

function serviceNode(page: Page, url: string, organisation: Node): Node[] {
  if (!page.service) return [];
  const { name, type, area, from } = page.service;
  return [
    {
      "@type": "Service",
      "@id": `${url}#service`,
      name,
      serviceType: type,
      description: page.description,
      url,
      provider: organisation,
      areaServed: area ? { "@type": "City", name: area } : australia,
      ...(from && { offers: { "@type": "Offer", url, priceSpecification: fromPrice(from) } }),
    },
  ];
}

const plain = (text: RichText) =>
  typeof text === "string"
    ? text
    : text.map((part) => (typeof part === "string" ? part : part.label)).join("");

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

const graph = (nodes: Node[]) => ({ "@context": "https://schema.org", "@graph": nodes });

/**
 * A page's JSON-LD: who, where, what is sold and where the page stands, in one graph whose ids stay
 * the same on every page. Nothing is in it that the content does not state.
 */
export function structuredData(page: Page, trail: readonly PublicPage[], agency: Agency) {
  const url = `${agency.SITE_URL}${page.path}`;
  const { organisation } = idsOf(agency);
  const about = page.service ? { "@id": `${url}#service` } : organisation;
  return graph([
    ...pageNodes(page, trail, about, agency),
    ...serviceNode(page, url, organisation),
    ...faqNode(page, url),
  ]);
}

/** The JSON-LD of LegalAI's public pages: the same, about the program. */
export function softwareData(page: PublicPage, trail: readonly PublicPage[], agency: Agency) {
  const { organisation, software } = idsOf(agency);
  const { landing } = legalaiPages;
  return graph([
    ...pageNodes(page, trail, software, agency),
    {
      "@type": "SoftwareApplication",
      ...software,
      name: landing.name,
      url: `${agency.SITE_URL}${landing.path}`,
      description: landing.description,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any with a web browser",
      inLanguage: "en-AU",
      provider: organisation,
    },
  ]);
}
