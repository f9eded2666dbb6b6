import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { legalCases, matters, openFlags, users } from "../../db/schema.server.ts";
import type { Matter } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";
import { namedPeople } from "./people.server.ts";

/** A query for matters as somebody sees them. It says nothing yet of which they know. */
export const selectMatters = (env: Env, member: Member) =>
  database(env)
    .select({
      ...getTableColumns(matters),
      visible: sql<number>`${visibleMatters(member)}`,
      responsible: { id: users.id, email: users.email, name: users.name },
    })
    .from(matters)
    .leftJoin(users, eq(users.id, matters.responsible_id));

export type MatterRow = Awaited<ReturnType<typeof selectMatters>>[number];

/** Somebody else's matter, and one behind a wall, answers like a missing one. */
export const noSuchMatter = () => new AppError("not_found", "There is no such matter.");

const open = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`;

/** The query behind `toMatters`: what lies in each of these matters. */
export const contentsQuery = (env: Env, { firm }: Member, matterIds: string[]) =>
  database(env)
    .select({
      id: legalCases.matter_id,
      cases: sql<number>`count(*)`,
      High: open(openFlags.high),
      Medium: open(openFlags.medium),
      Low: open(openFlags.low),
    })
    .from(legalCases)
    .leftJoin(openFlags, eq(openFlags.case_id, legalCases.id))
    .where(
      sql`${legalCases.firm_id} = ${firm.id} AND ${legalCases.matter_id} IN ${listed(matterIds)}
        AND NOT EXISTS (SELECT 1 FROM deleted_cases WHERE deleted_cases.case_id = ${legalCases.id})`,
    )
    .groupBy(legalCases.matter_id);

const holdsNothing = { cases: 0, openFlags: { High: 0, Medium: 0, Low: 0 } };

/** Matters as the API and the pages show them, with what is in those that the member sees. */
export async function toMatters(
  env: Env,
  member: Member,
  rows: readonly MatterRow[],
): Promise<Matter[]> {
  const seen = rows.filter(({ visible }) => visible).map(({ id }) => id);
  const [named, contents] = await Promise.all([
    namedPeople(env, member, seen),
    seen.length > 0 ? contentsQuery(env, member, seen) : [],
  ]);
  return rows.map((row) => {
    const told = row.visible === 1;
    const found = contents.find(({ id }) => id === row.id);
    const holds = found && {
      cases: found.cases,
      openFlags: { High: found.High, Medium: found.Medium, Low: found.Low },
    };
    return {
      id: row.id,
      name: row.name,
      number: row.number,
      restricted: row.restricted,
      walled_off: !told,
      state: row.state,
      version: row.version,
      created_at: new Date(row.created_at).toISOString(),
      client_name: told ? row.client_name : null,
      act_for: told ? row.act_for : null,
      responsible: told ? row.responsible : null,
      members: named.get(row.id) ?? [],
      ...(told ? (holds ?? holdsNothing) : { cases: null, openFlags: null }),
    };
  });
}
