import { eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";

/** Beside `legal_cases`: under which id the bucket keeps the newest version of a case; of an only one that of the case. */
export const newestDocument = sql<string>`coalesce((SELECT v.document_id FROM case_versions v
  WHERE v.case_id = legal_cases.id ORDER BY v.number DESC LIMIT 1), legal_cases.id)`;

/** Beside `legal_cases`: how many versions a case has, which is the number of its newest. */
export const newestVersion = sql<number>`coalesce((SELECT max(v.number) FROM case_versions v
  WHERE v.case_id = legal_cases.id), 1)`;

/** Under which id the bucket keeps the newest version of the case that matches; null where none does. */
export async function documentOf(env: Env, match: SQL | undefined): Promise<string | null> {
  const [row] = await database(env).select({ id: newestDocument }).from(legalCases).where(match);
  return row?.id ?? null;
}

/** The same of a case by its id. */
export const documentOfCase = (env: Env, caseId: string) =>
  documentOf(env, eq(legalCases.id, caseId));
