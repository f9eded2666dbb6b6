import { and, desc, eq, gte, lt, or, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditEvents } from "../../db/schema.server.ts";
import { endOfDay, startOfDay } from "../../lib/days.ts";
import { readDetails } from "../../schemas/event-details.ts";
import {
  type ListedEvent,
  mostCounted,
  type RecordFilter,
  type RecordQuery,
} from "../../schemas/record.ts";
import { memberIn } from "../firms/membership.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { sealFirm } from "./sealing.server.ts";

const eventsAPage = 50;

/**
 * A page of a firm's record, newest first.
 * @throws AppError `not_found`, `forbidden` for who is no owner.
 */
export async function listRecord(
  env: Env,
  asking: Member,
  firmId: string,
  query: RecordQuery,
): Promise<{ events: ListedEvent[]; nextCursor: string | null }> {
  const member = await memberIn(env, asking, firmId);
  demand(member, "audit");
  await sealFirm(env, firmId);
  return pageOf(env, member, query, eventsAPage);
}

/** The same for who has been let through. @param size how many events. */
export async function pageOf(env: Env, member: Member, query: RecordQuery, size: number) {
  const rows = await recordQuery(env, member, query, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    events: page.map(toEvent),
    nextCursor: rows.length > size && last ? String(last.seq) : null,
  };
}

/** How many events of a record match, up to one more than are counted. @throws AppError `forbidden`. */
export async function countRecord(env: Env, member: Member, filter: RecordFilter): Promise<number> {
  demand(member, "audit");
  const { firm } = member;
  const matching = database(env)
    .select({ one: sql`1` })
    .from(auditEvents)
    .where(and(eq(auditEvents.firm_id, firm.id), matches(filter, firm.timeZone)))
    .limit(mostCounted + 1);
  const [row] = await database(env)
    .select({ count: sql<number>`count(*)` })
    .from(sql`(${matching})`);
  return row?.count ?? 0;
}

/** The query behind it. */
export const recordQuery = (
  env: Env,
  { firm }: Member,
  { cursor, ...filter }: RecordQuery,
  limit: number,
) =>
  database(env)
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.firm_id, firm.id),
        cursor === undefined ? undefined : lt(auditEvents.seq, cursor),
        matches(filter, firm.timeZone),
      ),
    )
    .orderBy(desc(auditEvents.seq))
    .limit(limit);

const isDay = (moment: string) => moment.length === "2026-11-20".length;

const matches = ({ actor, action, thing, from, to }: RecordFilter, timeZone: string) =>
  and(
    actor
      ? or(eq(auditEvents.actor_id, actor), eq(auditEvents.actor_email, actor.toLowerCase()))
      : undefined,
    action && eq(auditEvents.action, action),
    thing ? eq(auditEvents.thing_id, thing) : undefined,
    from
      ? gte(auditEvents.at, isDay(from) ? startOfDay(from, timeZone) : Date.parse(from))
      : undefined,
    to ? lt(auditEvents.at, isDay(to) ? endOfDay(to, timeZone) : Date.parse(to)) : undefined,
  );

const toEvent = (row: typeof auditEvents.$inferSelect): ListedEvent => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  action: row.action,
  actor: { id: row.actor_id, email: row.actor_email },
  token_id: row.token_id,
  thing: { kind: row.thing_kind, id: row.thing_id },
  matter_id: row.matter_id,
  details: readDetails(row.details),
  address: row.address,
  country: row.country,
  hash: row.hash,
});
