import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { newestDocument, newestVersion } from "../versions/newest.server.ts";

/** The newest document of a case: its id in the bucket, and which version it is; undefined where there is no such case. */
export async function scannedDocument(env: Env, caseId: string) {
  const [row] = await database(env)
    .select({ id: newestDocument, version: newestVersion })
    .from(legalCases)
    .where(eq(legalCases.id, caseId));
  return row;
}
