import { database } from "../../db/client.server.ts";
import { contacts } from "../../db/schema.server.ts";
import { leadNotification, resourceMail } from "../../emails/lead.ts";
import { log } from "../../lib/log.ts";
import type { Lead } from "../../schemas/lead.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { charge } from "../throttle.server.ts";

/** What is stored where a visitor gave no address, as specified. */
export const placeholderEmail = "not-provided@shadowdigital.example";

/**
 * Stores a lead together with the mails it causes, in one batch: either all are kept or the visitor is told.
 * What looks like spam is quarantined, still told to the agency, and mails nothing to the address it gave.
 * @throws AppError `too_many_requests`.
 */
export async function recordLead(
  scope: Scope,
  lead: Lead,
  { suspicious }: { suspicious: boolean },
): Promise<{ id: string }> {
  const { env } = scope;
  await charge(scope, "lead", scope.client.address);
  if (lead.lead_type === "ai_resource") await charge(scope, "resource", lead.email);
  const db = database(env);
  const id = crypto.randomUUID();
  const notification = outboxInsert(env, {
    ...leadNotification(lead, { suspicious }),
    to: env.LEADS_TO,
    dedupeKey: `lead:${id}:agency`,
  });
  const row = db.insert(contacts).values({
    ...lead,
    id,
    email: lead.email ?? placeholderEmail,
    status: suspicious ? "quarantined" : "received",
    created_at: Date.now(),
  });
  if (lead.lead_type === "ai_resource" && !suspicious) {
    const resource = outboxInsert(env, {
      ...resourceMail(env.SITE_URL),
      to: lead.email,
      dedupeKey: `lead:${id}:resource`,
    });
    await db.batch([row, notification, resource]);
  } else {
    await db.batch([row, notification]);
  }
  deliverSoon(scope);
  log.info("lead_recorded", { requestId: scope.requestId, id, code: lead.lead_type });
  return { id };
}
