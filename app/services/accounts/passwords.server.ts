import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import common from "../../lib/common-passwords.json" with { type: "json" };
import { sha256 } from "../../lib/sha256.server.ts";
import { AppError } from "../errors.ts";

/** OWASP's Password Storage Cheat Sheet: scrypt with N=2^14, r=8, p=5. */
const cost = { ln: 14, r: 8, p: 5 };
const keyBytes = 32;
const parameters = `ln=${cost.ln},r=${cost.r},p=${cost.p}`;

const commonPasswords = new Set(common.sha256Prefixes.split(" "));
const prefixOf = (password: string) => sha256(password).toString("hex").slice(0, 12);

/** @throws AppError `invalid_input` when a password is one of the 3,000 that everybody tries first. */
export function refuseCommonPassword(password: string) {
  if (!commonPasswords.has(prefixOf(password.toLowerCase()))) return;
  const reason =
    "This password is one of the most common ones, and the first that an attacker tries. Please choose another.";
  throw new AppError("invalid_input", reason, { fields: { password: [reason] } });
}

/** Hashes a password as `$scrypt$ln=14,r=8,p=5$salt$hash`, salt and hash in base64. Takes about 0.1 s on purpose. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$${parameters}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Whether `password` is the one that `stored` was made from. Compares in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error("A stored password hash has an unknown form.");
  const [, ln, r, p, salt = "", hash = ""] = match;
  const expected = Buffer.from(hash, "base64");
  const actual = await derive(password, Buffer.from(salt, "base64"), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected);
}

/** Whether a hash was made with other parameters than today's. */
export const needsRehash = (stored: string) => !stored.startsWith(`$scrypt$${parameters}$`);

const nobodysHash = `$scrypt$${parameters}$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(keyBytes).toString("base64")}`;

/** Spends as long as a real check does, for an account that does not exist. Never true. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  await verifyPassword(password, nobodysHash);
  return false;
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
