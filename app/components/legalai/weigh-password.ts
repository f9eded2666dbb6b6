import common from "../../lib/common-passwords.json" with { type: "json" };
import { type Strength, strengthOf } from "../../lib/password-strength.ts";

const commonPasswords = new Set(common.sha256Prefixes.split(" "));

/** How good a password is; one of those that everybody tries first is weak whatever it looks like. */
export async function weighPassword(password: string): Promise<Strength> {
  const bytes = new TextEncoder().encode(password.toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const prefix = [...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return commonPasswords.has(prefix) ? "weak" : strengthOf(password);
}
