import { and, eq, ne } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { firms, legalCases, members } from "../../db/schema.server.ts";
import { isCurrent } from "../firms/membership.server.ts";
import type { Member } from "../firms/rights.ts";
import { seesCase } from "../firms/walls.server.ts";

/** Another firm of a person than the one in which they act, in which they see a case; null: there is none. */
export async function otherFirmOfCase(
  env: Env,
  { user, firm }: Member,
  caseId: string,
): Promise<string | null> {
  const [row] = await database(env)
    .select({ id: legalCases.firm_id })
    .from(legalCases)
    .innerJoin(members, and(eq(members.firm_id, legalCases.firm_id), eq(members.user_id, user.id)))
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .where(
      and(eq(legalCases.id, caseId), ne(legalCases.firm_id, firm.id), isCurrent(), seesCase()),
    );
  return row?.id ?? null;
}
