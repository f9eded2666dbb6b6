import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { contacts } from "../../db/schema.server.ts";
import { resourceMail } from "../../emails/lead.ts";
import { deliverSoon, outboxInsert } from "../mail.server.ts";
import type { Scope } from "../scope.ts";
import { getLead } from "./handling.server.ts";
import { mailKey } from "./mails.server.ts";

/**
 * Takes a lead that was held back for one that was received, and sends the guide that it asked for. Once: a second
 * release does nothing.
 * @throws AppError `not_found`.
 */
export async function releaseLead(scope: Scope, leadId: string): Promise<void> {
  const { env } = scope;
  const db = database(env);
  const { kind, email } = await getLead(env, leadId);
  const isHeld = and(eq(contacts.id, leadId), eq(contacts.status, "quarantined"));
  const release = db.update(contacts).set({ status: "received" }).where(isHeld);
  if (kind === "ai_resource" && email)
    await db.batch([
      outboxInsert(
        env,
        { ...resourceMail(env.SITE_URL), to: email, dedupeKey: mailKey.guide(leadId) },
        sql`EXISTS (SELECT 1 FROM contacts WHERE ${isHeld})`,
      ),
      release,
    ]);
  else await release;
  deliverSoon(scope);
}
