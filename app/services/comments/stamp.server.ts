import { sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import { sha256 } from "../../lib/sha256.server.ts";
import { noSuchCase } from "../cases/rows.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";

/** A word that changes with everything that people do on a case, and costs little to ask for. @throws AppError `not_found`. */
export async function caseStamp(env: Env, member: Member, caseId: string): Promise<string> {
  const [row] = await database(env)
    .select({
      of: sql<string>`json_array(status, attempt, case_name, case_type, matter_id, analyzed_at,
        (SELECT client FROM case_clients WHERE case_id = legal_cases.id),
        (SELECT json_array(count(*), sum(version), max(reviewed_at), max(edited_at)) FROM flag_reviews
          WHERE case_id = legal_cases.id),
        (SELECT version FROM case_edits WHERE case_id = legal_cases.id),
        (SELECT json_array(count(*), max(created_at), max(edited_at)) FROM comments
          WHERE firm_id = legal_cases.firm_id AND case_id = legal_cases.id))`,
    })
    .from(legalCases)
    .where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  return sha256(row.of).toString("base64url").slice(0, 22);
}
