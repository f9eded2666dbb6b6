import { and, desc, eq, lte, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  deletedOriginals,
  legalCases,
  matters,
  openFlags,
  openInAll,
  originalRetention,
} from "../../db/schema.server.ts";
import { dayAt } from "../../lib/days.ts";
import type { CaseLine } from "../../schemas/case.ts";
import { lineColumns, selectLines, toLine } from "../cases/lines.server.ts";
import { linesQuery } from "../cases/list.server.ts";
import { expiryNotice, ofItsDocument, originalExpiry } from "../cases/rows.server.ts";
import { sharedQuery } from "../comments/together.server.ts";
import { waitingFor } from "../comments/waiting.server.ts";
import { datesQuery, toListed } from "../dates/list.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { ofThisMonth, statsQuery, toStats } from "./stats.server.ts";

/** Specification, section 9. */
const recentCasesShown = 5;
const shown = 5;
const mostLosing = 50;
const day = 24 * 60 * 60_000;

/**
 * All that the dashboard shows, in one batch: the figures, the newest cases, those that are most at risk by their open
 * flags, and what waits: what failed, newest first; whose original is deleted within a week, the first to go first; and what is due within thirty days. And
 * for who shares the firm with others what waits for them in it.
 */
export async function dashboard(env: Env, member: Member, now = Date.now()) {
  const { timeZone } = member.firm;
  const month = { from: dayAt(now, timeZone), to: dayAt(now + 30 * day, timeZone) };
  const [stats, recent, failed, open, losing, people, due] = await database(env).batch([
    statsQuery(env, member, now),
    linesQuery(env, member, { limit: recentCasesShown }),
    failedQuery(env, member),
    openCasesQuery(env, member),
    losingQuery(env, member, now),
    sharedQuery(env, member),
    datesQuery(env, member, month, shown + 1),
  ]);
  return {
    stats: { ...toStats(stats), casesThisMonth: ofThisMonth(stats) },
    recent: recent.slice(0, recentCasesShown).map(toLine),
    failed: failed.map(toLine),
    open: open.map(({ high: High, medium: Medium, low: Low, ...row }) => ({
      ...toLine(row),
      open: { High, Medium, Low },
    })),
    losing: losing.map((row): CaseLine & { expires: string } => ({
      ...toLine(row),
      expires: new Date(row.expires_at).toISOString(),
    })),
    due: {
      dates: await toldTo(env, member, due.slice(0, shown).map(toListed)),
      more: due.length > shown,
    },
    waitsForMe: people.length > 1 ? await waitingFor(env, member) : null,
  };
}

const failedQuery = (env: Env, member: Member) =>
  selectLines(env)
    .where(and(visibleCases(member), eq(legalCases.status, "failed")))
    .orderBy(desc(legalCases.created_at))
    .limit(shown);

/**
 * The cases with open flags by the stored numbers of these: those with the most open High flags first, then those with
 * the most open ones, then the newest.
 */
export const openCasesQuery = (env: Env, member: Member) =>
  database(env)
    .select({
      ...lineColumns,
      ...{ high: openFlags.high, medium: openFlags.medium, low: openFlags.low },
    })
    .from(openFlags)
    // In this order: SQLite takes a cross join as it stands, and so has the gravest first without sorting all.
    .crossJoin(legalCases)
    .leftJoin(matters, eq(matters.id, legalCases.matter_id))
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

/** The cases whose originals are deleted within a week. Where nothing is set to be deleted, no case is looked at. */
const losingQuery = (env: Env, member: Member, now: number) =>
  database(env)
    .select({ ...lineColumns, expires_at: sql<number>`${originalExpiry}`.as("expires_at") })
    .from(originalRetention)
    .crossJoin(legalCases)
    .leftJoin(deletedOriginals, ofItsDocument)
    .leftJoin(matters, eq(matters.id, legalCases.matter_id))
    .where(
      and(
        eq(originalRetention.firm_id, member.firm.id),
        visibleCases(member),
        lte(originalExpiry, now + expiryNotice),
      ),
    )
    .orderBy(sql`expires_at`)
    .limit(mostLosing);
