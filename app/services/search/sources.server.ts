import { and, type SQL, sql } from "drizzle-orm";
import type { SearchKind } from "../../schemas/cases/search.ts";
import type { Member } from "../firms/rights.ts";
import { knownMatters, visibleCases, visibleMatters } from "../firms/walls.server.ts";
import { newestDocument } from "../versions/newest.server.ts";
import { ofOwner, type PassageLabel, positionOf } from "./passage-index.server.ts";
import type { Wanted } from "./wanted.ts";

/** A row that was found, whatever it is; `place` is where it stands in the order of its source. */
export type FoundRow = {
  place: string;
  case_id: string | null;
  case_name: string | null;
  matter_id: string | null;
  title: string;
  /** Of a passage of a text where it lies. */
  document_id: string | null;
  start: number | null;
  byte_start: number | null;
  byte_length: number | null;
  /** Of a text's first passage its beginning, which the case's row has. */
  beginning: string | null;
  /** What somebody said. */
  said: string | null;
};

/**
 * One list of what is found, in an order of its own. What a member may not see is left out in its very statement. There
 * is none where nothing can be found.
 */
export type Source = {
  kind: SearchKind;
  query: (member: Member, wanted: Wanted, page: Page) => SQL | null;
};

/** From where on, in a source's own order, and how many. */
type Page = { after: string | null; limit: number };

const nothing = (names: readonly string[]) =>
  sql.raw(names.map((name) => `NULL AS ${name}`).join(", "));
const ofText = ["document_id", "start", "byte_start", "byte_length", "beginning"];

/** How many passages are looked at for each result, since a text may have the words in several. */
const passagesAResult = 4;

/**
 * The cases with a passage in the index, the newest passage first.
 * @param wanted of it, in FTS5's words.
 * @param columns what is told of it besides, the columns of `FoundRow` that are not of every case.
 */
const passages = (
  member: Member,
  label: PassageLabel,
  wanted: string,
  columns: SQL,
  { after, limit }: Page,
): SQL => {
  const seen = visibleCases(member);
  // Guests see few cases: theirs are looked up once, and not each of the firm's that has the words.
  const ofFew =
    member.role === "guest"
      ? sql`AND +case_passages_fts.rowid IN (SELECT id FROM case_passages WHERE case_id IN (SELECT id FROM legal_cases WHERE ${seen}))`
      : sql``;
  const behind =
    after === null
      ? sql``
      : sql`AND case_passages_fts.rowid < (SELECT p.id FROM case_passages AS p JOIN legal_cases ON legal_cases.id = p.case_id
          WHERE p.case_id = ${after} AND p.position = ${positionOf(label)} AND ${seen})`;
  return sql`SELECT legal_cases.id AS place, legal_cases.id AS case_id, case_name, matter_id, ${columns}
    FROM case_passages_fts CROSS JOIN case_passages ON case_passages.id = case_passages_fts.rowid
      CROSS JOIN legal_cases ON legal_cases.id = case_passages.case_id
    WHERE case_passages_fts MATCH ${ofOwner(member, `labels : "${label}" AND ${wanted}`)} ${behind} ${ofFew}
      AND ${seen}
    ORDER BY case_passages_fts.rowid DESC LIMIT ${limit}`;
};

const inBody = ({ match }: Wanted) => `body : (${match})`;

const numbered = sql`concat_ws(char(10), name, number)`;

const matters: Source["query"] = (member, wanted, { after, limit }) =>
  sql`SELECT created_at || '.' || id AS place, NULL AS case_id, NULL AS case_name, id AS matter_id,
      name AS title, ${nothing(ofText)}, NULL AS said
    FROM matters WHERE ${and(knownMatters(member), ...wanted.words.map((all) => hasOne(numbered, all)))}
      AND ${after === null ? sql`1` : sql`(created_at, id) < (${Number(after.split(".")[0])}, ${after.split(".")[1] ?? ""})`}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;

/** Those of matters, each once, at the newest matter. */
const clientsOfMatters: Source["query"] = (member, wanted, { after, limit }) =>
  sql`SELECT client_name AS place, NULL AS case_id, NULL AS case_name, id AS matter_id,
      client_name AS title, ${nothing(ofText)}, NULL AS said, max(created_at)
    FROM matters WHERE ${visibleMatters(member)} AND client_name <> ''
      AND ${and(...wanted.words.map((all) => hasOne(sql`client_name`, all)))}
      AND ${after === null ? sql`1` : sql`client_name COLLATE NOCASE > ${after}`}
    GROUP BY client_name COLLATE NOCASE ORDER BY client_name COLLATE NOCASE LIMIT ${limit}`;

/** Whether a text has a word in one of its spellings. */
const hasOne = (text: SQL, spellings: readonly string[]): SQL =>
  sql`(${sql.join(
    spellings.map((one) => sql`instr(lower(${text}), lower(${one})) > 0`),
    sql` OR `,
  )})`;

/** By name. The index is named, since it has the names of a firm's cases and nothing else has. */
const names: Source["query"] = (member, wanted, { after, limit }) => {
  const [name = "", id = ""] = after === null ? [] : parted(after);
  const indexed = ofOwner(member, `labels : names AND ${inBody(wanted)}`);
  return sql`SELECT legal_cases.id || case_name AS place, legal_cases.id AS case_id, case_name, matter_id,
      case_name AS title, ${nothing(ofText)}, NULL AS said
    FROM legal_cases INDEXED BY legal_cases_firm_name
    WHERE legal_cases.firm_id = ${member.firm.id}
      AND ${after === null ? sql`1` : sql`(case_name COLLATE NOCASE, legal_cases.id) > (${name}, ${id})`}
      AND (${and(...wanted.words.map((all) => hasOne(sql`case_name`, all)))}
        OR legal_cases.id IN (SELECT case_id FROM case_passages WHERE id IN (
          SELECT rowid FROM case_passages_fts WHERE case_passages_fts MATCH ${indexed})))
      AND ${visibleCases(member)}
    ORDER BY case_name COLLATE NOCASE, legal_cases.id LIMIT ${limit}`;
};

const idLength = 36;
const parted = (place: string) => [place.slice(idLength), place.slice(0, idLength)];

const plain = (title: SQL) => sql`${title} AS title, ${nothing(ofText)}, NULL AS said`;

/** The newest of the comments on a case that have most of the words. */
const bestComment = ({ words }: Wanted) => sql`(SELECT text FROM comments
  WHERE comments.firm_id = legal_cases.firm_id AND comments.case_id = legal_cases.id
  ORDER BY ${sql.join(
    words.map((all) => hasOne(sql`text`, all)),
    sql` + `,
  )} DESC, created_at DESC LIMIT 1)`;

/** Every list in which something can be found, by the word that its places are told by in a cursor. */
export const sources: Record<string, Source> = {
  matter: { kind: "matter", query: matters },
  client: { kind: "client", query: clientsOfMatters },
  "case-client": {
    kind: "client",
    query: (member, wanted, page) =>
      passages(
        member,
        "client",
        inBody(wanted),
        plain(sql`(SELECT client FROM case_clients WHERE case_clients.case_id = legal_cases.id)`),
        page,
      ),
  },
  case: { kind: "case", query: names },
  clause: {
    kind: "clause",
    query: (member, { cards }, page) =>
      cards.size === 0
        ? null
        : passages(
            member,
            "findings",
            `labels : (${[...cards.keys()].join(" OR ")})`,
            plain(sql`case_name`),
            page,
          ),
  },
  fact: {
    kind: "fact",
    query: (member, wanted, page) =>
      passages(member, "findings", inBody(wanted), plain(sql`case_name`), page),
  },
  comment: {
    kind: "comment",
    query: (member, wanted, page) =>
      passages(
        member,
        "comments",
        inBody(wanted),
        sql`case_name AS title, ${nothing(ofText)}, ${bestComment(wanted)} AS said`,
        page,
      ),
  },
  words: {
    kind: "words",
    query: (member, wanted, { after, limit }) =>
      passages(
        member,
        "words",
        inBody(wanted),
        sql`case_name AS title, ${newestDocument} AS document_id, case_passages.start, byte_start, byte_length,
          CASE byte_start WHEN 0 THEN file_content END AS beginning, NULL AS said`,
        { after, limit: limit * passagesAResult },
      ),
  },
};
