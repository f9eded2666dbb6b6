import { authMessages } from "../../schemas/auth.ts";

/** What a page may say of the step that led to it, by the `notice` in its address. */
export const arrivals = {
  "signed-in": authMessages.signedIn,
  "signed-up": authMessages.signedUp,
  "signed-out": authMessages.signedOut,
  "password-set": "Your new password is set. Please sign in with it.",
  "account-deleted": "Your account is deleted, with everything in it.",
} as const;
export type Arrival = keyof typeof arrivals;

export const isArrival = (text: string): text is Arrival => Object.hasOwn(arrivals, text);

/** The address of a page that says how one came there. */
export const withNotice = (path: string, arrival: Arrival) => `${path}?notice=${arrival}`;
