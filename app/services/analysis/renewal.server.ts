import { and, eq, sql } from "drizzle-orm";
import { builtInAnalyser } from "../../analysis/version.ts";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { startAnalysis } from "../cases/cases.server.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { noSuchCase, selectCases } from "../cases/rows.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { keepPlaces } from "../versions/keep-places.server.ts";
import { nextAttempt } from "./attempts.server.ts";

type Read = Pick<typeof legalCases.$inferSelect, "status" | "analyser" | "analysis">;

/** Whether a case was read by an analyser of before: by an older built-in one, or by any that asked no questions. */
export function isOutdated({ status, analyser, analysis }: Read): boolean {
  if (status !== "analyzed" || analysis === null) return false;
  const [name = ""] = (analyser ?? "").split(" (");
  const isOlder = name.startsWith("built-in") && name !== builtInAnalyser;
  return isOlder || analysis.answers === undefined;
}

/**
 * Has a case that an analyser of before has read analysed anew, once: one that is as of today, or that is being read, is
 * left alone. Where the words stand about which people have decided is noted first, so that each is found again.
 * @throws AppError `not_found`, `forbidden`.
 */
export async function renewReading(scope: Scope, member: Member, caseId: string): Promise<void> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  if (!isOutdated(row)) return;
  const isSame = and(
    visibleCase(member, caseId),
    eq(legalCases.status, "analyzed"),
    eq(legalCases.attempt, row.attempt),
  );
  const db = database(env);
  const { id, attempt } = legalCases;
  const isBegun = sql`EXISTS (SELECT 1 FROM ${legalCases}
    WHERE id = ${caseId} AND status = 'analyzing' AND attempt = ${row.attempt + 1})`;
  const [[begun]] = await db.batch([
    db.update(legalCases).set(nextAttempt()).where(isSame).returning({ id, attempt }),
    ...(await keepPlaces(env, row, isBegun)),
  ]);
  if (begun) await startAnalysis(scope, begun);
}
