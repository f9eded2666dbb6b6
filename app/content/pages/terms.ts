import { registered, site } from "../site.ts";
import type { Page } from "../types.ts";

/** The day of its last change, for readers and the sitemap. */
const revised = "2026-11-22";

export const terms: Page = {
  path: "/terms",
  name: "Terms",
  title: "Terms of use | Shadow Digital",
  description:
    "The terms for using this website and LegalAI: what you may do, what we promise, what we do not, and your rights under the Australian Consumer Law.",
  keywords: ["terms of use", "website terms", "LegalAI terms"],
  revised,
  blocks: [
    {
      kind: "hero",
      variant: "along",
      silhouette: "farm-gate",
      title: "Terms of use",
      lead: "For this website and for LegalAI. Client work has an agreement of its own.",
      ctas: [{ label: "Ask about these terms", to: "email" }],
    },
    {
      kind: "prose",
      revised,
      sections: [
        {
          id: "agreement",
          title: "These terms and you",
          inShort: "Using this site means agreeing to this.",
          content: [
            `By using this website you agree to these terms with ${site.name} (${registered.abn}). If you use LegalAI for a firm, you confirm that you may agree for it.`,
          ],
        },
        {
          id: "website",
          title: "The website",
          inShort: "It is general information. A price binds once you have accepted it in writing.",
          content: [
            "What you read here is general information, not advice for your business. Prices are in Australian dollars, and are an invitation to talk; a price binds us once it is in a written proposal that you have accepted.",
            "Figures in case studies are results of single clients. Yours depend on your market, your budget and your starting point.",
            "You may link to these pages and quote from them. The words, drawings and code are ours or our licensors’, and may not be copied as a whole.",
          ],
        },
        {
          id: "legalai",
          title: "LegalAI",
          inShort: "It helps lawyers to read. It is no lawyer.",
          content: [
            "LegalAI helps lawyers to read documents. It does not give legal advice, it may miss things and it may be wrong. A lawyer must check every result before relying on it.",
            {
              list: [
                "Upload only documents that you are entitled to upload, where no undertaking, order or confidence forbids it.",
                "Keep your password to yourself, and tell us at once if somebody else may have it.",
                "Do not try to reach other users’ cases, to disturb the service or to test its security without our written consent.",
                "Your documents remain yours. You allow us to store and process them for the analysis that you ask for, and for nothing else.",
              ],
            },
            "We may limit or suspend an account that harms the service or breaks these terms. Where we can, we tell you first.",
          ],
        },
        {
          id: "consumer-law",
          title: "Your consumer rights",
          inShort: "Rights that the law does not let us exclude stay yours.",
          content: [
            "Nothing in these terms takes away rights that you have under the Australian Consumer Law or any other law that cannot be excluded. Where we may limit our liability under such a law, we limit it to supplying the service again or to the cost of that.",
          ],
        },
        {
          id: "liability",
          title: "What we are liable for",
          inShort: "Have a lawyer check a result before you rely on it.",
          content: [
            "Subject to the section above, we are not liable for loss that neither of us could reasonably have foreseen, nor for loss caused by relying on a LegalAI result that no lawyer has checked. We try to keep the service up at all times, and do not promise that it\u00a0is.",
          ],
        },
        {
          id: "law",
          title: "Law and changes",
          inShort: "The law of Victoria applies. Changes appear here, with their date.",
          content: [
            "The law of Victoria, Australia, applies, and its courts have jurisdiction. If we change these terms, the new version is published here with its date. For LegalAI users, important changes are announced by email before they apply.",
            [
              "How we handle personal information is on the ",
              { label: "privacy page", to: "/privacy" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "clay",
      scene: "long-road",
      title: "Ask before you agree.",
      lead: "If a line here is unclear to you, a person explains it.",
      ctas: [
        { label: "Ask about these terms", to: "email" },
        { label: "Read the privacy page", to: "/privacy", look: "quiet" },
      ],
    },
  ],
};
