import { and, inArray, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { casePassages, legalCases, users } from "../../db/schema.server.ts";
import type { Span } from "../../schemas/analysis.ts";
import { type SearchKind, type SearchResult, searchKinds } from "../../schemas/cases/search.ts";
import { mentionedIn, piecesOf } from "../../schemas/comments/mentions.ts";
import { findSentence } from "../cases/found-words.ts";
import { selectCases, toCase } from "../cases/rows.server.ts";
import { getTextRange } from "../cases/storage.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { factLines, labelOfCard } from "./findings.ts";
import type { FoundRow } from "./sources.server.ts";
import type { Wanted } from "./wanted.ts";

type Told = { kind: SearchKind; rows: readonly FoundRow[] }[];

const noWords = { quote: null, start: null, end: null, place: null };

/** What was found, with the words of it, in the order of the kinds. What is not there any more is left out. */
export async function readResults(
  env: Env,
  member: Member,
  wanted: Wanted,
  told: Told,
): Promise<SearchResult[]> {
  const rowsOf = (...kinds: SearchKind[]) =>
    told.flatMap(({ kind, rows }) => (kinds.includes(kind) ? rows : []));
  const [[read, facts], said, words] = await Promise.all([
    readCases(env, member, rowsOf("clause", "fact")).then(
      async (all) => [all, await readFacts(env, wanted, rowsOf("fact"), all)] as const,
    ),
    readSaid(env, member, wanted, rowsOf("comment")),
    Promise.all(rowsOf("words").map((row) => readWords(env, wanted, row))),
  ]);
  const results: Record<SearchKind, (row: FoundRow, i: number) => Words | null> = {
    ...{ matter: nothingSaid, client: nothingSaid, case: nothingSaid },
    clause: (row) => cardOf(read.get(row.case_id), wanted),
    fact: (_row, i) => facts[i] ?? null,
    comment: (_row, i) => ({ ...noWords, quote: said[i] ?? null }),
    words: (_row, i) => words[i] ?? null,
  };
  return searchKinds.flatMap((kind) =>
    rowsOf(kind).flatMap((row, i) => {
      const found = results[kind](row, i);
      const { case_id, case_name, matter_id, title } = row;
      return found ? [{ kind, case_id, case_name, matter_id, title, ...found }] : [];
    }),
  );
}

type Words = Pick<SearchResult, "quote" | "start" | "end" | "place"> & { title?: string };

const nothingSaid = (): Words => noWords;

type ReadCase = {
  of: ReturnType<typeof toCase>;
  row: Awaited<ReturnType<typeof selectCases>>[number];
};

/** The readings of cases, by their ids. */
async function readCases(env: Env, member: Member, rows: readonly FoundRow[]) {
  const ids = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))];
  if (ids.length === 0) return new Map<string | null, ReadCase>();
  const found = await selectCases(env).where(
    and(visibleCases(member), sql`${legalCases.id} IN ${listed(ids)}`),
  );
  return new Map<string | null, ReadCase>(found.map((row) => [row.id, { row, of: toCase(row) }]));
}

/** The first card of a kind that is looked for. */
function cardOf(read: ReadCase | undefined, { cards }: Wanted): Words | null {
  const card = read?.of.risk_flags.find((flag) => !flag.hidden && cards.has(labelOfCard(flag)));
  if (!card) return null;
  const { clauseTitle, quote, start, end, place } = card;
  return { title: cards.get(labelOfCard(card)) ?? clauseTitle, quote, start, end, place };
}

/** Of each case the fact that has most of the words, with the words of the document where they can be told. */
function readFacts(
  env: Env,
  { terms }: Wanted,
  rows: readonly FoundRow[],
  read: ReadonlyMap<string | null, ReadCase>,
) {
  return Promise.all(
    rows.map(async ({ case_id }): Promise<Words | null> => {
      const one = read.get(case_id);
      if (!one) return null;
      const lines = factLines(one.row, one.of).map(({ line, span }) => ({
        ...{ line, span },
        terms: findSentence(line, terms)?.terms ?? 0,
      }));
      const most = Math.max(...lines.map((fact) => fact.terms));
      const best = most > 0 ? lines.find((fact) => fact.terms === most) : undefined;
      if (!best) return null;
      const words = best.span && (await wordsOf(env, one.row, best.span));
      return { ...noWords, ...words, title: best.line };
    }),
  );
}

/** So many characters (UTF-16) are quoted at most. */
const mostQuoted = 400;

/** The words of a document at a place; null where no one passage of its text has them. */
async function wordsOf(env: Env, { id, document_id }: ReadCase["row"], { start, end }: Span) {
  const last = Math.min(end, start + mostQuoted);
  const [passage] = await database(env)
    .select()
    .from(casePassages)
    .where(
      sql`case_id = ${id} AND position > 0 AND start <= ${start} AND ${last} <= start + length`,
    );
  const text = passage && (await getTextRange(env, document_id, passage));
  if (!text) return null;
  const place = { start: start - passage.start, end: last - passage.start };
  return wordsAt(text, place, passage.start);
}

/** What was said, with the names of those whom it mentions: the sentence that has the words. */
async function readSaid(env: Env, member: Member, { terms }: Wanted, rows: readonly FoundRow[]) {
  const texts = rows.map(({ said }) => said ?? "");
  const mentioned = texts.flatMap(mentionedIn);
  const people =
    mentioned.length === 0
      ? []
      : await database(env)
          .select({ id: users.id, email: users.email, name: users.name })
          .from(users)
          .where(inArray(users.id, mentioned.slice(0, 50)));
  const known = await toldTo(env, member, people);
  return texts.map((text) => {
    const whole = piecesOf(text, known)
      .map(({ words }) => words)
      .join("");
    const place = findSentence(whole, terms);
    return place ? whole.slice(place.start, place.end) : whole.slice(0, mostQuoted);
  });
}

/** The sentence of a passage that has the words: `quote` is the text between its ends. */
async function readWords(env: Env, { words, terms }: Wanted, row: FoundRow): Promise<Words | null> {
  const { beginning, document_id, start, byte_start, byte_length } = row;
  if (document_id === null || start === null || byte_start === null || byte_length === null)
    return null;
  const near = beginning === null ? null : inWholeLines(beginning, terms);
  if (near && near.terms >= words.length) return near.found;
  const text = await getTextRange(env, document_id, { byte_start, byte_length });
  const place = text === null ? null : findSentence(text, terms);
  return text && place ? wordsAt(text, place, start) : null;
}

function inWholeLines(beginning: string, terms: readonly string[]) {
  const lines = beginning.slice(0, beginning.lastIndexOf("\n") + 1);
  const place = findSentence(lines, terms);
  return place && { terms: place.terms, found: wordsAt(lines, place, 0) };
}

const wordsAt = (text: string, { start, end }: Span, from: number) => ({
  ...{ quote: text.slice(start, end), start: from + start, end: from + end, place: null },
});
