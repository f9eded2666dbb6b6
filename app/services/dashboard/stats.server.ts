import { and, gte, lt, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, riskOrder } from "../../db/schema.server.ts";
import { monthStart } from "../../lib/dates.ts";
import { hoursSavedPerCase } from "../../schemas/case.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";

/** The query behind `caseStats`: months begin in Sydney. */
export function statsQuery(env: Env, member: Member, now = Date.now()) {
  const thisMonth = monthStart(now);
  const lastMonth = monthStart(thisMonth - 1);
  const inMonth = (from: number, to: number) =>
    sql<number>`count(*) filter (where ${and(gte(legalCases.created_at, from), lt(legalCases.created_at, to))})`;
  return database(env)
    .select({
      total: sql<number>`count(*)`.as("total"),
      // At least one flag. The order by risk has an index, which spares reading the cases themselves.
      risky: sql<number>`count(*) filter (where ${riskOrder} > 0)`.as("risky"),
      now: inMonth(thisMonth, Number.MAX_SAFE_INTEGER).as("now"),
      before: inMonth(lastMonth, thisMonth).as("before"),
    })
    .from(legalCases)
    .where(visibleCases(member));
}

/**
 * The figures of a user's dashboard. `changeFromLastMonth` is in whole percent: this calendar month's cases against
 * the previous one's, in Sydney's calendar; null when the previous month had none.
 */
export const caseStats = async (env: Env, member: Member, now = Date.now()) =>
  toStats(await statsQuery(env, member, now));

/** The same of what the query answered. */
export function toStats([row]: Awaited<ReturnType<typeof statsQuery>>) {
  const { total = 0, risky = 0, now: current = 0, before = 0 } = row ?? {};
  return {
    totalCases: total,
    hoursSaved: Number((total * hoursSavedPerCase).toFixed(1)),
    risksResolved: risky,
    changeFromLastMonth: before === 0 ? null : Math.round(((current - before) / before) * 100),
  };
}
