import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { matters } from "../../db/schema.server.ts";
import type { Matter, MatterQuery } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { knownMatters, visibleMatters } from "../firms/walls.server.ts";
import { selectMatters, toMatters } from "./rows.server.ts";

const mostWords = 10;

/** A matter has every word that is looked for in its name, its number, or in its client's name where that may be known. */
const hasWords = (member: Member, q: string): SQL[] => {
  const names = sql`lower(concat_ws(char(10), ${matters.name}, ${matters.number},
    CASE WHEN ${visibleMatters(member)} THEN ${matters.client_name} END))`;
  return q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => sql`instr(${names}, lower(${word})) > 0`);
};

/** Those that somebody looks after or is named in, as far as the one who asks may know. */
const concerns = (member: Member, personId: string) =>
  and(
    visibleMatters(member),
    or(
      eq(matters.responsible_id, personId),
      sql`${matters.id} IN (SELECT matter_id FROM matter_members WHERE firm_id = ${member.firm.id} AND user_id = ${personId})`,
    ),
  );

/** The query behind `listMatters`: one row more than a page, which tells whether there is another. */
export const mattersQuery = (
  env: Env,
  member: Member,
  { q = "", state, member: person, cursor, limit = 25 }: Partial<MatterQuery>,
) =>
  selectMatters(env, member)
    .where(
      and(
        knownMatters(member),
        state && eq(matters.state, state),
        person ? concerns(member, person) : undefined,
        ...hasWords(member, q),
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(desc(matters.created_at), desc(matters.id))
    .limit(limit + 1);

/** @throws AppError `invalid_input` for what no list has written. */
function isAfter(cursor: string): SQL {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (time) return sql`(${matters.created_at}, ${matters.id}) < (${Number(time)}, ${id})`;
  const message = "This cursor does not come from a list of matters.";
  throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
}

/**
 * A page of the matters that somebody knows of, newest first.
 * @param query.cursor where the page before ended; `nextCursor` is null on the last one.
 * @throws AppError `invalid_input` for a cursor that is none.
 */
export async function listMatters(
  env: Env,
  member: Member,
  query: Partial<MatterQuery>,
): Promise<{ matters: Matter[]; nextCursor: string | null }> {
  const { limit = 25 } = query;
  const rows = await mattersQuery(env, member, query);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    matters: await toMatters(env, member, page),
    nextCursor: rows.length > limit && last ? `${last.created_at}.${last.id}` : null,
  };
}
