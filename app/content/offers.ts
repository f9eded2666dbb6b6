/**
 * Promises that the pages make and that nobody at the agency has ordered yet: here for its yes. What it agrees to
 * gets `agreed: true`; what it does not goes, with the sentence that says it. Nothing is deployed before that.
 */
export const offers = {
  gst: { words: "plus GST", means: "Every price is before GST.", agreed: false },
  adSpend: {
    words: "What you spend on ads goes straight from you to the platform",
    means: "The agency takes no share of a client’s advertising money.",
    agreed: false,
  },
  accounts: {
    words: "The accounts are in your name, with your login",
    means: "A client keeps ad, shop and analytics accounts when the work ends.",
    agreed: false,
  },
  ownership: {
    words: "What we make for you is yours to keep",
    means: "Words, design and code belong to the client, who takes them along.",
    agreed: false,
  },
} as const satisfies Record<string, { words: string; means: string; agreed: boolean }>;
