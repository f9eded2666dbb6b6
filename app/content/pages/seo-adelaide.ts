import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const seoAdelaide: Page = {
  path: "/seo-adelaide",
  name: "SEO Adelaide",
  parent: "/digital-marketing",
  title: "SEO Adelaide | Own your patch, from $1,200 a month + GST",
  description:
    "SEO for Adelaide businesses from $1,200/month plus GST. 150+ clients and a 275% average traffic increase. A small city rewards good work sooner.",
  keywords: ["SEO Adelaide", "SEO agency Adelaide", "local SEO South Australia", "Adelaide SEO"],
  revised: "2026-11-22",
  service: {
    name: "SEO Adelaide",
    type: "Search engine optimisation",
    area: "Adelaide",
    from: facts.adelaideAmount,
  },
  blocks: [
    {
      kind: "hero",
      variant: "figures",
      silhouette: "rotunda",
      badge: "SEO Adelaide",
      title: "Everyone here knows\u00a0someone. Be\u00a0who they find.",
      lead: "Adelaide runs on word of mouth, and then people look you up to be sure. Good search work makes the recommendation stick, from the Hills to Glenelg.",
      ctas: [
        { label: "Plan my Adelaide SEO", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.adelaideClients, label: "Adelaide clients" },
        { value: "275%", label: "average traffic increase" },
        { value: facts.adelaidePrice, label: `a month ${offers.gst.words}, to start` },
        { value: facts.satisfaction, label: "client satisfaction" },
      ],
    },
    {
      kind: "artefact",
      tone: "sage",
      title: "Right hours, good photos and a dozen reviews",
      lead: "An upholsterer off Franklin Street, in the three names that the map shows. Nothing clever was done. It was looked after.",
      drawing: {
        kind: "squareMile",
        search: "upholsterer near me",
        climbed: "Seventh in autumn, first in spring.",
        listings: [
          {
            name: "Example Upholstery",
            rating: "4.9 stars, 0.8 km away",
            ours: true,
            facts: [
              { before: "Closed Saturdays", now: "Open Saturdays till noon" },
              { before: "2 reviews", now: "14 reviews, each with an answer" },
              { before: "No photos", now: "31 chairs, before and after" },
            ],
          },
          { name: "A chain with a call centre", rating: "4.1 stars, 1.6 km away" },
          { name: "A shop that has closed", rating: "3.8 stars, hours not given" },
        ],
      },
    },
    {
      kind: "about",
      edge: "awning",
      tone: "paper",
      title: "A twenty-minute city is a gift",
      lead: "Your whole market is within a short drive. That makes local search the best money you can spend here.",
      paragraphs: [
        "Fewer businesses compete for each search than in Melbourne or Sydney, and fewer of them do it well. A clear site, a looked-after listing and a dozen honest reviews can take you a long way.",
        `So we charge less here, and say so: plans begin at ${facts.adelaidePrice} a month ${offers.gst.words}.`,
      ],
      items: [
        { value: "1", label: "person who knows your account" },
        { value: "12", label: "services, used as needed" },
        { value: "4", label: "steps, each with an end" },
        { value: "24", label: "hours, at most, to an answer" },
      ],
    },
    {
      kind: "points",
      tone: "paper",
      variant: "quarters",
      title: "Four benefits you will notice",
      items: [
        {
          title: "The phone rings from closer by",
          text: "Unley, Norwood, Prospect: the jobs you can do before lunch.",
        },
        {
          title: "Referrals turn into calls",
          text: "When somebody looks up your name, what they find says the same as their friend did.",
        },
        {
          title: "Quiet weeks get shorter",
          text: "Search brings people in vintage, in festival season and in the wet months between.",
        },
        {
          title: "You can stop guessing",
          text: "Each call and form has a page and a search behind it, in a report you can read over coffee.",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "straw",
      variant: "bottles",
      title: "Twelve services, in plain words",
      items: [
        {
          title: "Being found nearby",
          text: "The map, the listing and the suburb: where most Adelaide searches end.",
          features: [
            "Local SEO",
            "Google Business Profile",
            "Directory clean-up",
            "Review building",
          ],
        },
        {
          title: "A site that earns it",
          text: "What search engines need to read you, and people need to choose you.",
          features: ["Technical audit", "Speed work", "On-page optimisation", "Mobile repairs"],
        },
        {
          title: "Words and standing",
          text: "Something worth ranking, and somebody worth quoting.",
          features: ["Keyword research", "Content writing", "Local links", "Monthly reporting"],
        },
      ],
    },
    {
      kind: "checklist",
      tone: "straw",
      variant: "names",
      title: "Why choose us: we know who you sell to",
      lead: "South Australia has its own trades, and each is searched for in its own way.",
      items: [
        "Wine and cellar doors",
        "Builders and trades",
        "Health and aged care",
        "Defence and engineering",
        "Cafés and restaurants",
        "Festivals and events",
        "Education",
        "Professional services",
      ],
    },
    {
      kind: "steps",
      tone: "apricot",
      variant: "path",
      title: "Four steps, no mystery",
      steps: [
        {
          title: "A cup of coffee",
          text: "In person or on a call. You tell us which customers you want more of.",
          icon: "handshake",
        },
        {
          title: "A short list",
          text: "Ten things to fix, in order. Some you can do yourself, and we tell you which.",
          icon: "clipboard",
        },
        {
          title: "Steady work",
          text: "Every month something is repaired, something is written and somebody new mentions you.",
          icon: "repeat",
        },
        {
          title: "A straight report",
          text: "What rose, what did not, what is next. One page.",
          icon: "file-text",
        },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Adelaide asks",
      faqs: [
        {
          question: "Why is it cheaper than in Melbourne or Sydney?",
          answer: `Because there is less to do. Plans start at ${facts.adelaidePrice}/month ${offers.gst.words}: fewer competitors mean fewer hours for the same result.`,
        },
        {
          question: "How soon will we see something?",
          answer:
            "Local listings often move within weeks. New pages take longer, commonly a few months. You see the work itself from the first fortnight.",
        },
        {
          question: "Do you cover the regions?",
          answer:
            "Yes: the Barossa, McLaren Vale, the Fleurieu, the Riverland and Mount Gambier. Regional searches are often the easiest to win.",
        },
        {
          question: "We live on word of mouth. Do we need this?",
          answer:
            "Word of mouth sends people to look you up. If they find an old site or the wrong hours, some of them ring the next name. That is what we fix.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "clay",
      scene: "vineyard",
      title: "Let the good word travel",
      lead: "Tell us your suburb and your trade. In the free first consultation we look at who is above you.",
      ctas: [
        { label: "Start in Adelaide", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
