import { and, eq } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { authenticators, webhooks } from "../db/schema.server.ts";
import { sealedFor as ofApp } from "./factors/totp.ts";
import { isOfOldKey, openSecret, sealSecret } from "./sealed-secrets.ts";
import { sealedFor as ofWebhook } from "./webhooks/signature.ts";

/**
 * After `SECRETS_KEY` got a new first key, seals with it what the others have sealed; once none is left, they can be
 * taken away. @returns how many there were.
 */
export async function sealAnew(env: Env): Promise<number> {
  const db = database(env);
  const anew = (row: string, stored: string) => sealSecret(env, row, openSecret(env, row, stored));
  const [apps, hooks] = await db.batch([
    db.select().from(authenticators),
    db.select().from(webhooks),
  ]);
  const old = {
    apps: apps.filter(({ secret }) => isOfOldKey(env, secret)),
    hooks: hooks.filter(({ secret }) => isOfOldKey(env, secret)),
  };
  for (const { user_id, secret } of old.apps)
    await db
      .update(authenticators)
      .set({ secret: anew(ofApp(user_id), secret) })
      .where(and(eq(authenticators.user_id, user_id), eq(authenticators.secret, secret)));
  for (const { id, secret } of old.hooks)
    await db
      .update(webhooks)
      .set({ secret: anew(ofWebhook(id), secret) })
      .where(and(eq(webhooks.id, id), eq(webhooks.secret, secret)));
  return old.apps.length + old.hooks.length;
}
