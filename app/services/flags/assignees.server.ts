import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { legalCases, members, users } from "../../db/schema.server.ts";
import type { Person } from "../../schemas/person.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";
import { seesCase } from "../firms/walls.server.ts";

/** Those members of the firm who see a case, and whether each may also write: who may, can be assigned its flags. */
export async function peopleOnCase(
  env: Env,
  { firm }: Member,
  caseId: string,
): Promise<(Person & { writes: boolean })[]> {
  const { id, email, name } = users;
  const rows = await database(env)
    .select({ id, email, name, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .innerJoin(legalCases, eq(legalCases.firm_id, members.firm_id))
    .where(and(eq(members.firm_id, firm.id), eq(legalCases.id, caseId), seesCase()))
    .orderBy(asc(sql`CASE ${name} WHEN '' THEN ${email} ELSE ${name} END COLLATE NOCASE`));
  return rows.map(({ role, ...person }) => ({ ...person, writes: role !== "guest" }));
}

/** Holds while a user may write and sees a case. */
export const mayBeAssigned = (caseId: string, userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM members JOIN legal_cases ON legal_cases.firm_id = members.firm_id
    WHERE ${and(eq(legalCases.id, caseId), eq(members.user_id, userId), ne(members.role, "guest"), seesCase())})`;

/** @throws AppError `invalid_input` for somebody who may not write or does not see the case. */
export async function refuseAssignee(env: Env, member: Member, caseId: string, userId: string) {
  const people = await peopleOnCase(env, member, caseId);
  if (people.some(({ id, writes }) => id === userId && writes)) return;
  const reason = "Only a member of the firm who may write and sees this case can be assigned.";
  throw new AppError("invalid_input", reason, { fields: { assignee: [reason] } });
}
