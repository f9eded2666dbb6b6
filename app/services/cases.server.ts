import { and, desc, eq, getTableColumns, lt, ne, or, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { legalCases } from "../db/schema.server.ts";
import { log } from "../lib/log.ts";
import type { RiskFlag } from "../schemas/analysis.ts";
import type { Case, CaseChange, CaseQuery } from "../schemas/case.ts";
import { firstAttempt, nextAttempt, startWorkflow } from "./attempts.server.ts";
import { AppError } from "./errors.ts";
import type { Scope } from "./scope.ts";
import { deleteObjects, getOriginal, getText, putOriginal } from "./storage.server.ts";
import type { Upload } from "./uploads.server.ts";

const { file_content, analysis, reader_notes, ...listColumns } = getTableColumns(legalCases);
type CaseRow = Omit<typeof legalCases.$inferSelect, "file_content" | "analysis" | "reader_notes">;

/** A foreign case answers like a missing one. */
const notFound = () => new AppError("not_found", "There is no such case.");
const owned = (userId: string, caseId: string) =>
  and(eq(legalCases.id, caseId), eq(legalCases.user_id, userId));

/**
 * Stores a document as a new case and starts its analysis. The original comes first, so that no case is without
 * one; if the analysis cannot be started now, the sweeper starts it.
 * @param idempotencyKey repeats of a request with the same key answer with the case that the first one made.
 */
export async function createCase(
  scope: Scope,
  userId: string,
  { bytes, fileName, fileType, fields }: Upload,
  idempotencyKey: string | null = null,
): Promise<Case> {
  const { env } = scope;
  const db = database(env);
  const repeated = idempotencyKey && (await caseByKey(env, userId, idempotencyKey));
  if (repeated) return repeated;

  const id = crypto.randomUUID();
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
  await putOriginal(env, id, bytes, sha256);
  const [row] = await db
    .insert(legalCases)
    .values({
      id,
      user_id: userId,
      case_name: fields.case_name || fileName.replace(/\.[^.]+$/, ""),
      case_type: fields.case_type ?? null,
      file_name: fileName,
      file_type: fileType,
      file_size: bytes.byteLength,
      file_sha256: sha256,
      idempotency_key: idempotencyKey,
      created_at: Date.now(),
      ...firstAttempt(),
    })
    .onConflictDoNothing()
    .returning(listColumns);
  if (!row) {
    await deleteObjects(env, id);
    const winner = idempotencyKey && (await caseByKey(env, userId, idempotencyKey));
    if (winner) return winner;
    throw new Error("A case could neither be stored nor found.");
  }
  await startAnalysis(scope, row);
  return toCase(row);
}

/**
 * Analyses a case once more because its user asks.
 * @throws AppError `not_found`; `conflict` while an analysis runs.
 */
export async function analyseAgain(scope: Scope, userId: string, caseId: string): Promise<Case> {
  const { env } = scope;
  await getCase(env, userId, caseId);
  const [row] = await database(env)
    .update(legalCases)
    .set(nextAttempt())
    .where(and(owned(userId, caseId), ne(legalCases.status, "analyzing")))
    .returning(listColumns);
  if (!row) throw new AppError("conflict", "This document is being analysed already.");
  await startAnalysis(scope, row);
  return toCase(row);
}

/** A start that fails now is made good by the sweeper: the row with its deadline is there. */
async function startAnalysis({ env, requestId }: Scope, { id, attempt }: CaseRow) {
  await startWorkflow(env, { caseId: id, attempt }).catch((error) =>
    log.warn("analysis_start_delayed", { requestId, caseId: id, error }),
  );
}

async function caseByKey(env: Env, userId: string, key: string): Promise<Case | undefined> {
  const [row] = await database(env)
    .select(listColumns)
    .from(legalCases)
    .where(and(eq(legalCases.user_id, userId), eq(legalCases.idempotency_key, key)));
  return row && toCase(row);
}

/** One case of a user. @throws AppError `not_found`. */
export async function getCase(env: Env, userId: string, caseId: string): Promise<Case> {
  const [row] = await database(env)
    .select(listColumns)
    .from(legalCases)
    .where(owned(userId, caseId));
  if (!row) throw notFound();
  return toCase(row);
}

/** A case with all that its page shows: what the analysis found besides the flags, and the reader's notes. */
export async function getCaseDetails(env: Env, userId: string, caseId: string) {
  const [row] = await database(env)
    .select({ ...listColumns, analysis, reader_notes })
    .from(legalCases)
    .where(owned(userId, caseId));
  if (!row) throw notFound();
  return {
    case: toCase(row),
    analysis: row.analysis,
    readerNotes: row.reader_notes ?? [],
    analyzedAt: row.analyzed_at,
  };
}

/**
 * A user's cases, newest first.
 * @param query.cursor where the page before ended; `nextCursor` is null on the last one.
 * @throws AppError `invalid_input` for a cursor that is none.
 */
export async function listCases(
  env: Env,
  userId: string,
  { q, status, risk, cursor, limit }: CaseQuery,
): Promise<{ cases: Case[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const rows = await database(env)
    .select(listColumns)
    .from(legalCases)
    .where(
      and(
        eq(legalCases.user_id, userId),
        status && eq(legalCases.status, status),
        risk && eq(legalCases.top_risk, risk),
        q
          ? sql`instr(lower(${legalCases.case_name} || ' ' || ${legalCases.file_name}), lower(${q}))`
          : undefined,
        after &&
          or(
            lt(legalCases.created_at, after.createdAt),
            and(eq(legalCases.created_at, after.createdAt), lt(legalCases.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(legalCases.created_at), desc(legalCases.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    cases: page.map(toCase),
    nextCursor: rows.length > limit && last ? `${last.created_at}_${last.id}` : null,
  };
}

function parseCursor(cursor: string) {
  const match = /^(\d{1,15})_([0-9a-f-]{36})$/.exec(cursor);
  if (!match?.[1] || !match[2]) {
    const message = "This cursor does not come from a list of cases.";
    throw new AppError("invalid_input", message, { fields: { cursor: [message] } });
  }
  return { createdAt: Number(match[1]), id: match[2] };
}

/** Renames a case or changes its type. @throws AppError `not_found`. */
export async function updateCase(env: Env, userId: string, caseId: string, change: CaseChange) {
  const [row] = await database(env)
    .update(legalCases)
    .set(change)
    .where(owned(userId, caseId))
    .returning(listColumns);
  if (!row) throw notFound();
  return toCase(row);
}

/** Deletes a case with its file, text and analysis. @throws AppError `not_found`. */
export async function deleteCase(env: Env, userId: string, caseId: string) {
  const [row] = await database(env)
    .delete(legalCases)
    .where(owned(userId, caseId))
    .returning({ id: legalCases.id });
  if (!row) throw notFound();
  await deleteObjects(env, caseId);
}

/** The uploaded file of a case. @throws AppError `not_found`. */
export async function getCaseFile(env: Env, userId: string, caseId: string) {
  const { file_name } = await getCase(env, userId, caseId);
  const object = await getOriginal(env, caseId);
  if (!object) throw new AppError("not_found", "The original of this case is gone.");
  return { fileName: file_name, object };
}

/** The text of a case's document. @throws AppError `not_found`, also while it has not been read yet. */
export async function getCaseText(env: Env, userId: string, caseId: string): Promise<string> {
  await getCase(env, userId, caseId);
  const text = await getText(env, caseId);
  if (text === null)
    throw new AppError("not_found", "The text of this document has not been read yet.");
  return text;
}

function toCase(row: CaseRow): Case {
  return {
    id: row.id,
    case_name: row.case_name,
    file_name: row.file_name,
    file_size: row.file_size,
    case_type: row.case_type,
    status: row.status,
    stage: row.stage,
    failure:
      row.status === "failed" && row.failure_code
        ? { code: row.failure_code, message: row.failure_message ?? "" }
        : null,
    ai_summary: row.ai_summary,
    // Written by `storeResult` alone, from flags that passed their schema.
    risk_flags: row.risk_flags ? (JSON.parse(row.risk_flags) as RiskFlag[]) : [],
    analyser: row.analyser,
    words: row.words,
    created_at: new Date(row.created_at).toISOString(),
  };
}
