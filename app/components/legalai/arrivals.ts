import { authMessages } from "../../schemas/auth.ts";

/** What a page may say of the step that led to it, by the `notice` in its address. */
export const arrivals = {
  "signed-in": authMessages.signedIn,
  "signed-up": authMessages.signedUp,
  "signed-out": authMessages.signedOut,
  "password-set": "Your new password is set. Please sign in with it.",
  "link-sent":
    "If there is an account with this address, a link is on its way to it. It works once, for one hour.",
  "password-changed":
    "Your password is changed: every other device is signed out, and your access tokens and calendar addresses work no more.",
  "device-signed-out": "That device is signed out.",
  "passkey-renamed": "The passkey has its new name.",
  "passkey-removed": "The passkey is removed. It does not sign in any more.",
  "authenticator-off": "The authenticator app is turned off. Your password alone signs in again.",
  "retention-saved": "Saved. No original is deleted within the next week.",
  "mails-saved": "Saved.",
  "name-saved": "Your name is saved.",
  "firm-saved": "The firm’s settings are saved.",
  "firm-made": "The firm is created, and you are its owner.",
  "firm-erased": "The firm is deleted: nobody can reach anything in it any more.",
  invited: "The invitation is on its way.",
  "invitation-withdrawn": "The invitation is withdrawn: its link no longer works.",
  "role-changed": "The role is saved.",
  "member-removed": "They are no longer a member, and what they looked after is handed over.",
  left: "You have left the firm.",
  joined: "Welcome. You are in the firm now.",
  "letter-saved": "The letter is saved.",
  "letter-discarded": "The saved letter is thrown away. This is the draft again.",
  "letterhead-saved": "The letterhead is saved: letters come out on it from now on.",
  "letterhead-removed": "The letterhead is removed: letters are made without one again.",
  "scan-corrected": "Saved. The document is being analysed again with these words.",
  undone: "Your last change is undone, as far as nobody has changed it since.",
  "nothing-to-undo": "There is nothing of yours left to undo.",
  "case-changed": "The change is saved.",
  "cases-moved-back": "What was moved is back where it lay.",
  "matter-made": "The matter is created. Documents can be uploaded into it now.",
  "matter-deleted": "The matter is deleted. Its documents are unfiled.",
  "version-taken-away": "That version is gone. The one before it is the case again.",
  "playbook-published": "Published. Documents are read with it from now on.",
  "playbook-made": "The playbook is a draft now: look it over, then publish it.",
  "draft-discarded": "The draft is discarded.",
  "playbook-deleted": "The playbook is deleted. What came of it stays on its documents.",
  "let-in": "You have access now. The people in this matter read so in its record.",
  "cases-restored": "What was deleted is back.",
  "too-late": "It was too late to take this back.",
  "webhook-deleted": "The webhook is deleted: nothing is sent to it any more.",
  "webhook-off": "The webhook is off: what happens now is never sent to it.",
  "webhook-on": "The webhook is on.",
  "webhook-tested": "The test was sent: below, what came of it.",
  "token-revoked": "The token is revoked: nothing can be done with it any more.",
  "calendar-off": "The calendar is off: its address answers no more.",
  "account-deleted": "Your account is deleted, with everything in it.",
} as const;
/** Where its forms are sent: without the notice of the one before. */
export const accountPath = "/legalai/account";

export const noticeParameter = "notice";
export type Arrival = keyof typeof arrivals;

export const isArrival = (text: string): text is Arrival => Object.hasOwn(arrivals, text);

/** The address of a page that says how one came there; `search` is what else the page is asked for. */
export function withNotice(path: string, arrival: Arrival, search = "") {
  const asked = new URLSearchParams(search);
  asked.set(noticeParameter, arrival);
  return `${path}?${asked}`;
}
