import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { legalCases, openFlags, openInAll, riskOrder } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { selectCases, toCase } from "./rows.server.ts";

const shown = 5;

/** The gravest of a user's cases: those with a High or Medium flag, gravest first, then newest. At most five. */
export async function riskyCases(env: Env, member: Member): Promise<Case[]> {
  const rows = await selectCases(env)
    .where(and(visibleCases(member), sql`${riskOrder} >= 2`))
    .orderBy(desc(riskOrder), desc(legalCases.created_at))
    .limit(shown);
  return rows.map(toCase);
}

/** What waits for a user, at most five of each: what failed, newest first, and what has open flags. */
export async function waitingCases(env: Env, member: Member) {
  const [failed, open] = await Promise.all([
    selectCases(env)
      .where(and(visibleCases(member), eq(legalCases.status, "failed")))
      .orderBy(desc(legalCases.created_at))
      .limit(shown),
    casesWithOpenFlags(env, member),
  ]);
  return { failed: failed.map(toCase), open };
}

/** The cases with open flags, those with the most open High flags first, then those with the most open ones, then the newest. */
async function casesWithOpenFlags(env: Env, member: Member): Promise<Case[]> {
  const found = await openCasesQuery(env, member);
  const ids = found.map(({ id }) => id);
  const rows = await selectCases(env).where(sql`${legalCases.id} IN ${listed(ids)}`);
  return rows.map(toCase).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The query behind it: which they are, by the stored numbers of open flags. */
export const openCasesQuery = (env: Env, member: Member) =>
  database(env)
    .select({ id: openFlags.case_id })
    .from(openFlags)
    // In this order: SQLite takes a cross join as it stands, and so has the gravest first without sorting all.
    .crossJoin(legalCases)
    .where(
      and(
        eq(openFlags.firm_id, member.firm.id),
        eq(legalCases.id, openFlags.case_id),
        sql`${openInAll} > 0`,
        eq(legalCases.status, "analyzed"),
        visibleCases(member),
      ),
    )
    .orderBy(desc(openFlags.high), desc(openInAll), desc(legalCases.created_at))
    .limit(shown);
