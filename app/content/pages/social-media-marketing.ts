import { facts } from "../facts.ts";
import { offers } from "../offers.ts";
import type { Page } from "../types.ts";

export const socialMediaMarketing: Page = {
  path: "/social-media-marketing",
  name: "Social Media Marketing",
  parent: "/digital-marketing",
  title: "Social media marketing | Sound like yourself, regularly",
  description:
    "Social media for Australian businesses, planned a month ahead, made with your people and answered when customers write. See how we keep you in the talk.",
  keywords: [
    "social media marketing Australia",
    "social media agency",
    "content calendar",
    "Instagram",
  ],
  revised: "2026-11-22",
  service: { name: "Social media marketing", type: "Social media marketing" },
  blocks: [
    {
      kind: "hero",
      tone: "sage",
      variant: "along",
      silhouette: "jetty",
      badge: "Social media marketing",
      title: "Be where the talk is",
      lead: "Every town has a jetty where people lean on the rail and swap news. Yours has moved to a phone. We make sure that you turn up, say something worth hearing and answer when spoken to.",
      ctas: [
        { label: "Start with a plan", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.engagement, label: "social engagement increase in our Brisbane case study" },
        { value: facts.repeatCustomers, label: "more repeat customers, same client" },
        { value: facts.satisfaction, label: "client satisfaction" },
        { value: facts.support, label: "support" },
      ],
    },
    {
      kind: "artefact",
      tone: "mist",
      title: "A month on one page",
      lead: "A fish shop at the end of a jetty, with its own people in the pictures and its own jokes.",
      drawing: {
        kind: "calendar",
        month: "June",
        approved: "Read over one coffee, two words changed, approved in ten minutes.",
        posts: [
          { day: 1, words: "What came in this morning", look: "fish" },
          { day: 3, words: "Tan, who has filleted here for 19\u00a0years", look: "people" },
          { day: 5, words: "Open late on the long weekend", look: "table" },
          { day: 7, words: "How to crumb a flathead", look: "knife" },
          { day: 9, words: "You asked: is the batter gluten free?", look: "talk" },
          { day: 12, words: "The jetty at six, before the queue", look: "place" },
          { day: 15, words: "Lemon or vinegar? You decide", look: "lemon" },
          { day: 18, words: "Mia’s first week on the grill", look: "grill" },
          { day: 20, words: "The gulls have a leader", look: "gull" },
          { day: 22, words: "Knives, sharpened on a Tuesday", look: "knife" },
          { day: 24, words: "What is in season, in one breath", look: "lemon" },
          { day: 26, words: "The last table before sunset", look: "table" },
        ],
      },
    },
    {
      kind: "points",
      tone: "paper",
      variant: "talk",
      title: "Where we can speak for you",
      lead: "Not everywhere. Only where your customers are.",
      items: [
        { title: "Instagram", text: "for how it looks today," },
        { title: "Facebook", text: "for your regulars, your hours and Friday’s band," },
        { title: "LinkedIn", text: "for the people you would like to hire," },
        { title: "TikTok", text: "for thirty seconds of how it is done," },
        { title: "YouTube", text: "for the answer that is still found in three years, and" },
        { title: "Pinterest", text: "for what people plan long before they buy." },
      ],
    },
    {
      kind: "offerings",
      tone: "paper",
      variant: "timetable",
      title: "Twelve things we look after",
      items: [
        {
          title: "Strategy",
          text: "What you talk about, to whom, and what you never post.",
        },
        {
          title: "Calendar",
          text: "A month ahead, approved by you in ten minutes.",
        },
        {
          title: "Photos",
          text: "Your own people and your own place, in their own light.",
        },
        {
          title: "Short video",
          text: "Filmed on a phone, cut for people who watch without sound.",
        },
        {
          title: "Captions",
          text: "Words that sound like you, with alt text and subtitles.",
        },
        {
          title: "Profiles",
          text: "Hours, links and pictures that are right in every place.",
        },
        {
          title: "Community",
          text: "Comments and messages answered, in your voice, in your hours.",
        },
        {
          title: "Reviews",
          text: "Thanks for the kind ones, a calm word for the others.",
        },
        {
          title: "Local partners",
          text: "The café next door and the club down the road, named and tagged.",
        },
        {
          title: "Bookings and shop",
          text: "From the post to the table, the basket or the calendar.",
        },
        {
          title: "Paid support",
          text: "A little budget behind the posts that prove themselves.",
        },
        {
          title: "Reporting",
          text: "What people did, not how many hearts it got.",
        },
      ],
    },
    {
      kind: "story",
      panel: "clay",
      tone: "straw",
      placeholder: true,
      title: "Last month’s guests, this month’s bookings",
      client: "Restaurant group, Brisbane",
      paragraphs: [
        "The kitchens were full of good stories, and the feed was full of stock pictures.",
        "We gave the chefs a calendar and a simple brief, and tied posts to the booking agent. People who liked a dish could book the table.",
      ],
      results: [
        { value: facts.engagement, label: "social engagement increase" },
        { value: facts.repeatCustomers, label: "more repeat customers" },
      ],
    },
    {
      kind: "points",
      tone: "straw",
      variant: "columns",
      title: "What steady social does",
      items: [
        {
          title: "You stay in mind",
          text: "So that yours is the name that comes up when somebody asks.",
        },
        {
          title: "You look alive",
          text: "People check your last post before they call. It should be from this week.",
        },
        {
          title: "You hear things first",
          text: "Complaints and ideas arrive in comments before they arrive anywhere else.",
        },
        {
          title: "You hire better",
          text: "Good people look at how you treat people. It shows.",
        },
      ],
    },
    {
      kind: "steps",
      tone: "apricot",
      variant: "weeks",
      title: "Four weeks to a rhythm",
      steps: [
        {
          title: "Listen",
          text: "Your feed, your rivals, and what your customers share.",
          icon: "mic",
        },
        {
          title: "Find the voice",
          text: "Three sample posts. You pick the one that sounds like you.",
          icon: "pen",
        },
        {
          title: "Fill the calendar",
          text: "A month of posts, made in a day or two with your team.",
          icon: "calendar",
        },
        {
          title: "Keep it up",
          text: "We post, answer and report. You get on with your work.",
          icon: "repeat",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "apricot",
      variant: "lines",
      title: "Why choose us to speak for you",
      items: [
        "Nothing is posted that you have not seen",
        "One writer who learns your voice",
        "Answers in your hours, and a call when it matters",
        "Real pictures from your place, not from a library",
        "We say which networks to leave alone",
        offers.accounts.words,
      ],
    },
    {
      kind: "faqs",
      tone: "ochre",
      variant: "asked",
      title: "Before the first post",
      faqs: [
        {
          question: "Which networks do I need?",
          answer:
            "The one or two where your customers already are. A quiet account does more harm than none, so we would rather close one than fill it.",
        },
        {
          question: "How much of my time does it take?",
          answer:
            "A day or so of filming now and then, ten minutes to approve the month, and an answer when a customer asks something only you can know.",
        },
        {
          question: "What if somebody complains in public?",
          answer:
            "We agree beforehand who answers what. Most complaints want a quick, calm sentence and a number to call. The serious ones reach you at once.",
        },
        {
          question: "Is it the same as Meta Ads?",
          answer: [
            "No. This is what you say every week, to people who follow you. ",
            { label: "Meta Ads", to: "/meta-ads" },
            " put a few of your posts in front of people who do not, and work better when the rest is looked after.",
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "clay",
      scene: "jetty-rail",
      title: "Say g’day more often",
      lead: `Tell us where you post now, and where you stopped. We answer ${facts.responseTime}.`,
      ctas: [
        { label: "Get Started", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
  ],
};
