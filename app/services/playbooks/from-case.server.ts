import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { getCaseDetails } from "../cases/details.server.ts";
import { getText } from "../cases/storage.server.ts";
import { AppError } from "../errors.ts";
import { demand, type Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { clientOf } from "./case-reading.server.ts";
import { createPlaybook } from "./playbooks.server.ts";

/** How many cases are offered. */
const offered = 20;

/** The newest cases that a member sees and in which something is decided, to make a playbook from. */
export const reviewedCases = (env: Env, member: Member) =>
  database(env)
    .select({ id: legalCases.id, name: legalCases.case_name })
    .from(legalCases)
    .where(
      and(
        visibleCases(member),
        eq(legalCases.status, "analyzed"),
        sql`EXISTS (SELECT 1 FROM flag_reviews WHERE case_id = ${legalCases.id} AND state <> 'open')`,
      ),
    )
    .orderBy(desc(legalCases.created_at))
    .limit(offered);

/**
 * Makes a draft of a playbook from what was decided about the flags of a case.
 * @returns its id.
 * @throws AppError `not_found`; `forbidden`; `conflict` for a case of which nothing is decided that a rule could say.
 */
export async function playbookFromCase(
  scope: Scope,
  member: Member,
  caseId: string,
): Promise<string> {
  const { env } = scope;
  const { case: of, documentId, analysis } = await getCaseDetails(env, member, caseId);
  demand(member, "playbooks");
  const text = analysis && (await getText(env, documentId));
  const { playbookFromDecisions } = await import("../../playbooks/from-decisions.ts");
  const content =
    analysis && text !== null
      ? playbookFromDecisions(
          { text, analysis, client: clientOf(analysis, of.client) },
          of.risk_flags,
        )
      : null;
  if (!content || content.rules.length === 0)
    throw new AppError(
      "conflict",
      "There are no decisions to make a playbook from yet. Please decide about some flags of this document first.",
    );
  return createPlaybook(scope, member, content, { published: false });
}
