import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseNameOrder, legalCases, riskOrder } from "../../db/schema.server.ts";
import { type CaseQuery, type CaseSort, type ListedCase, unfiled } from "../../schemas/case.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { type ListPlace, parseCursor, writeCursor } from "./list-cursor.ts";
import { selectCases, toCase } from "./rows.server.ts";
import { findWords, hasEveryWord, searchTerms } from "./search.server.ts";

type Row = { id: string; created_at: number; case_name: string; risk_order: number };

/** Each order ends in the id, so that no two cases share a place; `place` is where a row stands in it. */
const orders: Record<
  CaseSort,
  { by: SQL[]; place: (row: Row) => ListPlace; after: (place: ListPlace) => SQL }
> = {
  newest: {
    by: [desc(legalCases.created_at), desc(legalCases.id)],
    place: (row) => [row.created_at, row.id],
    after: (place) => sql`(${legalCases.created_at}, ${legalCases.id}) < ${values(place)}`,
  },
  name: {
    by: [asc(caseNameOrder), asc(legalCases.id)],
    place: (row) => [row.case_name, row.id],
    after: (place) => sql`(${caseNameOrder}, ${legalCases.id}) > ${values(place)}`,
  },
  risk: {
    by: [desc(riskOrder), desc(legalCases.created_at), desc(legalCases.id)],
    place: (row) => [row.risk_order, row.created_at, row.id],
    after: (place) =>
      sql`(${riskOrder}, ${legalCases.created_at}, ${legalCases.id}) < ${values(place)}`,
  },
};

const values = (place: ListPlace) =>
  sql`(${sql.join(
    place.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const inMatter = (matter: string) =>
  matter === unfiled ? isNull(legalCases.matter_id) : eq(legalCases.matter_id, matter);

/** The query behind `listCases`: one row more than a page, which tells whether there is another. */
export function casesQuery(
  env: Env,
  member: Member,
  {
    q = "",
    status,
    risk,
    type,
    matter,
    sha256,
    sort = "newest",
    cursor,
    limit = 25,
  }: Partial<CaseQuery>,
) {
  const order = orders[sort];
  const after = cursor === undefined ? undefined : parseCursor(sort, cursor);
  return selectCases(env)
    .where(
      and(
        visibleCases(member),
        status && eq(legalCases.status, status),
        risk && eq(legalCases.top_risk, risk),
        type ? eq(legalCases.case_type, type) : undefined,
        matter ? inMatter(matter) : undefined,
        sha256 ? eq(legalCases.file_sha256, sha256) : undefined,
        q ? hasEveryWord(member, searchTerms(q)) : undefined,
        after && order.after(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit + 1);
}

/**
 * A page of a user's cases. With `q`, those that have every word of it in their names or text, the last word
 * perhaps unfinished, each with a place where they were found.
 * @param query.cursor where the page before ended; `nextCursor` is null on the last one.
 * @throws AppError `invalid_input` for a cursor that is none of this order.
 */
export async function listCases(
  env: Env,
  member: Member,
  query: Partial<CaseQuery>,
): Promise<{ cases: ListedCase[]; nextCursor: string | null }> {
  const { q = "", sort = "newest", limit = 25 } = query;
  const rows = await casesQuery(env, member, query);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const cases = page.map(toCase);
  const found =
    q &&
    (await findWords(
      env,
      member,
      searchTerms(q),
      page.map(({ id }) => id),
    ));
  return {
    cases: found ? cases.map((one) => ({ ...one, found: found.get(one.id) ?? null })) : cases,
    nextCursor: rows.length > limit && last ? writeCursor(sort, orders[sort].place(last)) : null,
  };
}

/** The types that a user has given to cases, for a filter; in alphabetical order. */
export async function caseTypes(env: Env, member: Member): Promise<string[]> {
  const rows = await database(env)
    .selectDistinct({ type: legalCases.case_type })
    .from(legalCases)
    .where(and(visibleCases(member), isNotNull(legalCases.case_type)))
    .orderBy(sql`${legalCases.case_type} COLLATE NOCASE`);
  return rows.flatMap(({ type }) => type ?? []);
}
