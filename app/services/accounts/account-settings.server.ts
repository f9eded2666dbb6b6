import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { users } from "../../db/schema.server.ts";
import type { AccountChange } from "../../schemas/firms/account.ts";
import type { Person } from "../../schemas/person.ts";
import { getMails, setMails } from "../comments/mails.server.ts";
import { AppError } from "../errors.ts";
import { demandPerson } from "../firms/membership.server.ts";
import type { Member } from "../firms/rights.ts";
import type { User } from "./sessions.server.ts";

const person = { id: users.id, email: users.email, name: users.name };
const signedOut = () => new AppError("signed_out", "Please sign in first.");

/** A user with what others call them. */
export async function getPerson(env: Env, { id }: User): Promise<Person> {
  const [found] = await database(env).select(person).from(users).where(eq(users.id, id));
  if (!found) throw signedOut();
  return found;
}

/** Changes what others call a user; an empty name is their address. */
export async function changeName(env: Env, { id }: User, name: string): Promise<Person> {
  const [changed] = await database(env)
    .update(users)
    .set({ name })
    .where(eq(users.id, id))
    .returning(person);
  if (!changed) throw signedOut();
  return changed;
}

/** What a person has set for themselves, whichever their firms are. */
export const getAccount = async (env: Env, member: Member) => ({
  user: await getPerson(env, member.user),
  ...(await getMails(env, member)),
});

/** Changes it. @throws AppError `scope_missing` for a token. */
export async function changeAccount(env: Env, member: Member, { name, mails }: AccountChange) {
  demandPerson(member);
  if (name !== undefined) await changeName(env, member.user, name);
  if (mails !== undefined) await setMails(env, member, { mails });
  return getAccount(env, member);
}
