import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { contacts, leadHandling, leadNotes } from "../../db/schema.server.ts";
import {
  type Handling,
  leadStatusLabels,
  type NewNote,
} from "../../schemas/leads/lead-handling.ts";
import { AppError } from "../errors.ts";
import { type StaffLead, selectLeads, toLead } from "./list.server.ts";

export const noSuchLead = () => new AppError("not_found", "There is no such lead.");

/** One lead. @throws AppError `not_found`. */
export async function getLead(env: Env, leadId: string): Promise<StaffLead> {
  const [row] = await selectLeads(env).where(eq(contacts.id, leadId));
  if (!row) throw noSuchLead();
  return toLead(row);
}

const isThere = (leadId: string) => sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${leadId})`;

/**
 * Says how far the agency is with a lead, and who looks after it. The first answer is when the lead first was more than
 * new; a lead that is new again has none.
 * @throws AppError `not_found`; `invalid_input` for an owner who is not on the staff; `conflict`, with the lead as it
 * now is, when somebody has changed it since it was at `version`.
 */
export async function handleLead(
  env: Env,
  leadId: string,
  { status, owner, version }: Handling,
): Promise<void> {
  const db = database(env);
  const answered = sql`CASE ${status} WHEN 'new' THEN NULL WHEN 'spam' THEN first_answered_at ELSE coalesce(first_answered_at, ${Date.now()}) END`;
  const mayOwn = sql`(${owner} IS NULL OR owner_id IS ${owner} OR EXISTS (SELECT 1 FROM staff WHERE user_id = ${owner}))`;
  const [, changed] = await db.batch([
    insertWhere(
      env,
      leadHandling,
      { lead_id: leadId, status: "new", version: 0 },
      isThere(leadId),
    ).onConflictDoNothing(),
    db
      .update(leadHandling)
      .set({ status, owner_id: owner, first_answered_at: answered, version: version + 1 })
      .where(and(eq(leadHandling.lead_id, leadId), eq(leadHandling.version, version), mayOwn))
      .returning({ id: leadHandling.lead_id }),
  ]);
  if (changed.length > 0) return;
  const current = await getLead(env, leadId);
  if (current.version === version) {
    const reason = "That person is not on the staff any more.";
    throw new AppError("invalid_input", reason, { fields: { owner: [reason] } });
  }
  throw new AppError(
    "conflict",
    `Somebody has changed this lead in the meantime: it is now “${leadStatusLabels[current.status]}”, ${current.owner ? `owned by ${current.owner.email}` : "owned by nobody"}. Your choice is not lost; save again to keep yours.`,
    { current },
  );
}

/** Writes a note about a lead; the same note once. @throws AppError `not_found`. */
export async function addNote(
  env: Env,
  leadId: string,
  authorId: string,
  { id, text }: NewNote,
): Promise<void> {
  const note = { id, lead_id: leadId, author_id: authorId, text, created_at: Date.now() };
  await insertWhere(env, leadNotes, note, isThere(leadId)).onConflictDoNothing();
  await getLead(env, leadId);
}
