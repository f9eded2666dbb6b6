import { eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { users } from "../../db/schema.server.ts";
import { nameOf } from "../../schemas/person.ts";

/** What others call a person: for a mail that tells what they did. */
export async function callOf(env: Env, user: { id: string; email: string }): Promise<string> {
  const [row] = await database(env)
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, user.id));
  return nameOf(row ?? { ...user, name: "" });
}
