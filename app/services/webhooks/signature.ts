import { createHmac } from "node:crypto";

const prefix = "whsec_";

/** A new key for one webhook, as the Standard Webhooks specification writes it. https://www.standardwebhooks.com */
export const newSecret = () =>
  prefix + Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64");

/** For which row a webhook’s key is sealed. */
export const sealedFor = (webhookId: string) => `webhooks:${webhookId}`;

/** The headers that let the receiver check who sent this, when, and that nothing was changed. `at` in milliseconds. */
export function signatureHeaders(secret: string, id: string, at: number, body: string) {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
