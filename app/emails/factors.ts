import { mailLayout } from "./layout.ts";

/** What may have changed about how somebody signs in, and what their account's owner is told of it. */
const changes = {
  passkeyAdded: {
    subject: "A passkey was added to your LegalAI account",
    heading: "A passkey was added",
    said: "Somebody, we hope you, added a passkey to your LegalAI account. It signs in without the password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your LegalAI account",
    heading: "A passkey was removed",
    said: "A passkey of your LegalAI account was removed a moment ago. It does not sign in any more.",
  },
  authenticatorOn: {
    subject: "Your LegalAI account now asks for a code",
    heading: "Two-step sign-in is on",
    said: "An authenticator app was set up for your LegalAI account a moment ago. From now on, each sign-in with your password asks for its code too, and every other device was signed out.",
  },
  authenticatorOff: {
    subject: "Your LegalAI account no longer asks for a code",
    heading: "Two-step sign-in is off",
    said: "The authenticator app of your LegalAI account was turned off a moment ago. Your password alone signs in again.",
  },
  recoveryCodesRenewed: {
    subject: "Your LegalAI account has new recovery codes",
    heading: "New recovery codes",
    said: "Ten new recovery codes were made for your LegalAI account a moment ago. The earlier ones do not work any more.",
  },
} as const;

export type FactorChange = keyof typeof changes;

/** Sent after somebody changed how they sign in, so that the account's owner notices if it was somebody else. */
export function factorChangedMail(change: FactorChange, forgotHref: string) {
  const { subject, heading, said } = changes[change];
  return mailLayout({
    ...{ subject, heading, paragraphs: [said] },
    button: { label: "It was not me: set a new password", href: forgotHref },
  });
}

/** Sent after a recovery code stood in for a passkey or an authenticator app. */
export const recoveryCodeUsedMail = (accountHref: string) =>
  mailLayout({
    subject: "A recovery code of your LegalAI account was used",
    heading: "A recovery code was used",
    paragraphs: [
      "Somebody, we hope you, used one of the recovery codes of your LegalAI account a moment ago. It does not work again.",
      "If it was not you, change your password, make new recovery codes, and sign out everywhere.",
    ],
    button: { label: "Go to my account", href: accountHref },
  });
