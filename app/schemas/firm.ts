/** Who somebody is in a firm, from all rights to the fewest. */
export const roles = ["owner", "lawyer", "assistant", "guest"] as const;
export type Role = (typeof roles)[number];

/** What can be done in a firm. `rights` says which role may do what. */
export const actions = [
  "read",
  "write",
  "export",
  "delete",
  "share",
  "invite",
  "playbooks",
  "manage",
  "audit",
] as const;
export type Action = (typeof actions)[number];

/** What a personal access token may be used for. */
export const scopes = ["read", "write", "export"] as const;
export type TokenScope = (typeof scopes)[number];

export const matterStates = ["open", "closed"] as const;

/** What a firm can have told to its own machines. */
export const webhookEvents = ["case.analysed", "case.failed", "flag.decided"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The time zone of a firm that has not named one. IANA. */
export const usualTimeZone = "Australia/Sydney";

/** In whose name a marked copy speaks. */
export const markAuthors = ["person", "firm"] as const;
export type MarkAuthor = (typeof markAuthors)[number];
