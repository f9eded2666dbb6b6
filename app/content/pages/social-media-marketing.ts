import { facts } from "../facts.ts";
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
  service: { name: "Social media marketing", type: "Social media marketing" },
  blocks: [
    {
      kind: "hero",
      variant: "centred",
      tone: "gum",
      silhouette: "jetty",
      badge: "Social media marketing",
      title: "Be where the talk is",
      lead: "Every town has a jetty where people lean on the rail and swap news. Yours has moved to a phone. We make sure that you turn up, say something worth hearing and answer when spoken to.",
      ctas: [
        { label: "Start with a plan", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
    },
    {
      kind: "artefact",
      tone: "mist",
      title: "A month on one page",
      lead: "A fish shop at the end of a jetty, with its own people in the pictures and its own jokes.",
      drawing: {
        kind: "calendar",
        month: "March",
        approved: "Read over one coffee, two words changed, approved in ten minutes.",
        posts: [
          { day: 1, words: "What came in this morning", look: "fish" },
          { day: 3, words: "Tan, who has filleted here for 19 years", look: "people" },
          { day: 5, words: "The jetty at six, before the queue", look: "place" },
          { day: 7, words: "How to crumb a flathead", look: "knife" },
          { day: 9, words: "You asked: is the batter gluten free?", look: "fish" },
          { day: 12, words: "Open late on the long weekend", look: "table" },
          { day: 15, words: "Lemon or vinegar? You decide", look: "lemon" },
          { day: 18, words: "Mia’s first week on the grill", look: "people" },
          { day: 20, words: "The gulls have a leader", look: "place" },
          { day: 22, words: "Knives, sharpened on a Tuesday", look: "knife" },
          { day: 24, words: "What is in season, in one breath", look: "lemon" },
          { day: 26, words: "The last table before sunset", look: "table" },
        ],
      },
    },
    {
      kind: "checklist",
      variant: "names",
      title: "Where we can speak for you",
      lead: "Not everywhere. Only where your customers are.",
      items: ["Instagram", "Facebook", "LinkedIn", "TikTok", "YouTube", "Pinterest"],
    },
    {
      kind: "offerings",
      variant: "index",
      tone: "paper",
      title: "What we look after",
      items: [
        {
          title: "Strategy",
          icon: "compass",
          text: "What you talk about, to whom, and what you never post.",
        },
        {
          title: "Calendar",
          icon: "calendar",
          text: "A month ahead, approved by you in ten minutes.",
        },
        {
          title: "Making",
          icon: "image",
          text: "Photos, short video and words, with your own people in them.",
        },
        {
          title: "Community",
          icon: "message",
          text: "Comments and messages answered, in your voice, in your hours.",
        },
        {
          title: "Paid support",
          icon: "megaphone",
          text: "A little budget behind the posts that prove themselves.",
        },
        {
          title: "Reporting",
          icon: "bar-chart",
          text: "What people did, not how many hearts it got.",
        },
      ],
    },
    {
      kind: "story",
      title: "Last month's guests, this month's bookings",
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
      variant: "grid",
      tone: "dusk",
      title: "What steady social does",
      items: [
        {
          title: "You stay in mind",
          icon: "heart",
          text: "So that yours is the name that comes up when somebody asks.",
        },
        {
          title: "You look alive",
          icon: "sparkles",
          text: "People check your last post before they call. It should be from this week.",
        },
        {
          title: "You hear things first",
          icon: "message",
          text: "Complaints and ideas arrive in comments before they arrive anywhere else.",
        },
        {
          title: "You hire better",
          icon: "users",
          text: "Good people look at how you treat people. It shows.",
        },
      ],
    },
    {
      kind: "steps",
      variant: "columns",
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
      kind: "callToAction",
      silhouette: "jetty",
      title: "Say g'day more often",
      lead: `Tell us where you post now, and where you stopped. We answer ${facts.responseTime}.`,
      ctas: [{ label: "Get Started", to: "/contact" }],
    },
  ],
};
