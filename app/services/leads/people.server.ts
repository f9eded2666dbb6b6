import { and, asc, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  contacts,
  leadHandling,
  leadNotes,
  outbox,
  throttle,
  users,
} from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";
import { placeholderEmail } from "./leads.server.ts";
import { isAboutLeads } from "./mails.server.ts";

const leadsOf = (env: Env, email: string) =>
  database(env).select({ id: contacts.id }).from(contacts).where(eq(contacts.email, email));

/** Mails that a person's leads caused, and those to them, whatever about. Digests are of everybody, and no part of a copy. */
const mailsOf = (env: Env, email: string) =>
  or(
    and(eq(outbox.to_address, email), ne(outbox.to_address, env.LEADS_TO)),
    sql`EXISTS (SELECT 1 FROM contacts WHERE ${contacts.email} = ${email} AND instr(${outbox.dedupe_key}, 'lead:' || ${contacts.id} || ':') = 1)`,
  );

/** Leads without an address are not one person's. */
function refuseNobody(email: string) {
  if (email !== placeholderEmail) return;
  const reason = "This stands for every lead without an email address, not for a person.";
  throw new AppError("invalid_input", reason, { fields: { email: [reason] } });
}

/**
 * Everything that is kept of the person with an address: leads with what was done about them, and mails. Of mails that
 * belong to an account only when and about what they were: they may hold links that open it.
 * @throws AppError `invalid_input` for the address that stands for none.
 */
export async function copyOfPerson(env: Env, email: string) {
  refuseNobody(email);
  const db = database(env);
  const [leads, handling, notes, mails, accounts] = await db.batch([
    db
      .select()
      .from(contacts)
      .where(eq(contacts.email, email))
      .orderBy(desc(contacts.created_at), desc(contacts.id)),
    db
      .select()
      .from(leadHandling)
      .where(inArray(leadHandling.lead_id, leadsOf(env, email))),
    db
      .select()
      .from(leadNotes)
      .where(inArray(leadNotes.lead_id, leadsOf(env, email)))
      .orderBy(asc(leadNotes.created_at), sql`lead_notes.rowid`),
    db
      .select({
        to: outbox.to_address,
        subject: outbox.subject,
        text: sql<string | null>`CASE WHEN ${isAboutLeads} THEN ${outbox.text} END`,
        status: outbox.status,
        createdAt: outbox.created_at,
        sentAt: outbox.sent_at,
      })
      .from(outbox)
      .where(mailsOf(env, email))
      .orderBy(desc(outbox.created_at), outbox.id),
    db.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  return {
    email,
    leads: leads.map(({ form_key, ...lead }) => {
      const done = handling.find(({ lead_id }) => lead_id === lead.id);
      return {
        ...lead,
        created_at: iso(lead.created_at),
        handling: {
          status: done?.status ?? "new",
          first_answered_at: iso(done?.first_answered_at ?? null),
        },
        notes: notes
          .filter(({ lead_id }) => lead_id === lead.id)
          .map(({ text, created_at }) => ({ text, created_at: iso(created_at) })),
      };
    }),
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      created_at: iso(createdAt),
      sent_at: iso(sentAt),
    })),
    /** Its owner copies and deletes what is in it. */
    has_legalai_account: accounts.length > 0,
  };
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Deletes everything that is kept of the person with an address, in one batch; digests that name their leads, too.
 * A LegalAI account stays: it is its owner's to delete.
 * @returns how many leads there were.
 * @throws AppError `invalid_input` for the address that stands for none.
 */
export async function deletePerson(env: Env, email: string): Promise<number> {
  refuseNobody(email);
  const db = database(env);
  const namesThem = sql`${outbox.dedupe_key} LIKE 'digest:%' AND EXISTS (SELECT 1 FROM contacts WHERE ${contacts.email} = ${email} AND instr(${outbox.text}, ${contacts.id}) > 0)`;
  const [, , , , deleted] = await db.batch([
    db.delete(leadNotes).where(inArray(leadNotes.lead_id, leadsOf(env, email))),
    db.delete(leadHandling).where(inArray(leadHandling.lead_id, leadsOf(env, email))),
    db.delete(outbox).where(or(mailsOf(env, email), namesThem)),
    db.delete(throttle).where(eq(throttle.key, `resource:${email}`)),
    db.delete(contacts).where(eq(contacts.email, email)).returning({ id: contacts.id }),
  ]);
  return deleted.length;
}
