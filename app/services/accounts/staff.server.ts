import { asc, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { staff, users } from "../../db/schema.server.ts";
import { readSession, type User } from "./sessions.server.ts";

const members = (env: Env) =>
  database(env)
    .select({ id: users.id, email: users.email })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.user_id));

/** The member of the staff whose session a cookie stands for; null for everybody else. */
export async function readStaff(env: Env, presented: string | undefined): Promise<User | null> {
  const session = await readSession(env, presented);
  if (!session) return null;
  const [member] = await members(env).where(eq(staff.user_id, session.user.id));
  return member ?? null;
}

/** Everybody on the staff, by address. */
export const listStaff = (env: Env): Promise<User[]> => members(env).orderBy(asc(users.email));
