import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { firms, matterMembers, matters, members, users } from "../../db/schema.server.ts";
import type { Case } from "../../schemas/case.ts";
import type { Person } from "../../schemas/person.ts";
import { AppError } from "../errors.ts";
import { isCurrent } from "../firms/membership.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";

const person = { id: users.id, email: users.email, name: users.name };
const byName = asc(
  sql`CASE ${users.name} WHEN '' THEN ${users.email} ELSE ${users.name} END COLLATE NOCASE`,
);

/** Finds those who can be named in a matter, for a choice; a guest is told of nobody. */
export const peopleOfFirm = (env: Env, { firm, role }: Member) =>
  database(env)
    .select({ ...person, role: members.role })
    .from(members)
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(
      and(eq(members.firm_id, firm.id), isCurrent(), role === "guest" ? sql`false` : undefined),
    )
    .orderBy(byName);

/** Finds the people named in matters, for each with the matter's id. It does not ask who may know. */
export const namedPeople = (env: Env, { firm }: Member, matterIds: string[]) =>
  database(env)
    .select({ matter: matterMembers.matter_id, ...person })
    .from(matterMembers)
    .innerJoin(users, eq(users.id, matterMembers.user_id))
    .where(
      and(
        eq(matterMembers.firm_id, firm.id),
        sql`${matterMembers.matter_id} IN ${listed(matterIds)}`,
      ),
    )
    .orderBy(byName);

/** The people of one matter among those found. */
export const namedIn = (
  named: Awaited<ReturnType<typeof namedPeople>>,
  matterId: string,
): Person[] =>
  named.filter(({ matter }) => matter === matterId).map(({ matter: _, ...person }) => person);

/** Who looks after the matter of a case that a member sees, and who is named in it; nobody for an unfiled one. */
export async function peopleInMatterOf(env: Env, member: Member, { matter }: Pick<Case, "matter">) {
  if (!matter) return [];
  const db = database(env);
  const [responsible, named] = await db.batch([
    db
      .select(person)
      .from(matters)
      .innerJoin(users, eq(users.id, matters.responsible_id))
      .where(eq(matters.id, matter.id)),
    namedPeople(env, member, [matter.id]),
  ]);
  const [first] = responsible;
  const others = namedIn(named, matter.id).filter(({ id }) => id !== first?.id);
  return toldTo(env, member, first ? [first, ...others] : others);
}

/**
 * @param added who is to be named; @param responsible who is to look after the matter.
 * @throws AppError `invalid_input` for somebody who is not in the firm, or for a guest who is to be responsible.
 */
export async function refuseStrangers(
  env: Env,
  member: Member,
  added: string[],
  responsible: string | null,
) {
  if (added.length === 0 && responsible === null) return;
  const roles = new Map((await peopleOfFirm(env, member)).map(({ id, role }) => [id, role]));
  const refuse = (field: string, reason: string) =>
    new AppError("invalid_input", reason, { fields: { [field]: [reason] } });
  if (!added.every((id) => roles.has(id)))
    throw refuse("members", "Only members of the firm can be named in a matter.");
  if (responsible !== null && (roles.get(responsible) ?? "guest") === "guest")
    throw refuse("responsible", "Please choose a member of the firm who is not a guest.");
}

/** The statement that names members of the firm in a matter, of whoever still is one. */
export const nameIn = (
  env: Env,
  { firm }: Member,
  matterId: string,
  personIds: string[],
  onlyIf: SQL,
) =>
  database(env)
    .insert(matterMembers)
    .select(
      sql`SELECT firm_id, ${matterId}, user_id, ${Date.now()} FROM members
        WHERE firm_id = ${firm.id} AND user_id IN ${listed(personIds)} AND ${onlyIf}`,
    )
    .onConflictDoNothing();

/** The statement that takes people out of a matter; `null` is everybody. */
export const unname = (
  env: Env,
  { firm }: Member,
  matterId: string,
  personIds: string[] | null,
  onlyIf: SQL,
) =>
  database(env)
    .delete(matterMembers)
    .where(
      and(
        eq(matterMembers.firm_id, firm.id),
        eq(matterMembers.matter_id, matterId),
        personIds ? sql`${matterMembers.user_id} IN ${listed(personIds)}` : undefined,
        onlyIf,
      ),
    );
