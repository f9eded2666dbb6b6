import { eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";

/** Beside `legal_cases`: under which id the bucket keeps the newest version of a case; of an only one that of the case. */
export const newestDocument = sql<string>`coalesce((SELECT v.document_id FROM case_versions v
  WHERE v.case_id = legal_cases.id ORDER BY v.number DESC LIMIT 1), legal_cases.id)`;

/** Beside `legal_cases`: how many versions a case has, which is the number of its newest. */
export const newestVersion = sql<number>`coalesce((SELECT max(v.number) FROM case_versions v
  WHERE v.case_id = legal_cases.id), 1)`;

/** Beside `legal_cases`: when its newest version was uploaded. */
export const newestUploadedAt = sql<number>`coalesce((SELECT v.uploaded_at FROM case_versions v
  WHERE v.case_id = legal_cases.id ORDER BY v.number DESC LIMIT 1), legal_cases.created_at)`;

/** Under which id the bucket keeps the newest version of a case, by the case's id; null where it is not there. */
export async function documentOfCase(env: Env, caseId: string): Promise<string | null> {
  const [row] = await database(env)
    .select({ id: newestDocument })
    .from(legalCases)
    .where(eq(legalCases.id, caseId));
  return row?.id ?? null;
}
