import { and, eq, type SQL, sql } from "drizzle-orm";
import { corrected } from "../../analysis/corrections/corrected.ts";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import {
  caseClients,
  caseEdits,
  casePlaybooks,
  legalCases,
  playbooks,
  playbookVersions,
  ruleOverrides,
  users,
} from "../../db/schema.server.ts";
import type { Analysis } from "../../schemas/analysis.ts";
import type { CaseReading } from "../../schemas/playbooks/case-reading.ts";
import type { PlaybookContent, PlaybookResult } from "../../schemas/playbooks/playbook.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { storedAnalysis } from "../cases/stored-reading.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { correctionsNow, type Edited, editColumns } from "../flags/corrections.server.ts";
import { newestDocument } from "../versions/newest.server.ts";

/** What is written where nobody wants a playbook for a case, so that none is proposed again. */
export const noPlaybook = { playbook_id: "", version: 0 } as const;

/** As of which analysis, for whom and with which corrections results are. */
export const readAs = ({
  attempt,
  client,
  ...of
}: { attempt: number; client: string | null } & Edited) =>
  JSON.stringify([attempt, client, correctionsNow(of)]);

/** A query for cases with what is chosen for them. It says nothing yet of whose they are. */
const selectReadings = (env: Env) =>
  database(env)
    .select({
      document_id: newestDocument.as("document_id"),
      ...{ id: legalCases.id, status: legalCases.status, attempt: legalCases.attempt },
      ...{ analysis: legalCases.analysis, client: caseClients.client, ...editColumns },
      ...{ playbook_id: casePlaybooks.playbook_id, version: casePlaybooks.version },
      ...{ chosen_by: casePlaybooks.chosen_by, results: casePlaybooks.results },
      ...{ read_as: casePlaybooks.read_as, content: playbookVersions.content },
      // In a batch every column needs a name of its own.
      newest: sql<number | null>`${playbooks.version}`.as("newest"),
      deleted_at: playbooks.deleted_at,
    })
    .from(legalCases)
    .leftJoin(caseClients, eq(caseClients.case_id, legalCases.id))
    .leftJoin(caseEdits, eq(caseEdits.case_id, legalCases.id))
    .leftJoin(casePlaybooks, eq(casePlaybooks.case_id, legalCases.id))
    .leftJoin(
      playbookVersions,
      and(
        eq(playbookVersions.playbook_id, casePlaybooks.playbook_id),
        eq(playbookVersions.version, casePlaybooks.version),
      ),
    )
    .leftJoin(playbooks, eq(playbooks.id, casePlaybooks.playbook_id))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectReadings>>[number];

const overridesOf = (env: Env, caseId: string) =>
  database(env)
    .select({
      ...{ playbook_id: ruleOverrides.playbook_id, ruleId: ruleOverrides.rule_id },
      ...{ result: ruleOverrides.result, reason: ruleOverrides.reason },
      at: ruleOverrides.overridden_at,
      ...{ by_id: users.id, by_email: users.email, by_name: users.name },
    })
    .from(ruleOverrides)
    .leftJoin(users, eq(users.id, ruleOverrides.overridden_by))
    .where(eq(ruleOverrides.case_id, caseId));

/**
 * What the firm's positions come to for a case that a member sees: with its playbook as it was published when it was
 * chosen. Results of another analysis, or for another client, are worked out anew and kept.
 * @throws AppError `not_found`.
 */
export async function readingOfCase(
  env: Env,
  member: Member,
  caseId: string,
): Promise<CaseReading> {
  const [[row], overrides] = await database(env).batch([
    selectReadings(env).where(visibleCase(member, caseId)),
    overridesOf(env, caseId),
  ]);
  if (!row) throw noSuchCase();
  const { playbook_id, version, content, newest, deleted_at } = row;
  if (!content || !playbook_id || !version)
    return { playbook: null, rules: [], results: [], overrides: [] };
  const results = await freshResults(env, row, content);
  return toldTo(env, member, {
    playbook: {
      ...{ id: playbook_id, name: content.name, version },
      newer: deleted_at === null && (newest ?? 0) > version ? newest : null,
      deleted: deleted_at !== null,
      fitted: row.chosen_by === "",
    },
    rules: content.rules,
    results: results ?? [],
    overrides: overrides
      .filter((one) => one.playbook_id === playbook_id)
      .map(({ ruleId, result, reason, at, by_id, by_email, by_name }) => ({
        ...{ ruleId, result, reason, at: new Date(at).toISOString() },
        by: by_id === null ? null : { id: by_id, email: by_email ?? "", name: by_name ?? "" },
      })),
  });
}

/** The results as they are now; null while there is no analysis. */
async function freshResults(
  env: Env,
  row: Row,
  content: PlaybookContent,
): Promise<PlaybookResult[] | null> {
  if (row.status !== "analyzed") return null;
  if (row.results && row.read_as === readAs(row)) return row.results;
  const results = await workOut(env, row, content);
  if (results)
    await database(env)
      .update(casePlaybooks)
      .set({ results, read_as: readAs(row) })
      .where(
        and(
          eq(casePlaybooks.case_id, row.id),
          eq(casePlaybooks.playbook_id, row.playbook_id ?? ""),
          eq(casePlaybooks.version, row.version ?? 0),
        ),
      );
  return results;
}

/** What a playbook comes to for an analysed case; null where there is nothing to read. */
export async function workOut(
  env: Env,
  row: Pick<Row, "document_id" | "analysis" | "client"> & Edited,
  content: PlaybookContent,
): Promise<PlaybookResult[] | null> {
  const analysis = storedAnalysis(row.analysis);
  const text = await getText(env, row.document_id);
  if (!analysis || text === null) return null;
  return judged(content, { text, analysis, client: row.client }, row);
}

type Read = Pick<Analysis, "clauses" | "facts" | "documentType" | "perhaps" | "answers">;

/** What a playbook comes to for a document whose facts people have corrected. @param of.client what somebody called one. */
export async function judged(
  content: PlaybookContent,
  { text, analysis, client }: { text: string; analysis: Read; client: string | null },
  edited: Edited,
): Promise<PlaybookResult[]> {
  const name = clientOf(analysis, client);
  const { riskFlags: _, ...as } = corrected(
    { ...analysis, riskFlags: [] },
    correctionsNow(edited),
    { name },
  );
  const { readWith } = await import("../../playbooks/read-with.ts");
  return readWith(content, { text, analysis: as, client: as.client.name ?? null });
}

/** The client, where that is a party of the document; what was typed at the upload may be none. */
export const clientOf = (
  { facts }: Pick<Analysis, "facts">,
  client: string | null,
): string | null => facts.parties.find(({ name }) => name === client)?.name ?? null;

/**
 * The statement that says with what a case is read from now on, and what came of it, if that is known.
 * @param onlyIf what must hold when the statement runs.
 */
export const keepReading = (
  env: Env,
  caseId: string,
  chosen: {
    playbook_id: string;
    version: number;
    chosen_by: string;
    results: PlaybookResult[] | null;
    read_as: string | null;
  },
  onlyIf: SQL,
) =>
  insertWhere(
    env,
    casePlaybooks,
    { case_id: caseId, chosen_at: Date.now(), ...chosen },
    onlyIf,
  ).onConflictDoUpdate({
    target: casePlaybooks.case_id,
    set: {
      ...Object.fromEntries(
        ["playbook_id", "version", "chosen_by", "chosen_at", "results", "read_as"].map((name) => [
          name,
          sql.raw(`excluded.${name}`),
        ]),
      ),
    },
  });
