import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { database } from "../../db/client.server.ts";
import { casePassages, legalCases } from "../../db/schema.server.ts";
import type { FoundWords } from "../../schemas/case.ts";
import { type AttemptParams, current } from "../analysis/attempts.server.ts";
import type { Member } from "../firms/rights.ts";
import { findPlace } from "./found-words.ts";
import { cutPassages } from "./passages.ts";
import { getTextRange } from "./storage.server.ts";

/** The full-text index, as far as it can be written to: FTS5 without content gives nothing back but row ids. */
const passageIndex = sqliteTable("case_passages_fts", {
  rowid: integer(),
  body: text(),
  owner: text(),
});

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

/** What is asked of the index. It keeps firms apart by itself: it never walks another firm's passages. */
const ofOwner = ({ firm }: Member, body: string) =>
  `owner : "${firm.id.replaceAll("-", "")}" AND body : (${body})`;

/** The beginning of a word of two or three letters. The index would have to walk every word of everybody for it. */
const shortBeginning = /^"(.{1,3})"\*$/u;

/** A term as the index is asked for it: of a short beginning, the word itself. */
const inIndex = (term: string) => (shortBeginning.test(term) ? term.slice(0, -1) : term);

/** Matches the cases one of whose names has a word that begins like this. */
function beginsInNames(beginning: string): SQL {
  const like = `${beginning.replace(/[%_\\]/g, "\\$&")}%`;
  const names = sql`' ' || ${legalCases.case_name} || ' ' || ${legalCases.file_name}`;
  return sql`${names} LIKE ${`% ${like}`} ESCAPE '\\'`;
}

/**
 * Matches the cases that have every term, each anywhere in the names or the text. Of a beginning of two or three
 * letters, words that begin so count in the names alone. No term: no case. Of a search with very many terms, the last
 * ones have to be in one passage, since a statement has room for so many only.
 */
export function hasEveryWord(member: Member, terms: string[]): SQL | undefined {
  if (terms.length === 0) return sql`0`;
  const apart = terms.slice(0, termsApart);
  const together = terms.slice(termsApart).map(inIndex).join(" AND ");
  return and(
    ...[...apart, ...(together ? [together] : [])].map((term) => {
      const indexed = sql`EXISTS (
        SELECT 1 FROM case_passages WHERE case_id = ${legalCases.id} AND id IN (
          SELECT rowid FROM case_passages_fts WHERE case_passages_fts MATCH ${ofOwner(member, inIndex(term))}))`;
      const beginning = shortBeginning.exec(term)?.[1];
      return beginning ? or(indexed, beginsInNames(beginning)) : indexed;
    }),
  );
}

/**
 * For each of these cases that has a term in its text, the best place: its words, with the found ones marked.
 * The index says which passage is the best, the bucket has its words. Which rows count is asked before their rank
 * is worked out; the plus sign keeps SQLite from asking row by row.
 */
export async function findWords(env: Env, member: Member, typed: string[], caseIds: string[]) {
  const terms = typed.map(inIndex);
  if (terms.length === 0 || caseIds.length === 0) return new Map<string, FoundWords>();
  const passages = await database(env).all<FoundPassage>(sql`
    SELECT case_id, byte_start, byte_length, min(rank) AS best
    FROM case_passages_fts CROSS JOIN case_passages ON case_passages.id = case_passages_fts.rowid
    WHERE case_passages_fts MATCH ${ofOwner(member, terms.join(" OR "))} AND +case_passages_fts.rowid IN (
      SELECT id FROM case_passages
      WHERE case_id IN (SELECT value FROM json_each(${JSON.stringify(caseIds)})) AND position > 0)
    GROUP BY case_id`);
  const places = await Promise.all(
    passages.map(async (passage) => {
      const text = await getTextRange(env, passage.case_id, passage);
      const place = text && findPlace(text, terms);
      return place ? ([[passage.case_id, place]] as const) : [];
    }),
  );
  return new Map(places.flat());
}

type FoundPassage = Pick<
  typeof casePassages.$inferSelect,
  "case_id" | "byte_start" | "byte_length"
>;

/** The statements that let a case be found by its names: to be run in one batch with what changes them. */
export function indexNames(env: Env, caseId: string) {
  const db = database(env);
  const here = eq(legalCases.id, caseId);
  return [
    db
      .delete(casePassages)
      .where(and(eq(casePassages.case_id, caseId), eq(casePassages.position, 0))),
    insertPassage(env, { position: 0, start: 0, length: 0, byte_start: 0, byte_length: 0 }, here),
    indexWords(env, 0, sql`case_name || char(10) || file_name`, here),
  ] as const;
}

/**
 * Says where the passages of a case's text lie, and lets the case be found by them, in place of an earlier text: by
 * the first two million characters, which is as much as is read of a PDF. Does nothing for an attempt that is over.
 * Can be repeated.
 */
export async function indexText(env: Env, params: AttemptParams, words: string) {
  const db = database(env);
  const attempt = db.select({ id: legalCases.id }).from(legalCases).where(current(params));
  await db.batch([
    db
      .delete(casePassages)
      .where(and(inArray(casePassages.case_id, attempt), gt(casePassages.position, 0))),
    ...cutPassages(words).flatMap(({ body, ...place }, i) => [
      insertPassage(env, { position: i + 1, ...place }, current(params)),
      ...(place.start < longestIndexed
        ? [indexWords(env, i + 1, sql`${body}`, current(params))]
        : []),
    ]),
  ]);
}

type Place = Omit<typeof casePassages.$inferInsert, "id" | "case_id">;

/** Adds a passage of the cases that match, in the order of the table's columns. */
const insertPassage = (env: Env, { position, ...place }: Place, match: SQL | undefined) =>
  database(env)
    .insert(casePassages)
    .select(
      sql`SELECT NULL, id, ${position}, ${place.start}, ${place.length}, ${place.byte_start}, ${place.byte_length}
        FROM legal_cases WHERE ${match}`,
    );

/** Puts a passage's words into the index, with the one word by which the index itself keeps firms apart. */
const indexWords = (env: Env, position: number, words: SQL, match: SQL | undefined) =>
  database(env)
    .insert(passageIndex)
    .select(
      sql`SELECT case_passages.id, ${words}, replace(firm_id, '-', '') FROM legal_cases
        JOIN case_passages ON case_id = legal_cases.id AND position = ${position} WHERE ${match}`,
    );

/** How much of the index, in pages of about 4 KB, is gone through in one round: about a tenth of a second. */
const pagesARound = 250;

/**
 * Takes the words of deleted passages out of the index's pages. No search finds them any more; until then they are
 * in the database all the same. Every round goes on where the one before stopped; at its end it begins anew. Where nothing has changed
 * since, it takes a millisecond.
 */
export async function forgetDeletedWords(env: Env) {
  await database(env).run(
    sql`INSERT INTO case_passages_fts (case_passages_fts, rank) VALUES ('merge', ${-pagesARound})`,
  );
}
