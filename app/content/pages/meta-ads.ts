import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const metaAds: Page = {
  path: "/meta-ads",
  name: "Meta Ads",
  parent: "/digital-marketing",
  title: "Meta Ads for Facebook and Instagram | Shadow Digital",
  description:
    "Facebook and Instagram ads that people stop for. 380% ROI, creative made every month, and a clear line from each ad to each sale. Australian team.",
  keywords: ["Meta Ads agency", "Facebook advertising Australia", "Instagram ads", "paid social"],
  revised: "2026-11-22",
  service: { name: "Meta Ads management", type: "Social media advertising" },
  blocks: [
    {
      kind: "hero",
      tone: "mist",
      variant: "checklist",
      silhouette: "beach-umbrella",
      badge: "Meta Ads",
      title: "Stop the thumb",
      lead: "Nobody opens Instagram to see an ad. You have about a second to be worth looking at. We make the second, and then we make it count.",
      ctas: [
        { label: "Plan my campaign", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      checklist: [
        "Creative made every month",
        "Facebook and Instagram",
        "Reels, stories and carousels",
        "Sales measured on your side",
      ],
    },
    {
      kind: "artefact",
      tone: "rose",
      title: "What the first second is made of",
      lead: "A bakery in Fremantle, at four on a Thursday, within five kilometres of its own door.",
      drawing: {
        kind: "thumb",
        name: "Example Bakery",
        words: "Still warm at four.",
        second: [
          { at: "0.0 s", what: "A loaf fills the screen. No logo, no slide." },
          { at: "0.3 s", what: "Steam. Something moves, so the eye stays." },
          { at: "0.6 s", what: "Four words, and one of them is a time." },
          { at: "1.0 s", what: "The thumb stops." },
        ],
      },
    },
    {
      kind: "figures",
      edge: "awning",
      tone: "paper",
      items: [
        { value: facts.metaAdsReturn, label: "ROI" },
        {
          value: facts.engagement,
          label: "social engagement increase for a Brisbane restaurant group",
        },
        { value: facts.repeatCustomers, label: "more repeat customers, same client" },
        { value: facts.satisfaction, label: "client satisfaction" },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "planner",
      title: "Twelve services, in a month’s work",
      items: [
        {
          title: "New creative",
          text: "Filmed on a phone, in your shop, with your people. Polished is optional; honest is not.",
          features: ["Hooks and scripts", "Editing for silence", "Formats for every placement"],
        },
        {
          title: "Audiences that make sense",
          text: "Your best customers as the pattern, and everybody who has just bought left in peace.",
          features: ["First-party lists", "Lookalikes", "Local radius"],
        },
        {
          title: "Tests with an answer",
          text: "One question at a time, enough budget to answer it, and the result in writing.",
          features: ["Offer against offer", "Opening against opening", "Page against page"],
        },
        {
          title: "Tracking that survives",
          text: "Server-side events and consent done properly, so that the numbers are still there next year.",
          features: ["Conversions API", "Consent-aware", "Checked against your orders"],
        },
      ],
    },
    {
      kind: "points",
      tone: "straw",
      variant: "frames",
      title: "Why it pays",
      items: [
        {
          title: "You create the demand",
          text: "Search finds people who are looking. Meta finds people who would, if they knew you existed.",
        },
        {
          title: "You see what people like",
          text: "What stops the thumb in an ad works on your home page, your sign and your menu too.",
        },
        {
          title: "It works close to home",
          text: "Five kilometres around one shop, on a Thursday afternoon, is a perfectly good audience.",
        },
        {
          title: "It feeds the rest",
          text: "New faces become email readers, searchers for your name and, in time, regulars.",
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "columns",
      title: "How we begin",
      steps: [
        {
          title: "Offer",
          text: "What would make a stranger try you? We settle that before any picture is taken.",
          icon: "target",
        },
        {
          title: "Shoot",
          text: "Half a day at your place gives us a month of material.",
          icon: "video",
        },
        {
          title: "Test",
          text: "Several openings, small budgets, quick decisions.",
          icon: "clipboard",
        },
        {
          title: "Scale",
          text: "The winners get the money, and successors before people tire of them.",
          icon: "rocket",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "apricot",
      variant: "lines",
      title: "Why choose us for Facebook and Instagram",
      items: [
        "We make the ads as well as run them",
        offers.accounts.words,
        offers.adSpend.words,
        "Sales counted on your side, not only on Meta’s",
        "Claims checked before they run, so that ads stay up",
        "The same team looks after your search and your site",
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "What people ask about Meta",
      faqs: [
        {
          question: "My customers are not on Instagram. Is this for me?",
          answer:
            "Look before you decide: many who never post still scroll. If yours really are not there, we say so and look at search with you instead.",
        },
        {
          question: "Do I have to be in the videos?",
          answer:
            "No, though it helps. A pair of hands at work, the counter at eight in the morning or a customer’s question will do.",
        },
        {
          question: "How long until it pays?",
          answer:
            "The first weeks buy answers: which offer, which opening, which people. Whether it pays is judged on what you sold, once there is enough to judge by.",
        },
        {
          question: "What about people’s privacy?",
          answer: [
            "Ads are aimed with the data that people have agreed to give, and customer lists are used only where the law and your own promises allow. What this website itself collects is on the ",
            { label: "privacy page", to: "/privacy" },
            ".",
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "ochre",
      scene: "beach",
      title: "Be worth a second look",
      lead: "Tell us what you sell, and who should see it. The first consultation is free.",
      ctas: [
        { label: "Plan my campaign", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
