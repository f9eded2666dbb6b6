import { env } from "cloudflare:workers";
import { database } from "../../../app/db/client.server.ts";
import { contacts, staff, users } from "../../../app/db/schema.server.ts";
import { startedSession } from "./accounts.ts";
import { markShown } from "./second-factor.ts";

type NewLead = typeof contacts.$inferInsert;

export const hour = 60 * 60_000;

/** Puts a lead into the database as if it had come. @returns its id. */
export async function storeLead(lead: Partial<NewLead> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await database(env)
    .insert(contacts)
    .values({
      id,
      lead_type: "contact_page",
      email: "jo@bakery.example",
      business_name: "Torrens Bakery",
      enquiry_type: "seo",
      message: "We want to be found.",
      status: "received",
      created_at: Date.now(),
      ...lead,
    });
  return id;
}

/** Makes an account, by its rows, that is on the staff, and signs in with a second factor. */
export async function storeMember(email: string) {
  const session = await startedSession(env, email);
  const [user] = (await database(env).select().from(users)).filter((one) => one.email === email);
  if (!user) throw new Error("The account was not stored.");
  await database(env).insert(staff).values({ user_id: user.id, added_at: Date.now() });
  await markShown(session);
  return { id: user.id, email, session };
}
