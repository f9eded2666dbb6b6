import { createHmac } from "node:crypto";
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { sameHash } from "../tokens.server.ts";

/** Codes of authenticator apps, as RFC 6238 has them: what every app takes unless it is told otherwise. */

const stepMs = 30_000;
const digits = 6;
/** How many steps a clock may be wrong by, either way. */
const window = 1;

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export const newSecret = () =>
  encodeBase32UpperCaseNoPadding(crypto.getRandomValues(new Uint8Array(20)));

/** For which row the secret of a user’s app is sealed. */
export const sealedFor = (userId: string) => `authenticators:${userId}`;

/** The code of one time step. RFC 4226, section 5.3. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", decodeBase32IgnorePadding(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

/** The time step of a moment. */
export const stepAt = (now: number) => Math.floor(now / stepMs);

/** The latest step around now whose code this is; null for a code that is not right. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const here = stepAt(now);
  let found: number | null = null;
  for (let step = here - window; step <= here + window; step++)
    if (sameHash(codeOf(secret, step), code)) found = step;
  return found;
}

/** What an authenticator app reads from a QR code. Their common format: Key URI. */
export function keyUri(secret: string, email: string): string {
  const issuer = "LegalAI";
  const asked = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${asked}`;
}
