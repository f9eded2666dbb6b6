import type { Link, PagePath } from "./types.ts";

type NavigationGroup = {
  label: string;
  /** Where the whole group is shown. */
  all: Link;
  sections: readonly { label?: string; links: readonly { label: string; to: PagePath }[] }[];
};

/** The agency. Its e-mail and booking page are settings of the deployment. */
export const site = {
  name: "Shadow Digital",
  line: "Cast a longer shadow.",
  /** The number's one home: the word that people remember, and the digits that are dialled for it. */
  phone: { word: "1300 SHADOW", digits: "1300 742 369" },
  hours: "Mon-Fri 9:00 AM-6:00 PM AEST",
  /** The same for machines. */
  opening: {
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  },
  area: "Serving businesses across Australia",
  blurb:
    "Digital marketing, AI automations, AI agents and websites that make Australian businesses look as big as they mean to be.",
  banner: "Free Strategy Consultation - See if your business qualifies for AI today",
  registration: { abn: "00 000 000 000", acn: "000 000 000", placeholder: true },
} as const;

const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");

/** How the company is registered, for its readers: a number stays on one line. */
export const registered = {
  abn: unbroken(`ABN ${site.registration.abn}`),
  acn: unbroken(`ACN ${site.registration.acn}`),
};

export const navigation: readonly NavigationGroup[] = [
  {
    label: "Digital Marketing",
    all: { label: "See all digital marketing", to: "/digital-marketing" },
    sections: [
      {
        label: "SEO Services",
        links: [
          { label: "SEO Melbourne", to: "/seo-melbourne" },
          { label: "SEO Sydney", to: "/seo-sydney" },
          { label: "SEO Adelaide", to: "/seo-adelaide" },
        ],
      },
      {
        label: "Paid Advertising",
        links: [
          { label: "Google Ads", to: "/google-ads" },
          { label: "Meta Ads", to: "/meta-ads" },
          { label: "Social Media Marketing", to: "/social-media-marketing" },
        ],
      },
    ],
  },
  {
    label: "AI Solutions",
    all: { label: "See all AI solutions", to: "/ai-solutions" },
    sections: [
      {
        links: [
          { label: "AI Chatbots", to: "/ai-chatbots" },
          { label: "AI Content Generation", to: "/ai-content-generation" },
          { label: "AI Automation", to: "/ai-automation" },
          { label: "AI for Law Firms", to: "/law-firms" },
        ],
      },
    ],
  },
  {
    label: "Other Services",
    all: { label: "See all services", to: "/#services" },
    sections: [
      {
        links: [
          { label: "Website Design", to: "/website-design" },
          { label: "Reputation Management", to: "/reputation-management" },
          { label: "Email Marketing", to: "/email-marketing" },
        ],
      },
    ],
  },
];

export const navigationLinks: readonly Link[] = [
  { label: "About", to: "/about" },
  { label: "Contact", to: "/contact" },
];

export const footerColumns: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: "Services",
    links: [
      { label: "Digital Marketing", to: "/digital-marketing" },
      { label: "AI Solutions", to: "/ai-solutions" },
      { label: "AI for Law Firms", to: "/law-firms" },
      { label: "Website Design", to: "/website-design" },
      { label: "Reputation Management", to: "/reputation-management" },
      { label: "See all services", to: "/#services" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Case Studies", to: "/#case-studies" },
      { label: "Testimonials", to: "/#testimonials" },
      { label: "Contact", to: "/contact" },
      { label: "LegalAI", to: "/legalai" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Cookies", to: "/cookies" },
      { label: "Sitemap", to: "/sitemap.xml" },
    ],
  },
];

/** Until the agency has pages of its own there, these lead to the networks themselves. */
export const socialLinks = [
  { network: "facebook", href: "https://www.facebook.com/", placeholder: true },
  { network: "twitter", href: "https://twitter.com/", placeholder: true },
  { network: "linkedin", href: "https://www.linkedin.com/", placeholder: true },
  { network: "instagram", href: "https://www.instagram.com/", placeholder: true },
] as const;
