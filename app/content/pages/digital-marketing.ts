import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const digitalMarketing: Page = {
  path: "/digital-marketing",
  name: "Digital Marketing",
  title: "Digital marketing for Australian businesses | Shadow Digital",
  description:
    "SEO, paid ads, social, content and email run as one plan by one Australian team. From $1,500 a month plus GST, every dollar traced.",
  keywords: [
    "digital marketing Australia",
    "digital marketing agency",
    "SEO",
    "social media marketing",
    "paid advertising",
  ],
  revised: "2026-11-22",
  service: {
    name: "Digital marketing",
    type: "Digital marketing",
    from: facts.starterAmount,
  },
  blocks: [
    {
      kind: "hero",
      tone: "mist",
      variant: "plain",
      silhouette: "lighthouse",
      badge: "Digital marketing",
      title: "Be the light people steer by",
      lead: "Search, ads, social, content and email, planned together and measured by what they sell. One team, one plan, one page of numbers a month.",
      ctas: [
        { label: "Get Started", to: "/contact" },
        { label: "Ask us a question", to: "/contact", look: "quiet" },
      ],
      proof: `A Melbourne retailer grew online sales by ${facts.onlineSales} with this plan.`,
    },
    {
      kind: "artefact",
      title: "June, on one page",
      lead: "What the owner of an invented homewares shop gets each month. It starts with what an enquiry cost, and ends with what we do about it.",
      drawing: {
        kind: "numbers",
        name: "Example Homewares",
        month: "June",
        channels: [
          {
            channel: "Search (SEO)",
            spent: 660,
            enquiries: 44,
            next: "Next: two pages about lamps",
          },
          { channel: "Google Ads", spent: 1180, enquiries: 59, next: "Next: as it is" },
          { channel: "Meta Ads", spent: 640, enquiries: 20, next: "Next: $200 less" },
          { channel: "Email", spent: 90, enquiries: 30, next: "Next: a second letter" },
        ],
        sentence: "Next month $200 moves from Meta to email, because the list is answering.",
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "columns",
      title: "What changes when it all pulls one way",
      items: [
        {
          title: "Found first",
          text: "You appear when somebody nearby is looking to buy, not when they are looking to browse.",
        },
        {
          title: "Every dollar has a name",
          text: "You can see which ad, page or email brought which enquiry, and what it cost you.",
        },
        {
          title: "No more gaps",
          text: "What search learns on Monday, the ads use on Tuesday, because the same people run both.",
        },
        {
          title: "It keeps growing",
          text: "Ads stop when you stop paying. What we build in search and email goes on working.",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "lights",
      title: "Six services, one plan",
      lead: "Along a coast, every light has a rhythm of its own, and all of them are on one chart.",
      items: [
        {
          id: "seo",
          title: "Search engine optimisation",
          text: "Pages that deserve to be first, and the technical work that lets Google see it. Each city has a page of its own.",
          links: [
            { label: "SEO Melbourne", to: "/seo-melbourne" },
            { label: "SEO Sydney", to: "/seo-sydney" },
            { label: "SEO Adelaide", to: "/seo-adelaide" },
          ],
          features: [
            "Keyword and competitor research",
            "Technical audit and repairs",
            "Local listings and Google Business Profile",
            "Pages written for buyers",
          ],
        },
        {
          title: "Paid advertising",
          text: "Google and Meta campaigns built around your margin, not around clicks.",
          links: [
            { label: "Google Ads", to: "/google-ads" },
            { label: "Meta Ads", to: "/meta-ads" },
          ],
          features: [
            "Search, shopping and display",
            "Facebook and Instagram",
            "Landing pages that match the ad",
            "Weekly budget checks",
          ],
        },
        {
          id: "social",
          title: "Social media",
          links: [{ label: "Social media marketing", to: "/social-media-marketing" }],
          text: "A calendar you can see a month ahead, in a voice that your regulars would recognise.",
          features: [
            "Content calendar",
            "Photography briefs and design",
            "Comments and messages answered",
            "Monthly report in plain English",
          ],
        },
        {
          title: "Content",
          links: [{ label: "AI content generation", to: "/ai-content-generation" }],
          text: "Articles, guides and pages that answer what your customers ask at the counter.",
          features: [
            "Topic research",
            "Writing and editing",
            "Updates of what you already have",
            "Images and diagrams",
          ],
        },
        {
          title: "Email marketing",
          text: "The cheapest customer is the one you already have. We keep you welcome in their inbox.",
          links: [{ label: "Email marketing", to: "/email-marketing" }],
          features: [
            "Welcome and win-back sequences",
            "Newsletters people open",
            "List growth and hygiene",
            "Spam Act checks",
          ],
        },
        {
          id: "analytics",
          title: "Analytics and performance",
          text: "One dashboard that agrees with your bank account.",
          features: [
            "Conversion tracking",
            "Call tracking",
            "Attribution you can follow",
            "Quarterly review with next steps",
          ],
        },
      ],
    },
    {
      kind: "story",
      panel: "harbour",
      tone: "straw",
      placeholder: true,
      title: "From one street in Melbourne to the first page",
      client: "Melbourne retailer",
      paragraphs: [
        "A retailer with a loyal local following and a website that hardly sold. Ads were bought by feel, and the best pages were the ones Google could not read.",
        "We repaired the site, wrote for what people type when they are ready to buy, and moved the ad budget to the products with room to grow.",
      ],
      results: [
        { value: facts.onlineSales, label: "sales growth" },
        { value: facts.organicTraffic, label: "organic traffic" },
        { value: facts.costPerAcquisition, label: "lower cost per acquisition" },
        { value: "50+", label: "keywords with first-page rankings" },
      ],
    },
    {
      kind: "pricing",
      tone: "apricot",
      id: "pricing",
      title: "Prices you can read before you call",
      lead: `By the month. ${offers.adSpend.words}.`,
      plans: [
        {
          name: "Starter",
          price: facts.starterPrice,
          period: "/month",
          tax: offers.gst.words,
          description:
            "One channel, done properly. For a business that wants to be found near home.",
          features: [
            "SEO or one ad platform",
            "Up to ten key pages looked after",
            "Conversion tracking",
            "Monthly report and call",
          ],
        },
        {
          name: "Growth",
          price: facts.growthPrice,
          period: "/month",
          tax: offers.gst.words,
          description:
            "Search, ads and email as one plan. For a business with room to take on more.",
          features: [
            "SEO and two ad platforms",
            "Content every month",
            "Email sequences",
            "Landing pages and tests",
            "Fortnightly call",
          ],
          popular: true,
        },
        {
          name: "Enterprise",
          price: "Custom",
          description:
            "Several locations, brands or states, and the reporting that a board asks for.",
          features: [
            "Every channel",
            "AI automation built in",
            "Your own dashboard",
            "A named strategist",
            "Quarterly planning days",
          ],
        },
      ],
      note: `All prices in Australian dollars, ${offers.gst.words}.`,
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "beam",
      title: "Find out where you stand",
      lead: "Send us your web address. In the free first consultation you hear what we would do first, and why.",
      ctas: [{ label: "Get Started", to: "/contact" }],
    },
  ],
};
