import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { webhookDeliveries, webhooks } from "../../db/schema.server.ts";
import { log } from "../../lib/log.ts";
import { isGivenUp, waitAfter } from "../retries.ts";
import { openSecret } from "../sealed-secrets.ts";
import { mostARound, tellQueue } from "../work.server.ts";
import { addressFault } from "./address.ts";
import { leadsOutside } from "./resolve.server.ts";
import { sealedFor, signatureHeaders } from "./signature.ts";

/** How long a delivery belongs to whoever took it; longer than any takes. */
const lease = 60_000;
/** How long the other side may take. */
const patience = 10_000;
const deliveriesARound = 20;
const day = 24 * 60 * 60_000;
const keptAfterSending = 7 * day;
const keptAfterGivingUp = 30 * day;

const isDue = (now: number) =>
  and(eq(webhookDeliveries.status, "due"), lte(webhookDeliveries.due_at, now));

const dueIds = (env: Env, now: number, limit: number) =>
  database(env)
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isDue(now))
    .orderBy(webhookDeliveries.due_at)
    .limit(limit);

/** Has every due delivery made by the queue; where there is none, makes the first twenty itself. */
export async function deliverEveryWebhook(env: Env) {
  const ids = (await dueIds(env, Date.now(), mostARound)).map(({ id }) => id);
  await tellQueue(env, "webhook", ids).catch((error) => {
    log.warn("queue_not_told", { code: "webhook", error });
    return deliverThose(
      env,
      inArray(webhookDeliveries.id, dueIds(env, Date.now(), deliveriesARound)),
    );
  });
}

/** Makes those of these deliveries, at most 90, that are due. */
export const deliverWebhooks = (env: Env, ids: string[]) =>
  deliverThose(env, inArray(webhookDeliveries.id, ids));

/**
 * Makes deliveries that are due, each at most once at a time: a lease on the row keeps others away. What fails is
 * tried again after 1, 2, 4 … up to 60 minutes; what was tried for 24 hours is `dead`.
 */
async function deliverThose(env: Env, those: SQL) {
  const now = Date.now();
  const db = database(env);
  const taken = await db
    .update(webhookDeliveries)
    .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, due_at: now + lease })
    .where(and(those, isDue(now)))
    .returning();
  if (taken.length === 0) return;
  const known = await db
    .select()
    .from(webhooks)
    .where(
      and(
        inArray(webhooks.id, [...new Set(taken.map((one) => one.webhook_id))]),
        isNull(webhooks.disabled_at),
      ),
    );
  const rounds = await Promise.allSettled(
    taken.map((one) =>
      deliver(
        env,
        one,
        known.find(({ id }) => id === one.webhook_id),
      ),
    ),
  );
  for (const round of rounds)
    if (round.status === "rejected") log.error("webhook_not_marked", { error: round.reason });
}

async function deliver(
  env: Env,
  delivery: typeof webhookDeliveries.$inferSelect,
  webhook: typeof webhooks.$inferSelect | undefined,
) {
  const { id, attempts } = delivery;
  const leased = and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.status, "due"),
    eq(webhookDeliveries.attempts, attempts),
  );
  const { taken, answered } = webhook
    ? await send(env, webhook, delivery)
    : { taken: false, answered: "It was turned off." };
  const dead = !webhook || isGivenUp(delivery);
  if (dead) log.warn("webhook_dead", { id, attempt: attempts });
  await database(env)
    .update(webhookDeliveries)
    .set({
      answered,
      ...(taken
        ? { status: "sent" }
        : dead
          ? { status: "dead" }
          : { due_at: Date.now() + waitAfter(attempts) }),
    })
    .where(leased);
}

/** One sentence for all that keeps a delivery from arriving: how they differ would tell of networks. */
const notReached = "Not reached: no server of the internet answered there within 10 seconds";

type Outcome = { taken: boolean; answered: string };

/** Sends one delivery, and says in words for the firm's owners what came of it. Whatever else the other side says is not read. */
async function send(
  env: Env,
  { id: webhookId, url, secret }: typeof webhooks.$inferSelect,
  { id, body }: typeof webhookDeliveries.$inferSelect,
): Promise<Outcome> {
  const fault = addressFault(env, url);
  if (fault) return { taken: false, answered: fault };
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:" && !(await leadsOutside(hostname)))
    return { taken: false, answered: notReached };
  const key = openSecret(env, sealedFor(webhookId), secret);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "LegalAI-Webhooks/1",
        ...signatureHeaders(key, id, Date.now(), body),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    const redirects = status >= 300 && status < 400;
    return {
      taken: ok,
      answered: redirects ? `HTTP ${status}: a redirect, which is not followed` : `HTTP ${status}`,
    };
  } catch {
    return { taken: false, answered: notReached };
  }
}

/** Deletes deliveries that nobody needs to look at any more. */
export async function deleteOldDeliveries(env: Env) {
  const now = Date.now();
  const before = (time: number) => lt(webhookDeliveries.created_at, now - time);
  await database(env)
    .delete(webhookDeliveries)
    .where(
      or(
        and(eq(webhookDeliveries.status, "sent"), before(keptAfterSending)),
        and(eq(webhookDeliveries.status, "dead"), before(keptAfterGivingUp)),
      ),
    );
}
