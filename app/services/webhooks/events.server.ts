import { type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { randomId } from "../../db/random-id.server.ts";
import { webhookDeliveries } from "../../db/schema.server.ts";
import type { WebhookEvent } from "../../schemas/firm.ts";

/**
 * The statement that tells the webhooks of a case's firm of an event, for the batch of what happened: each that wants
 * to know gets a delivery. It tells ids, and no words of a document or of a person.
 * @param told what is told besides the firm and the case.
 * @param onlyIf what must hold when the statement runs; it may look at the row of `legal_cases`.
 */
export function webhookEvent(
  env: Env,
  type: WebhookEvent,
  caseId: string,
  told: Record<string, string>,
  onlyIf: SQL | undefined,
) {
  const now = Date.now();
  const more = Object.entries(told).map(([name, value]) => sql`, ${name}, ${value}`);
  const body = sql`json_object('type', ${type}, 'timestamp', ${new Date(now).toISOString()},
    'data', json_object('firm_id', legal_cases.firm_id, 'case_id', legal_cases.id${sql.join(more)}))`;
  return database(env)
    .insert(webhookDeliveries)
    .select(
      sql`SELECT ${randomId}, webhooks.firm_id, webhooks.id, ${type}, ${body}, 'due', 0, ${now}, NULL, ${now}
        FROM legal_cases JOIN webhooks ON webhooks.firm_id = legal_cases.firm_id
        WHERE legal_cases.id = ${caseId} AND webhooks.disabled_at IS NULL
          AND ${type} IN (SELECT value FROM json_each(webhooks.events)) AND ${onlyIf ?? sql`true`}`,
    );
}
