import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { casePassages, legalCases } from "../../db/schema.server.ts";
import type { FoundWords } from "../../schemas/case.ts";
import { type AttemptParams, current } from "../analysis/attempts.server.ts";
import { markEnd, markStart, readFoundWords } from "./found-words.ts";
import { cutPassages } from "./passages.ts";

/** The most tokens that FTS5 gives of a place. https://www.sqlite.org/fts5.html#the_snippet_function */
const snippetTokens = 64;

const longestIndexed = 2_000_000;
const termsApart = 30;

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

/** What is asked of the index. It keeps users apart by itself: it never walks another user's passages. */
const ofOwner = (userId: string, body: string) =>
  `owner : "${userId.replaceAll("-", "")}" AND body : (${body})`;

/**
 * Matches the cases that have every term, each anywhere in the names or the text. No term: no case. Of a search
 * with very many terms, the last ones have to be near one another, since a statement has room for so many only.
 */
export function hasEveryWord(userId: string, terms: string[]): SQL | undefined {
  if (terms.length === 0) return sql`0`;
  const apart = terms.slice(0, termsApart);
  const together = terms.slice(termsApart).join(" AND ");
  return and(
    ...[...apart, ...(together ? [together] : [])].map(
      (term) => sql`EXISTS (
        SELECT 1 FROM case_passages WHERE case_id = ${legalCases.id} AND id IN (
          SELECT rowid FROM case_passages_fts WHERE case_passages_fts MATCH ${ofOwner(userId, term)}))`,
    ),
  );
}

/**
 * For each of these cases that has a term in its text, the best place: its words, with the found ones marked.
 * Which rows count is asked before their rank is worked out; the plus sign keeps SQLite from asking row by row.
 */
export async function findWords(env: Env, userId: string, terms: string[], caseIds: string[]) {
  if (terms.length === 0 || caseIds.length === 0) return new Map<string, FoundWords>();
  const match = ofOwner(userId, terms.join(" OR "));
  const places = await database(env).all<{ caseId: string; words: string }>(sql`
    SELECT case_passages.case_id AS caseId,
      snippet(case_passages_fts, 1, ${markStart}, ${markEnd}, '…', ${snippetTokens}) AS words
    FROM case_passages_fts CROSS JOIN case_passages ON case_passages.id = case_passages_fts.rowid
    WHERE case_passages_fts MATCH ${match} AND +case_passages_fts.rowid IN (
      SELECT best FROM (
        SELECT case_passages.id AS best, min(rank)
        FROM case_passages_fts CROSS JOIN case_passages ON case_passages.id = case_passages_fts.rowid
        WHERE case_passages_fts MATCH ${match} AND +case_passages_fts.rowid IN (
          SELECT id FROM case_passages
          WHERE case_id IN (SELECT value FROM json_each(${JSON.stringify(caseIds)})) AND position > 0)
        GROUP BY case_passages.case_id))`);
  return new Map(places.map(({ caseId, words }) => [caseId, readFoundWords(words)]));
}

/** The statements that let a case be found by its names: to be run in one batch with what changes them. */
export function indexNames(env: Env, caseId: string) {
  const db = database(env);
  return [
    db
      .delete(casePassages)
      .where(and(eq(casePassages.case_id, caseId), eq(casePassages.position, 0))),
    db
      .insert(casePassages)
      .select(passage(0, sql`case_name || char(10) || file_name`, eq(legalCases.id, caseId))),
  ] as const;
}

/**
 * Lets a case be found by its text, in place of an earlier one: by the first two million characters, which is as
 * much as is read of a PDF. Does nothing for an attempt that is over. Can be repeated.
 */
export async function indexText(env: Env, params: AttemptParams, text: string) {
  const db = database(env);
  const attempt = db.select({ id: legalCases.id }).from(legalCases).where(current(params));
  await db.batch([
    db
      .delete(casePassages)
      .where(and(inArray(casePassages.case_id, attempt), gt(casePassages.position, 0))),
    ...cutPassages(text.slice(0, longestIndexed)).map((body, i) =>
      db.insert(casePassages).select(passage(i + 1, sql`${body}`, current(params))),
    ),
  ]);
}

/** One passage of the cases that match, in the order of the table's columns. */
const passage = (position: number, body: SQL, match: SQL | undefined) =>
  sql`SELECT NULL, id, ${position}, replace(user_id, '-', ''), ${body} FROM legal_cases WHERE ${match}`;
