/** A mail before it has a recipient: a subject, and the same words twice. */
export type MailBody = { subject: string; text: string; html: string };
