import { facts } from "../facts.ts";
import type { Page } from "../types.ts";

export const about: Page = {
  path: "/about",
  name: "About",
  title: "About us | Shadow Digital, Australian digital agency",
  description:
    "The people behind Shadow Digital: why we started in 2019, what we hold to, who does the work, and how we help Australian businesses be seen from further off.",
  keywords: ["about Shadow Digital", "Australian digital agency", "AI agency Australia"],
  revised: "2026-11-22",
  blocks: [
    {
      kind: "hero",
      variant: "plain",
      silhouette: "gum-tree",
      badge: "About Shadow Digital",
      title: "Good businesses should\u00a0not lose to loud ones",
      lead: "Most of the best businesses in this country are known within a few kilometres of their own front door. We make the shadow longer: same business, seen from further off.",
      ctas: [
        { label: "Talk to us", to: "/contact" },
        { label: "See our work", to: "/#case-studies", look: "quiet" },
      ],
    },
    {
      kind: "statements",
      tone: "wattle",
      items: [
        {
          title: "Our mission",
          text: "To give every Australian business the marketing and the machines that only the big ones used to have.",
        },
        {
          title: "Our vision",
          text: "A main street where nobody closes because nobody knew that they were there.",
        },
      ],
    },
    {
      kind: "points",
      tone: "paper",
      variant: "signs",
      title: "Four things we hold to",
      items: [
        {
          title: "Partnership First",
          text: "We plan with your margins, your staff and your slow season in mind. If a cheaper answer does the job, that is the one we suggest.",
        },
        {
          title: "Transparency Always",
          text: "You see what we see: what was spent, what came of it, and what did not work.",
        },
        {
          title: "Innovation Driven",
          text: "We try new tools on ourselves first. What earns its keep goes into client work; the rest stays a Friday afternoon.",
        },
        {
          title: "Australian Focused",
          text: "Written, built and answered here, in your hours, for people who call an afternoon an arvo and expect a straight answer.",
        },
      ],
    },
    {
      kind: "timeline",
      tone: "straw",
      placeholder: true,
      title: "From one desk to a team, 2019 to 2024",
      items: [
        {
          year: "2019",
          title: "One desk, one client",
          text: "We begin with search for local businesses, and a rule that still stands: no report without a sentence that says what to do next.",
        },
        {
          year: "2020",
          title: "Everything goes online",
          text: "Shops that had never sold a thing online needed to, at once. We learn to build quickly, and to keep it simple enough to last.",
        },
        {
          year: "2021",
          title: "Ads join search",
          text: "Google and Meta advertising move in-house, so that one team sees the whole path from first look to sale.",
        },
        {
          year: "2022",
          title: "Interstate",
          text: "Sydney and Adelaide join Melbourne. Each city searches in its own way, and we start to write for each.",
        },
        {
          year: "2023",
          title: "The first agents",
          text: "We put our first AI chatbots and automations to work for clients, with a person responsible for each of them.",
        },
        {
          year: "2024",
          title: "AI for law firms",
          text: "Work with law firms grows into a practice of its own: document review and intake, with a lawyer checking every result.",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "straw",
      variant: "classified",
      title: "Who does the work",
      lead: "Four areas, one team. You always have one person who knows your whole account.",
      items: [
        {
          title: "Strategy",
          text: "Works out what is worth doing, in which order, and how we will know that it worked.",
        },
        {
          title: "Marketing",
          text: "Search, ads, social, email and words: the part that brings people to your door.",
        },
        {
          title: "AI and automation",
          text: "Builds the agents that answer, book and sort, and keeps an eye on every one of them.",
        },
        {
          title: "Design and development",
          text: "Makes the pages quick, clear and good to look at, on a phone before anything else.",
        },
      ],
    },
    {
      kind: "figures",
      tone: "gum",
      title: "Where that has taken us",
      items: [
        { value: facts.businesses, label: "businesses" },
        { value: facts.satisfaction, label: "satisfaction" },
        { value: facts.years, label: "years" },
        { value: facts.support, label: "support" },
      ],
    },
    {
      kind: "callToAction",
      tone: "clay",
      scene: "main-street",
      title: "Come and stand in the light",
      lead: "Tell us about your business. The first conversation is free.",
      ctas: [{ label: "Start a conversation", to: "/contact" }],
    },
  ],
};
