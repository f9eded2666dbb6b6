import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const googleAds: Page = {
  path: "/google-ads",
  name: "Google Ads",
  parent: "/digital-marketing",
  title: "Google Ads management in Australia | Shadow Digital",
  description:
    "Google Ads run for profit, not for clicks. $5M+ managed, 420% ROI, 250+ campaigns. Find out what your account wastes, and what it could earn instead.",
  keywords: ["Google Ads agency Australia", "Google Ads management", "PPC", "search advertising"],
  revised: "2026-11-22",
  service: { name: "Google Ads management", type: "Pay-per-click advertising" },
  blocks: [
    {
      kind: "hero",
      tone: "wattle",
      variant: "figures",
      silhouette: "billboard",
      badge: "Google Ads",
      title: "Pay for customers. Stop\u00a0paying for curiosity.",
      lead: "A click costs the same whether the person wants to buy or was looking for something else. We spend your budget on the first kind, and show you the difference.",
      ctas: [
        { label: "Plan my campaigns", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: "$5M+", label: "managed" },
        { value: facts.googleAdsReturn, label: "ROI" },
        { value: "250+", label: "campaigns" },
        { value: facts.support, label: "support" },
      ],
    },
    {
      kind: "artefact",
      title: "One month, read word by word",
      lead: "What an invented plumber in Geelong paid for. The lines struck out are searches that nobody there would have chosen.",
      drawing: {
        kind: "terms",
        terms: [
          { words: "emergency plumber geelong", cost: 412 },
          { words: "plumber salary", cost: 96, unwanted: true },
          { words: "how to fix a dripping tap", cost: 141, unwanted: true },
          { words: "blocked drain geelong west", cost: 238 },
          { words: "plumber melbourne", cost: 187, unwanted: true },
          { words: "plumbing apprenticeship", cost: 118, unwanted: true },
          { words: "hot water replacement cost", cost: 305 },
          { words: "free plumber", cost: 64, unwanted: true },
          { words: "plumber jokes", cost: 9, unwanted: true },
        ],
        stopped: "a month that bought curiosity",
        kept: "a month that buys customers",
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "leaks",
      title: "Four leaks, and what you gain when they close",
      lead: "These are the places we look first.",
      items: [
        {
          title: "Searches you never wanted",
          text: "Broad matching buys words nobody at your business would choose. We cut them, every week.",
        },
        {
          title: "Pages that do not answer the ad",
          text: "The ad promises a price and the page opens on a slogan. We match the two, or build the page.",
        },
        {
          title: "Conversions that are not",
          text: "If a click on the map counts as a sale, the machine learns to sell maps. We count what you bank.",
        },
        {
          title: "Hours when nobody answers",
          text: "Calls at midnight cost the same as calls at noon. We buy the hours in which you can pick up.",
        },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "formats",
      title: "Twelve services, in four kinds of campaign",
      items: [
        {
          title: "Search",
          text: "In front of people who type what you sell, with your money on the words that close.",
          features: ["Keyword and negative lists", "Ad writing and tests", "Bids set by margin"],
        },
        {
          title: "Shopping",
          text: "Your products with picture and price, fed from clean data.",
          features: ["Feed repair", "Margin-based groups", "Stock-aware budgets"],
        },
        {
          title: "Performance Max",
          text: "Google’s automation on a lead: with good signals in, and brand traffic kept out.",
          features: ["Audience signals", "Creative sets", "Search-term watch"],
        },
        {
          title: "Remarketing and video",
          text: "A second look for people who nearly bought, and a stop when they have.",
          features: ["Sensible frequency", "YouTube", "Exclusions kept current"],
        },
      ],
    },
    {
      kind: "steps",
      tone: "straw",
      variant: "columns",
      title: "From audit to profit",
      steps: [
        {
          title: "Audit",
          text: "We read your account and list what it wastes, in dollars.",
          icon: "search",
        },
        {
          title: "Rebuild",
          text: "Structure, tracking and pages, before a dollar more is spent.",
          icon: "wrench",
        },
        {
          title: "Launch",
          text: "Small at first, with daily checks while it learns.",
          icon: "rocket",
        },
        {
          title: "Grow",
          text: "Budget follows profit. You approve each step up.",
          icon: "line-chart",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "straw",
      variant: "docket",
      title: "Why choose us to run it",
      items: [
        offers.accounts.words,
        offers.adSpend.words,
        "Search terms read by a person every week",
        "Call and form tracking tested every month",
        "A report that starts with cost per customer",
        "One person who knows your account",
      ],
    },
    {
      kind: "faqs",
      tone: "apricot",
      title: "Asked before the first ad",
      faqs: [
        {
          question: "How much should I spend?",
          answer:
            "Enough to get an answer. A customer’s worth to you and the price of a click in your trade give a number to begin with, and we work it out with you before anything runs.",
        },
        {
          question: "How soon will I see something?",
          answer:
            "Clicks come on the first day. Whether they are the right ones shows when enough of them have become calls and forms, which takes weeks rather than days.",
        },
        {
          question: "Should I do SEO or Google Ads?",
          answer: [
            "Ads bring people now, for as long as you pay. Search work takes longer and goes on without a bill for each click. Many businesses begin with one and let it pay for the other: see ",
            { label: "digital marketing", to: "/digital-marketing" },
            ".",
          ],
        },
        {
          question: "I ran ads before, and they did not work. Why should they now?",
          answer:
            "Perhaps they should not. Some trades cost more a click than a customer brings in, and then we say so. More often the words, the page or the counting was wrong, and those can be mended.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "billboard",
      title: "See what yours is wasting",
      lead: `Tell us what you spend now, and on what. We answer ${facts.responseTime}, and the first consultation is free.`,
      ctas: [
        { label: "Talk about my account", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
