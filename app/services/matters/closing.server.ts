import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditEvents, matters } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";

const isClosing = sql`EXISTS (
  SELECT 1 FROM json_each(CASE WHEN json_valid(${auditEvents.details}) THEN ${auditEvents.details} END, '$.changed')
  WHERE json_extract(value, '$.what') = 'state' AND json_extract(value, '$.to') = 'closed')`;

/**
 * When a matter was closed last, as its record tells (ISO 8601); null where the record does not know, and for who
 * does not see what is in it.
 */
export async function closedAt(env: Env, member: Member, matterId: string): Promise<string | null> {
  const db = database(env);
  const seen = db
    .select({ id: matters.id })
    .from(matters)
    .where(and(eq(matters.id, matterId), visibleMatters(member)));
  const [event] = await db
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.firm_id, member.firm.id),
        eq(auditEvents.thing_id, matterId),
        isClosing,
        sql`EXISTS ${seen}`,
      ),
    )
    .orderBy(desc(auditEvents.seq))
    .limit(1);
  return event ? new Date(event.at).toISOString() : null;
}
