import type { Page } from "../types.ts";

/** The day of its last change, for readers and the sitemap. */
const revised = "2026-11-23";

export const cookies: Page = {
  path: "/cookies",
  name: "Cookies",
  title: "Cookies: none for visitors | Shadow Digital",
  description:
    "This website sets no cookies for visitors. LegalAI sets what signing in needs. No analytics, no advertising, no banner to click away.",
  keywords: ["cookies", "cookie policy"],
  revised,
  blocks: [
    {
      kind: "hero",
      variant: "plain",
      silhouette: "biscuit-tin",
      title: "Cookies",
      lead: "The short version: as a visitor you get none. That is why there is no banner to click away.",
      ctas: [{ label: "Read the privacy page", to: "/privacy" }],
    },
    {
      kind: "prose",
      revised,
      sections: [
        {
          id: "visitors",
          title: "If you read this website",
          inShort: "None.",
          content: [
            "We set no cookies and store nothing in your browser. There is no analytics service and no advertising tag on these pages, and nothing is loaded from other companies.",
          ],
        },
        {
          id: "legalai",
          title: "If you sign in to LegalAI",
          inShort: "Only what the application needs.",
          content: [
            "We set only what the application needs. Cookies are sent over an encrypted connection and only to this site.",
            {
              list: [
                [
                  { label: "__Host-session" },
                  " keeps you signed in. It ends when you sign out, after 8\u00a0hours without use, and after 7\u00a0days at the latest.",
                ],
                [
                  { label: "__Host-sign-up" },
                  " remembers, while you create an account, that this browser began it, so that the mailed link can finish it. It ends with that, and after a day at the latest.",
                ],
                [
                  { label: "__Host-second-factor" },
                  ", ",
                  { label: "__Host-passkey-sign-in" },
                  " and ",
                  { label: "__Host-passkey-added" },
                  " remember, while you sign in or add a passkey, that it was this browser that was asked. Each ends with that, and after five minutes at the latest.",
                ],
                [
                  { label: "__Host-data-copy" },
                  " remembers, once you have shown again that it is you, that a copy of your data may be taken in this browser. It ends with that, and after five minutes at the latest.",
                ],
                [
                  { label: "__Host-invitation" },
                  " remembers, while you sign in to join a firm, the invitation that you came with. It ends with that, and after half an hour at the latest.",
                ],
                [
                  { label: "__Host-device" },
                  " says that your account was opened in this browser before, so that wrong passwords typed elsewhere do not lock you out here, and we need not tell you of a new device. It is set when you sign in, and stays for up to 400\u00a0days. A new password makes it worthless.",
                ],
                [
                  { label: "sidebar" },
                  " remembers for a year whether you have folded the sidebar away.",
                ],
                [
                  { label: "legalai-flag-keys" },
                  " remembers whether you have switched the keys j and k off. It is no cookie but an entry in your browser’s storage, made when you switch them. It stays until you clear it, and is never sent to us.",
                ],
                [
                  { label: "legalai-draft" },
                  " keeps what you have typed into a comment or a correction and not sent yet, so that a reload does not take it away. It is also such an entry, not a cookie, and goes when you send it, sign out or close the window.",
                ],
                [
                  { label: "legalai-scans" },
                  " keeps the words of the pages that are done while your browser reads a scan, so that you can stop and go on. It is also such an entry, not a cookie, and goes when they have been sent, and when you sign out.",
                ],
              ],
            },
            "None of them follows you anywhere, and all are for the service that you ask for, so there is nothing to switch off but the account.",
          ],
        },
        {
          id: "others",
          title: "Pages of other companies",
          inShort: "Theirs, once you choose to go there.",
          content: [
            "Our scheduling page and the social networks that we link to belong to others and may set cookies of their own, once you have chosen to go there.",
          ],
        },
        {
          id: "control",
          title: "In your hands",
          inShort: "Yours to delete and to refuse.",
          content: [
            "Your browser can delete and refuse cookies. Without them LegalAI cannot keep you signed in; the rest of this site works as before.",
          ],
        },
      ],
    },
    {
      kind: "callToAction",
      tone: "dusk",
      scene: "last-crumb",
      title: "Not a crumb was left.",
      lead: "You have read a whole page, and we stored nothing in your browser.",
      ctas: [
        { label: "Ask us by email", to: "email" },
        { label: "Read the terms", to: "/terms", look: "quiet" },
      ],
    },
  ],
};
