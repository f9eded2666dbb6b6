import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { matters } from "../../db/schema.server.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { visibleMatters } from "../firms/walls.server.ts";

/** The matter as long as it is open and a member sees what is in it. */
const openMatter = (env: Env, member: Member, matterId: string) =>
  database(env)
    .select({ id: matters.id })
    .from(matters)
    .where(and(eq(matters.id, matterId), eq(matters.state, "open"), visibleMatters(member)));

/** Holds while a case may be filed there. */
export const mayFileIn = (env: Env, member: Member, matterId: string) =>
  sql`EXISTS ${openMatter(env, member, matterId)}`;

/** @throws AppError `invalid_input` for a matter that is closed, or that the member does not see. */
export async function refuseFiling(env: Env, member: Member, matterId: string) {
  const [matter] = await openMatter(env, member, matterId);
  if (matter) return;
  const reason = "There is no such open matter.";
  throw new AppError("invalid_input", reason, { fields: { matter_id: [reason] } });
}
