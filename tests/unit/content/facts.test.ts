import { describe, expect, it } from "vitest";
import { pageAt } from "../../../app/content/index.server.ts";
import type { Block, PagePath } from "../../../app/content/types.ts";
import { htmlOf, idsOf, linksOf, mainOf, settings, textOf } from "./rendered.tsx";

type Facts = { texts: string[]; anchors?: string[]; links?: string[]; counts?: [string, number][] };

const tel = "tel:1300742369";
const city = (clients: string, growth: string, price: string): Facts => ({
  texts: [clients, growth, price],
  links: ["/contact", tel],
  counts: [["<details", 4]],
});

/** What the specification says of each public page, sections 2 and 9. */
const specification: Partial<Record<PagePath, Facts>> = {
  "/": {
    texts: [
      "Get Started",
      "View Our Work",
      "Start Your Success Story",
      "150+ projects",
      "98%",
      "50+",
      "5+",
      "240% online sales increase",
      "65% lower service costs",
      "300% organic traffic gain",
      "15 hours saved per week",
      "92% faster document processing",
      "50% client satisfaction increase",
      "85% of reservations automated",
      "120% social engagement increase",
      "40% more repeat customers",
      "Retail · Melbourne",
      "Legal · Sydney",
      "Hospitality · Brisbane",
      "Discovery & Strategy",
      "Strategic Planning",
      "Implementation",
      "Optimise & Grow",
      "500+ projects",
      "150+ happy clients",
      "24/7 support",
      "5 out of 5 stars",
    ],
    anchors: ["services", "about", "case-studies", "process", "testimonials", "contact"],
    links: ["#contact"],
    counts: [
      [' case-study"', 3],
      ["5 out of 5 stars", 3],
    ],
  },
  "/about": {
    texts: [
      "Our mission",
      "Our vision",
      "Partnership First",
      "Transparency Always",
      "Innovation Driven",
      "Australian Focused",
      ...["2019", "2020", "2021", "2022", "2023", "2024"],
      "Strategy",
      "Marketing",
      "AI and automation",
      "Design and development",
      "200+ businesses",
      "98% satisfaction",
      "5+ years",
      "24/7 support",
    ],
    links: ["/contact"],
  },
  "/contact": {
    texts: [
      "Mon-Fri 9AM-6PM AEST",
      "Serving Australia",
      ...["Melbourne", "Sydney", "Brisbane", "Perth"],
      "Business hours",
      "within 24 hours",
      "The initial consultation is free",
      "What should I prepare?",
    ],
    links: [tel, `mailto:${settings.email}`],
    counts: [["<details", 3]],
  },
  "/digital-marketing": {
    texts: [
      "240% sales growth",
      "300% organic traffic",
      "65% lower cost per acquisition",
      "50+ keywords with first-page rankings",
      "Starter $1,500 /month",
      "Growth Most Popular $3,500 /month",
      "Enterprise Custom",
    ],
    anchors: ["seo", "social"],
    links: ["/contact"],
    counts: [['class="offering"', 6]],
  },
  "/ai-solutions": {
    texts: [
      "Key features",
      "Use cases",
      "4-8 weeks",
      "15+ hours saved weekly",
      "40% cost reduction",
      "Law firm, Sydney",
    ],
    anchors: ["automation", "chatbots"],
    links: ["/contact"],
    counts: [
      ['class="offering"', 6],
      ["<details", 4],
      ['class="step-number"', 4],
    ],
  },
  "/seo-melbourne": city("200+", "285% average traffic increase", "$1,500"),
  "/seo-sydney": city("300+", "295% average traffic increase", "$1,500"),
  "/seo-adelaide": city("150+", "275% average traffic increase", "$1,200"),
  "/google-ads": { texts: ["$5M+ managed", "420% ROI", "250+ campaigns"], links: ["/contact"] },
  "/meta-ads": { texts: ["380% ROI"], links: ["/contact"] },
  "/social-media-marketing": { texts: [], links: ["/contact"] },
  "/website-design": { texts: [], links: ["/contact", tel] },
  "/reputation-management": {
    texts: ["500+ businesses"],
    links: ["/contact", tel],
    counts: [["5 out of 5 stars", 3]],
  },
  "/email-marketing": {
    texts: ["800+ businesses"],
    links: ["/contact", tel],
    counts: [["5 out of 5 stars", 3]],
  },
  "/ai-chatbots": {
    texts: ["1,200+ businesses"],
    links: ["/contact", tel],
    counts: [["5 out of 5 stars", 3]],
  },
  "/ai-content-generation": {
    texts: [],
    links: ["/contact", tel],
    counts: [['class="step-number"', 4]],
  },
  "/ai-automation": {
    texts: ["15+ hours saved weekly", "40% cost reduction", "4-8 weeks", "Eight industries"],
    links: ["/contact", tel],
  },
  "/law-firms": {
    texts: ["Download Your Free AI Builder", "50+ law firms", "Why book a call", "Your privacy"],
    links: [settings.bookingUrl],
    counts: [
      ["<details", 3],
      ["5 out of 5 stars", 2],
      ['class="step-number"', 3],
      ['command="show-modal"', 2],
    ],
  },
  "/privacy": {
    texts: [
      "Cloudflare",
      "OpenAI",
      "no guarantee that information stays in Australia",
      "Backups of the database: 30 days",
      "It decides nothing",
      "Australian Privacy Principles 1.7 to 1.9",
    ],
  },
};

describe.each(Object.entries(specification))("%s", (path, { texts, anchors, links, counts }) => {
  const html = htmlOf(pageAt(path));
  const text = textOf(html);

  it.each(texts)("says “%s”", (words) => expect(text).toContain(words));

  it.each(anchors ?? [])("has the anchor #%s", (id) => expect(idsOf(html)).toContain(id));

  it.each(links ?? [])("links to %s", (href) => expect(linksOf(html)).toContain(href));

  it.each(counts ?? [])("has %s, %i times", (mark, times) =>
    expect(html.split(mark).length - 1).toBe(times),
  );
});

const landingPages: PagePath[] = [
  ...(["/seo-melbourne", "/seo-sydney", "/seo-adelaide"] as const),
  ...(["/google-ads", "/meta-ads", "/social-media-marketing"] as const),
];

describe.each(landingPages)("the landing page %s", (path) => {
  const page = pageAt(path);
  const html = mainOf(htmlOf(page));
  const blocks = <Kind extends Block["kind"]>(kind: Kind) =>
    page.blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

  it("opens with figures, and says why to choose us", () => {
    const [hero] = blocks("hero");
    const figures = [...(hero?.stats ?? []), ...blocks("figures").flatMap(({ items }) => items)];
    expect(figures).toHaveLength(4);
    expect(blocks("checklist").filter(({ title }) => /\bchoose us\b/i.test(title))).toHaveLength(1);
  });

  it("has four benefits, twelve services, four steps and four questions with answers", () => {
    const [services] = blocks("offerings");
    const named = services?.items.flatMap(({ title, features }) => features ?? [title]);
    expect(blocks("points").map(({ items }) => items.length)).toContain(4);
    expect(named).toHaveLength(12);
    expect(blocks("steps").map(({ steps }) => steps.length)).toEqual([4]);
    expect(blocks("faqs").map(({ faqs }) => faqs.length)).toEqual([4]);
  });

  it("leads to the contact page and to the phone", () => {
    expect(linksOf(html)).toEqual(expect.arrayContaining(["/contact", tel]));
  });
});

it("both buttons of the digital marketing page's opening lead to the contact page", () => {
  const [hero] = pageAt("/digital-marketing").blocks;
  expect(hero?.kind === "hero" && hero.ctas.map(({ to }) => to)).toEqual(["/contact", "/contact"]);
});

describe("around every page", () => {
  const html = htmlOf(pageAt("/privacy"));
  const text = textOf(html);

  it("says the banner's words and opens the booking page in a new tab", () => {
    expect(text).toContain(
      "Free Strategy Consultation - See if your business qualifies for AI today",
    );
    expect(html).toMatch(/<a href="https:\/\/calendar\.example\/call" target="_blank"/);
  });

  it("has AI for Law Firms and a call link in the mobile menu", () => {
    const menu = html.slice(html.indexOf('id="mobile-menu"'));
    expect(menu.indexOf(tel)).toBeLessThan(menu.indexOf("/seo-melbourne"));
    expect(menu.slice(0, menu.indexOf("</nav>"))).toContain('href="/law-firms"');
  });

  it("has a footer with contact, networks, legal links, ABN, ACN and the year", () => {
    const footer = html.slice(html.indexOf("<footer"));
    for (const words of ["Serving businesses across Australia", "ABN", "ACN", "© 2026"])
      expect(textOf(footer)).toContain(words);
    expect(linksOf(footer)).toEqual(
      expect.arrayContaining([
        tel,
        `mailto:${settings.email}`,
        ...["/privacy", "/terms", "/cookies", "/sitemap.xml"],
      ]),
    );
    for (const network of ["facebook", "twitter", "linkedin", "instagram"])
      expect(footer).toContain(network);
  });
});
