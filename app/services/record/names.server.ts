import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { accessTokens, calendars, legalCases, matters, users } from "../../db/schema.server.ts";
import type { ListedEvent } from "../../schemas/record.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";

/**
 * What the people and things of events are called now, by their ids, for the owner who reads of them: cases as far as
 * they see them, and the firm's matters, members, tokens and calendars. The record itself holds no names.
 */
export async function namesIn(
  env: Env,
  member: Member,
  events: readonly ListedEvent[],
): Promise<Record<string, string>> {
  const ids = listed(
    events.flatMap(({ actor, thing, token_id, details }) => [
      ...[actor.id, thing.id, token_id ?? ""],
      ...(details?.added ?? []).map(({ id }) => id),
      ...(details?.removed ?? []).map(({ id }) => id),
      ...[details?.person?.id ?? "", details?.heir?.id ?? ""],
      ...(details?.changed ?? []).flatMap(({ from, to }) => [`${from}`, `${to}`]),
    ]),
  );
  const db = database(env);
  const firmId = member.firm.id;
  const found = await db.batch([
    db
      .select({ id: legalCases.id, name: legalCases.case_name })
      .from(legalCases)
      .where(and(visibleCases(member), sql`${legalCases.id} IN ${ids}`)),
    db
      .select({ id: matters.id, name: matters.name })
      .from(matters)
      .where(and(eq(matters.firm_id, firmId), sql`${matters.id} IN ${ids}`)),
    db
      .select({
        id: users.id,
        name: sql<string>`CASE ${users.name} WHEN '' THEN ${users.email} ELSE ${users.name} END`,
      })
      .from(users)
      .where(
        sql`${users.id} IN ${ids} AND ${users.id} IN (SELECT user_id FROM members WHERE firm_id = ${firmId})`,
      ),
    db
      .select({ id: accessTokens.id, name: accessTokens.name })
      .from(accessTokens)
      .where(and(eq(accessTokens.firm_id, firmId), sql`${accessTokens.id} IN ${ids}`)),
    db
      .select({ id: calendars.id, name: calendars.name })
      .from(calendars)
      .where(and(eq(calendars.firm_id, firmId), sql`${calendars.id} IN ${ids}`)),
  ]);
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]));
}
