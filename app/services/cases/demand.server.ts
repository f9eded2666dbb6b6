import { database } from "../../db/client.server.ts";
import { legalCases } from "../../db/schema.server.ts";
import type { Action } from "../../schemas/firm.ts";
import { demand, type Member, may } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import { noSuchCase } from "./rows.server.ts";

/**
 * Refuses what a member may not do with a case. Who may is let through without a look at the case: what is then done
 * with it must itself match only what they can see.
 * @throws AppError `not_found` for a case that they cannot see, else `forbidden` or `scope_missing`.
 */
export async function demandOnCase(env: Env, member: Member, action: Action, caseId: string) {
  if (may(member, action)) return;
  const seen = await database(env)
    .select({ id: legalCases.id })
    .from(legalCases)
    .where(visibleCase(member, caseId));
  if (seen.length === 0) throw noSuchCase();
  demand(member, action);
}

/** The same for reading a document: a person does on its page, which all who see it may; for a program it is an export. */
export const demandReading = async (env: Env, member: Member, caseId: string) =>
  member.token ? demandOnCase(env, member, "export", caseId) : undefined;
