import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const seoMelbourne: Page = {
  path: "/seo-melbourne",
  name: "SEO Melbourne",
  parent: "/digital-marketing",
  title: "SEO Melbourne | Be found from Footscray to Frankston",
  description:
    "SEO for Melbourne businesses from $1,500/month plus GST. 200+ clients and a 285% average traffic increase. Local search and honest reports.",
  keywords: [
    "SEO Melbourne",
    "SEO agency Melbourne",
    "local SEO Melbourne",
    "SEO services Victoria",
  ],
  revised: "2026-11-22",
  service: {
    name: "SEO Melbourne",
    type: "Search engine optimisation",
    area: "Melbourne",
    from: facts.starterAmount,
  },
  blocks: [
    {
      kind: "hero",
      tone: "sage",
      variant: "figures",
      silhouette: "tram",
      badge: "SEO Melbourne",
      title: "In Melbourne, people look before they leave the house",
      lead: "A good coffee is never far away, and neither is your competitor. When somebody in Brunswick types what you sell, you want to be the name they see first, on either side of the river.",
      ctas: [
        { label: "Plan my Melbourne SEO", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.melbourneClients, label: "Melbourne clients" },
        { value: "285%", label: "average traffic increase" },
        { value: facts.satisfaction, label: "client satisfaction" },
        { value: facts.starterPrice, label: `a month ${offers.gst.words}, to start` },
      ],
    },
    {
      kind: "artefact",
      title: "One search, three suburbs, three climbs",
      lead: "A bike workshop in Brunswick, looked up in three places. It is first at home, close behind across the river, and still climbing where the old hands are.",
      drawing: {
        kind: "suburbs",
        name: "Example Cycles",
        trade: "Bike repairs",
        from: "March",
        to: "August",
        pages: [
          {
            suburb: "Brunswick",
            search: "bike repairs brunswick",
            before: 9,
            now: 1,
            note: "Home, and now the first name on the page.",
          },
          {
            suburb: "Richmond",
            search: "bike repairs richmond",
            before: 8,
            now: 2,
            note: "Over the river, with a page of its own.",
          },
          {
            suburb: "St Kilda",
            search: "bike repairs st kilda",
            before: 9,
            now: 4,
            note: "Four workshops there are older. We go on.",
          },
        ],
      },
    },
    {
      kind: "checklist",
      tone: "paper",
      variant: "blind",
      title: "Why Melbourne businesses choose us",
      lead: "The city searches by suburb, by tram line and by what is open now. We write for that.",
      items: [
        "We know that Richmond and Ringwood are different markets",
        "One strategist who knows your account, in your time zone",
        "Work published every week, not promised every quarter",
        "Reports that begin with enquiries, not with rankings",
        "One page a month that you can read over a coffee",
        offers.ownership.words,
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "timetable",
      title: "Twelve things we do for your rankings",
      lead: "Not all at once. Your plan says which comes first.",
      items: [
        { title: "Local SEO", text: "The map results for every suburb you really serve." },
        {
          title: "Google Business Profile",
          text: "Categories, photos, posts and answers, kept fresh.",
        },
        { title: "Keyword research", text: "What Melburnians type, and what they mean by it." },
        { title: "Technical audit", text: "Crawling, indexing and speed, found and fixed." },
        { title: "On-page work", text: "Titles, headings and words that match the search." },
        { title: "Suburb pages", text: "Only where you have something real to say." },
        { title: "Content writing", text: "Articles that answer the questions at your counter." },
        { title: "Link earning", text: "Mentions from Victorian media, clubs and suppliers." },
        { title: "E-commerce SEO", text: "Product and category pages that sell while they rank." },
        { title: "Review building", text: "A steady, honest stream, and a reply to each." },
        { title: "Competitor watch", text: "Who moved, why, and whether it matters." },
        { title: "Monthly reporting", text: "One page, in English, with the next step on it." },
      ],
    },
    {
      kind: "points",
      tone: "straw",
      variant: "tickets",
      title: "What you get out of it",
      items: [
        {
          title: "Customers from your side of town",
          text: "People within reach, at the moment they want what you sell.",
        },
        {
          title: "Less rent to the ad platforms",
          text: "A ranking that you have earned does not send a bill for each click.",
        },
        {
          title: "A name people know already",
          text: "Seen three times in a search, you are no longer a stranger when they call.",
        },
        {
          title: "Numbers you can plan with",
          text: "Enquiries by suburb and by service, so you know where to send the next van.",
        },
      ],
    },
    {
      kind: "tramMap",
      tone: "straw",
      title: "Where we work",
      stops: [
        "CBD",
        "Brunswick",
        "Fitzroy",
        "Richmond",
        "South Yarra",
        "St Kilda",
        "Footscray",
        "Essendon",
        "Box Hill",
        "Dandenong",
        "Werribee",
        "Frankston",
      ],
    },
    {
      kind: "steps",
      tone: "apricot",
      variant: "path",
      title: "The first ninety days",
      steps: [
        {
          title: "Audit",
          text: "We go through your site, your listings and the five businesses that sit above you now.",
          icon: "search",
        },
        {
          title: "Plan",
          text: "A list in order of return. You can strike anything off it.",
          icon: "clipboard",
        },
        {
          title: "Repair and write",
          text: "The faults first, then the pages that should bring in the most.",
          icon: "wrench",
        },
        {
          title: "Measure and extend",
          text: "Calls and forms by page. What works gets neighbours; what does not gets rewritten.",
          icon: "line-chart",
        },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Melbourne asks",
      faqs: [
        {
          question: "How long does SEO take in Melbourne?",
          answer:
            "Repairs can show within weeks. In crowded fields, such as dentists in the CBD, expect several months before you are near the top. We tell you which yours is before you sign.",
        },
        {
          question: "What does it cost?",
          answer: `From ${facts.starterPrice}/month ${offers.gst.words}. What moves the price is how many suburbs and services you want to be found for.`,
        },
        {
          question: "I only serve the western suburbs. Is it worth it?",
          answer:
            "More so. Fewer businesses write well for Sunshine or Werribee than for South Yarra, so good work shows sooner.",
        },
        {
          question: "Do you promise first place?",
          answer:
            "No, and nobody honest does. We promise the work, and a report that you can check.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "harbour",
      scene: "tram-stop",
      title: "Next stop: page one",
      lead: "Send us your web address and your suburbs. The first consultation is free, and you hear what we would do first.",
      ctas: [
        { label: "Start in Melbourne", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
