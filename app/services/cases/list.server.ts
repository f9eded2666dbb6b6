import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { caseNameOrder, legalCases, riskOrder } from "../../db/schema.server.ts";
import type { ListedCase } from "../../schemas/case.ts";
import { type CaseQuery, type CaseSort, unfiled } from "../../schemas/cases/query.ts";
import { earlierNames } from "../../schemas/versions/earlier-names.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { casesWithCard } from "../search/passage-index.server.ts";
import { charge } from "../throttle.server.ts";
import { type LineRow, selectLines, toLine } from "./lines.server.ts";
import { type ListPlace, parseCursor, writeCursor } from "./list-cursor.ts";
import { selectCases, toCase } from "./rows.server.ts";
import { findCases, readFoundWords, searchQueries, searchTerms } from "./search.server.ts";

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

/**
 * The cases that a file may be a further version of. One that is being analysed takes none. The index is named, since
 * by another SQLite might go through all cases of the firm.
 */
const mayContinue = (member: Member, fileName: string) =>
  sql`${legalCases.status} <> 'analyzing' AND ${legalCases.id} IN (
    SELECT named.id FROM legal_cases AS named INDEXED BY legal_cases_firm_name
      WHERE named.firm_id = ${member.firm.id} AND named.case_name COLLATE NOCASE IN ${listed(earlierNames(fileName))}
      LIMIT 100)`;

/** What a query asks for besides words; one row more than a page, which tells whether there is another. */
function asked(
  member: Member,
  {
    status,
    risk,
    type,
    matter,
    clause,
    sha256,
    continues,
    sort = "newest",
    cursor,
    limit = 25,
  }: Partial<CaseQuery>,
) {
  const order = orders[sort];
  const after = cursor === undefined ? undefined : parseCursor(sort, cursor);
  const match = and(
    visibleCases(member),
    status && eq(legalCases.status, status),
    risk && eq(legalCases.top_risk, risk),
    type ? eq(legalCases.case_type, type) : undefined,
    matter ? inMatter(matter) : undefined,
    clause ? sql`${legalCases.id} IN ${casesWithCard(member, clause)}` : undefined,
    sha256 ? eq(legalCases.file_sha256, sha256) : undefined,
    continues ? mayContinue(member, continues) : undefined,
    after && order.after(after),
  );
  return { match, by: order.by, limit: limit + 1 };
}

/** The query behind `listCases`, but for words. */
export function casesQuery(env: Env, member: Member, query: Partial<CaseQuery>, ids?: string[]) {
  const { match, by, limit } = asked(member, query);
  return selectCases(env)
    .where(and(match, among(ids)))
    .orderBy(...by)
    .limit(limit);
}

/** The query behind `listLines`, but for words. */
export function linesQuery(env: Env, member: Member, query: Partial<CaseQuery>, ids?: string[]) {
  const { match, by, limit } = asked(member, query);
  return selectLines(env)
    .where(and(match, among(ids)))
    .orderBy(...by)
    .limit(limit);
}

const among = (ids: string[] | undefined) => ids && sql`${legalCases.id} IN ${listed(ids)}`;

/** The queries by which both find what has the words. */
export const wordQueries = (member: Member, { q = "", ...query }: Partial<CaseQuery>) =>
  searchQueries(member, searchTerms(q), asked(member, query));

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
  const { page, words, nextCursor } = await readPage(env, member, query, (ids) =>
    casesQuery(env, member, query, ids),
  );
  const cases = await toldTo(env, member, page.map(toCase));
  return {
    cases: words ? cases.map((one) => ({ ...one, found: words.get(one.id) ?? null })) : cases,
    nextCursor,
  };
}

/** The same as pages list them, without the words of their flags. */
export async function listLines(env: Env, member: Member, query: Partial<CaseQuery>) {
  const { page, words, nextCursor } = await readPage(env, member, query, (ids) =>
    linesQuery(env, member, query, ids),
  );
  const cases = page.map((row) => ({ ...toLine(row), found: words?.get(row.id) ?? null }));
  return { cases, nextCursor };
}

/** The same of what `linesQuery` found, where no words were looked for. */
export function toLines(rows: LineRow[], query: Partial<CaseQuery>) {
  const { page, nextCursor } = pageOf(rows, query);
  return { cases: page.map(toLine), nextCursor };
}

/** @param read reads a page; of what a search found, where there is one. */
async function readPage<Found extends Row>(
  env: Env,
  member: Member,
  query: Partial<CaseQuery>,
  read: (ids?: string[]) => PromiseLike<Found[]>,
) {
  const { q = "", limit = 25 } = query;
  const terms = searchTerms(q);
  if (terms.length > 0) await charge({ env }, "search", member.user.id);
  const found = terms.length > 0 ? await findCases(env, wordQueries(member, query), limit + 1) : [];
  const [rows, words] = await Promise.all([
    q && found.length === 0 ? [] : read(q ? found.map(({ id }) => id) : undefined),
    q ? readFoundWords(env, terms, found.slice(0, limit)) : null,
  ]);
  return { ...pageOf(rows, query), words };
}

/** Of the rows that a query for a page found those that are on it, and where it ends if there are more. */
function pageOf<Found extends Row>(
  rows: Found[],
  { sort = "newest", limit = 25 }: Partial<CaseQuery>,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last;
  return { page, nextCursor: more ? writeCursor(sort, orders[sort].place(last)) : null };
}

/**
 * The types that a user has given to cases, for a filter; in alphabetical order. The index of types is asked for the
 * next one again and again, which spares going through the cases.
 */
export const caseTypes = async (env: Env, member: Member): Promise<string[]> =>
  (await typesQuery(env, member)).map(({ type }) => type);

/** The query behind it. */
export function typesQuery(env: Env, member: Member) {
  const next = sql`SELECT min(case_type) FROM legal_cases WHERE firm_id = ${member.firm.id}`;
  return database(env)
    .select({ type: sql<string>`type`.as("type") })
    .from(sql`(
      WITH RECURSIVE types (type) AS (
        ${next} UNION ALL SELECT (${next} AND case_type > type) FROM types WHERE type IS NOT NULL)
      SELECT type FROM types WHERE EXISTS (
        SELECT 1 FROM legal_cases WHERE ${visibleCases(member)} AND case_type = type))`)
    .orderBy(sql`type COLLATE NOCASE`);
}
