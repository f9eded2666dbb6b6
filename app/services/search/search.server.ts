import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  type SearchKind,
  type SearchQuery,
  type SearchResult,
  searchKinds,
} from "../../schemas/cases/search.ts";
import type { Member } from "../firms/rights.ts";
import { charge } from "../throttle.server.ts";
import { parseSearchCursor, type SearchPlaces, writeSearchCursor } from "./cursor.ts";
import { readResults } from "./results.server.ts";
import { type FoundRow, sources } from "./sources.server.ts";
import { type Wanted, wantedBy } from "./wanted.ts";

type Asked = Pick<SearchQuery, "q"> & Partial<SearchQuery>;

/** What was found: the results in the order of their kinds, and of which kinds there are more. */
export type Found = { results: SearchResult[]; nextCursor: string | null; more: SearchKind[] };

/**
 * Looks for words in all that a member may see: names of matters, clients and cases, kinds of clause, facts, comments
 * and the words of documents. Of each kind a page has the next ones, as many of one as of another where there are.
 * @param asked.kind of one kind alone.
 * @param asked.cursor where the page before ended; `nextCursor` is null on the last one.
 * @param each at most so many of each kind.
 * @throws AppError `invalid_input` for a cursor that is none; `too_many_requests`.
 */
export async function searchAll(
  env: Env,
  member: Member,
  { q, kind, cursor, limit = 25 }: Asked,
  each = limit,
): Promise<Found> {
  const wanted = await wantedBy(q);
  const places = placesOf(kind, cursor);
  await charge({ env }, "search", member.user.id);
  if (!wanted) return { results: [], nextCursor: null, more: [] };
  const found = await readSources(env, member, wanted, places, Math.min(each, limit) + 1);
  const { told, left } = share(found, limit, each);
  return {
    results: await readResults(env, member, wanted, told),
    nextCursor: left.size > 0 ? writeSearchCursor(left) : null,
    more: searchKinds.filter((one) => [...left.keys()].some((name) => sources[name]?.kind === one)),
  };
}

/** Which sources are asked, and from where on. */
function placesOf(kind: SearchKind | undefined, cursor: string | undefined): SearchPlaces {
  const all: SearchPlaces =
    cursor === undefined
      ? new Map(Object.keys(sources).map((name) => [name, null]))
      : parseSearchCursor(cursor);
  return new Map([...all].filter(([name]) => !kind || sources[name]?.kind === kind));
}

type FoundRows = { name: string; kind: SearchKind; after: string | null; rows: FoundRow[] };

/** The next rows of each source, in one batch. */
async function readSources(
  env: Env,
  member: Member,
  wanted: Wanted,
  places: SearchPlaces,
  limit: number,
): Promise<FoundRows[]> {
  const asked = searchQueries(env, member, wanted, places, limit);
  const [first, ...others] = asked.map(({ query }) => query);
  const rows = first ? await database(env).batch([first, ...others]) : [];
  return asked.map((one, i) => ({ ...one, rows: eachOnce(rows[i] ?? []) }));
}

/** The queries behind it, by the names of their sources. */
const searchQueries = (
  env: Env,
  member: Member,
  wanted: Wanted,
  places: SearchPlaces,
  limit: number,
) =>
  [...places].flatMap(([name, after]) => {
    const source = sources[name];
    const rows = source?.query(member, wanted, { after, limit });
    if (!source || !rows) return [];
    const query = database(env).select(foundColumns).from(sql`(${rows})`);
    return [{ name, kind: source.kind, after, query }];
  });

const text = (name: string) => sql<string | null>`${sql.identifier(name)}`.as(name);
const number = (name: string) => sql<number | null>`${sql.identifier(name)}`.as(name);

const foundColumns = {
  place: sql<string>`place`.as("place"),
  ...{ case_id: text("case_id"), case_name: text("case_name"), matter_id: text("matter_id") },
  title: sql<string>`title`.as("title"),
  ...{ document_id: text("document_id"), start: number("start") },
  ...{ byte_start: number("byte_start"), byte_length: number("byte_length") },
  ...{ beginning: text("beginning"), said: text("said") },
};

/** Of several passages of a text the first. */
function eachOnce(rows: readonly FoundRow[]): FoundRow[] {
  return [...new Map(rows.map((row) => [row.place, row])).values()];
}

/** Deals out a page: one of each source in turn, until it is full or there are no more. */
function share(found: readonly FoundRows[], limit: number, each: number) {
  const taken = new Map(found.map(({ name }) => [name, 0]));
  const ofKind = new Map<SearchKind, number>();
  for (let total = 0, dealt = true; dealt && total < limit; ) {
    dealt = false;
    for (const { name, kind, rows } of found) {
      const so = taken.get(name) ?? 0;
      const kinds = ofKind.get(kind) ?? 0;
      if (total === limit || so === rows.length || kinds === each) continue;
      taken.set(name, so + 1);
      ofKind.set(kind, kinds + 1);
      total += 1;
      dealt = true;
    }
  }
  const told = found.map((one) => ({ ...one, rows: one.rows.slice(0, taken.get(one.name)) }));
  const left = new Map(
    found.flatMap(({ name, after, rows }): [string, string | null][] => {
      const so = taken.get(name) ?? 0;
      return so < rows.length ? [[name, rows[so - 1]?.place ?? after]] : [];
    }),
  );
  return { told, left };
}
