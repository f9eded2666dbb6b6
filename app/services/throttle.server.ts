import { lt, sql } from "drizzle-orm";
import { database } from "../db/client.server.ts";
import { throttle } from "../db/schema.server.ts";
import { AppError } from "./errors.ts";
import type { Scope } from "./scope.ts";

/** `burst` tries at once, then one more each `everySeconds`; `empty` is what a person is told instead of “Too many attempts.” */
type Bucket = { burst: number; everySeconds: number; empty?: string };

export const buckets = {
  /** Wrong passwords for one account. */
  "sign-in": { burst: 5, everySeconds: 60 },
  /** The same on devices where the account was opened before, and in it. */
  "sign-in-device": { burst: 5, everySeconds: 60 },
  /** Wrong codes of one account's second factor. */
  "second-factor": { burst: 5, everySeconds: 60 },
  /** Mails that anyone can have sent to one address. */
  "sign-up": { burst: 5, everySeconds: 300 },
  "password-reset": { burst: 5, everySeconds: 300 },
  resource: { burst: 10, everySeconds: 300 },
  /** Invitations of one member, and to one address. */
  invitation: { burst: 100, everySeconds: 30 },
  "invitation-address": { burst: 5, everySeconds: 300 },
  /** Work that one network address can cause. */
  "sign-up-address": { burst: 60, everySeconds: 30 },
  "sign-in-address": { burst: 60, everySeconds: 10 },
  /** The sign-in page of every browser that has passkeys asks for one. */
  "passkey-address": { burst: 300, everySeconds: 2 },
  lead: { burst: 30, everySeconds: 30 },
  /** What one token asks. */
  token: { burst: 300, everySeconds: 0.2 },
  /** Tests of the webhooks of one firm. */
  "webhook-test": { burst: 10, everySeconds: 30 },
  /** Documents of one user. */
  upload: { burst: 60, everySeconds: 10 },
  /** What one user has made of documents: reports, letters, marked copies, comparisons, tables, records. No person asks so fast. */
  making: {
    ...{ burst: 120, everySeconds: 3 },
    empty: "You have asked for a great many documents in a short time.",
  },
  /** Searches of one user in the words of documents. */
  search: {
    ...{ burst: 300, everySeconds: 1 },
    empty: "You have searched a great many times in a short time.",
  },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;

const keyOf = (name: BucketName, subject: string) => `${name}:${subject}`;

/**
 * Takes one try from a token bucket, in one atomic statement.
 * @throws AppError `too_many_requests` with the seconds to wait, when the bucket is empty.
 */
export async function charge({ env }: Pick<Scope, "env">, name: BucketName, subject: string) {
  const { burst, everySeconds, empty = "Too many attempts." }: Bucket = buckets[name];
  const key = keyOf(name, subject);
  const now = Date.now();
  const everyMs = everySeconds * 1000;
  const available = sql`min(${burst}, ${throttle.tokens} + (${now} - ${throttle.refilled_at}) * 1.0 / ${everyMs})`;
  const charged = await database(env)
    .insert(throttle)
    .values({ key, tokens: burst - 1, refilled_at: now })
    .onConflictDoUpdate({
      target: throttle.key,
      set: { tokens: sql`${available} - 1`, refilled_at: now },
      setWhere: sql`${available} >= 1`,
    })
    .returning({ tokens: throttle.tokens });
  if (charged.length > 0) return;

  const [bucket] = await database(env)
    .select({ available: sql<number>`${available}` })
    .from(throttle)
    .where(sql`${throttle.key} = ${key}`);
  const retryAfter = Math.max(1, Math.ceil((1 - (bucket?.available ?? 0)) * everySeconds));
  throw new AppError(
    "too_many_requests",
    `${empty} Please try again in ${waitInWords(retryAfter)}.`,
    { retryAfter },
  );
}

/** Gives one try back, after it turned out to be honest. */
export async function refund({ env }: Pick<Scope, "env">, name: BucketName, subject: string) {
  await database(env)
    .update(throttle)
    .set({ tokens: sql`min(${buckets[name].burst}, ${throttle.tokens} + 1)` })
    .where(sql`${throttle.key} = ${keyOf(name, subject)}`);
}

/** Forgets the buckets that are full again: they say no more than no bucket, and hold addresses. */
export async function deleteFullBuckets(env: Env) {
  const fullAfter = Math.max(
    ...Object.values(buckets).map(({ burst, everySeconds }) => burst * everySeconds * 1000),
  );
  await database(env)
    .delete(throttle)
    .where(lt(throttle.refilled_at, Date.now() - fullAfter));
}

const waitInWords = (seconds: number) =>
  seconds <= 90
    ? `${seconds} second${seconds === 1 ? "" : "s"}`
    : `${Math.ceil(seconds / 60)} minutes`;
