import { formatDate } from "../lib/dates.ts";
import type { Role } from "../schemas/firm.ts";
import { mailLayout } from "./layout.ts";

/** What a role is called in a sentence. */
const asRole: Record<Role, string> = {
  owner: "an owner",
  lawyer: "a lawyer",
  assistant: "an assistant",
  guest: "a guest",
};

/** Sent to who was taken out of a firm by one of its owners. */
export const removedMail = ({ firm, by }: { firm: string; by: string }) =>
  mailLayout({
    subject: `You are no longer a member of ${firm}`,
    heading: "You are no longer a member",
    paragraphs: [
      `${by} has removed you from ${firm} on LegalAI. Its cases and matters are out of your reach from now on; what you were looking after there was handed over.`,
      "Your account stays yours, with a firm of your own.",
    ],
  });

/** Sent to the other members of a firm that one of its owners has deleted. */
export const firmDeletedMail = ({ firm, by }: { firm: string; by: string }) =>
  mailLayout({
    subject: `${firm} was deleted from LegalAI`,
    heading: "Your firm was deleted",
    paragraphs: [
      `${by} has deleted ${firm} on LegalAI, with its matters, all its cases and their files, its comments and its record. Nobody can reach any of it any more, and nobody can take this back.`,
      "Your account stays yours, and so do your other firms; if this was your only one, you have a new one of your own.",
    ],
    footnote: "If you wonder why, please ask them: we only pass this on.",
  });

/** Sent to who was given another role in a firm. */
export const roleChangedMail = ({ firm, by, role }: { firm: string; by: string; role: Role }) =>
  mailLayout({
    subject: `You are now ${asRole[role]} of ${firm}`,
    heading: "Your role has changed",
    paragraphs: [`${by} has made you ${asRole[role]} of ${firm} on LegalAI.`],
    footnote: "If you wonder why, please ask them: we only pass this on.",
  });

type Invited = {
  firm: string;
  by: string;
  role: Role;
  /** The last day of a guest. */
  until: string | undefined;
  href: string;
};

/** The link by which somebody joins a firm. It works for seven days. */
export const invitationMail = ({ firm, by, role, until, href }: Invited) =>
  mailLayout({
    subject: `${by} invites you to ${firm} on LegalAI`,
    heading: `Join ${firm}`,
    paragraphs: [
      `${by} invites you to work on the documents of ${firm} with LegalAI, as ${asRole[role]}${until ? ` until ${formatDate(until)}` : ""}.`,
      "LegalAI reads contracts and other legal papers and marks every risk on the words that it rests on.",
    ],
    button: { label: `Join ${firm}`, href },
    footnote:
      "The link is for this address, works once, and for seven days. If you do not know the sender, ignore this mail: nothing happens without you.",
  });
