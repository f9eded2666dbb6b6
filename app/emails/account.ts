import { mailLayout } from "./layout.ts";

/** The link that finishes a sign-up. It works for 24 hours. */
export const confirmSignUpMail = (href: string) =>
  mailLayout({
    subject: "Confirm your LegalAI account",
    heading: "One step left",
    paragraphs: [
      "Somebody, we hope you, asked for a LegalAI account with this email address. Confirm it and you can upload your first document.",
    ],
    button: { label: "Confirm my account", href },
    footnote:
      "The link works once, for 24 hours. If you did not ask for this, ignore this mail: without the link there is no account.",
  });

/** Sent when somebody signs up with the address of an existing account. */
export const alreadyRegisteredMail = (signInHref: string) =>
  mailLayout({
    subject: "You already have a LegalAI account",
    heading: "You already have an account",
    paragraphs: [
      "Somebody, perhaps you, asked for a new LegalAI account with this email address. It has one already, and nothing was changed.",
    ],
    button: { label: "Sign in", href: signInHref },
    footnote: "If you have forgotten your password, you can set a new one from the sign-in page.",
  });

/** The link that sets a new password. It works for one hour. */
export const resetPasswordMail = (href: string) =>
  mailLayout({
    subject: "Set a new LegalAI password",
    heading: "Set a new password",
    paragraphs: ["Somebody, we hope you, asked to set a new password for your LegalAI account."],
    button: { label: "Set a new password", href },
    footnote: "The link works once, for one hour. If you did not ask for this, ignore this mail.",
  });

/**
 * Sent after a password was changed, so that its owner notices if it was somebody else.
 * @param tokens those that ended with it, each with its firm.
 */
export const passwordChangedMail = (
  forgotHref: string,
  tokens: readonly { name: string; firm: string }[],
) =>
  mailLayout({
    subject: "Your LegalAI password was changed",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your LegalAI account was changed a moment ago, and you were signed out everywhere.",
      ...(tokens.length === 0
        ? []
        : [
            `Your access tokens ended with it: ${tokens.map(({ name, firm }) => `“${name}” (${firm})`).join(", ")}. Software that uses them needs new ones.`,
          ]),
    ],
    button: { label: "It was not me: set a new password", href: forgotHref },
  });

/** Sent after a sign-in from a browser that was not known, so that the account's owner notices if it was somebody else. */
export const newDeviceMail = (forgotHref: string) =>
  mailLayout({
    subject: "New sign-in to your LegalAI account",
    heading: "A new device signed in",
    paragraphs: [
      "Somebody, we hope you, signed in to your LegalAI account a moment ago, in a browser in which it was not open before.",
      "A browser counts as new when it has no note of an earlier sign-in: also after its cookies were deleted, in a private window, and after a change of password. Where you are signed in stands on your account’s page.",
    ],
    button: { label: "It was not me: set a new password", href: forgotHref },
  });
