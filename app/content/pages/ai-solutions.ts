import { facts } from "../facts.ts";
import type { Page } from "../types.ts";

export const aiSolutions: Page = {
  path: "/ai-solutions",
  name: "AI Solutions",
  title: "AI solutions and agents for business | Shadow Digital",
  description:
    "Chatbots, voice agents, workflow automation and document processing for Australian businesses. In place in 4-8 weeks, with a person in charge of each.",
  keywords: [
    "AI solutions Australia",
    "AI agents",
    "AI automation",
    "voice agents",
    "document processing",
  ],
  revised: "2026-11-22",
  service: { name: "AI solutions", type: "Artificial intelligence consulting" },
  blocks: [
    {
      kind: "hero",
      tone: "rose",
      variant: "figures",
      silhouette: "telescope",
      badge: "AI solutions",
      title: "Give the dull half of the job to a machine",
      lead: "Answering the same question for the hundredth time, retyping what somebody else typed, chasing a date: that is work for an agent. The rest is yours.",
      ctas: [
        { label: "See what we could automate", to: "/contact" },
        { label: "How it works", to: "#process", look: "quiet" },
      ],
      stats: [
        { value: facts.hoursSavedWeekly, label: "hours saved weekly" },
        { value: facts.costReduction, label: "cost reduction" },
        { value: facts.aiImplementation, label: "from start to working" },
        { value: facts.support, label: "at its post" },
      ],
    },
    {
      kind: "artefact",
      title: "One week, cut where it is dull",
      lead: "The front desk of a physiotherapist in Hobart. A block is an hour. Those that stand stay with people; of the others the machine leaves only the shadow.",
      drawing: {
        kind: "week",
        given: "hours a week handed over",
        kept: "hours that need somebody",
        tasks: [
          {
            task: "Answering the same six questions",
            people: 1,
            machine: 5,
            what: "The seventh question is put through.",
          },
          {
            task: "Moving appointments",
            people: 1,
            machine: 4,
            what: "With rules about lunch and travel.",
          },
          {
            task: "Retyping forms",
            people: 1,
            machine: 4,
            what: "Somebody looks at what looks odd.",
          },
          {
            task: "Chasing dates and deposits",
            people: 1,
            machine: 3,
            what: "Friendly twice, then it asks.",
          },
          {
            task: "Listening to somebody in pain",
            people: 8,
            machine: 0,
            what: "That was always the job.",
          },
        ],
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "columns",
      title: "What it gives back",
      lead: "Not fewer people. People with time.",
      items: [
        {
          title: "Hours",
          text: `${facts.hoursSavedWeekly} hours a week back for work that needs judgement, a handshake or a steady hand.`,
        },
        {
          title: "Nights and weekends",
          text: "Enquiries at nine on a Sunday evening get an answer at nine on a Sunday evening.",
        },
        {
          title: "Fewer slips",
          text: "A machine does not skip the third line of a form because it is nearly lunch. And where it is unsure, it asks.",
        },
        {
          title: "Lower costs",
          text: `A ${facts.costReduction} cost reduction on the work that is handed over, measured before and after.`,
        },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "board",
      title: "Six places to start",
      lead: "Most businesses begin with one, and add the next when the first has paid for itself.",
      items: [
        {
          id: "chatbots",
          title: "Chatbots and voice agents",
          figure: "handset",
          links: [{ label: "AI chatbots", to: "/ai-chatbots" }],
          text: "Answers on your site, in messages and on the phone, from your own documents and prices.",
          features: [
            "Trained on what you know",
            "Hands over to a person",
            "Works on chat and phone",
          ],
          useCases: [
            "After-hours enquiries",
            "Order and booking questions",
            "First contact for trades",
          ],
        },
        {
          title: "Customer service AI",
          figure: "rake",
          text: "Sorts, drafts and routes what comes in, so that your team starts with the answer half written.",
          features: ["Sorts by urgency", "Drafts in your tone", "Spots unhappy customers"],
          useCases: ["Shared inboxes", "Returns and refunds", "Warranty claims"],
        },
        {
          id: "automation",
          title: "Workflow and email automation",
          figure: "spanner",
          links: [{ label: "AI automation", to: "/ai-automation" }],
          text: "The steps between your systems, done the same way each time and written down.",
          features: ["Joins the tools you have", "Checks before it acts", "A log of everything"],
          useCases: ["Quotes and follow-ups", "New-client set-up", "Invoice reminders"],
        },
        {
          id: "documents",
          title: "Document processing",
          figure: "magnifier",
          text: "Reads contracts, forms and invoices, and puts what matters where you need it.",
          links: [
            { label: "AI for law firms", to: "/law-firms" },
            { label: "LegalAI", to: "/legalai" },
          ],
          features: ["PDF, Word and scans", "Shows its source", "Flags what looks odd"],
          useCases: ["Contract review", "Supplier invoices", "Application forms"],
        },
        {
          id: "scheduling",
          title: "Appointment scheduling",
          figure: "clock",
          text: "Books, moves and confirms, with your rules about travel time, buffers and lunch.",
          features: ["Two-way calendar sync", "Reminders by SMS", "Waiting lists"],
          useCases: ["Clinics and salons", "Site visits", "Restaurant tables"],
        },
        {
          id: "data",
          title: "Data analysis and content",
          figure: "tape",
          links: [{ label: "AI content generation", to: "/ai-content-generation" }],
          text: "Questions about your own numbers, answered in a sentence; first drafts, ready for an editor.",
          features: ["Plain-English answers", "Weekly summary", "Drafts in your voice"],
          useCases: ["Sales and stock", "Campaign results", "Product descriptions"],
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      id: "process",
      variant: "columns",
      title: "Four steps to something that works",
      lead: `Most projects are live in ${facts.aiImplementation}.`,
      steps: [
        {
          title: "Look",
          text: "We sit with the people who do the work now and count what it costs.",
          icon: "search",
        },
        {
          title: "Choose",
          text: "We pick the one job with the best return and agree how to measure it.",
          icon: "target",
        },
        {
          title: "Build",
          text: "You try it on real cases while it is still easy to change.",
          icon: "wrench",
        },
        {
          title: "Mind it",
          text: "We watch every result in the first weeks, and stay responsible after.",
          icon: "shield",
        },
      ],
    },
    {
      kind: "story",
      panel: "gum",
      tone: "straw",
      placeholder: true,
      title: "Fifteen hours back, every week",
      client: "Law firm, Sydney",
      paragraphs: [
        "First reads of long documents took the evenings of the firm’s most expensive people. Intake notes were typed twice.",
        "Documents are now read, summarised and flagged before a lawyer opens them. Every flag shows the words that it rests on, and a lawyer decides.",
      ],
      results: [
        { value: facts.hoursSavedByFirm, label: "hours saved per week" },
        { value: facts.fasterDocuments, label: "faster document processing" },
        { value: facts.clientSatisfaction, label: "client satisfaction increase" },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Asked before every project",
      faqs: [
        {
          question: "How long does it take?",
          answer: `${facts.aiImplementation} for most projects, from the first look to something your team uses. Bigger ones are cut into pieces of that size.`,
        },
        {
          question: "What happens to our data?",
          answer: [
            "We use only what the job needs, and agree in writing where it is processed and for how long it is kept before anything is connected. What this website itself collects is on the ",
            { label: "privacy page", to: "/privacy" },
            ".",
          ],
        },
        {
          question: "Will it replace my staff?",
          answer:
            "It replaces tasks. In practice people stop doing the part of the job they complained about. You decide what to do with the hours.",
        },
        {
          question: "What if it gets something wrong?",
          answer:
            "It will, sometimes. So every agent knows when to ask a person, everything it does is logged, and there is an off switch that your team holds.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "gum",
      scene: "tool-shed",
      title: "What would you hand over first?",
      lead: "Describe the task that you like least. We will tell you honestly whether a machine should do it.",
      ctas: [{ label: "Ask us", to: "/contact" }],
    },
  ],
};
