import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { legalCases } from "../../../app/db/schema.server.ts";
import { countUncounted, uncounted } from "../../../app/services/flags/open-flags.server.ts";
import { indexNames } from "../../../app/services/search/passage-index.server.ts";

type NewCase = typeof legalCases.$inferInsert;

/** Puts cases into the database as if they had been uploaded and analysed, in a firm of one. @returns their ids in order. */
export async function storeCases(userId: string, cases: Partial<NewCase>[]): Promise<string[]> {
  const db = database(env);
  const ids: string[] = [];
  for (const [i, one] of cases.entries()) {
    const id = crypto.randomUUID();
    await db.batch([
      db.insert(legalCases).values({
        id,
        firm_id: userId,
        user_id: userId,
        case_name: `Case ${i + 1}`,
        file_name: "Contract.txt",
        file_type: "txt",
        file_size: 7,
        file_sha256: "0".repeat(64),
        status: "analyzed",
        stage: "done",
        attempt: 1,
        tries: 1,
        created_at: Date.now(),
        ...one,
      }),
      ...indexNames(env, id),
      uncounted(env, id),
    ]);
    ids.push(id);
  }
  await countUncounted(env);
  return ids;
}
