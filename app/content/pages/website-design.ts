import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const websiteDesign: Page = {
  path: "/website-design",
  name: "Website Design",
  title: "Website design that opens at once | Shadow Digital",
  description:
    "Websites for Australian businesses: quick on a phone, clear in a glance, easy to keep up. Designed, written and built by one team that stays reachable.",
  keywords: [
    "website design Australia",
    "web designer",
    "small business website",
    "web development",
  ],
  revised: "2026-11-22",
  service: { name: "Website design", type: "Website design" },
  blocks: [
    {
      kind: "hero",
      variant: "checklist",
      silhouette: "queenslander",
      badge: "Website design",
      title: "A house with good bones and a wide verandah",
      lead: "Built for the weather it will stand in, easy to walk into, and still right in ten years. That is how we make websites: less to load, less to break, and a door people can find.",
      ctas: [
        { label: "Plan my website", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      checklist: [
        "Phone first, always",
        "Words included",
        "Accessible to everybody",
        offers.ownership.words,
      ],
    },
    {
      kind: "artefact",
      tone: "sage",
      title: "What a visitor has to carry",
      lead: "Two sites on one scale, at the same second. The first is invented, and you have met it. The second is the page that you are reading.",
      drawing: {
        kind: "weights",
        sites: [
          {
            name: "Before",
            says: "A theme, a slider, and a box in front of it.",
            loads: [
              { what: "Pictures and a film", kilobytes: 3140 },
              { what: "Scripts", kilobytes: 1210 },
              { what: "Trackers and a chat window", kilobytes: 486 },
              { what: "Styles", kilobytes: 322 },
              { what: "Typefaces", kilobytes: 268 },
              { what: "Words", kilobytes: 12 },
            ],
          },
          {
            name: "This page",
            says: "Words, drawings and two typefaces. No script at all.",
            loads: [
              { what: "Words, drawings and styles", kilobytes: 19 },
              { what: "Typefaces", kilobytes: 24 },
            ],
          },
        ],
      },
    },
    {
      kind: "points",
      edge: "saw",
      tone: "paper",
      variant: "rooms",
      title: "What a good site does before you say a word",
      items: [
        {
          title: "Opens at once",
          text: "People leave slow pages before they have seen them. Ours carry next to nothing that the page does not need; this one is an example.",
        },
        {
          title: "Says what you do",
          text: "What, for whom, how much and how to start, on the first screen, on a phone, in the sun.",
        },
        {
          title: "Lets everybody in",
          text: "Keyboard, screen reader, large text, tired eyes. It is the decent thing, and it is good for search.",
        },
        {
          title: "Can be kept up",
          text: "You change a price or a photo yourself, in minutes, and nothing falls over.",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "storeys",
      title: "From the roof down to the stumps",
      lead: "You see the verandah. What holds it up is the plan and the words, so we begin at the bottom.",
      items: [
        {
          title: "Care",
          text: "Somebody who notices before you do.",
          features: [
            "Hosting and backups",
            "Security updates",
            "Small changes",
            "Quarterly check-up",
          ],
        },
        {
          title: "Build",
          text: "Hand-made, tested on real devices, and quick on a bad connection.",
          features: [
            "Forms that never lose an enquiry",
            "Bookings and payments",
            "Online shops",
            "Analytics",
          ],
        },
        {
          title: "Design",
          text: "A look that belongs to you: type, colour and pictures with a reason.",
          features: [
            "Design system",
            "Phone, tablet, desktop",
            "Light and dark",
            "Print where it helps",
          ],
        },
        {
          title: "Plan and words",
          text: "We talk to your customers, settle what each page is for, and write it before we draw it.",
          features: ["Site plan", "Copywriting", "Moving old content", "Search groundwork"],
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "columns",
      title: "How a site gets built",
      steps: [
        {
          title: "Walk the block",
          text: "What you have, who comes, and what they are looking for.",
          icon: "compass",
        },
        {
          title: "Draw the plan",
          text: "Pages, words and one finished screen, so that you know what you are buying.",
          icon: "clipboard",
        },
        {
          title: "Raise the frame",
          text: "We build in the open. You can click through it from the second week.",
          icon: "wrench",
        },
        {
          title: "Hand over the keys",
          text: `Launch and training. ${offers.accounts.words}.`,
          icon: "lock",
        },
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Asked at the front gate",
      faqs: [
        {
          question: "Do I own it?",
          answer: `Yes. ${offers.ownership.words}: design, words, code and domain.`,
        },
        {
          question: "Will I lose my rankings when we switch?",
          answer: [
            "Not if the move is planned. Every old address is mapped to a new one, and our ",
            { label: "search team", to: "/digital-marketing#seo" },
            " watches the first weeks.",
          ],
        },
        {
          question: "Can you work with the site I have?",
          answer: "Often. If the bones are good we repair it and tell you so. It costs less.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "gum",
      scene: "open-door",
      title: "Open the front door",
      lead: `Send us your current site, or a drawing on a napkin. You hear from us ${facts.responseTime}.`,
      ctas: [{ label: "Start my website", to: "/contact" }],
    },
  ],
};
