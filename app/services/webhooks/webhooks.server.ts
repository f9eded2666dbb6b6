import { and, asc, desc, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { webhookDeliveries, webhooks } from "../../db/schema.server.ts";
import {
  type Delivery,
  type MadeWebhook,
  type NewWebhook,
  testEvent,
  type Webhook,
  type WebhookChange,
} from "../../schemas/webhook.ts";
import { prove } from "../accounts/proof.server.ts";
import { AppError } from "../errors.ts";
import { isStillOwner, memberIn } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { sealSecret } from "../sealed-secrets.ts";
import { charge } from "../throttle.server.ts";
import { refuseAddress } from "./address.ts";
import { deliverWebhooks } from "./delivery.server.ts";
import { refuseName } from "./resolve.server.ts";
import { newSecret, sealedFor } from "./signature.ts";

const mostWebhooks = 20;
const deliveriesListed = 50;
const deliveriesShown = 10;

const noSuchWebhook = () => new AppError("not_found", "There is no such webhook.");

/** An owner in the firm that an address names. @throws AppError `not_found`, `forbidden`, `scope_missing`. */
async function ownerIn(env: Env, asking: Member, firmId: string): Promise<Member> {
  const member = await memberIn(env, asking, firmId);
  demand(member, "manage");
  return member;
}

/** A firm's webhooks, the oldest first. @throws AppError `not_found`, `forbidden`. */
export async function listWebhooks(env: Env, asking: Member, firmId: string): Promise<Webhook[]> {
  await ownerIn(env, asking, firmId);
  const rows = await database(env)
    .select()
    .from(webhooks)
    .where(eq(webhooks.firm_id, firmId))
    .orderBy(asc(webhooks.created_at), asc(webhooks.id));
  return rows.map(toWebhook);
}

/**
 * Makes a webhook, for who proves again that it is them.
 * @returns with the key that signs what it is told, which is not shown again.
 * @throws AppError `invalid_input` for an address that is none of the internet, by its spelling or by where it leads; `conflict` when there are twenty; and as
 * `prove` does.
 */
export async function makeWebhook(
  scope: Scope,
  asking: Member,
  firmId: string,
  { url, events, ...proof }: NewWebhook,
): Promise<MadeWebhook> {
  const { env } = scope;
  const member = await ownerIn(env, asking, firmId);
  refuseAddress(env, url);
  const proven = await prove(scope, member, proof);
  await refuseName(env, url);
  const secret = newSecret();
  const row = { id: crypto.randomUUID(), firm_id: firmId, url, events, created_at: Date.now() };
  const count = sql`(SELECT count(*) FROM webhooks WHERE firm_id = ${firmId})`;
  const [made] = await database(env).batch([
    insertWhere(
      env,
      webhooks,
      { ...row, secret: sealSecret(env, sealedFor(row.id), secret) },
      sql`${proven} AND ${isStillOwner(member)} AND ${count} < ${mostWebhooks}`,
    ).returning({ id: webhooks.id }),
    recorded(scope, member, "creation", { kind: "webhook", id: row.id }, isThere(firmId, row.id)),
  ]);
  if (made.length === 0)
    throw new AppError("conflict", `The firm has ${mostWebhooks} webhooks already.`);
  return { webhook: toWebhook({ ...row, disabled_at: null }), secret };
}

/**
 * Changes where a webhook goes and what it is told, for who proves again that it is them; turns it off and on.
 * @throws AppError `not_found`, `forbidden`, `invalid_input`; and as `prove` does.
 */
export async function changeWebhook(
  scope: Scope,
  asking: Member,
  firmId: string,
  webhookId: string,
  { disabled, password, ...change }: WebhookChange,
): Promise<Webhook> {
  const { env } = scope;
  const member = await ownerIn(env, asking, firmId);
  if (change.url !== undefined) refuseAddress(env, change.url);
  const proven = Object.keys(change).length > 0 ? await prove(scope, member, { password }) : sql`1`;
  if (change.url !== undefined) await refuseName(env, change.url);
  const mayStill = sql`${isStillOwner(member)} AND ${proven}`;
  const off = disabled ? Date.now() : null;
  const told = [
    ...Object.keys(change).map((what) => ({ what })),
    ...(disabled === undefined ? [] : [{ what: "disabled", to: disabled }]),
  ];
  const [, [changed]] = await database(env).batch([
    recorded(
      scope,
      member,
      "change",
      { kind: "webhook", id: webhookId, details: { changed: told } },
      sql`${isThere(firmId, webhookId)} AND ${mayStill}`,
    ),
    database(env)
      .update(webhooks)
      .set({ ...change, ...(disabled === undefined ? {} : { disabled_at: off }) })
      .where(and(ofFirm(firmId, webhookId), mayStill))
      .returning(),
  ]);
  if (!changed) throw noSuchWebhook();
  return toWebhook(changed);
}

/** Deletes a webhook with what it was told. @throws AppError `not_found`, `forbidden`. */
export async function deleteWebhook(
  scope: Scope,
  asking: Member,
  firmId: string,
  webhookId: string,
) {
  const { env } = scope;
  const member = await ownerIn(env, asking, firmId);
  const db = database(env);
  const [, deleted] = await db.batch([
    recorded(
      scope,
      member,
      "deletion",
      { kind: "webhook", id: webhookId },
      sql`${isThere(firmId, webhookId)} AND ${isStillOwner(member)}`,
    ),
    db
      .delete(webhooks)
      .where(and(ofFirm(firmId, webhookId), isStillOwner(member)))
      .returning({ id: webhooks.id }),
    db
      .delete(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.firm_id, firmId),
          eq(webhookDeliveries.webhook_id, webhookId),
          isStillOwner(member),
        ),
      ),
  ]);
  if (deleted.length === 0) throw noSuchWebhook();
}

/** Tells a webhook at once that this is a test. @returns what came of it. @throws AppError `not_found`, `forbidden`, `too_many_requests`; `conflict` for one that is off. */
export async function testWebhook(
  { env }: Scope,
  asking: Member,
  firmId: string,
  webhookId: string,
): Promise<Delivery> {
  await ownerIn(env, asking, firmId);
  const webhook = await findWebhook(env, firmId, webhookId);
  if (webhook.disabled_at !== null)
    throw new AppError("conflict", "This webhook is off. Turn it on first.");
  await charge({ env }, "webhook-test", firmId);
  const now = Date.now();
  const id = crypto.randomUUID();
  const timestamp = new Date(now).toISOString();
  const body = { type: testEvent, timestamp, data: { firm_id: firmId, webhook_id: webhookId } };
  const delivery = { id, firm_id: firmId, webhook_id: webhookId, type: testEvent, due_at: now };
  await insertWhere(
    env,
    webhookDeliveries,
    { ...delivery, body: JSON.stringify(body), status: "due", attempts: 0, created_at: now },
    isThere(firmId, webhookId),
  );
  await deliverWebhooks(env, [id]);
  const [row] = await database(env)
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!row) throw noSuchWebhook();
  return toDelivery(row);
}

/** What a webhook was told of late, newest first. @throws AppError `not_found`, `forbidden`. */
export async function listDeliveries(
  env: Env,
  asking: Member,
  firmId: string,
  webhookId: string,
): Promise<Delivery[]> {
  await ownerIn(env, asking, firmId);
  await findWebhook(env, firmId, webhookId);
  return toldTo(env, firmId, webhookId, deliveriesListed);
}

/** The last few of each of a firm's webhooks, by its id, for who was let see these. */
export async function recentDeliveries(
  env: Env,
  firmId: string,
  of: readonly Webhook[],
): Promise<Record<string, Delivery[]>> {
  const all = of.map(async ({ id }) => [id, await toldTo(env, firmId, id, deliveriesShown)]);
  return Object.fromEntries(await Promise.all(all));
}

async function toldTo(env: Env, firmId: string, webhookId: string, limit: number) {
  const rows = await database(env)
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.firm_id, firmId), eq(webhookDeliveries.webhook_id, webhookId)))
    .orderBy(desc(webhookDeliveries.created_at), desc(webhookDeliveries.id))
    .limit(limit);
  return rows.map(toDelivery);
}

const ofFirm = (firmId: string, webhookId: string) =>
  and(eq(webhooks.firm_id, firmId), eq(webhooks.id, webhookId));

const isThere = (firmId: string, webhookId: string) =>
  sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${ofFirm(firmId, webhookId)})`;

async function findWebhook(env: Env, firmId: string, webhookId: string) {
  const [row] = await database(env).select().from(webhooks).where(ofFirm(firmId, webhookId));
  if (!row) throw noSuchWebhook();
  return row;
}

const iso = (time: number) => new Date(time).toISOString();

const toWebhook = ({
  id,
  url,
  events,
  created_at,
  disabled_at,
}: Omit<typeof webhooks.$inferSelect, "secret">): Webhook => ({
  ...{ id, url, events, created_at: iso(created_at) },
  disabled_at: disabled_at === null ? null : iso(disabled_at),
});

const toDelivery = (row: typeof webhookDeliveries.$inferSelect): Delivery => ({
  ...{ id: row.id, type: row.type, status: row.status, attempts: row.attempts },
  answered: row.answered,
  created_at: iso(row.created_at),
  next_at: row.status === "due" ? iso(row.due_at) : null,
});
