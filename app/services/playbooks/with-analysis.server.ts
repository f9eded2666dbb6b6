import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  caseEdits,
  casePlaybooks,
  legalCases,
  playbooks,
  playbookVersions,
} from "../../db/schema.server.ts";
import type { Analysis } from "../../schemas/analysis.ts";
import { type AttemptParams, current } from "../analysis/attempts.server.ts";
import { editColumns } from "../flags/corrections.server.ts";
import { clientOf, judged, keepReading, noPlaybook, readAs } from "./case-reading.server.ts";
import { fittingPlaybook } from "./fitting.ts";
import { contentOf, selectPlaybooks, toListed } from "./rows.server.ts";

/** A document as it was analysed a moment ago; `client` is a party's name, or what somebody called one. */
type Analysed = {
  text: string;
  analysis: Pick<Analysis, "clauses" | "facts" | "documentType" | "perhaps" | "answers">;
  client: string | null;
};

/** What was chosen for a case whose attempt still counts. */
const chosenQuery = (env: Env, params: AttemptParams) =>
  database(env)
    .select({
      ...{ firm_id: legalCases.firm_id, side: legalCases.side },
      ...{ playbook_id: casePlaybooks.playbook_id, version: casePlaybooks.version },
      ...{ chosen_by: casePlaybooks.chosen_by, content: playbookVersions.content },
      ...editColumns,
    })
    .from(legalCases)
    .leftJoin(caseEdits, eq(caseEdits.case_id, legalCases.id))
    .leftJoin(casePlaybooks, eq(casePlaybooks.case_id, legalCases.id))
    .leftJoin(
      playbookVersions,
      and(
        eq(playbookVersions.playbook_id, casePlaybooks.playbook_id),
        eq(playbookVersions.version, casePlaybooks.version),
      ),
    )
    .where(current(params));
type Chosen = Awaited<ReturnType<typeof chosenQuery>>[number];

/** What somebody chose, or was read with before; else the one that fits best, if any does. */
async function playbookFor(env: Env, { analysis, client }: Analysed, row: Chosen) {
  const { playbook_id, version, chosen_by, content } = row;
  if (playbook_id === noPlaybook.playbook_id) return null;
  if (playbook_id !== null && content)
    return { playbook_id, version: version ?? 0, chosen_by: chosen_by ?? "", content };
  const published = await selectPlaybooks(env).where(
    and(eq(playbooks.firm_id, row.firm_id), gt(playbooks.version, 0), isNull(playbooks.deleted_at)),
  );
  const paper = { ...analysis, client: clientOf(analysis, client), side: row.side };
  const best = fittingPlaybook(published.map(toListed), paper);
  const found = published.find(({ id }) => id === best?.id);
  if (!found) return null;
  const { id, version: newest } = found;
  return { playbook_id: id, version: newest, chosen_by: "", content: contentOf(found) };
}

/**
 * The statements that keep what a case's playbook comes to: in the batch that stores an analysis, before the one that
 * ends the attempt. Nothing is kept if somebody has chosen another meanwhile.
 */
export async function readingOfResult(env: Env, params: AttemptParams, document: Analysed) {
  const [row] = await chosenQuery(env, params);
  const playbook = row && (await playbookFor(env, document, row));
  if (!playbook) return [];
  const { content, ...chosen } = playbook;
  const results = await judged(content, document, row);
  const seen = row.playbook_id === null ? null : `${row.playbook_id} ${row.version}`;
  return [
    keepReading(
      env,
      params.caseId,
      {
        ...chosen,
        results,
        read_as: readAs({ ...row, attempt: params.attempt, client: document.client }),
      },
      sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${current(params)}) AND (
        SELECT playbook_id || ' ' || version FROM case_playbooks WHERE case_id = ${params.caseId}) IS ${seen}`,
    ),
  ];
}
