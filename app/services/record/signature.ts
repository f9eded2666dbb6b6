import { createHmac, timingSafeEqual } from "node:crypto";
import type { ChainEnds } from "./chain.ts";

/** A chain's ends as they are stored; `signature` is null where they were not signed. */
export type StoredChain = ChainEnds & { firm_id: string; signature: string | null };

/**
 * The keys of `RECORD_KEYS`, by white space apart, the one that signs first; those after it only check what they signed
 * before they were replaced.
 */
export const recordKeys = (settings: Pick<Env, "RECORD_KEYS">): string[] =>
  (settings.RECORD_KEYS ?? "").split(/\s+/).filter(Boolean);

const sign = (key: string, { firm_id, before, hash }: Omit<StoredChain, "signature">) =>
  createHmac("sha256", key)
    .update(JSON.stringify(["ends of a record", firm_id, before, hash]))
    .digest("hex");

/** The signature of a chain's ends by the first of the keys, which the database does not have; null without a key. */
export const signatureOf = (
  [key]: readonly string[],
  chain: Omit<StoredChain, "signature">,
): string | null => (key === undefined ? null : sign(key, chain));

/** Whether one of the keys has signed a chain's ends as they are; null where there is none that could have. */
export function isSigned(keys: readonly string[], chain: StoredChain): boolean | null {
  if (keys.length === 0) return null;
  const presented = Buffer.from(chain.signature ?? "");
  return keys.some((key) => {
    const right = Buffer.from(sign(key, chain));
    return presented.length === right.length && timingSafeEqual(presented, right);
  });
}
