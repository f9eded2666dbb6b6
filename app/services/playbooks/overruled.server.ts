import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, ruleOverrides } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";

/** From how often on a rule that is overridden the same way is worth another look. */
const often = 3;

/**
 * The query for the rules of a playbook that were overridden three times or more with the same result, in the cases that
 * a member may see.
 */
export const overruledRules = (env: Env, member: Member, playbookId: string) =>
  database(env)
    .select({
      ruleId: ruleOverrides.rule_id,
      result: ruleOverrides.result,
      times: sql<number>`count(*)`.as("times"),
    })
    .from(ruleOverrides)
    .innerJoin(legalCases, eq(legalCases.id, ruleOverrides.case_id))
    .where(and(eq(ruleOverrides.playbook_id, playbookId), visibleCases(member)))
    .groupBy(ruleOverrides.rule_id, ruleOverrides.result)
    .having(sql`count(*) >= ${often}`);

export type Overruled = Awaited<ReturnType<typeof overruledRules>>[number];
