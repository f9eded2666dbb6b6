import { and, desc, ne } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";

const most = 20;

/** The newest cases that a document may be the next version of, for who uploads without scripts. */
export const recentCases = (env: Env, member: Member) =>
  database(env)
    .select({ id: legalCases.id, case_name: legalCases.case_name })
    .from(legalCases)
    .where(and(visibleCases(member), ne(legalCases.status, "analyzing")))
    .orderBy(desc(legalCases.created_at), desc(legalCases.id))
    .limit(most);
