import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import type { CaseAnalysis } from "../../db/schema.server.ts";
import { caseDateReadings, caseDates, legalCases } from "../../db/schema.server.ts";
import { placeAnchor } from "../flags/anchor.ts";
import { type DateRow, mergedDates } from "./merging.ts";

/** So many characters of a document are read for dates, some 150 pages. */
export const maxDatedCharacters = 400_000;
/** So many dates of the reader's are kept of a document. */
const mostReadDates = 500;

type Reading = {
  caseId: string;
  firmId: string;
  text: string;
  facts: CaseAnalysis["facts"];
  /** That of the analysis, in milliseconds since 1970. */
  analyzedAt: number;
};

/**
 * The statements that keep the dates of a document that was read, together with what people said of them. Nothing is
 * written where somebody says something of one in the meantime: it is read again when somebody looks.
 * @param isCurrent what must hold of its case when they run.
 */
export async function datesStatements(
  env: Env,
  { caseId, firmId, text, facts, analyzedAt }: Reading,
  isCurrent: SQL | undefined,
): Promise<BatchItem<"sqlite">[]> {
  const db = database(env);
  const { datesOf } = await import("../../analysis/read-dates.ts");
  const { calendarOf } = await import("../../analysis/dates/business-day-meaning.ts");
  const law = facts.governingLaw ? calendarOf(facts.governingLaw.value) : null;
  const read = datesOf(text.slice(0, maxDatedCharacters), facts).map((date) =>
    // By whose holidays it will be counted once its event has a day.
    date.event && date.period?.unit === "business_days" && !date.calendar
      ? { ...date, calendar: law }
      : date,
  );
  const kept = await db.select().from(caseDates).where(eq(caseDates.case_id, caseId));
  const rows = mergedDates(kept, read.slice(0, mostReadDates), {
    ...{ caseId, firmId },
    place: (quote, start) => placeAnchor(text, { prefix: "", suffix: "", start }, quote),
  });
  const run = crypto.randomUUID();
  const complete = text.length <= maxDatedCharacters && read.length <= mostReadDates;
  const seen = JSON.stringify(kept.map(({ date_id, version }) => [date_id, version]));
  const asSeen = sql`(SELECT count(*) FROM case_dates WHERE case_id = ${caseId}) = ${kept.length}
    AND NOT EXISTS (SELECT 1 FROM json_each(${seen}) s WHERE NOT EXISTS (
      SELECT 1 FROM case_dates d WHERE d.case_id = ${caseId}
        AND d.date_id = s.value ->> 0 AND d.version = s.value ->> 1))`;
  const isThis = sql`EXISTS (SELECT 1 FROM case_date_readings WHERE case_id = ${caseId} AND run = ${run})`;
  return [
    insertWhere(
      env,
      caseDateReadings,
      { case_id: caseId, analyzed_at: analyzedAt, complete, run },
      and(sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${isCurrent})`, asSeen),
    ).onConflictDoUpdate({
      target: caseDateReadings.case_id,
      set: { analyzed_at: analyzedAt, complete, run },
    }),
    db.delete(caseDates).where(and(eq(caseDates.case_id, caseId), isThis)),
    insertionOf(env, rows, isThis),
  ];
}

const columns = [
  ...["case_id", "date_id", "firm_id", "day", "state", "own", "gone"],
  ...["base", "said", "moved_from", "changed_by", "changed_at", "version"],
] as const;

/** One statement for all of them, since a batch has room for few. */
function insertionOf(env: Env, rows: readonly DateRow[], onlyIf: SQL) {
  const stored = JSON.stringify(
    rows.map((row) => ({ ...row, own: Number(row.own), gone: Number(row.gone) })),
  );
  const values = columns.map((name) => sql.raw(`s.value ->> '${name}'`));
  return database(env)
    .insert(caseDates)
    .select(sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${stored}) s WHERE ${onlyIf}`)
    .onConflictDoNothing();
}
