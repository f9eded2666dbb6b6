import { and, or, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import type { FoundWords } from "../../schemas/case.ts";
import type { Member } from "../firms/rights.ts";
import { ofOwner } from "../search/passage-index.server.ts";
import { findPlace, findPlaceInBeginning } from "./found-words.ts";
import { getTextRange } from "./storage.server.ts";

/** A term that is in so many passages is not counted any further. */
const common = 1_000;

/**
 * What people type, as FTS5 strings: each word, or "several words" between double quotes, is looked for as it is,
 * whatever signs it has; the last one, unless it is quoted or a single letter, also as the beginning of a word.
 */
export function searchTerms(q: string): string[] {
  const parts = [...q.replaceAll("\0", " ").matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([whole, quoted]) => ({ words: quoted ?? whole, quoted: quoted !== undefined }))
    .filter(({ words }) => /[\p{L}\p{N}\p{Co}]/u.test(words));
  return parts.map(({ words, quoted }, i) => {
    const unfinished = i === parts.length - 1 && !quoted && [...words].length > 1;
    return `"${words}"${unfinished ? "*" : ""}`;
  });
}

/** The beginning of a word of two or three letters. The index would have to walk every word of everybody for it. */
const shortBeginning = /^"(.{1,3})"\*$/u;

const beginningOf = (term = "") => shortBeginning.exec(term)?.[1];

/** A term as the index is asked for it: of a short beginning, the word itself. */
const asIndexed = (term: string) => (shortBeginning.test(term) ? term.slice(0, -1) : term);

/** What is asked of the index for each of the terms, as a table of SQLite's. */
const inIndex = (member: Member, typed: string[]) =>
  sql`json_each(${JSON.stringify(typed.map((term) => ofOwner(member, `body : (${asIndexed(term)})`)))})`;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Matches the cases one of whose names has a word that begins like this. */
function beginsInNames(beginning: string): SQL {
  const like = `${beginning.replace(/[%_\\]/g, "\\$&")}%`;
  const names = sql`' ' || ${legalCases.case_name} || ' ' || ${legalCases.file_name}`;
  return sql`${names} LIKE ${`% ${like}`} ESCAPE '\\'`;
}

/** How many cases of a list are looked at before all of them: words that many have are found among the first. */
const nearest = 400;

type Asked = {
  /** Which cases are asked for besides, whom they are shown to first of all. */
  match: SQL | undefined;
  by: SQL[];
  limit: number;
};

/** A case that was found, and the passage of its text that has the most of the terms; null: they are in its names. */
export type FoundCase = {
  id: string;
  document_id: string;
  byte_start: number | null;
  byte_length: number | null;
  /** Of a text's first passage its beginning, which the case's row has. */
  beginning: string | null;
};

/**
 * The search for the first cases of a list that have every term, each anywhere in the names or the text: among those
 * with which the list begins, and among all. Of a beginning of two or three letters, words that begin so count in the
 * names alone.
 */
export const searchQueries = (member: Member, typed: string[], asked: Asked) => ({
  near: foundAmong(member, typed, asked, firstOf(asked)),
  far: foundAmong(member, typed, asked, withRarest(member, typed, asked)),
});

/** What a search finds, in the list's order; `most` is how many it asks for. */
export async function findCases(
  env: Env,
  { near, far }: ReturnType<typeof searchQueries>,
  most: number,
): Promise<FoundCase[]> {
  const first = await ask(env, near);
  const enough = first.looked < nearest || first.found.length === most;
  return enough ? first.found : (await ask(env, far)).found;
}

async function ask(env: Env, query: SQL) {
  const rows = await database(env).all<{ looked: number } & (FoundCase | { id: null })>(query);
  const found = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return { looked: rows[0]?.looked ?? 0, found };
}

/** Which cases a list begins with, whatever their words. */
const firstOf = ({ match, by }: Asked) =>
  sql`SELECT legal_cases.id FROM legal_cases WHERE ${match} ORDER BY ${list(by)} LIMIT ${nearest}`;

/** The cases that have the rarest of the terms, wherever they are in the list. */
function withRarest(member: Member, typed: string[], { match }: Asked): SQL {
  const rarest = sql`(SELECT key, value FROM ${inIndex(member, typed)} ORDER BY (
    SELECT count(*) FROM (SELECT 1 FROM case_passages_fts WHERE case_passages_fts MATCH value LIMIT ${common})) LIMIT 1)`;
  const having = sql`SELECT case_id FROM case_passages WHERE id IN (
    SELECT rowid FROM case_passages_fts WHERE case_passages_fts MATCH (SELECT value FROM ${rarest}))`;
  const last = typed.length - 1;
  const beginning = beginningOf(typed[last]);
  if (!beginning) return having;
  return sql`${having} UNION SELECT legal_cases.id FROM ${rarest} AS rarest CROSS JOIN legal_cases
    WHERE rarest.key = ${last} AND ${and(match, beginsInNames(beginning))}`;
}

/**
 * Finds cases among some, and says among how many. The index is gone through once for each term, and says of the
 * passages of these cases alone which have it, from the first to the last of them; the plus sign keeps SQLite from asking
 * it row by row.
 */
const foundAmong = (
  member: Member,
  typed: string[],
  { match, by, limit }: Asked,
  among: SQL,
) => sql`
    WITH among (id) AS MATERIALIZED (${among}),
    passages (id) AS MATERIALIZED (
      SELECT case_passages.id FROM case_passages WHERE position >= 0 AND case_id IN (SELECT id FROM among)),
    hits AS MATERIALIZED (
      SELECT terms.key AS term, case_id, position, byte_start, byte_length
      FROM ${inIndex(member, typed)} AS terms CROSS JOIN case_passages_fts
        CROSS JOIN case_passages ON case_passages.id = case_passages_fts.rowid
      WHERE case_passages_fts MATCH terms.value
        AND case_passages_fts.rowid BETWEEN (SELECT min(id) FROM passages) AND (SELECT max(id) FROM passages)
        AND +case_passages_fts.rowid IN (SELECT id FROM passages)),
    page AS MATERIALIZED (
      SELECT legal_cases.id, row_number() OVER (ORDER BY ${list(by)}) AS nth
      FROM (SELECT DISTINCT id FROM among) AS candidate
        CROSS JOIN legal_cases ON legal_cases.id = candidate.id
      WHERE ${and(match, hasEveryTerm(typed))} ORDER BY nth LIMIT ${limit}),
    places AS (
      SELECT case_id, byte_start, byte_length, row_number() OVER (
        PARTITION BY case_id ORDER BY count(DISTINCT term) DESC, position) AS best
      FROM hits WHERE case_id IN (SELECT id FROM page) AND position > 0 GROUP BY case_id, position)
    SELECT looked, page.id, coalesce((SELECT document_id FROM case_versions WHERE case_id = page.id
        ORDER BY number DESC LIMIT 1), page.id) AS document_id, byte_start, byte_length,
      CASE byte_start WHEN 0 THEN (SELECT file_content FROM legal_cases WHERE id = page.id) END AS beginning
    FROM (SELECT count(*) AS looked FROM among) LEFT JOIN page ON true
      LEFT JOIN places ON places.case_id = page.id AND best = 1
    ORDER BY nth`;

/** Matches the cases that have every term, by what is in `hits`. */
function hasEveryTerm(typed: string[]): SQL | undefined {
  const last = typed.length - 1;
  const having = (terms: number) => sql`${legalCases.id} IN (
    SELECT case_id FROM hits WHERE term < ${terms} GROUP BY case_id HAVING count(DISTINCT term) = ${terms})`;
  const beginning = beginningOf(typed[last]);
  if (!beginning) return having(typed.length);
  const named = beginsInNames(beginning);
  return or(having(typed.length), last === 0 ? named : and(named, having(last)));
}

/** For each of the cases that were found in their texts the words there, with the found ones marked, as the bucket has them. */
export async function readFoundWords(env: Env, typed: string[], found: FoundCase[]) {
  const terms = typed.map(asIndexed);
  const places = await Promise.all(
    found.map(async ({ id, document_id, byte_start, byte_length, beginning }) => {
      if (byte_start === null || byte_length === null) return [];
      const near = beginning && findPlaceInBeginning(beginning, terms);
      if (near) return [[id, near]] as const;
      const text = await getTextRange(env, document_id, { byte_start, byte_length });
      const place = text && findPlace(text, terms);
      return place ? ([[id, place]] as const) : [];
    }),
  );
  return new Map<string, FoundWords>(places.flat());
}
