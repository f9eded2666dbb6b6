import { facts, people } from "../facts.ts";
import type { Page } from "../types.ts";

export const reputationManagement: Page = {
  path: "/reputation-management",
  name: "Reputation Management",
  title: "Reputation management and reviews | Shadow Digital",
  description:
    "More honest reviews, quick and decent replies, and no surprises in search. Reputation management for Australian businesses, by people, within the rules.",
  keywords: [
    "reputation management Australia",
    "online reviews",
    "Google reviews",
    "review management",
  ],
  revised: "2026-11-22",
  service: { name: "Reputation management", type: "Online reputation management" },
  blocks: [
    {
      kind: "hero",
      tone: "rose",
      variant: "checklist",
      silhouette: "kookaburra",
      badge: "Reputation management",
      title: "Hear what your street is saying",
      lead: "Word gets around before you do. We help the people who like you say so where others look, and we help you answer the ones who do not.",
      ctas: [
        { label: "Look after my name", to: "/contact" },
        { label: "Call 1300 SHADOW", to: "phone", look: "quiet" },
      ],
      checklist: [
        "Review requests that feel natural",
        "Replies in your voice",
        "Alerts on the same day",
        "Search results for your name",
        "Reports on fake reviews",
        "One place for every platform",
      ],
    },
    {
      kind: "artefact",
      tone: "mist",
      title: "Nine people, one car park",
      lead: "A restaurant in Toowoomba, a Saturday night, and what was on the fence by Monday.",
      drawing: {
        kind: "review",
        review: {
          name: "Robyn P.",
          when: "Saturday, 9:12 pm",
          stars: 2,
          words:
            "The lamb was lovely once we got to it. Twenty minutes round the block for a park, and my sister’s birthday was cold by then.",
        },
        reply: {
          name: "Ana, owner of Example Kitchen",
          when: "Sunday, 8:05 am",
          words:
            "That is no way to start a birthday, Robyn, and I am sorry. There is a gravel lot behind the chemist, free after six. From tomorrow a sign on our fence says so, and so does our page.",
        },
        tally: {
          title: "What came up this month",
          counts: [
            { what: "Parking", times: 9 },
            { what: "The lamb", times: 7 },
            { what: "Waiting for the bill", times: 3 },
          ],
        },
      },
    },
    {
      kind: "strip",
      label: `For ${facts.reviewedBusinesses} businesses, we read what is said on`,
      items: ["Google", "Facebook", "Tripadvisor", "ProductReview", "industry sites"],
    },
    {
      kind: "points",
      tone: "paper",
      variant: "counted",
      title: "What we do about it",
      items: [
        {
          title: "Ask at the right moment",
          text: "A short message when the job is done and the customer is pleased. Everybody is asked the same way, as the ACCC expects.",
        },
        {
          title: "Answer every one",
          text: "Thanks that do not sound copied, and replies to complaints that cool things down.",
        },
        {
          title: "Fix what keeps coming up",
          text: "If nine people mention the parking, it is the parking. You get the pattern every month.",
        },
        {
          title: "Challenge what is false",
          text: "Fake and abusive reviews are reported with evidence, through the platforms’ own process.",
        },
        {
          title: "Look after your name in search",
          text: "So that what people find first is current, correct and yours.",
        },
      ],
    },
    {
      kind: "testimonials",
      tone: "gum",
      title: "On good terms",
      testimonials: [
        {
          ...people.clinic,
          content:
            "Patients used to tell us at the desk how happy they were. Now they tell the next patient.",
          rating: 5,
        },
        {
          ...people.trades,
          content:
            "One bad review used to ruin my week. Now there is an answer up before I have finished the job.",
          rating: 5,
        },
        {
          ...people.hospitality,
          content:
            "The monthly pattern was worth more than the stars. We changed two things and the grumbling stopped.",
          rating: 5,
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "ochre",
      scene: "last-laugh",
      title: "Have the last laugh",
      lead: "Tell us where people review you. The first consultation is free, and begins with what they say.",
      ctas: [{ label: "Talk about my reviews", to: "/contact" }],
    },
  ],
};
