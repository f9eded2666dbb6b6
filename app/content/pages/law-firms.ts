import { facts, people } from "../facts.ts";
import type { Page } from "../types.ts";

export const lawFirms: Page = {
  path: "/law-firms",
  name: "AI for Law Firms",
  parent: "/ai-solutions",
  title: "AI for law firms in Australia | Shadow Digital",
  description:
    "Document review, intake and follow-up by AI, with a lawyer in charge. Free AI Builder guide for law firms, and a free strategy call. 50+ law firms.",
  keywords: [
    "AI for law firms",
    "legal AI Australia",
    "legal document review AI",
    "law firm automation",
  ],
  revised: "2026-11-22",
  service: { name: "AI for law firms", type: "Legal technology consulting" },
  blocks: [
    {
      kind: "hero",
      tone: "rose",
      variant: "plain",
      silhouette: "courthouse",
      badge: "AI for law firms",
      title: "Bill for judgement. Automate the rest.",
      lead: "First reads, intake notes, chasing documents: your most expensive people do them in the evening. Let a machine prepare the work, show where it found each thing, and leave the deciding to you.",
      ctas: [
        { label: "Download the free AI Builder", to: "guide" },
        { label: "Book a free strategy call", to: "booking", look: "quiet" },
      ],
      proof: `${facts.lawFirms} law firms. Documents processed ${facts.fasterDocuments} faster in our Sydney case study.`,
    },
    {
      kind: "artefact",
      label: "From the guide itself",
      title: "One page of the guide, so that you know what you get",
      lead: "The test in part 2. Put it beside the task that costs your firm the most evenings.",
      drawing: {
        kind: "guide",
        cover: {
          title: "The AI Builder for Law Firms",
          text: "For principals and practice managers.",
        },
        page: {
          title: "The one-page test: should we automate this?",
          text: "Give one point for each yes. Eight or more: pilot it.",
          questions: [
            "It happens at least ten times a week.",
            "Somebody could write down how it is done on one page.",
            "What goes in is text, a form or a standard document.",
            "A lawyer can check the result in a fifth of the time it takes to make it.",
            "A slip would be noticed before it reaches a client, a court or the other side.",
            "No undertaking, order or client instruction forbids it.",
            "We know where the information would go, and the client would not be surprised.",
            "Somebody here will own it, by name.",
            "We can measure the time it takes now.",
            "If it is switched off tomorrow, we can still do the work.",
          ],
        },
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "columns",
      title: "What changes in a week",
      items: [
        {
          title: "Evenings",
          text: `${facts.hoursSavedByFirm} hours saved per week at one Sydney firm, most of them after six o’clock.`,
        },
        {
          title: "First answers",
          text: "New matters get a reply, a conflict-check form and a time, while the client is still on your page.",
        },
        {
          title: "Second pairs of eyes",
          text: "Every contract is read for the same clauses, every time, with the words quoted.",
        },
        {
          title: "Calm files",
          text: "Names, dates and documents where they belong, before the associate opens the file.",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "paper",
      variant: "dividers",
      title: "What is in the AI Builder",
      lead: "A guide for principals and practice managers. No jargon, and no sales pitch in the middle.",
      items: [
        "A map of thirty tasks in a firm, and which suit a machine",
        "A one-page test: should we automate this?",
        "A policy on AI use that your firm can adopt",
        "Ten questions for any vendor, with the answers to expect",
        "Prompts for intake, chronology and first-draft letters",
        "A four-week plan for a first pilot",
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "columns",
      title: "How it works",
      steps: [
        {
          title: "Read",
          icon: "file-text",
          text: "Download the guide and mark the three tasks that cost you most.",
        },
        {
          title: "Talk",
          icon: "phone",
          text: "A strategy call. We tell you which of the three is ready, and which is not.",
        },
        {
          title: "Pilot",
          icon: "rocket",
          text: `One task, one team, measured. Usually in place in ${facts.aiImplementation}.`,
        },
      ],
    },
    {
      kind: "testimonials",
      tone: "straw",
      title: "From colleagues",
      testimonials: [
        {
          ...people.legal,
          content:
            "What convinced me was the quotes. It does not tell me that there is a risk; it shows me the sentence.",
          rating: 5,
        },
        {
          ...people.family,
          content:
            "Our clients are having the worst month of their lives. They used to wait two days for an answer. They do not any more.",
          rating: 5,
        },
      ],
    },
    {
      kind: "checklist",
      tone: "apricot",
      variant: "tied",
      panel: "paper",
      title: "Why book a call",
      lead: "You talk with somebody who builds it.",
      items: [
        "A straight answer on what is ready for use, and what is not yet",
        "A look at your confidentiality and conduct duties first",
        "What it would cost, and what it would give back",
        "Which of your tasks to try first",
      ],
      ctas: [{ label: "Book a free strategy call", to: "booking" }],
      note: "It opens our calendar in a new tab.",
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "What partners ask",
      faqs: [
        {
          question: "Is it safe to put client documents into AI?",
          answer: [
            "It depends on where they go and on what terms. We settle that first, in writing: where documents are processed, who can read them, and that they train nobody’s model. You can see how our own ",
            { label: "LegalAI", to: "/legalai" },
            " handles it.",
          ],
        },
        {
          question: "What about the professional conduct rules?",
          answer:
            "The duties of competence, confidentiality and supervision stay with the lawyer. So every result shows its source and waits for a lawyer’s decision. Nothing goes to a client or a court by itself.",
        },
        {
          question: "We are four people. Is this for us?",
          answer:
            "Small firms gain most, because the person doing intake is often the principal. Start with one task and see.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "clay",
      scene: "drawers",
      title: "Start with one evening a week",
      lead: `Pick the task that costs your firm the most evenings. The guide shows whether a machine can take it, and a first pilot is usually in place in ${facts.aiImplementation}.`,
      note: "Your privacy, and your clients’: we use what you send us to email you the guide and to call you once if you wish. We never ask for client information in a form, and you can have your details deleted at any time.",
      ctas: [
        { label: "Download the AI Builder", to: "guide" },
        { label: "Book a strategy call", to: "booking", look: "quiet" },
      ],
    },
    {
      kind: "guideDialog",
      title: "Download Your Free AI Builder",
      lead: "Tell us where to send it. It arrives by email, in a minute or two.",
    },
  ],
};
