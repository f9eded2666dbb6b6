import { facts } from "../facts.ts";
import { site } from "../site.ts";
import type { Page } from "../types.ts";

export const contact: Page = {
  path: "/contact",
  name: "Contact",
  title: "Contact Shadow Digital | An answer within 24 hours",
  description:
    "Talk to Shadow Digital about marketing, AI or a new website. Call 1300 SHADOW, Mon-Fri 9AM-6PM AEST, or send a few lines: you hear back within 24 hours.",
  keywords: ["contact Shadow Digital", "digital agency contact", "free strategy consultation"],
  revised: "2026-11-22",
  blocks: [
    {
      kind: "hero",
      variant: "form",
      silhouette: "paling-fence",
      badge: "Contact",
      title: "Tell us what you need",
      lead: `Call, write or fill in the form. A person reads it, and you hear back ${facts.responseTime}.`,
      ctas: [],
      sheet: {
        form: "contact",
        promises: ["An answer from somebody who can give it", "No list, no newsletter, no chasing"],
        next: [
          "A person reads what you wrote.",
          `You hear back ${facts.responseTime}, at the email address that you gave.`,
          `If it cannot wait, call ${site.phone.word} (${site.phone.digits}).`,
        ],
      },
    },
    {
      kind: "contactCards",
      items: [
        {
          title: "Email",
          icon: "mail",
          lines: [[{ to: "email" }], "Write at any time, day or night."],
        },
        {
          title: "Phone",
          icon: "phone",
          lines: [[{ label: site.phone.word, to: "phone" }], "Mon-Fri 9AM-6PM AEST"],
        },
        {
          title: "Serving Australia",
          icon: "map-pin",
          lines: ["Melbourne, Sydney, Brisbane, Perth, and wherever there is a signal."],
        },
        {
          title: "Business hours",
          icon: "clock",
          lines: [site.hours, "Closed on public holidays"],
        },
      ],
    },
    {
      kind: "faqs",
      tone: "straw",
      title: "Before you write",
      faqs: [
        {
          question: "How soon will I hear from you?",
          answer: `${site.name} answers every enquiry ${facts.responseTime}. If it is urgent, say so in the form, or call us between 9 AM and 6 PM on a weekday.`,
        },
        {
          question: "Does the first conversation cost anything?",
          answer:
            "No. The initial consultation is free. We look at where you are, tell you what we would do, and you decide whether to do it with us, with somebody else or by yourself.",
        },
        {
          question: "What should I prepare?",
          answer:
            "Your web address, a rough idea of where your customers come from now, and one sentence on what should be different in a year. If you have access to your analytics or ad accounts, keep it at hand. If not, we will show you where it is.",
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "neighbours",
      title: "Sooner said than written?",
      lead: "Call us on a weekday, or choose a time in our calendar. It opens in a new tab.",
      ctas: [
        { label: `Call ${site.phone.word}`, to: "phone" },
        { label: "Choose a time", to: "booking", look: "quiet" },
      ],
    },
  ],
};
