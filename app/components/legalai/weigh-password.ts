import { type Strength, strengthOf } from "../../lib/password-strength.ts";

/**
 * How good a password is; one of those that everybody tries first is weak whatever it looks like.
 * @param commonPrefixes the first six bytes of the SHA-256 of each of those, in hexadecimal.
 */
export async function weighPassword(
  password: string,
  commonPrefixes: ReadonlySet<string>,
): Promise<Strength> {
  const bytes = new TextEncoder().encode(password.toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const prefix = [...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return commonPrefixes.has(prefix) ? "weak" : strengthOf(password);
}
