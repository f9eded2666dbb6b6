import { eq, getTableColumns, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { asDigits } from "../../db/packed-json.server.ts";
import {
  caseClients,
  deletedOriginals,
  legalCases,
  matters,
  originalRetention,
  riskOrder,
} from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import type { CaseFlag } from "../../schemas/flag.ts";
import { AppError } from "../errors.ts";
import { flagsInHand, handColumns } from "../flags/in-hand.server.ts";
import { failureOf, matterOf } from "./lines.server.ts";
import { storedFlags } from "./stored-reading.server.ts";

const { file_content, reader_notes, ...columns } = getTableColumns(legalCases);

const day = 24 * 60 * 60_000;

/** How long before its end an original's firm is told, in milliseconds; a new setting leaves them as long. */
export const expiryNotice = 7 * day;

/**
 * When the original of a case is deleted by its firm's setting: so many days after the analysis, and never earlier
 * than a week after the setting was changed. Milliseconds since 1970; null: nothing deletes it, or it is gone.
 */
export const originalExpiry = sql<
  number | null
>`CASE WHEN ${deletedOriginals.case_id} IS NULL THEN max(
  ${legalCases.analyzed_at} + ${originalRetention.days} * ${sql.raw(String(day))},
  ${originalRetention.changed_at} + ${sql.raw(String(expiryNotice))}) END`;

/** What `toCase` reads: everything about a case but its long parts. */
const caseColumns = {
  ...columns,
  analysis: asDigits(legalCases.analysis).as("analysis"),
  client: caseClients.client,
  matter_name: matters.name,
  risk_order: riskOrder.as("risk_order"),
  original_deleted_at: deletedOriginals.deleted_at,
  original_expires_at: originalExpiry.as("original_expires_at"),
  ...handColumns,
};
const ofThisCase = eq(deletedOriginals.case_id, legalCases.id);
const ofItsReader = eq(caseClients.case_id, legalCases.id);
const ofItsFirm = eq(originalRetention.firm_id, legalCases.firm_id);
const inItsMatter = eq(matters.id, legalCases.matter_id);

/** A query for cases as lists show them. It says nothing yet of whose they are. */
export const selectCases = (env: Env) =>
  database(env)
    .select(caseColumns)
    .from(legalCases)
    .leftJoin(caseClients, ofItsReader)
    .leftJoin(deletedOriginals, ofThisCase)
    .leftJoin(originalRetention, ofItsFirm)
    .leftJoin(matters, inItsMatter);

/** The same with what only the page of one case shows. */
export const selectCaseDetails = (env: Env) =>
  database(env)
    .select({ ...caseColumns, reader_notes })
    .from(legalCases)
    .leftJoin(caseClients, ofItsReader)
    .leftJoin(deletedOriginals, ofThisCase)
    .leftJoin(originalRetention, ofItsFirm)
    .leftJoin(matters, inItsMatter);

/** A foreign case answers like a missing one. */
export const noSuchCase = () => new AppError("not_found", "There is no such case.");

type CaseRow = Omit<
  typeof legalCases.$inferSelect,
  "file_content" | "reader_notes" | "user_id" | "firm_id"
> & {
  client: string | null;
  matter_name: string | null;
  original_deleted_at: number | null;
  original_expires_at: number | null;
  hands: string;
  assignees: string;
};

/** How many of each level nobody has decided about. */
export function countOpen(
  flags: readonly Pick<CaseFlag, "state" | "riskLevel">[],
): Case["openFlags"] {
  const open = { High: 0, Medium: 0, Low: 0 };
  for (const { state, riskLevel } of flags) if (state === "open") open[riskLevel] += 1;
  return open;
}

const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** The flags of a case, and by which hash what is done about each is kept. */
export const inHand = (row: CaseRow) => flagsInHand(storedFlags(row.risk_flags, row.analysis), row);

/** A case as the API and the pages show it. */
export function toCase(row: CaseRow): Case {
  const flags = inHand(row).map(({ flag }) => flag);
  return {
    id: row.id,
    case_name: row.case_name,
    file_name: row.file_name,
    file_size: row.file_size,
    case_type: row.case_type,
    side: row.side,
    client: row.client,
    matter: matterOf(row),
    status: row.status,
    stage: row.stage,
    failure: failureOf(row),
    ai_summary: row.ai_summary,
    risk_flags: flags,
    openFlags: countOpen(flags),
    analyser: row.analyser,
    words: row.words,
    original_expires_at: isoTime(row.original_expires_at),
    original_deleted_at: isoTime(row.original_deleted_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}
