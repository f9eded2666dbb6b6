import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { legalCases, riskOrder } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import { ownedBy, selectCases, toCase } from "./rows.server.ts";

const shown = 5;

/** The gravest of a user's cases: those with a High or Medium flag, gravest first, then newest. At most five. */
export async function riskyCases(env: Env, userId: string): Promise<Case[]> {
  const rows = await selectCases(env)
    .where(and(ownedBy(userId), sql`${riskOrder} >= 2`))
    .orderBy(desc(riskOrder), desc(legalCases.created_at))
    .limit(shown);
  return rows.map(toCase);
}

/** What waits for a user, newest first, at most five of each: what failed, and what has flags of which none is decided. */
export async function waitingCases(env: Env, userId: string) {
  const newest = desc(legalCases.created_at);
  const undecided = sql`NOT EXISTS (SELECT 1 FROM flag_reviews WHERE flag_reviews.case_id = ${legalCases.id})`;
  const [failed, unreviewed] = await Promise.all([
    selectCases(env)
      .where(and(ownedBy(userId), eq(legalCases.status, "failed")))
      .orderBy(newest)
      .limit(shown),
    selectCases(env)
      .where(
        and(
          ownedBy(userId),
          eq(legalCases.status, "analyzed"),
          isNotNull(legalCases.top_risk),
          undecided,
        ),
      )
      .orderBy(newest)
      .limit(shown),
  ]);
  return { failed: failed.map(toCase), unreviewed: unreviewed.map(toCase) };
}
