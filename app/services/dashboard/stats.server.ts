import { type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { riskOrder } from "../../db/schema.server.ts";
import { monthStart } from "../../lib/dates.ts";
import { sha256 } from "../../lib/sha256.server.ts";
import { sampleContract } from "../analysis/sample-contract.ts";
import type { Member } from "../firms/rights.ts";
import { seenBySubtraction } from "../firms/walls.server.ts";

/** Specification, section 9. Nothing is saved by what could not be read, and by the sample, which is nobody's work. */
const hoursSavedPerCase = 2.5;
const sampleHash = sha256(sampleContract.text).toString("hex");

/**
 * The query behind `caseStats`: months begin in Sydney. To ask of each of a firm's cases whether it is seen would take
 * longest, so those that are not are counted by themselves, and taken off: the walled-off ones and those just deleted.
 */
export function statsQuery(env: Env, member: Member, now = Date.now()) {
  const thisMonth = monthStart(now);
  const lastMonth = monthStart(thisMonth - 1);
  const { all, hidden } = seenBySubtraction(member);
  /** @param sameOfFew the same match for the few that are hidden, where the first is for an index of all. */
  const counted = (match: SQL, sameOfFew = match) =>
    sql<number>`(SELECT count(*) ${all(match)}) - (SELECT count(*) ${hidden(sameOfFew)})`;
  const since = (from: number) => counted(sql`AND legal_cases.created_at >= ${from}`);
  return database(env)
    .select({
      total: counted(sql``).as("total"),
      // Without a flag: fewer than those with one.
      harmless: counted(sql`AND ${riskOrder} = 0`, sql`AND legal_cases.top_risk IS NULL`).as(
        "harmless",
      ),
      analysed: counted(sql`AND legal_cases.status = 'analyzed'`).as("analysed"),
      samples: counted(
        sql`AND legal_cases.status = 'analyzed' AND legal_cases.file_sha256 = ${sampleHash}`,
      ).as("samples"),
      now: since(thisMonth).as("now"),
      sinceLast: since(lastMonth).as("sinceLast"),
    })
    .from(sql`(SELECT 1)`);
}

/**
 * The figures of a user's dashboard. `changeFromLastMonth` is in whole percent: this calendar month's cases against
 * the previous one's, in Sydney's calendar; null when the previous month had none.
 */
export const caseStats = async (env: Env, member: Member, now = Date.now()) =>
  toStats(await statsQuery(env, member, now));

/** How many cases came in this month, of what the query answered. */
export const ofThisMonth = ([row]: Awaited<ReturnType<typeof statsQuery>>) => row?.now ?? 0;

/** The same of what the query answered. */
export function toStats([row]: Awaited<ReturnType<typeof statsQuery>>) {
  const { total = 0, harmless = 0, now: current = 0, sinceLast = 0 } = row ?? {};
  const { analysed = 0, samples = 0 } = row ?? {};
  const before = sinceLast - current;
  return {
    totalCases: total,
    hoursSaved: Number(((analysed - samples) * hoursSavedPerCase).toFixed(1)),
    risksResolved: total - harmless,
    changeFromLastMonth: before === 0 ? null : Math.round(((current - before) / before) * 100),
  };
}
