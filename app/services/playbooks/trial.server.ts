import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseClients, caseEdits, legalCases } from "../../db/schema.server.ts";
import type { PlaybookContent, PlaybookResult } from "../../schemas/playbooks/playbook.ts";
import type { TriedCase } from "../../schemas/playbooks/trial.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { editColumns } from "../flags/corrections.server.ts";
import { charge } from "../throttle.server.ts";
import { newestDocument } from "../versions/newest.server.ts";
import { workOut } from "./case-reading.server.ts";
import { playbookToChange } from "./page.server.ts";

/** How many cases a playbook is tried on, and how many of them at once. */
export const mostTried = 50;
const triedAtOnce = 10;

/**
 * What the draft of a playbook comes to for the newest analysed cases that a member sees, beside what is published; some
 * of them at a time.
 * @param from how many have been tried before; `next` is the same for the next ones, null after the last.
 * @throws AppError `not_found`; `forbidden`.
 */
export async function tryPlaybook(env: Env, member: Member, playbookId: string, from: number) {
  const { name, content, published, version } = await playbookToChange(env, member, playbookId);
  await charge({ env }, "making", member.user.id);
  const start = Math.min(Math.max(0, Math.trunc(from) || 0), mostTried);
  const most = Math.min(triedAtOnce, mostTried - start);
  const rows = await database(env)
    .select({
      ...{ id: legalCases.id, name: legalCases.case_name, analysis: legalCases.analysis },
      ...{ client: caseClients.client, document_id: newestDocument, ...editColumns },
    })
    .from(legalCases)
    .leftJoin(caseClients, eq(caseClients.case_id, legalCases.id))
    .leftJoin(caseEdits, eq(caseEdits.case_id, legalCases.id))
    .where(
      and(
        visibleCases(member),
        eq(legalCases.status, "analyzed"),
        sql`${legalCases.analysis} IS NOT NULL`,
      ),
    )
    .orderBy(desc(legalCases.created_at), desc(legalCases.id))
    .limit(most + 1)
    .offset(start);
  const tried: TriedCase[] = [];
  // One after another: each has its document in memory.
  for (const row of rows.slice(0, most)) {
    const results = await workOut(env, row, content);
    const before = published && (await workOut(env, row, published));
    if (results) tried.push({ id: row.id, name: row.name, ...compared(content, results, before) });
  }
  const end = start + Math.min(rows.length, most);
  const next = rows.length > most && end < mostTried ? end : null;
  return { name, version, rules: content.rules, tried, start, end, next };
}

/** How many rules come to what, and those that come to something else than what is published. */
function compared(
  { rules }: PlaybookContent,
  results: readonly PlaybookResult[],
  before: readonly PlaybookResult[] | null,
): Omit<TriedCase, "id" | "name"> {
  const counts = { met: 0, fallback: 0, not_met: 0, cannot_tell: 0 };
  for (const { result } of results) counts[result] += 1;
  const was = new Map(before?.map(({ ruleId, result }) => [ruleId, result]));
  const changed = before
    ? results.flatMap(({ ruleId, result }) => {
        const from = was.get(ruleId) ?? null;
        return from === result ? [] : [{ ruleId, from, to: result }];
      })
    : [];
  const kept = new Set(rules.map(({ id }) => id));
  return { counts, changed, gone: [...was.keys()].filter((id) => !kept.has(id)).length };
}
