import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { AppError } from "./errors.ts";

/**
 * Secrets that the program needs in the clear (of authenticator apps, of webhooks) stand in the database sealed, with a
 * key that the database does not have: AES-256-GCM (NIST SP 800-38D), a fresh nonce of 96 bits for each, and as
 * additional data the row that it is for, so that one moved to another row does not open.
 */
type Settings = Pick<Env, "SECRETS_KEY" | "SITE_URL">;

type Key = { id: string; bytes: Buffer };

const digest = (text: string) => createHash("sha256").update(text).digest();
const keyOf = (text: string): Key => ({
  id: digest(`the id of ${text}`).toString("hex").slice(0, 8),
  bytes: digest(text),
});

/** The keys of `SECRETS_KEY`, by white space apart: the first seals, those after it only open what they have sealed. */
function keysOf({ SECRETS_KEY, SITE_URL }: Settings): Key[] {
  const given = (SECRETS_KEY ?? "").split(/\s+/).filter(Boolean);
  if (given.length > 0) return given.map(keyOf);
  // Development and tests need no secret, and have nothing to hide.
  return new URL(SITE_URL).hostname === "localhost" ? [keyOf("the key of development")] : [];
}

/** Whether secrets can be sealed: without a key, nothing is stored that needs one. */
export const hasSecretsKey = (settings: Settings) => keysOf(settings).length > 0;

/**
 * Seals a secret for a row, such as `webhooks:` and its id.
 * @throws AppError `unavailable` in production without `SECRETS_KEY`.
 */
export function sealSecret(settings: Settings, row: string, secret: string): string {
  const [key] = keysOf(settings);
  if (!key)
    throw new AppError("unavailable", "That cannot be set up at present. Please tell us.", {
      retryAfter: 3_600,
    });
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [
    key.id,
    ...[nonce, sealed, cipher.getAuthTag()].map((one) => one.toString("base64url")),
  ].join(".");
}

/** Opens it again. @throws where no key of the settings has sealed it, or for another row. */
export function openSecret(settings: Settings, row: string, stored: string): string {
  const [id, ...parts] = stored.split(".");
  const [nonce, sealed, tag] = parts.map((one) => Buffer.from(one, "base64url"));
  const key = keysOf(settings).find((one) => one.id === id);
  if (!key || !nonce || !sealed || tag?.length !== 16)
    throw new Error("No key in SECRETS_KEY has sealed this secret.");
  const cipher = createDecipheriv("aes-256-gcm", key.bytes, nonce, { authTagLength: 16 });
  cipher.setAAD(Buffer.from(row)).setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed), cipher.final()]).toString("utf8");
}

/** Whether a stored secret is to be sealed anew, since another key than the first has sealed it. */
export const isOfOldKey = (settings: Settings, stored: string) =>
  keysOf(settings)[0]?.id !== stored.split(".")[0];
