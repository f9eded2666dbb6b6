/** The free guide that the law-firms page promises: where it is served, and what it is called. */
export const guide = {
  path: "/resources/ai-builder-for-law-firms",
  title: "The AI Builder for Law Firms",
} as const;
