import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { corrected } from "../../analysis/corrections/corrected.ts";
import { database } from "../../db/client.server.ts";
import { asDigits } from "../../db/packed-json.server.ts";
import {
  caseClients,
  type caseEdits,
  caseVersions,
  deletedOriginals,
  legalCases,
  matters,
  originalRetention,
  riskOrder,
} from "../../db/schema.server.ts";
import { isGap, type RiskFlag } from "../../schemas/analysis.ts";
import type { Case } from "../../schemas/case.ts";
import { factWords } from "../../schemas/fact-rows.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import {
  correctionsIn,
  type EditedField,
  type EditToConfirm,
  editsIn,
  editsWhere,
  factFields,
  summaryField,
} from "../../schemas/hand.ts";
import type { Person } from "../../schemas/person.ts";
import { AppError } from "../errors.ts";
import { clauseAround, pageFinder } from "../flags/cite.ts";
import { gapFlags } from "../flags/gaps.ts";
import { flagsInHand, handColumns } from "../flags/in-hand.server.ts";
import { newestDocument, newestUploadedAt, newestVersion } from "../versions/newest.server.ts";
import { failureOf, matterOf } from "./lines.server.ts";
import { storedAnalysis, storedFlags } from "./stored-reading.server.ts";

const { file_content, ...columns } = getTableColumns(legalCases);

const day = 24 * 60 * 60_000;

/** How long before its end an original's firm is told, in milliseconds; a new setting leaves them as long. */
export const expiryNotice = 7 * day;

/**
 * When the original of a case is deleted by its firm's setting: so many days after the analysis, and never earlier
 * than a week after the setting was changed. Milliseconds since 1970; null: nothing deletes it, or it is gone.
 */
export const originalExpiry = expiryAfter(sql`${legalCases.analyzed_at}`);

/** The same of an earlier version, which nobody will analyse any more. */
export const earlierExpiry = expiryAfter(
  sql`coalesce(${caseVersions.analyzed_at}, ${caseVersions.uploaded_at})`,
);

function expiryAfter(time: SQL) {
  return sql<number | null>`CASE WHEN ${deletedOriginals.document_id} IS NULL THEN max(
    ${time} + ${originalRetention.days} * ${sql.raw(String(day))},
    ${originalRetention.changed_at} + ${sql.raw(String(expiryNotice))}) END`;
}

/** What people say of a case in place of the reader, with who they are: JSON, null where nobody says anything. */
const edits = sql<
  string | null
>`(SELECT json_object('version', e.version, 'edits', json(e.edits), 'note', e.note,
    'people', (SELECT json_group_object(u.id, json_object('id', u.id, 'email', u.email, 'name', u.name))
      FROM users u WHERE u.id IN (
        SELECT s.value ->> 'by' FROM json_each(e.edits) f, json_each(f.value) s)))
  FROM case_edits e WHERE e.case_id = ${legalCases.id})`;

/** What `toCase` reads: everything about a case but its long parts. */
const caseColumns = {
  ...columns,
  analysis: asDigits(legalCases.analysis).as("analysis"),
  client: caseClients.client,
  matter_name: matters.name,
  risk_order: riskOrder.as("risk_order"),
  original_deleted_at: deletedOriginals.deleted_at,
  original_expires_at: originalExpiry.as("original_expires_at"),
  edits: edits.as("edits"),
  document_id: newestDocument.as("document_id"),
  version: newestVersion.as("version"),
  uploaded_at: newestUploadedAt.as("uploaded_at"),
  ...handColumns,
};
/** Joins what is noted of the original of a case's newest version. */
export const ofItsDocument = eq(deletedOriginals.document_id, newestDocument);
const ofItsReader = eq(caseClients.case_id, legalCases.id);
const ofItsFirm = eq(originalRetention.firm_id, legalCases.firm_id);
const inItsMatter = eq(matters.id, legalCases.matter_id);

/** A query for cases as lists show them. It says nothing yet of whose they are. */
export const selectCases = (env: Env) =>
  database(env)
    .select(caseColumns)
    .from(legalCases)
    .leftJoin(caseClients, ofItsReader)
    .leftJoin(deletedOriginals, ofItsDocument)
    .leftJoin(originalRetention, ofItsFirm)
    .leftJoin(matters, inItsMatter);

/** A foreign case answers like a missing one. */
export const noSuchCase = () => new AppError("not_found", "There is no such case.");

type CaseRow = Omit<typeof legalCases.$inferSelect, "file_content" | "user_id" | "firm_id"> & {
  client: string | null;
  matter_name: string | null;
  document_id: string;
  version: number;
  original_deleted_at: number | null;
  original_expires_at: number | null;
  edits: string | null;
  hands: string;
  assignees: string;
};

type Counted = Pick<CaseFlag, "hidden" | "riskLevel" | "group">;

/** How many of each level are in the report, of those that matter. */
export function countShown(flags: readonly Counted[]): Case["openFlags"] {
  const counts = { High: 0, Medium: 0, Low: 0 };
  for (const { hidden, riskLevel, group } of flags)
    if (!hidden && group === "matters") counts[riskLevel] += 1;
  return counts;
}

/** How many of these nobody has decided about. */
export const countOpen = (flags: readonly (Counted & Pick<CaseFlag, "state">)[]) =>
  countShown(flags.filter(({ state }) => state === "open"));

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** The flags that were raised, as they are with corrected facts. */
function flagsOf(row: CaseRow): RiskFlag[] {
  const riskFlags = storedFlags(row.risk_flags, row.analysis);
  const facts = storedAnalysis(row.analysis)?.facts;
  const said = correctionsOf(row);
  return facts && Object.keys(said).length > 0
    ? corrected({ facts, clauses: [], riskFlags }, said).riskFlags
    : riskFlags;
}

/** The flags of a case, then its gaps, and by which hash what is done about each is kept. */
export function inHand(row: CaseRow) {
  const withPage = pageFinder(row.analysis ?? {});
  const found = storedAnalysis(row.analysis);
  const all = flagsInHand([...flagsOf(row), ...(found ? gapFlags(found) : [])], row).map((one) => {
    if (one.lost || isGap(one.flag)) return one;
    const { place } = one.flag;
    const known = one.raised ? place : (place ?? clauseAround(found?.clauses ?? [], one.flag));
    return { ...one, flag: withPage({ ...one.flag, place: known }) };
  });
  const gaps = all.filter(({ flag }) => isGap(flag));
  return [...all.filter(({ flag }) => !isGap(flag)), ...gaps];
}

/** The flags whose words the present text has, and the gaps. */
const placedInHand = (all: ReturnType<typeof inHand>) => {
  const placed = all.flatMap(({ flag, lost }) => (lost ? [] : [flag]));
  return { flags: placed.filter((one) => !isGap(one)), gaps: placed.filter(isGap) };
};

type StoredEdits = Omit<typeof caseEdits.$inferSelect, "case_id"> & {
  people: Record<string, Person>;
};

// Written by `edits` above, from a row whose columns have these types.
const storedEdits = ({ edits: stored }: Pick<CaseRow, "edits">): StoredEdits | null =>
  stored === null ? null : JSON.parse(stored);

/** What is stored of a case's own fields; null where nobody has edited them. */
export function editsOf(row: Pick<CaseRow, "id" | "edits">) {
  const stored = storedEdits(row);
  if (!stored) return null;
  const { version, edits: said, note } = stored;
  return { case_id: row.id, version, edits: said, note };
}

/**
 * What the reader said of a case's own fields, by their names: `read`; and what follows of it where people have corrected
 * other facts from which it was made: `made`.
 */
export function readWords(
  row: Pick<CaseRow, "analysis" | "ai_summary" | "edits" | "version">,
): Record<"read" | "made", Record<string, string>> {
  const facts = storedAnalysis(row.analysis)?.facts;
  const said = correctionsOf(row);
  const summary = { [summaryField]: row.ai_summary ?? "" };
  if (!facts) return { read: summary, made: summary };
  const read: Record<string, string> = { ...factWords(facts), ...summary };
  if (Object.keys(said).length === 0) return { read, made: read };
  const now = factWords(corrected({ facts, clauses: [], riskFlags: [] }, said).facts);
  const made = factFields.flatMap((field) => {
    const words = field in said ? read[field] : now[field];
    return words === undefined ? [] : [[field, words]];
  });
  return { read, made: { ...Object.fromEntries(made), ...summary } };
}

/** The facts of a case as people have corrected them in this version of its document. */
export const correctionsOf = (row: Pick<CaseRow, "edits" | "version">) =>
  correctionsIn(storedEdits(row)?.edits ?? null, row.version);

/** What is stored of people's edits, of those alone that were made in one version of the document. */
export function editsOfVersion(row: Pick<CaseRow, "edits">, version: number): string | null {
  const stored = storedEdits(row);
  if (!stored) return null;
  const edits = editsWhere(stored.edits, (edit) => edit.version === version);
  return JSON.stringify({ ...stored, edits, note: null });
}

/** The fields of a case as people have edited them, and what the reader had said. */
function editedFields(row: CaseRow) {
  const stored = storedEdits(row);
  const { read, made } = readWords(row);
  const who = (by: string) => stored?.people[by] ?? null;
  const here = editsIn(stored?.edits ?? null, row.version);
  const said = here.flatMap(([field, { value, ...edit }]) =>
    value === null ? [] : [{ field, value, ...edit }],
  );
  const settled = new Set(here.map(([field]) => field));
  const toConfirm = Object.entries(stored?.edits ?? {}).flatMap(
    ([field, all]): [string, EditToConfirm][] => {
      const last = all.at(-1);
      if (settled.has(field) || !last || last.value === null) return [];
      const { value, by, at, ...edit } = last;
      return [[field, { ...edit, value, by: who(by), at: new Date(at).toISOString() }]];
    },
  );
  const edited = said.map(({ field, by, at, ...edit }): [string, EditedField] => [
    field,
    { read: read[field] ?? edit.read, by: who(by), at: new Date(at).toISOString() },
  ]);
  const values = Object.fromEntries(said.map(({ field, value }) => [field, value]));
  const { [summaryField]: ownSummary = row.ai_summary, ...ownFacts } = values;
  // What is corrected says what it was corrected to, and all else what follows of that.
  const { [summaryField]: _, ...facts } = { ...made, ...ownFacts };
  return {
    ai_summary: ownSummary,
    facts,
    edited: Object.fromEntries(edited),
    editsToConfirm: Object.fromEntries(toConfirm),
    editVersion: stored?.version ?? 0,
    note: stored?.note ?? null,
  };
}

/** A case as the API and the pages show it. */
export function toCase(row: CaseRow): Case {
  const all = inHand(row);
  const { flags, gaps } = placedInHand(all);
  const found = storedAnalysis(row.analysis);
  return {
    id: row.id,
    case_name: row.case_name,
    file_name: row.file_name,
    file_size: row.file_size,
    version: row.version,
    case_type: row.case_type,
    side: row.side,
    client: row.client,
    matter: matterOf(row),
    status: row.status,
    stage: row.stage,
    failure: failureOf(row),
    ...editedFields(row),
    risk_flags: flags,
    gaps,
    missing: found?.missing ?? [],
    answers: found?.answers ?? [],
    unplaced: all.flatMap(({ flag, lost }) => (lost ? [flag] : [])),
    openFlags: countOpen(flags),
    analyser: row.analyser,
    words: row.words,
    notes: row.reader_notes ?? [],
    original_expires_at: isoTime(row.original_expires_at),
    original_deleted_at: isoTime(row.original_deleted_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}
