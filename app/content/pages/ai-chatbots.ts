import { facts, people } from "../facts.ts";
import type { Page } from "../types.ts";

export const aiChatbots: Page = {
  path: "/ai-chatbots",
  name: "AI Chatbots",
  parent: "/ai-solutions",
  title: "AI chatbots that know your business | Shadow Digital",
  description:
    "Chatbots that answer from your own documents, book appointments and hand over to a person when they should. Awake 24/7, in place in 4-8 weeks.",
  keywords: ["AI chatbot Australia", "customer service chatbot", "website chatbot", "AI agent"],
  revised: "2026-11-22",
  service: { name: "AI chatbots", type: "Chatbot development" },
  blocks: [
    {
      kind: "hero",
      variant: "figures",
      silhouette: "phone-box",
      badge: "AI chatbots",
      title: "Somebody always picks up",
      lead: "It is ten at night and somebody wants to know whether you deliver to Ballarat. A good chatbot knows. A better one also knows when to say: let me get a person to call you.",
      ctas: [
        { label: "Plan my chatbot", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      stats: [
        { value: facts.support, label: "awake" },
        {
          value: facts.reservations,
          label: "of reservations automated in our Brisbane case study",
        },
        { value: facts.serviceCosts, label: "lower service costs in our Melbourne case study" },
        { value: facts.aiImplementation, label: "to launch" },
      ],
    },
    {
      kind: "artefact",
      tone: "dusk",
      title: "The shop has been shut since five",
      lead: "A furniture maker in Bendigo is asleep. Somebody in Ballarat is on the couch with a phone and a question.",
      drawing: {
        kind: "chat",
        clock: "22:04",
        name: "Example Furniture, assistant",
        lines: [
          { who: "visitor", at: "22:04", words: "Do you deliver to Ballarat?" },
          {
            who: "bot",
            at: "22:04",
            words:
              "Every Thursday, for $85. I am the shop’s assistant, not a person, but I have the van’s calendar here.",
          },
          { who: "visitor", at: "22:05", words: "Will the long table fit through an 80 cm door?" },
          {
            who: "bot",
            at: "22:05",
            words:
              "It will: the legs come off and the top is 74 cm. If there are stairs, I would rather have Joanne call you.",
          },
          { who: "visitor", at: "22:06", words: "No stairs. Thursday it is." },
          { who: "bot", at: "22:06", words: "And a name and a street for the driver?" },
          { who: "visitor", at: "22:07", words: "Ines, 4 Hill Street." },
          { who: "bot", at: "22:07", words: "Booked. Joanne sees it when she opens." },
        ],
        booking: {
          title: "In the van’s calendar at 22:07",
          facts: [
            { term: "What", words: "Long table, delivered" },
            { term: "When", words: "Thursday, 10 to 12" },
            { term: "Where", words: "4 Hill Street, Ballarat, no stairs" },
          ],
        },
      },
    },
    {
      kind: "strip",
      label: `${facts.chattingBusinesses} businesses, at work in`,
      items: ["Retail", "Trades", "Hospitality", "Health", "Property", "Law"],
    },
    {
      kind: "points",
      tone: "paper",
      variant: "bubbles",
      title: "What makes it a good one",
      items: [
        {
          title: "It answers from your words",
          text: "Your prices, your policies, your opening hours. If it is not in there, it says that it does not know.",
        },
        {
          title: "It gets things done",
          text: "Books, changes, takes a message, checks an order. Talk is only half of it.",
        },
        {
          title: "It knows its limits",
          text: "Upset, unsure or important: it hands over to your team, with what has been said so far.",
        },
        {
          title: "It says what it is",
          text: "Nobody is led to believe that they are talking to a person. People turn out not to mind.",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "straw",
      variant: "keys",
      title: "What is included",
      items: [
        "Website, Messenger, Instagram and SMS",
        "Voice agent for your phone line, if you want one",
        "Set-up from your documents and site",
        "Calendar, shop and CRM connections",
        "Hand-over to a person, with history",
        "A weekly list of questions it could not answer",
        "Your tone of voice, your name, your colours",
        "An off switch that your team holds",
      ],
    },
    {
      kind: "testimonials",
      tone: "gum",
      title: "From the other end of the line",
      testimonials: [
        {
          ...people.hospitality,
          content: "The phone used to win against the guest in front of us. That is over.",
          rating: 5,
        },
        {
          ...people.retail,
          content:
            "It sends me the questions it could not answer. Half of them ended up on our website.",
          rating: 5,
        },
        {
          ...people.trades,
          content: "By the time I am out from under a house, the job is booked, with photos.",
          rating: 5,
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "street-lamp",
      title: "Ask it something hard",
      lead: "Tell us what people ask you most. In the free first consultation we go through what a chatbot could answer, and what it should hand over.",
      ctas: [{ label: "Talk about a chatbot", to: "/contact" }],
    },
  ],
};
