import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const aiContentGeneration: Page = {
  path: "/ai-content-generation",
  name: "AI Content Generation",
  parent: "/ai-solutions",
  title: "AI content generation with an editor | Shadow Digital",
  description:
    "Product descriptions, articles and posts drafted by AI and finished by people, in your voice. More to read, nothing to be ashamed of. See how it works.",
  keywords: ["AI content generation", "AI copywriting Australia", "content at scale", "AI writing"],
  revised: "2026-11-22",
  service: { name: "AI content generation", type: "Content marketing" },
  blocks: [
    {
      kind: "hero",
      tone: "wattle",
      variant: "checklist",
      silhouette: "silos",
      badge: "AI content generation",
      title: "A big wall, and\u00a0somebody who can\u00a0paint",
      lead: "A machine can cover a silo in a morning. Whether anybody stops the car to look is another matter. We use AI for the first coat and people for the picture.",
      ctas: [
        { label: "Plan my content", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      checklist: [
        "Product descriptions",
        "Articles and guides",
        "Social posts",
        "Email drafts",
        "Ad variations",
        "Translations, checked",
      ],
    },
    {
      kind: "artefact",
      tone: "rose",
      title: "The first coat, and the picture",
      lead: "A garden fork in an online shop. The machine’s draft is struck through where the editor threw it away, and painted over where she knew better.",
      drawing: {
        kind: "edit",
        coats: [
          { title: "Brief", when: "9:00, the maker’s data sheet" },
          { title: "Draft", when: "9:01, three versions" },
          { title: "Edit", when: "9:40, by a person" },
          { title: "Learn", when: "in June, from what sold" },
        ],
        text: [
          { cut: "Elevate your gardening journey with our premium," },
          " ",
          { cut: "meticulously crafted" },
          " ",
          { add: "This" },
          " digging fork ",
          { cut: "is the ultimate solution for every outdoor enthusiast. Loved by thousands," },
          " ",
          {
            add: "is for clay. Four forged tines, 1.9 kg, and an ash handle long enough to spare your back.",
          },
          " It comes with a ",
          { cut: "lifetime of memories" },
          " ",
          { add: "spare wedge for the handle, because in ten years you will want one." },
        ],
        notes: [
          "“Thousands”: no source, no sentence.",
          "Weight and tines are from the maker’s sheet, checked.",
          "Words that this shop never uses: premium, journey, ultimate.",
        ],
      },
    },
    {
      kind: "points",
      edge: "awning",
      tone: "paper",
      variant: "strokes",
      title: "What you gain, and what you keep",
      items: [
        {
          title: "Your voice",
          text: "We feed it what you have written and said well, with a list of words you would never use.",
        },
        {
          title: "Your facts",
          text: "Every claim is checked against your own data before it is published. No source, no sentence.",
        },
        {
          title: "Volume, where it helps",
          text: "Four thousand product pages by the end of the quarter. Or four good articles. Both are possible; they are not the same job.",
        },
        {
          title: "Search that lasts",
          text: "Pages written for people who want to know something. The kind that search engines keep.",
        },
        {
          title: "Time",
          text: `Part of the ${facts.hoursSavedWeekly} hours a week that our automations give back.`,
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "paint",
      title: "Four coats",
      steps: [
        {
          title: "Brief",
          text: "Who reads it, what they need to know, and what they should do next.",
          icon: "clipboard",
        },
        {
          title: "Draft",
          text: "The machine writes several versions from your material and your rules.",
          icon: "sparkles",
        },
        {
          title: "Edit",
          text: "A person throws most of it away, checks the rest and makes it yours.",
          icon: "pen",
        },
        {
          title: "Learn",
          text: "What was read and what sold goes into the next brief.",
          icon: "repeat",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "ochre",
      variant: "rules",
      title: "Our house rules",
      lead: "The difference between content and clutter.",
      items: [
        "A named editor for every piece",
        "No invented quotes, people or figures",
        "No copying of anybody’s style",
        "You approve before it is published",
        "We say where AI was used, if you are asked",
        offers.ownership.words,
      ],
    },
    {
      kind: "callToAction",
      tone: "harbour",
      scene: "blank-wall",
      title: "Give us a blank wall",
      lead: "Tell us which page you are unhappy with. We talk about what it should say, and the first consultation is free.",
      ctas: [{ label: "Talk about my pages", to: "/contact" }],
    },
  ],
};
