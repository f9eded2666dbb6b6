import { and, eq, ne, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import type { Case } from "../../schemas/case.ts";
import type { CaseChange } from "../../schemas/cases/change.ts";
import { lineAsSeen } from "../../schemas/text/as-seen.ts";
import { firstAttempt, nextAttempt, startWorkflow } from "../analysis/attempts.server.ts";
import { AppError } from "../errors.ts";
import { isStillMember } from "../firms/membership.server.ts";
import { recorded, recordedOfCases } from "../firms/record.server.ts";
import { demand, type Member, may } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase, visibleCases } from "../firms/walls.server.ts";
import { countSoon, uncounted } from "../flags/open-flags.server.ts";
import { filing, mayFileIn, refuseFiling } from "../matters/filing.server.ts";
import { chosenAtUpload } from "../playbooks/choice.server.ts";
import type { Scope } from "../scope.ts";
import { indexNames } from "../search/passage-index.server.ts";
import { clientChange, keepClient } from "./client.server.ts";
import { deleteCases } from "./deletion.server.ts";
import { demandOnCase } from "./demand.server.ts";
import { noSuchCase, selectCases, toCase } from "./rows.server.ts";
import { hasRoomFor, refuseWithoutRoom } from "./storage-quota.server.ts";
import { caseCame, isExpected } from "./tombstones.server.ts";
import { forgetDocument, type Upload } from "./uploads.server.ts";

/**
 * Makes a case of a document that is stored, and starts its analysis. The original came first, so that no case is
 * without one; if the analysis cannot be started now, the sweeper starts it.
 * @param idempotencyKey repeats of a request with the same key answer with the case that the first one made.
 * @throws AppError `quota_exceeded`; `conflict` for a repeat with another document, or whose case has been deleted.
 */
export async function createCase(
  scope: Scope,
  member: Member,
  { documentId: id, fileName, fileType, fileSize, sha256, fields }: Upload,
  idempotencyKey: string | null = null,
): Promise<Case> {
  const { env } = scope;
  const db = database(env);
  demand(member, "write");
  const matterId = fields.matter_id ?? null;
  if (matterId) await refuseFiling(env, member, matterId);
  const reading = await chosenAtUpload(scope, member, id, fields.playbook_id ?? null);
  const [created] = await db.batch([
    insertWhere(
      env,
      legalCases,
      {
        id,
        firm_id: member.firm.id,
        matter_id: matterId,
        user_id: member.user.id,
        case_name: fields.case_name || lineAsSeen(fileName.replace(/(?<=.)\.[^.]+$/, "")),
        case_type: fields.case_type ?? null,
        side: fields.side ?? null,
        file_name: fileName,
        file_type: fileType,
        file_size: fileSize,
        file_sha256: sha256,
        idempotency_key: idempotencyKey,
        created_at: Date.now(),
        ...firstAttempt(),
      },
      and(
        isStillMember(member),
        matterId ? mayFileIn(env, member, matterId) : undefined,
        isExpected(id),
        hasRoomFor(env, member, fileSize),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: legalCases.id, attempt: legalCases.attempt }),
    ...(fields.client ? [keepClient(env, id, fields.client)] : []),
    ...indexNames(env, id),
    caseCame(env, id),
    recorded(
      scope,
      member,
      "upload",
      { kind: "case", id },
      sql`EXISTS (SELECT 1 FROM legal_cases WHERE id = ${id})`,
    ),
    ...reading,
  ]);
  const [row] = created;
  if (row) await startAnalysis(scope, row);
  else await forgetDocument(env, id);
  if (
    row &&
    fields.replaces &&
    may(member, "delete") &&
    (await replaceableCase(env, member, fields.replaces))
  )
    await deleteCases(scope, member, [fields.replaces]);
  // Also when the batch had been run before, and its answer was lost.
  const [own] = await selectCases(env).where(visibleCase(member, id));
  if (own) return toCase(own);
  const winner = idempotencyKey && (await caseByKey(env, member, idempotencyKey, sha256));
  if (winner) return winner;
  if (!row) await refuseWithoutRoom(env, member, fileSize);
  throw new AppError("conflict", "The case that this request made has been deleted.");
}

/**
 * Analyses a case once more because its user asks.
 * @throws AppError `not_found`; `conflict` while an analysis runs.
 */
export async function analyseAgain(scope: Scope, member: Member, caseId: string): Promise<Case> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  await getCase(env, member, caseId);
  const [row] = await database(env)
    .update(legalCases)
    .set(nextAttempt())
    .where(and(visibleCase(member, caseId), ne(legalCases.status, "analyzing")))
    .returning({ id: legalCases.id, attempt: legalCases.attempt });
  if (!row) throw new AppError("conflict", "This document is being analysed already.");
  await startAnalysis(scope, row);
  return getCase(env, member, caseId);
}

/** Starts the analysis of an attempt that is due. A start that fails now is made good by the sweeper: the row with its deadline is there. */
export async function startAnalysis(
  { env, requestId }: Scope,
  { id, attempt }: { id: string; attempt: number },
) {
  await startWorkflow(env, { caseId: id, attempt }).catch((error) =>
    log.warn("analysis_start_delayed", { requestId, caseId: id, error }),
  );
}

async function caseByKey(
  env: Env,
  member: Member,
  key: string,
  sha256: string,
): Promise<Case | undefined> {
  const [row] = await selectCases(env).where(
    and(
      visibleCases(member),
      eq(legalCases.user_id, member.user.id),
      eq(legalCases.idempotency_key, key),
    ),
  );
  if (!row) return undefined;
  if (row.file_sha256 !== sha256)
    throw new AppError(
      "conflict",
      "This Idempotency-Key belongs to the upload of another document.",
    );
  return toCase(row);
}

/**
 * A case whose document could not be analysed, so that another may take its place; null for any other, and for one
 * that has earlier versions.
 */
export async function replaceableCase(env: Env, member: Member, caseId: string) {
  const [row] = await selectCases(env).where(
    and(visibleCase(member, caseId), eq(legalCases.status, "failed")),
  );
  return row?.version === 1 ? toCase(row) : null;
}

/** One case of a user. @throws AppError `not_found`. */
export async function getCase(env: Env, member: Member, caseId: string): Promise<Case> {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  return toldTo(env, member, toCase(row));
}

/**
 * Renames a case, changes its type, its matter or its side, names its client.
 * @throws AppError `not_found`; `invalid_input` when no party is called like the client; `conflict` when there are
 * no parties yet, and with the case as it now is, when it is not any more as it was `seen`.
 */
export async function updateCase(
  scope: Scope,
  member: Member,
  caseId: string,
  { seen = {}, client, ...change }: CaseChange,
) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const db = database(env);
  const asSeen = Object.entries(seen).map(
    ([name, value]) => sql`${sql.identifier(name)} IS ${value}`,
  );
  const naming = client === undefined ? null : await clientChange(env, member, caseId, client);
  const moving =
    change.matter_id === undefined ? null : await filing(scope, member, [caseId], change.matter_id);
  const named = Object.keys({ ...change, ...(client === undefined ? {} : { client }) }).map(
    (what) => ({ what }),
  );
  const asAsked = and(visibleCase(member, caseId), ...asSeen, naming?.unchanged, moving?.allowed);
  const [, changed] = await db.batch([
    recordedOfCases(scope, member, "change", asAsked, { details: { changed: named } }),
    db
      .update(legalCases)
      .set({ ...change, ...naming?.columns })
      .where(asAsked)
      .returning({ id: legalCases.id }),
    ...(naming ? [naming.kept, uncounted(env, caseId)] : []),
    ...(moving ? [moving.coming] : []),
    ...indexNames(env, caseId),
  ]);
  if (naming) await countSoon(env, caseId);
  const current = await getCase(env, member, caseId);
  if (changed.length > 0) return current;
  throw new AppError(
    "conflict",
    `Somebody has changed this case in the meantime: it is now called “${current.case_name}”${current.case_type ? ` (${current.case_type})` : ""}. Your words are not lost; save again to keep yours.`,
    { current },
  );
}
