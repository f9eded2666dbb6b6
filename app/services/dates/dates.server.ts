import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { caseDateReadings, caseDates, legalCases } from "../../db/schema.server.ts";
import type { CaseDates, KeptDate } from "../../schemas/dates/kept.ts";
import { noSuchCase, selectCases } from "../cases/rows.server.ts";
import { getText } from "../cases/storage.server.ts";
import { storedAnalysis } from "../cases/stored-reading.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { wholeDocuments } from "../semaphore.ts";
import { charge } from "../throttle.server.ts";
import { datesStatements } from "./reading.server.ts";
import { selectDates, textOrder, toDate } from "./rows.server.ts";

/**
 * Sees to it that the dates of a case are those of its newest analysis, and reads them where they are not.
 * @returns whether all of the document was read for them.
 * @throws AppError `not_found`; `conflict` while there are none; `too_many_requests`.
 */
export async function readCaseDates(env: Env, member: Member, caseId: string): Promise<boolean> {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const [reading] = await database(env)
    .select()
    .from(caseDateReadings)
    .where(eq(caseDateReadings.case_id, caseId));
  const { analyzed_at: analyzedAt, document_id: documentId } = row;
  const analysis = row.status === "analyzed" ? storedAnalysis(row.analysis) : null;
  // What is kept of an earlier version or analysis stays what it is until there is another.
  if (reading && (!analysis || reading.analyzed_at === analyzedAt)) return reading.complete;
  if (!analysis || analyzedAt === null) throw tooEarly();
  await charge({ env }, "making", member.user.id);
  return wholeDocuments.run(async () => {
    const text = await getText(env, documentId);
    if (text === null) throw tooEarly();
    const { facts } = analysis;
    const [first, ...rest] = await datesStatements(
      env,
      { caseId, firmId: member.firm.id, text, facts, analyzedAt },
      and(
        visibleCase(member, caseId),
        eq(legalCases.status, "analyzed"),
        eq(legalCases.analyzed_at, analyzedAt),
      ),
    );
    if (first) await database(env).batch([first, ...rest]);
    const [now] = await database(env)
      .select({ complete: caseDateReadings.complete })
      .from(caseDateReadings)
      .where(eq(caseDateReadings.case_id, caseId));
    return now?.complete ?? true;
  });
}

const tooEarly = () =>
  new AppError("conflict", "There are no dates yet: this document is not analysed.");

/**
 * The dates of a case, as people have confirmed and corrected them, in the order of its text.
 * @throws AppError as `readCaseDates`.
 */
export async function getCaseDates(env: Env, member: Member, caseId: string): Promise<CaseDates> {
  const complete = await readCaseDates(env, member, caseId);
  return { dates: await listDates(env, member, caseId), complete };
}

/** The dates that are kept of a case which a member sees, in the order of its text. */
export async function listDates(env: Env, member: Member, caseId: string): Promise<KeptDate[]> {
  const rows = await selectDates(env)
    .where(
      and(
        eq(caseDates.case_id, caseId),
        sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`,
      ),
    )
    .orderBy(...textOrder);
  return toldTo(env, member, rows.map(toDate));
}
