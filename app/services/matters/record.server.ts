import { and, desc, eq, lt } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditEvents, matters } from "../../db/schema.server.ts";
import { readDetails } from "../../schemas/event-details.ts";
import type { MatterEvent } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleMatters } from "../firms/walls.server.ts";
import { noSuchMatter } from "./rows.server.ts";

const shown = 50;

/**
 * What was done in a matter, newest first, for everybody who sees what is in it.
 * @param cursor where the page before ended; `nextCursor` is null on the last one.
 * @throws AppError `not_found`; `invalid_input` for a cursor that is none.
 */
export async function matterRecord(
  env: Env,
  member: Member,
  matterId: string,
  cursor?: string,
): Promise<{ events: MatterEvent[]; nextCursor: string | null }> {
  const found = await database(env).batch(recordQueries(env, member, matterId, cursor));
  return toldTo(env, member, toMatterRecord(...found));
}

/** The queries behind it. @throws AppError `invalid_input` for a cursor that is none. */
export function recordQueries(env: Env, member: Member, matterId: string, cursor?: string) {
  const place = cursor === undefined ? undefined : placeOf(cursor);
  const db = database(env);
  return [
    db
      .select({ id: matters.id })
      .from(matters)
      .where(and(eq(matters.id, matterId), visibleMatters(member))),
    db
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.firm_id, member.firm.id),
          eq(auditEvents.matter_id, matterId),
          place === undefined ? undefined : lt(auditEvents.seq, place),
        ),
      )
      .orderBy(desc(auditEvents.seq))
      .limit(shown + 1),
  ] as const;
}

/** What they found. @throws AppError `not_found` for a matter that is not seen. */
export function toMatterRecord(
  seen: { id: string }[],
  rows: (typeof auditEvents.$inferSelect)[],
): { events: MatterEvent[]; nextCursor: string | null } {
  if (seen.length === 0) throw noSuchMatter();
  const page = rows.slice(0, shown);
  const last = page.at(-1);
  return {
    events: page.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      action: row.action,
      actor: { id: row.actor_id, email: row.actor_email },
      token_id: row.token_id,
      thing: { kind: row.thing_kind, id: row.thing_id },
      details: readDetails(row.details),
    })),
    nextCursor: rows.length > shown && last ? String(last.seq) : null,
  };
}

function placeOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  const message = "This cursor does not come from a record.";
  throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
}
