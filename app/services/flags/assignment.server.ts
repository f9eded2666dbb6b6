import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { flagAssignments } from "../../db/schema.server.ts";
import { toldOf } from "../comments/digest.server.ts";
import type { Member } from "../firms/rights.ts";

/**
 * The statements that assign a flag and note whom to tell, or take it back.
 * @param userId null: nobody any more.
 * @param onlyIf what must hold when they run.
 */
export function assignmentChange(
  env: Env,
  member: Member,
  caseId: string,
  flagId: string,
  userId: string | null,
  onlyIf: SQL,
): BatchItem<"sqlite">[] {
  const key = { firm_id: member.firm.id, case_id: caseId, flag_id: flagId };
  if (userId === null)
    return [
      database(env)
        .delete(flagAssignments)
        .where(
          and(
            eq(flagAssignments.firm_id, key.firm_id),
            eq(flagAssignments.case_id, caseId),
            eq(flagAssignments.flag_id, flagId),
            onlyIf,
          ),
        ),
    ];
  const set = { user_id: userId, assigned_by: member.user.id, assigned_at: Date.now() };
  const assignee = sql`members WHERE members.firm_id = ${key.firm_id} AND members.user_id = ${userId} AND ${onlyIf}`;
  return [
    insertWhere(env, flagAssignments, { ...key, ...set }, onlyIf).onConflictDoUpdate({
      target: [flagAssignments.firm_id, flagAssignments.case_id, flagAssignments.flag_id],
      set,
    }),
    toldOf(env, member, "assigned", caseId, assignee),
  ];
}
