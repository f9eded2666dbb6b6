import { asc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { leadNotes, users } from "../../db/schema.server.ts";
import { getLead } from "./handling.server.ts";
import type { StaffLead } from "./list.server.ts";
import { type LeadMail, mailsOfLead } from "./mails.server.ts";

/** What the page of one lead shows. */
export type LeadDetails = {
  lead: StaffLead;
  /** Oldest first; the author is null once their account is deleted. */
  notes: { id: string; text: string; author: string | null; createdAt: number }[];
  mails: LeadMail[];
};

/** A lead with its notes and mails. @throws AppError `not_found`. */
export async function getLeadDetails(env: Env, leadId: string): Promise<LeadDetails> {
  const [lead, notes, mails] = await Promise.all([
    getLead(env, leadId),
    database(env)
      .select({
        id: leadNotes.id,
        text: leadNotes.text,
        author: users.email,
        createdAt: leadNotes.created_at,
      })
      .from(leadNotes)
      .leftJoin(users, eq(users.id, leadNotes.author_id))
      .where(eq(leadNotes.lead_id, leadId))
      .orderBy(asc(leadNotes.created_at), sql`lead_notes.rowid`),
    mailsOfLead(env, leadId),
  ]);
  return { lead, notes, mails };
}
