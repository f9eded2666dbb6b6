import { asc, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { staff, users } from "../../db/schema.server.ts";
import { secondFactorRequired } from "../factors/factors.server.ts";
import { readSession, type User } from "./sessions.server.ts";

const members = (env: Env) =>
  database(env)
    .select({ id: users.id, email: users.email })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.user_id));

/** Whether members of the staff need a second factor; nobody who works on the site on their own machine does. */
const needsSecondFactor = import.meta.env.MODE !== "development";

/**
 * The member of the staff whose session a cookie stands for; null for everybody else.
 * @throws AppError `second_factor_required` for a member who has not shown one.
 */
export async function readStaff(env: Env, presented: string | undefined): Promise<User | null> {
  const session = await readSession(env, presented);
  if (!session) return null;
  const [member] = await members(env).where(eq(staff.user_id, session.user.id));
  if (member && needsSecondFactor && !session.secondFactor.shown) throw secondFactorRequired();
  return member ?? null;
}

/** Everybody on the staff, by address. */
export const listStaff = (env: Env): Promise<User[]> => members(env).orderBy(asc(users.email));
