import { eq } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { signingKeys } from "../db/schema.server.ts";
import { log } from "../lib/log.ts";
import { honeypotField, stampField } from "../schemas/form-fields.ts";
import { hashToken, randomToken, sameHash } from "./tokens.server.ts";

const purpose = "form-stamp";
/** Nobody fills in a form faster than this. */
const minAge = 700;
/** A tab may stay open for a while. */
const maxAge = 7 * 24 * 60 * 60_000;

const keys = new WeakMap<D1Database, Promise<CryptoKey>>();

/**
 * A signed note of when a form was shown, with a key of its own, for the form's hidden field. Empty while the database
 * is down: the page is shown all the same.
 */
export async function stampForm(env: Env): Promise<string> {
  const note = `${Date.now()}.${randomToken(15)}`;
  try {
    return `${note}.${await sign(env, note)}`;
  } catch (error) {
    log.error("form_not_stamped", { error });
    return "";
  }
}

/** What a stamp says: when the form was shown, in milliseconds since 1970, and its key. Null when it is not ours. */
async function readStamp(env: Env, stamp: unknown) {
  const [shownAt = "", key = "", signature = ""] = String(stamp ?? "").split(".", 3);
  if (!sameHash(signature, await sign(env, `${shownAt}.${key}`))) return null;
  return { shownAt: Number(shownAt), key };
}

/** Whether a sent form looks like a program's work: the field that people do not see is filled in, or the stamp is missing, forged, too fresh or too old. */
export async function looksLikeSpam(env: Env, form: FormData): Promise<boolean> {
  if (form.get(honeypotField)) return true;
  const stamp = await readStamp(env, form.get(stampField));
  if (!stamp) return true;
  const age = Date.now() - stamp.shownAt;
  return age < minAge || age > maxAge;
}

/**
 * A name for what was sent with a form, so that a second click or a lost answer does not do it twice: the same form
 * with the same answers has the same one. Null when the form has no stamp of ours.
 */
export async function keyOfSending(
  env: Env,
  stamp: unknown,
  answers: unknown,
): Promise<string | null> {
  const key = (await readStamp(env, stamp))?.key;
  return key ? hashToken(`${key} ${JSON.stringify(answers)}`) : null;
}

async function sign(env: Env, text: string): Promise<string> {
  const known = keys.get(env.DB) ?? loadKey(env);
  keys.set(env.DB, known);
  known.catch(() => keys.delete(env.DB));
  const signature = await crypto.subtle.sign("HMAC", await known, new TextEncoder().encode(text));
  return Buffer.from(signature).toString("base64url");
}

/** The deployment's own key; the first request that needs it makes it. */
async function loadKey(env: Env): Promise<CryptoKey> {
  const db = database(env);
  await db
    .insert(signingKeys)
    .values({ purpose, key: randomToken(32) })
    .onConflictDoNothing();
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  if (!row) throw new Error("The signing key was not stored.");
  return crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(row.key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
}
