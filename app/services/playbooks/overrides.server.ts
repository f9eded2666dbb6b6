import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { casePlaybooks, legalCases, ruleOverrides } from "../../db/schema.server.ts";
import type { OverrideChange } from "../../schemas/playbooks/answers.ts";
import { comesTo, readRules } from "../../schemas/playbooks/case-reading.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { readingOfCase } from "./case-reading.server.ts";

/**
 * Says for one case what a rule of its playbook comes to, whatever its words say; a result of null takes that back.
 * @throws AppError `not_found` also for a rule that the playbook of the case does not have; `forbidden`.
 */
export async function overrideRule(
  scope: Scope,
  member: Member,
  caseId: string,
  { rule_id, result, reason }: OverrideChange,
) {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const reading = await readingOfCase(env, member, caseId);
  const read = readRules(reading).find(({ rule }) => rule.id === rule_id);
  if (!reading.playbook || !read)
    throw new AppError("not_found", "The playbook of this case has no such rule.");
  const playbook_id = reading.playbook.id;
  const isRead = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)}) AND EXISTS (
    SELECT 1 FROM ${casePlaybooks} WHERE ${and(eq(casePlaybooks.case_id, caseId), eq(casePlaybooks.playbook_id, playbook_id))})`;
  const details = { changed: [{ what: rule_id, from: comesTo(read), to: result }] };
  const said = { result, reason, overridden_by: member.user.id, overridden_at: Date.now() };
  await database(env).batch([
    recorded(scope, member, "override", { kind: "case", id: caseId, details }, isRead),
    result === null
      ? database(env)
          .delete(ruleOverrides)
          .where(
            and(
              eq(ruleOverrides.case_id, caseId),
              eq(ruleOverrides.playbook_id, playbook_id),
              eq(ruleOverrides.rule_id, rule_id),
              isRead,
            ),
          )
      : insertWhere(
          env,
          ruleOverrides,
          { case_id: caseId, playbook_id, rule_id, ...said, result },
          isRead,
        ).onConflictDoUpdate({
          target: [ruleOverrides.case_id, ruleOverrides.playbook_id, ruleOverrides.rule_id],
          set: { ...said, result },
        }),
  ]);
}
