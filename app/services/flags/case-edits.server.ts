import { sql } from "drizzle-orm";
import { legalCases } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import {
  type CaseEdit,
  type CaseEdits,
  correctionsIn,
  editsWhere,
  summaryField,
} from "../../schemas/hand.ts";
import { readForReader } from "../cases/client.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import {
  correctionsOf,
  editsOf,
  noSuchCase,
  readWords,
  selectCases,
  toCase,
} from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { storedAnalysis } from "../cases/stored-reading.server.ts";
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
  const { read, made } = readWords(row);
  const mine = { by: member.user.id, at: Date.now(), version: row.version };
  const edits: CaseEdits = { ...before?.edits };
  for (const [field, value] of Object.entries(said)) {
    if (value === undefined) continue;
    // What was said of other versions stays said of these.
    const others = (edits[field] ?? []).filter(({ version: of }) => of !== row.version);
    const now = value === (made[field] ?? "") ? null : value;
    const edit = { ...mine, value: now, read: read[field] ?? "" };
    edits[field] = now === null && others.length === 0 ? [] : [...others, edit];
  }
  const after = {
    ...{ case_id: caseId, version: version + 1, edits: editsWhere(edits, () => true) },
    note: note === undefined ? (before?.note ?? null) : note || null,
  };
  const names = [...Object.keys(said), ...(note === undefined ? [] : ["note"])];
  const written = await writeHands(scope, member, caseId, {
    did: Object.keys(said).length > 0 ? "edited_case" : "noted_case",
    titles: Object.keys(said),
    rows: [],
    edits: { before, after, summary: await summaryWith(env, row, edits) },
    told: [["edit", { changed: names.map((what) => ({ what })) }]],
    onlyIf: sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE id = ${caseId} AND status = 'analyzed')`,
  });
  const [again] = await selectCases(env).where(visibleCase(member, caseId));
  if (!again) throw noSuchCase();
  if (!written) throw changedMeanwhile(toCase(again));
  return toCase(again);
}

/**
 * The summary of a case as it is with these edits of its facts, which it is put together from; null where they change
 * nothing of it.
 * @param row the case as it is before them.
 */
export async function summaryWith(
  env: Env,
  row: Awaited<ReturnType<typeof selectCases>>[number],
  edits: CaseEdits,
): Promise<string | null> {
  const said = correctionsIn(edits, row.version);
  if (JSON.stringify(said) === JSON.stringify(correctionsOf(row))) return null;
  const analysis = storedAnalysis(row.analysis);
  const text = analysis && (await getText(env, row.document_id));
  if (!analysis || text === null) return null;
  const name = analysis.facts.parties.find((party) => party.name === row.client)?.name ?? null;
  const { ai_summary } = await readForReader(text, row, { name, side: row.side }, said);
  return ai_summary;
}

const changedMeanwhile = (current: Case) =>
  new AppError(
    "conflict",
    "Somebody has edited this case in the meantime. Nothing of yours was stored; look at their words, and save yours again.",
    { current },
  );
