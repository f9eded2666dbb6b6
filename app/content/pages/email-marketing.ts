import { facts, people } from "../facts.ts";
import type { Page } from "../types.ts";

export const emailMarketing: Page = {
  path: "/email-marketing",
  name: "Email Marketing",
  title: "Email marketing people open | Shadow Digital",
  description:
    "Newsletters, welcome series and win-backs for Australian businesses. Written well, sent with permission, measured by sales. Bring your list back to life.",
  keywords: ["email marketing Australia", "newsletter", "email automation", "Klaviyo", "Mailchimp"],
  revised: "2026-11-22",
  service: { name: "Email marketing", type: "Email marketing" },
  blocks: [
    {
      kind: "hero",
      tone: "sage",
      variant: "figures",
      silhouette: "letterbox",
      badge: "Email marketing",
      title: "Be the letter, not the junk mail",
      lead: "You have a list of people who once said yes. Most businesses write to them at Christmas and wonder why nobody answers. We write when there is something to say.",
      ctas: [
        { label: "Wake up my list", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.mailingBusinesses, label: "businesses" },
        { value: facts.repeatCustomers, label: "more repeat customers in our Brisbane case study" },
        { value: facts.satisfaction, label: "client satisfaction" },
        { value: facts.support, label: "support" },
      ],
    },
    {
      kind: "artefact",
      title: "One letter, to the people it is about",
      lead: "A mower shop in Ballarat, in the second week of spring.",
      drawing: {
        kind: "letter",
        from: "Example Mowers",
        when: "Tuesday, 7:10 am",
        subject: "Your blades, before the grass gets going",
        greeting: "Morning, Fay,",
        paragraphs: [
          "You bought the push mower from us two springs ago. Blades are good for about two seasons, so yours are due.",
          "Drop it in on your way past. Kev does them while you have a coffee next door.",
        ],
        button: "Book ten minutes with Kev",
        foot: "Example Mowers, 1 Example Street, Ballarat. You get this because you bought a mower and said yes. Unsubscribe in one tap.",
        notes: [
          "Sent to 214 people: those who bought that mower, not the whole list.",
          "A subject line that says what is inside.",
          "One thing to do, and who does it.",
          "Consent, identity and a way out, as the Spam Act asks.",
        ],
      },
    },
    {
      kind: "offerings",
      edge: "stamp",
      tone: "paper",
      variant: "envelopes",
      title: "Letters that do a job",
      items: [
        {
          title: "Welcome series",
          text: "The first week decides whether they read you in the second year.",
        },
        {
          title: "Newsletters",
          text: "Short, regular, and about the reader. With a subject line that keeps its promise.",
        },
        {
          title: "Abandoned baskets",
          text: "A friendly nudge, not three. With the answer to what stopped them.",
        },
        {
          title: "Win-backs",
          text: "For those who have gone quiet: one good reason, and a graceful goodbye if not.",
        },
        {
          title: "Bookings and reminders",
          text: "Fewer no-shows, and a reason to book the next one.",
        },
        {
          title: "List care",
          text: "Clean addresses, real consent, and the sending domain set up so that you arrive.",
        },
      ],
    },
    {
      kind: "points",
      tone: "straw",
      variant: "stamps",
      title: "Why a list is worth more than a following",
      items: [
        {
          title: "It is yours",
          text: "No platform can change the rules or put a price on reaching your own customers.",
        },
        {
          title: "It is cheap",
          text: "The people on it already know you. Half the selling is done.",
        },
        {
          title: "It is exact",
          text: "Write to those who bought the mower, about the blades, in spring.",
        },
        {
          title: "It is lawful",
          text: "Consent, identity and a working unsubscribe, in every letter that goes out.",
        },
      ],
    },
    {
      kind: "testimonials",
      tone: "gum",
      title: "Post from clients",
      testimonials: [
        {
          ...people.retail,
          content:
            "People come in holding their phone with our email on it. That had never happened before.",
          rating: 5,
        },
        {
          ...people.clinic,
          content:
            "The reminders read as if I had written them on a good day. Hardly anybody forgets now.",
          rating: 5,
        },
        {
          ...people.hospitality,
          content:
            "One short letter on a Tuesday fills our quiet Wednesday. We look forward to writing it.",
          rating: 5,
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "ochre",
      scene: "mailboxes",
      title: "Write to your people",
      lead: `Tell us how many addresses you have and when you last wrote. We answer ${facts.responseTime} with where we would begin.`,
      ctas: [{ label: "Begin my letters", to: "/contact" }],
    },
  ],
};
