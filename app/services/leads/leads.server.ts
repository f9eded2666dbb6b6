import { eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { contacts } from "../../db/schema.server.ts";
import { leadNotification, resourceMail } from "../../emails/lead.ts";
import { log } from "../../lib/log.ts";
import type { Lead } from "../../schemas/leads/lead.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";
import { mailKey } from "./mails.server.ts";
import { leadPage } from "./staff-pages.ts";

/** What is stored where a visitor gave no address, as specified. */
export const placeholderEmail = "not-provided@shadowdigital.example";

/**
 * Stores a lead together with the mails it causes, in one batch: either all are kept or the visitor is told.
 * What looks like spam is quarantined, still told to the agency, and mails nothing to the address it gave.
 * @param key names the sending: a repeat is answered like the first one, and stores and mails nothing.
 * @returns `held` when it waits in quarantine for a person to look at it.
 * @throws AppError `too_many_requests`.
 */
export async function recordLead(
  scope: Scope,
  lead: Lead,
  { suspicious, key }: { suspicious: boolean; key: string | null },
): Promise<{ id: string; held: boolean }> {
  const { env } = scope;
  await charge(scope, "lead", scope.client.address);
  if (lead.lead_type === "ai_resource") await charge(scope, "resource", lead.email);
  const db = database(env);
  const id = crypto.randomUUID();
  const isNew = sql`EXISTS (SELECT 1 FROM contacts WHERE id = ${id})`;
  const notification = outboxInsert(
    env,
    {
      ...leadNotification(lead, { suspicious, href: leadPage(env, id) }),
      to: env.LEADS_TO,
      replyTo: lead.email,
      dedupeKey: mailKey.agency(id),
    },
    isNew,
  );
  const row = db
    .insert(contacts)
    .values({
      ...lead,
      id,
      email: lead.email ?? placeholderEmail,
      status: suspicious ? "quarantined" : "received",
      form_key: key,
      created_at: Date.now(),
    })
    .onConflictDoNothing()
    .returning({ id: contacts.id });
  const resource =
    lead.lead_type === "ai_resource" && !suspicious
      ? outboxInsert(
          env,
          { ...resourceMail(env.SITE_URL), to: lead.email, dedupeKey: mailKey.guide(id) },
          isNew,
        )
      : undefined;
  const [[created]] = await db.batch([row, notification, ...(resource ? [resource] : [])]);
  if (!created) return firstOf(env, key ?? "");
  deliverSoon(scope);
  log.info("lead_recorded", { requestId: scope.requestId, id, code: lead.lead_type });
  return { id, held: suspicious };
}

/** What the first sending of the same name has stored. */
async function firstOf(env: Env, key: string): Promise<{ id: string; held: boolean }> {
  const [first] = await database(env)
    .select({ id: contacts.id, status: contacts.status })
    .from(contacts)
    .where(eq(contacts.form_key, key));
  if (!first) throw new Error("A lead was neither stored nor there.");
  return { id: first.id, held: first.status === "quarantined" };
}
