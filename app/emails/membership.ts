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

/** Sent to who was given another role in a firm. */
export const roleChangedMail = ({ firm, by, role }: { firm: string; by: string; role: Role }) =>
  mailLayout({
    subject: `You are now ${asRole[role]} of ${firm}`,
    heading: "Your role has changed",
    paragraphs: [`${by} has made you ${asRole[role]} of ${firm} on LegalAI.`],
    footnote: "If you wonder why, please ask them: we only pass this on.",
  });
