import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { legalCases, matters, openFlags, users } from "../../db/schema.server.ts";
import type { Matter } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { knownMatters, visibleMatters } from "../firms/walls.server.ts";
import { namedIn, namedPeople } from "./people.server.ts";

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

/** Finds one matter, if the member knows of it. */
export const knownMatter = (env: Env, member: Member, matterId: string) =>
  selectMatters(env, member).where(and(eq(matters.id, matterId), knownMatters(member)));

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

/** The queries for who is named in matters that a member sees, and for what lies in them. */
export const insideQueries = (env: Env, member: Member, seen: string[]) =>
  [namedPeople(env, member, seen), contentsQuery(env, member, seen)] as const;

type Inside = {
  named: Awaited<ReturnType<typeof namedPeople>>;
  contents: Awaited<ReturnType<typeof contentsQuery>>;
};

/** Matters as the API and the pages show them, with what is in those that the member sees. */
export async function toMatters(
  env: Env,
  member: Member,
  rows: readonly MatterRow[],
): Promise<Matter[]> {
  const seen = rows.filter(({ visible }) => visible).map(({ id }) => id);
  const [named, contents] =
    seen.length > 0 ? await database(env).batch(insideQueries(env, member, seen)) : [[], []];
  return toldTo(
    env,
    member,
    rows.map((row) => toMatter(row, { named, contents })),
  );
}

/** One of them, with what `insideQueries` found. */
export function toMatter(row: MatterRow, { named, contents }: Inside): Matter {
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
    members: told ? namedIn(named, row.id) : [],
    ...(told ? (holds ?? holdsNothing) : { cases: null, openFlags: null }),
  };
}
