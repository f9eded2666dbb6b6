import { facts, people } from "../facts.ts";
import type { Page } from "../types.ts";

export const home: Page = {
  path: "/",
  name: "Home",
  title: "Shadow Digital | Digital marketing and AI for Australia",
  description:
    "Digital marketing, AI automations, AI agents and website design for Australian businesses. Book a free strategy consultation and cast a longer shadow.",
  keywords: [
    "digital agency Australia",
    "digital marketing",
    "AI automation",
    "AI agents",
    "website design",
  ],
  revised: "2026-11-22",
  blocks: [
    {
      kind: "hero",
      variant: "home",
      silhouette: "corner-shop",
      title: "Cast a longer shadow.",
      lead: "Digital marketing, AI automations, AI agents and websites for Australian businesses that want to be noticed well past their own street.",
      ctas: [
        { label: "Get Started", to: "#contact" },
        { label: "View Our Work", to: "#case-studies", look: "quiet" },
      ],
      proof: `${facts.projects} projects delivered, ${facts.satisfaction} satisfaction.`,
      floatingLink: { label: "LegalAI (test page)", to: "/legalai" },
    },
    {
      kind: "serviceGrid",
      edge: "awning",
      tone: "paper",
      id: "services",
      title: "Three ways to be seen from further off",
      lead: "Be found, be answered, be remembered. Take one or all three: they are built to work together, by the same team.",
      categories: [
        {
          title: "Digital Marketing",
          text: "Search, ads, social and email that bring the right people to your door, and show you what each of them cost.",
          to: "/digital-marketing",
          silhouette: "signpost",
          subcategories: [
            { name: "SEO", icon: "search", to: "/digital-marketing#seo" },
            { name: "Google Ads", icon: "target", to: "/google-ads" },
            { name: "Meta Ads", icon: "megaphone", to: "/meta-ads" },
            { name: "Social media", icon: "users", to: "/social-media-marketing" },
            { name: "Content", icon: "pen", to: "/ai-content-generation" },
            { name: "Email marketing", icon: "mail", to: "/email-marketing" },
            { name: "Performance", icon: "line-chart", to: "/digital-marketing#analytics" },
            { name: "Analytics", icon: "bar-chart", to: "/digital-marketing#analytics" },
          ],
        },
        {
          title: "AI Solutions",
          text: "Automations and agents that answer, book, sort and write, so that your people can do the part that needs people.",
          to: "/ai-solutions",
          silhouette: "beehives",
          subcategories: [
            { name: "Chatbots", icon: "bot", to: "/ai-chatbots" },
            { name: "Voice agents", icon: "mic", to: "/ai-solutions#chatbots" },
            { name: "Workflow automation", icon: "workflow", to: "/ai-automation" },
            { name: "Document processing", icon: "file-text", to: "/ai-solutions#documents" },
            { name: "Appointment scheduling", icon: "calendar", to: "/ai-solutions#scheduling" },
            { name: "Data analysis", icon: "bar-chart", to: "/ai-solutions#data" },
            { name: "AI content", icon: "sparkles", to: "/ai-content-generation" },
            { name: "AI for law firms", icon: "scale", to: "/law-firms" },
          ],
        },
        {
          title: "Websites and Reputation",
          text: "A site that loads before your customer changes their mind, and reviews that say what your regulars already say.",
          to: "/website-design",
          silhouette: "sandwich-board",
          subcategories: [
            {
              name: "Website design",
              icon: "globe",
              to: "/website-design",
              text: "Quick on a phone, and clear to read in the sun.",
            },
            {
              name: "Reputation management",
              icon: "star",
              to: "/reputation-management",
              text: "Reviews asked for, read, and answered by a person.",
            },
          ],
        },
      ],
    },
    {
      kind: "about",
      tone: "paper",
      id: "about",
      title: "Small enough to know your business. Big\u00a0enough to move it.",
      lead: "We started with one belief: a good business should not lose to a louder one.",
      paragraphs: [
        "We are strategists, writers, developers and ad buyers who happen to like automation. You get one plan, one team and one page of numbers each month, in plain English.",
        "If something is not working, you hear it from us first, with what we will do about it.",
      ],
      items: [
        { value: facts.projects, label: "projects" },
        { value: facts.satisfaction, label: "client satisfaction" },
        { value: facts.team, label: "people on the team" },
        { value: facts.years, label: "years of experience" },
      ],
      ctas: [{ label: "Start Your Success Story", to: "#contact" }],
    },
    {
      kind: "caseStudies",
      tone: "straw",
      id: "case-studies",
      title: "Before, and after",
      lead: "Three businesses, three cities, and what changed.",
      studies: [
        {
          title: "A homewares shop that outgrew its street",
          client: "Melbourne",
          placeholder: true,
          industry: "Retail",
          challenge:
            "Loyal customers within ten minutes’ walk, and next to none beyond. The online shop was a brochure, and ads were paid for by feel.",
          solution:
            "We rebuilt the search structure around what people type, moved the ad budget to what sold, and put an assistant on the questions that used to fill the inbox.",
          results: [
            `${facts.onlineSales} online sales increase`,
            `${facts.serviceCosts} lower service costs`,
            `${facts.organicTraffic} organic traffic gain`,
          ],
          tags: ["SEO", "Google Ads", "Chatbot"],
        },
        {
          title: "A law firm that got its evenings back",
          client: "Sydney",
          placeholder: true,
          industry: "Legal",
          challenge:
            "Senior lawyers spent their evenings on first reads of documents and on intake notes that nobody could bill.",
          solution:
            "We automated intake and first-pass document review, with a lawyer checking every result before it leaves the building.",
          results: [
            `${facts.hoursSavedByFirm} hours saved per week`,
            `${facts.fasterDocuments} faster document processing`,
            `${facts.clientSatisfaction} client satisfaction increase`,
          ],
          tags: ["AI automation", "Document processing"],
        },
        {
          title: "A restaurant group that stopped missing calls",
          client: "Brisbane",
          placeholder: true,
          industry: "Hospitality",
          challenge:
            "The phone rang most during service, when nobody could pick it up. Bookings, and regulars, went elsewhere.",
          solution:
            "A booking agent now takes reservations at any hour, while a steady social calendar brings last month’s guests back.",
          results: [
            `${facts.reservations} of reservations automated`,
            `${facts.engagement} social engagement increase`,
            `${facts.repeatCustomers} more repeat customers`,
          ],
          tags: ["AI agent", "Social media", "Email"],
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      id: "process",
      variant: "path",
      title: "How it goes, from first call to long shadow",
      lead: "Four steps. You know what each costs before it starts.",
      steps: [
        {
          title: "Discovery & Strategy",
          text: "We look at your numbers, your market and what your customers ask, and tell you what we would do in your place.",
          icon: "compass",
        },
        {
          title: "Strategic Planning",
          text: "One page: what we will do, in which order, what it costs and how we will both know that it worked.",
          icon: "clipboard",
        },
        {
          title: "Implementation",
          text: "We build, write, launch and connect. You see progress every week and can pick up the phone at any time.",
          icon: "wrench",
        },
        {
          title: "Optimise & Grow",
          text: "What works gets more budget, what does not gets fixed or dropped. Then we do it again, a little further out.",
          icon: "line-chart",
        },
      ],
    },
    {
      kind: "points",
      tone: "apricot",
      variant: "columns",
      title: "Six reasons to choose us",
      items: [
        {
          title: "Marketing and AI under one roof",
          text: "The people who bring you enquiries also build what answers them.",
        },
        {
          title: "Numbers you can check",
          text: "Every figure in the report links to where it comes from, and you can open it.",
        },
        {
          title: "Australian to the bone",
          text: "We know what EOFY does to a budget and why nobody answers in the first week of January.",
        },
        {
          title: "Plain English",
          text: "If we cannot explain it at your kitchen table, we should not be charging for it.",
        },
        {
          title: "People check the machines",
          text: "Every automation has an owner on our side and an off switch on yours.",
        },
        {
          title: "Quick to answer",
          text: "The answer comes from somebody who has read what you wrote.",
        },
      ],
    },
    {
      kind: "testimonials",
      tone: "gum",
      id: "testimonials",
      title: "What clients say when we are not in the room",
      testimonials: [
        {
          ...people.retail,
          content:
            "For the first time I can see which dollar brought which customer. We have sold more online this year than in the three before it.",
          rating: 5,
        },
        {
          ...people.legal,
          content:
            "They understood that in a law firm a mistake costs more than an hour. The checks are built in, and my evenings are my own again.",
          rating: 5,
        },
        {
          ...people.hospitality,
          content:
            "The bookings come in while we cook. Our floor staff talk to guests instead of to the phone, and the regulars have noticed.",
          rating: 5,
        },
      ],
      stats: [
        { value: facts.allProjects, label: "projects" },
        { value: facts.satisfaction, label: "satisfaction" },
        { value: facts.happyClients, label: "happy clients" },
        { value: facts.support, label: "support" },
      ],
    },
    {
      kind: "enquiry",
      tone: "ochre",
      id: "contact",
      form: "home",
      title: "Tell us where you want to be seen",
      lead: "A few lines are enough. Then choose a time for your free strategy consultation.",
      promises: [
        `An answer ${facts.responseTime}`,
        "A first conversation with no strings",
        "A straight answer on what to do first",
      ],
      next: [
        "Choose a time for your free strategy consultation: its page opens by itself.",
        `If you left an email address, you hear back ${facts.responseTime} as well.`,
      ],
    },
  ],
};
