import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const seoSydney: Page = {
  path: "/seo-sydney",
  name: "SEO Sydney",
  parent: "/digital-marketing",
  title: "SEO Sydney | Stand out in the country’s busiest market",
  description:
    "SEO for Sydney businesses that compete with everyone. 300+ clients, a 295% average traffic increase, from $1,500/month plus GST. See what yours takes.",
  keywords: ["SEO Sydney", "SEO agency Sydney", "Sydney SEO services", "SEO company NSW"],
  revised: "2026-11-22",
  service: {
    name: "SEO Sydney",
    type: "Search engine optimisation",
    area: "Sydney",
    from: facts.starterAmount,
  },
  blocks: [
    {
      kind: "hero",
      tone: "rose",
      variant: "figures",
      silhouette: "bridge",
      badge: "SEO Sydney",
      title: "The busiest search results in Australia",
      lead: "In Sydney you share the page with head offices, franchises and everybody’s cousin. You will not outspend them. You can be more exact than they are, and that is what wins.",
      ctas: [
        { label: "See where I rank", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.sydneyClients, label: "Sydney clients" },
        { value: "295%", label: "average traffic increase" },
        { value: facts.support, label: "support" },
        { value: facts.years, label: "years of experience" },
      ],
    },
    {
      kind: "artefact",
      tone: "mist",
      title: "Three searches, one accountant",
      lead: "The same firm in Penrith, on three results pages. Each search says more about who is asking, and the building gets lower.",
      drawing: {
        kind: "towers",
        towers: [
          {
            search: "accountant sydney",
            results: 50,
            place: 47,
            note: "Head offices and directories. A lottery.",
          },
          {
            search: "tax accountant western sydney",
            results: 26,
            place: 11,
            note: "Fewer above, and nearer.",
          },
          {
            search: "accountant for trades penrith",
            results: 10,
            place: 1,
            note: "Somebody with a ute and a shoebox of receipts. A customer.",
          },
        ],
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "acts",
      title: "Four ways to win against bigger budgets",
      lead: "Big firms write for everybody. That is their weak spot.",
      items: [
        {
          title: "Go narrower",
          text: "“Accountant Sydney” is a lottery. “Accountant for trades, Penrith” is a customer.",
        },
        {
          title: "Be quicker",
          text: "A page that opens at once on a train under the harbour beats one that does not.",
        },
        {
          title: "Be nearer",
          text: "The map shows who is close and well spoken of. Both can be worked on.",
        },
        {
          title: "Be believed",
          text: "Names, licences, photos of real work. Search engines read for trust as people do.",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "paper",
      variant: "lines",
      title: "Why choose us over a bigger agency",
      items: [
        "You deal with the person who does the work",
        "We say what is out of reach, before you pay for it",
        "Industry knowledge in law, health, property and trades",
        "Content written here, by people who know the Shire from the Hills",
        "A call when something drops, before you notice",
        offers.ownership.words,
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "towers",
      title: "How we take on a crowded field",
      steps: [
        {
          title: "Map the field",
          text: "Who holds each search you want, and what it would take to pass them.",
          icon: "compass",
        },
        {
          title: "Pick the gaps",
          text: "We start where intent is high and the pages above you are lazy.",
          icon: "filter",
        },
        {
          title: "Build authority",
          text: "Pages, references and mentions that make the next search easier to win.",
          icon: "layers",
        },
        {
          title: "Move up",
          text: "Each quarter we aim at harder searches, with the easier ones paying for it.",
          icon: "rocket",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "straw",
      variant: "classified",
      title: "Twelve services, put together for your market",
      items: [
        {
          title: "Competitor analysis",
          text: "What the top five do, page by page, and where they are thin.",
        },
        {
          title: "Search intent research",
          text: "Which words are typed by buyers and which by students.",
        },
        {
          title: "Technical SEO",
          text: "Large sites, filters, duplicates and migrations handled.",
        },
        {
          title: "Core Web Vitals",
          text: "Speed on a phone, on a train, on a bad day.",
        },
        {
          title: "Local and map rankings",
          text: "One listing or forty, each with its own life.",
        },
        {
          title: "Multi-location SEO",
          text: "From the Northern Beaches to Campbelltown without copies.",
        },
        {
          title: "Content strategy",
          text: "What to write, what to merge and what to delete.",
        },
        {
          title: "Expert writing",
          text: "Drafted with your people, because they know the subject.",
        },
        {
          title: "Digital PR",
          text: "Stories that NSW press and trade titles want to run.",
        },
        {
          title: "E-commerce SEO",
          text: "Category pages, stock changes and product data in order.",
        },
        {
          title: "Conversion work",
          text: "More enquiries from the visitors you have already.",
        },
        {
          title: "Reporting",
          text: "A dashboard for you and one page for the board.",
        },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Sydney asks",
      faqs: [
        {
          question: "Can a small business rank in Sydney at all?",
          answer:
            "Yes, for the right searches. Very few customers type one broad word. We find the ones that describe your best job and aim there first.",
        },
        {
          question: "What does Sydney SEO cost?",
          answer: `From ${facts.starterPrice}/month ${offers.gst.words}. A single-location service sits near the start; a retailer with thousands of products does not.`,
        },
        {
          question: "We are moving to a new website. Should we wait?",
          answer:
            "Please do not. The move is when most rankings are lost. Bring us in before the redirects are written.",
        },
        {
          question: "Which part of Sydney do you cover?",
          answer:
            "All of it, from Palm Beach to Penrith and down to Cronulla, and the Central Coast too. You say which suburbs are worth the drive.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "arch",
      title: "Cross over to the first page",
      lead: `Plans from ${facts.starterPrice}/month ${offers.gst.words}. The first consultation is free, and frank.`,
      ctas: [
        { label: "Get Started", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
