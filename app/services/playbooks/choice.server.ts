import { eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseClients, caseEdits, casePlaybooks, legalCases } from "../../db/schema.server.ts";
import { withoutPlaybook } from "../../schemas/cases/upload.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { editColumns } from "../flags/corrections.server.ts";
import type { Scope } from "../scope.ts";
import { newestDocument } from "../versions/newest.server.ts";
import { keepReading, noPlaybook, readAs, workOut } from "./case-reading.server.ts";
import { findPlaybook } from "./rows.server.ts";

/** A playbook that a case may be read with. @throws AppError `not_found`; `conflict` for one that is not published. */
async function publishedPlaybook(env: Env, member: Member, playbookId: string) {
  const { content, version } = await findPlaybook(env, member, playbookId);
  if (!content) throw new AppError("conflict", "This playbook is not published yet.");
  return { content, version };
}

/**
 * Has a case read with the newest version of a playbook, or with none. The document is not read again.
 * @throws AppError `not_found` for a case or a playbook that is not there; `forbidden`; `conflict` for a playbook that is
 * not published.
 */
export async function choosePlaybook(
  scope: Scope,
  member: Member,
  caseId: string,
  playbookId: string | null,
) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const { id, status, attempt, analysis } = legalCases;
  const [row] = await database(env)
    .select({
      id,
      status,
      attempt,
      analysis,
      document_id: newestDocument,
      client: caseClients.client,
      ...editColumns,
      from: casePlaybooks.playbook_id,
    })
    .from(legalCases)
    .leftJoin(caseClients, eq(caseClients.case_id, id))
    .leftJoin(caseEdits, eq(caseEdits.case_id, id))
    .leftJoin(casePlaybooks, eq(casePlaybooks.case_id, id))
    .where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const chosen = playbookId === null ? null : await publishedPlaybook(env, member, playbookId);
  const results =
    chosen && row.status === "analyzed" ? await workOut(env, row, chosen.content) : null;
  const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`;
  const details = { changed: [{ what: "playbook", from: row.from || null, to: playbookId }] };
  await database(env).batch([
    recorded(scope, member, "reading", { kind: "case", id: caseId, details }, isThere),
    keepReading(
      env,
      caseId,
      {
        ...(playbookId !== null && chosen
          ? { playbook_id: playbookId, version: chosen.version }
          : noPlaybook),
        ...{ chosen_by: member.user.id, results, read_as: results && readAs(row) },
      },
      isThere,
    ),
  ]);
}

/**
 * The statements that keep what somebody chose at the upload of a document; none where the one that fits is to be chosen.
 * @throws AppError `not_found`; `conflict` for a playbook that is not published.
 */
export async function chosenAtUpload(
  scope: Scope,
  member: Member,
  caseId: string,
  choice: string | null,
) {
  if (choice === null) return [];
  const { env } = scope;
  const chosen =
    choice === withoutPlaybook
      ? noPlaybook
      : { playbook_id: choice, version: (await publishedPlaybook(env, member, choice)).version };
  const isThere = sql`EXISTS (SELECT 1 FROM legal_cases WHERE id = ${caseId})`;
  const details = { changed: [{ what: "playbook", to: chosen.playbook_id || null }] };
  return [
    recorded(scope, member, "reading", { kind: "case", id: caseId, details }, isThere),
    keepReading(
      env,
      caseId,
      { ...chosen, chosen_by: member.user.id, results: null, read_as: null },
      isThere,
    ),
  ] as const;
}
