import { sql } from "drizzle-orm";
import { legalCases } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import { type CaseEdit, type CaseEdits, summaryField } from "../../schemas/hand.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { editsOf, noSuchCase, readWords, selectCases, toCase } from "../cases/rows.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { writeHands } from "./write-hands.server.ts";

/**
 * Changes what is said of a case in place of the reader: its summary and its facts; and the note on it.
 * @throws AppError `not_found`; `conflict` while there is no analysis, and with the case as it now is, when it is not
 * any more as it was seen.
 */
export async function editCase(
  scope: Scope,
  member: Member,
  caseId: string,
  { version, executiveSummary, facts = {}, note }: CaseEdit,
): Promise<Case> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  if (row.status !== "analyzed")
    throw new AppError("conflict", "There is nothing to edit yet: this document is not analysed.");
  const before = editsOf(row);
  if ((before?.version ?? 0) !== version) throw changedMeanwhile(toCase(row));
  const said = {
    ...facts,
    ...(executiveSummary !== undefined && { [summaryField]: executiveSummary }),
  };
  const read = readWords(row);
  const edits: CaseEdits = { ...before?.edits };
  for (const [field, value] of Object.entries(said)) {
    if (value === undefined) continue;
    if (value === null || value === (read[field] ?? "")) delete edits[field];
    else edits[field] = { value, read: read[field] ?? "", by: member.user.id, at: Date.now() };
  }
  const after = {
    ...{ case_id: caseId, version: version + 1, edits },
    note: note === undefined ? (before?.note ?? null) : note || null,
  };
  const names = [...Object.keys(said), ...(note === undefined ? [] : ["note"])];
  const written = await writeHands(scope, member, caseId, {
    did: Object.keys(said).length > 0 ? "edited_case" : "noted_case",
    titles: Object.keys(said),
    rows: [],
    edits: { before, after },
    told: [["edit", { changed: names.map((what) => ({ what })) }]],
    onlyIf: sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE id = ${caseId} AND status = 'analyzed')`,
  });
  const [again] = await selectCases(env).where(visibleCase(member, caseId));
  if (!again) throw noSuchCase();
  if (!written) throw changedMeanwhile(toCase(again));
  return toCase(again);
}

const changedMeanwhile = (current: Case) =>
  new AppError(
    "conflict",
    "Somebody has edited this case in the meantime. Nothing of yours was stored; look at their words, and save yours again.",
    { current },
  );
