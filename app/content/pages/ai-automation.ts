import { facts } from "../facts.ts";
import type { Page } from "../types.ts";

export const aiAutomation: Page = {
  path: "/ai-automation",
  name: "AI Automation",
  parent: "/ai-solutions",
  title: "AI automation for everyday work | Shadow Digital",
  description:
    "Quotes, invoices, intake and follow-ups that run by themselves. 15+ hours saved weekly and 40% cost reduction, for eight industries. Start with one task.",
  keywords: [
    "AI automation Australia",
    "workflow automation",
    "business process automation",
    "AI agents",
  ],
  revised: "2026-11-22",
  service: { name: "AI automation", type: "Business process automation" },
  blocks: [
    {
      kind: "hero",
      tone: "sage",
      variant: "figures",
      silhouette: "windmill",
      badge: "AI automation",
      title: "It turns while you sleep",
      lead: "A windmill asks for nothing but wind, and the tank is full in the morning. A good automation is like that: quiet, patient, and you only notice when it stops.",
      ctas: [
        { label: "Find my first automation", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.hoursSavedWeekly, label: "hours saved weekly" },
        { value: facts.costReduction, label: "cost reduction" },
        { value: facts.aiImplementation, label: "implementation" },
        { value: facts.support, label: "running" },
      ],
    },
    {
      kind: "artefact",
      title: "One night in the log of a joinery",
      lead: "Every step is written down, and the odd one waits for a person. This one waited for Wei.",
      drawing: {
        kind: "log",
        lines: [
          { at: "02:00", what: "Collects the day’s invoices", outcome: "41 from the inbox" },
          {
            at: "02:04",
            what: "Invoice from Example Timber",
            outcome: "Matches the order. Coded to materials",
          },
          {
            at: "02:05",
            what: "Invoice from Example Glass",
            outcome: "Matches the order. Coded to materials",
          },
          {
            at: "02:06",
            what: "Invoice from Example Freight",
            outcome: "$212 above the quote. Put aside, with a question for Wei",
            asked: true,
          },
          {
            at: "03:30",
            what: "Three quotes without an answer",
            outcome: "Reminders drafted, not sent",
          },
          { at: "05:15", what: "38 more invoices", outcome: "All match their orders. Coded" },
          {
            at: "06:58",
            what: "Writes to Wei",
            outcome: "One question, three drafts, nothing else",
          },
          {
            at: "07:21",
            what: "Wei answers: fuel levy, pay it",
            outcome: "Paid, and noted for next month",
            asked: true,
          },
          { at: "07:22", what: "Wei approves the reminders", outcome: "Sent" },
        ],
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "runs",
      title: "Jobs that suit a machine",
      items: [
        {
          title: "From enquiry to quote",
          text: "Reads the request, fills the template, books the site visit.",
        },
        {
          title: "From invoice to ledger",
          text: "Reads, matches, codes and asks about the odd one.",
        },
        {
          title: "From call to record",
          text: "Summarises what was said, and files it with the client.",
        },
        {
          title: "From form to folder",
          text: "New client in; folder, tasks and welcome mail out.",
        },
        { title: "From review to reply", text: "Drafts an answer, and waits for your nod." },
        { title: "From numbers to news", text: "Monday at seven: last week, in five sentences." },
      ],
    },
    {
      kind: "checklist",
      tone: "paper",
      variant: "roll",
      title: "Eight industries, one pile of paperwork",
      items: [
        "Retail and e-commerce",
        "Law firms",
        "Hospitality",
        "Health and clinics",
        "Trades and construction",
        "Real estate",
        "Accounting and finance",
        "Transport and logistics",
      ],
    },
    {
      kind: "offerings",
      tone: "straw",
      variant: "paddock",
      title: "What you end up with",
      items: [
        {
          title: "A map of the work",
          figure: "map",
          text: "Who does what, how often, and what it costs. Often worth the visit by itself.",
          features: ["Time measured, not guessed", "Risks marked", "Ranked by return"],
        },
        {
          title: "An automation that asks",
          figure: "bell",
          text: "It does the clear cases and brings the unclear ones to a person.",
          features: [
            "Built on tools you have",
            "A log of every step",
            "Tested on last month’s cases",
          ],
        },
        {
          title: "Somebody who minds it",
          figure: "kelpie",
          text: "Systems change their forms without telling you. We notice.",
          features: ["Monitoring", "Monthly check", "Changes when they change"],
        },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Asked before it is switched on",
      faqs: [
        {
          question: "Do we have to change our programs?",
          answer:
            "Seldom. We join what you have by the doors that it offers. Where a program has none, we say so before you pay for anything.",
        },
        {
          question: "What if it gets something wrong?",
          answer:
            "It stops at what it cannot match and asks. Every step is in the log, so that a wrong one can be found and undone, and your team holds the switch.",
        },
        {
          question: "Which task should be the first?",
          answer: [
            "A dull one that comes every day, follows rules and is easy to check. If yours needs a conversation instead, read about ",
            { label: "AI chatbots", to: "/ai-chatbots" },
            ".",
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "paddock",
      title: "Put up the first one",
      lead: "Name the task. In the free first consultation you hear whether a machine can do it.",
      ctas: [
        { label: "Name a task", to: "/contact" },
        { label: "See all AI solutions", to: "/ai-solutions", look: "quiet" },
      ],
    },
  ],
};
