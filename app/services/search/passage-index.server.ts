import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { database } from "../../db/client.server.ts";
import { casePassages, legalCases } from "../../db/schema.server.ts";
import { type AttemptParams, current } from "../analysis/attempts.server.ts";
import { cutPassages } from "../cases/passages.ts";
import type { Member } from "../firms/rights.ts";

/** The full-text index, as far as it can be written to: FTS5 without content gives nothing back but row ids. */
const passageIndex = sqliteTable("case_passages_fts", {
  rowid: integer(),
  body: text(),
  owner: text(),
  labels: text(),
});

/** The position of each passage of a case that is none of its text, by the label that the index has of it. */
const positions = { names: 0, findings: -1, comments: -2, client: -3 } as const;

/** What the words of a passage are; those of the text are `words`. */
export type PassageLabel = keyof typeof positions | "words";

/** The position of the passage with a label; of words that of a text's first. */
export const positionOf = (label: PassageLabel) => (label === "words" ? 1 : positions[label]);

const labelAt = (position: number): PassageLabel =>
  // Written above with these keys alone.
  (Object.keys(positions) as (keyof typeof positions)[]).find(
    (label) => positions[label] === position,
  ) ?? "words";

/** A passage that has no place in the text. */
const nowhere = (position: number) => ({
  ...{ position, start: 0, length: 0, byte_start: 0, byte_length: 0 },
});

/**
 * What is asked of the index. It keeps firms apart by itself: it never walks another firm's passages.
 * @param wanted of these, in FTS5's words.
 */
export const ofOwner = ({ firm }: Member, wanted: string) =>
  `owner : "${firm.id.replaceAll("-", "")}" AND ${wanted}`;

/** The one word by which the index finds the cases with a card of a kind. */
export const cardLabel = (clauseId: string) => `card${clauseId.replace(/[^a-z0-9]/g, "")}`;

/** The cases that have a card of a kind, as a subquery: their ids. */
export const casesWithCard = (member: Member, clauseId: string) =>
  sql`(SELECT case_id FROM case_passages WHERE id IN (SELECT rowid FROM case_passages_fts
    WHERE case_passages_fts MATCH ${ofOwner(member, `labels : "${cardLabel(clauseId)}"`)}))`;

/** The statements that let a case be found by its names: to be run in one batch with what changes them. */
export function indexNames(env: Env, caseId: string) {
  const db = database(env);
  const here = eq(legalCases.id, caseId);
  return [
    db
      .delete(casePassages)
      .where(and(eq(casePassages.case_id, caseId), eq(casePassages.position, 0))),
    insertPassage(env, nowhere(positions.names), here),
    indexWords(env, positions.names, sql`case_name || char(10) || file_name`, here),
  ] as const;
}

/**
 * Says where the passages of a case's text lie, and lets the case be found by them, in place of an earlier text. Does
 * nothing for an attempt that is over. Can be repeated.
 */
export async function indexText(env: Env, params: AttemptParams, words: string) {
  await database(env).batch(textIndex(env, words, current(params)));
}

/** The statements that do the same for a case that matches. */
export function textIndex(env: Env, words: string, match: SQL | undefined) {
  const db = database(env);
  const these = db.select({ id: legalCases.id }).from(legalCases).where(match);
  return [
    db
      .delete(casePassages)
      .where(and(inArray(casePassages.case_id, these), gt(casePassages.position, 0))),
    ...cutPassages(words).flatMap(({ body, ...place }, i) => [
      insertPassage(env, { position: i + 1, ...place }, match),
      indexWords(env, i + 1, sql`${body}`, match),
    ]),
  ] as const;
}

/** So many comments of a case are found, the newest; and so many characters of them and of its facts (UTF-16). */
export const mostFoundComments = 200;
export const mostFoundCharacters = 100_000;

/** The statements that let a case be found by what was said about it: in the batch of what changes that. */
export function indexComments(env: Env, caseId: string) {
  const here = and(
    eq(legalCases.id, caseId),
    sql`EXISTS (SELECT 1 FROM comments WHERE comments.firm_id = legal_cases.firm_id AND comments.case_id = legal_cases.id)`,
  );
  const said = sql`(SELECT substr(group_concat(text, char(10)), 1, ${mostFoundCharacters}) FROM (
    SELECT text FROM comments WHERE comments.firm_id = legal_cases.firm_id AND comments.case_id = legal_cases.id
    ORDER BY created_at DESC LIMIT ${mostFoundComments}))`;
  return [
    database(env)
      .delete(casePassages)
      .where(and(eq(casePassages.case_id, caseId), eq(casePassages.position, positions.comments))),
    insertPassage(env, nowhere(positions.comments), here),
    indexWords(env, positions.comments, said, here),
  ] as const;
}

/** What a case can be found by of its reading; `changes` is as of which change of `open_flags`. */
export type FoundOfReading = {
  caseId: string;
  changes: number;
  /** Its facts in words. */
  facts: string;
  /** The kinds of its cards, as `cardLabel` has them. */
  cards: readonly string[];
  client: string | null;
};

/** The statements that let cases be found by their readings, where these are not counted as of that change yet: before they are. */
export function indexReadings(env: Env, found: readonly FoundOfReading[]) {
  const passages = found.flatMap(({ caseId: id, changes, facts, cards, client }) => [
    {
      ...{ id, changes, position: positions.findings, isThere: facts !== "" || cards.length > 0 },
      ...{ body: facts.slice(0, mostFoundCharacters), labels: ["findings", ...cards].join(" ") },
    },
    {
      ...{ id, changes, position: positions.client, isThere: client !== null },
      ...{ body: client ?? "", labels: "client" },
    },
  ]);
  const those = sql`json_each(${JSON.stringify(passages)}) AS told
    JOIN legal_cases ON legal_cases.id = told.value ->> 'id'
    JOIN open_flags ON open_flags.case_id = legal_cases.id AND counted < (told.value ->> 'changes')`;
  const position = sql`(told.value ->> 'position')`;
  const isThere = sql`(told.value ->> 'isThere')`;
  const db = database(env);
  return [
    db
      .delete(casePassages)
      .where(sql`(case_id, position) IN (SELECT legal_cases.id, ${position} FROM ${those})`),
    db
      .insert(casePassages)
      .select(
        sql`SELECT NULL, legal_cases.id, ${position}, 0, 0, 0, 0 FROM ${those} WHERE ${isThere}`,
      ),
    db.insert(passageIndex).select(
      sql`SELECT case_passages.id, told.value ->> 'body', replace(legal_cases.firm_id, '-', ''), told.value ->> 'labels'
        FROM ${those} JOIN case_passages ON case_passages.case_id = legal_cases.id
          AND case_passages.position = ${position} WHERE ${isThere}`,
    ),
  ] as const;
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

/** Puts a passage's words into the index, with the one word by which the index itself keeps firms apart, and what they are. */
const indexWords = (env: Env, position: number, words: SQL, match: SQL | undefined) =>
  database(env)
    .insert(passageIndex)
    .select(
      sql`SELECT case_passages.id, ${words}, replace(firm_id, '-', ''), ${labelAt(position)}
        FROM legal_cases JOIN case_passages ON case_id = legal_cases.id AND position = ${position} WHERE ${match}`,
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
