import { and, eq, gt } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { challenges } from "../../db/schema.server.ts";
import { hostCookie, readCookie } from "../../lib/cookies.ts";
import { hashToken, randomToken } from "../tokens.server.ts";

const lifetime = 5 * 60_000;

type Challenge = typeof challenges.$inferSelect;
export type ChallengeKind = Challenge["kind"];

const cookieNames = {
  data_copy: "__Host-data-copy",
  passkey_added: "__Host-passkey-added",
  passkey_sign_in: "__Host-passkey-sign-in",
  second_factor: "__Host-second-factor",
} as const satisfies Record<ChallengeKind, string>;

/** The secret of the challenge that this browser was given, unread. */
export const presentedChallenge = (request: Request, kind: ChallengeKind) =>
  readCookie(request, cookieNames[kind]);

/** The `Set-Cookie` line that binds a challenge to a browser. */
export const challengeCookie = (kind: ChallengeKind, token: string) =>
  hostCookie(cookieNames[kind], token, lifetime / 1000);

export const noChallengeCookie = (kind: ChallengeKind) => hostCookie(cookieNames[kind], "", 0);

/**
 * Asks a question that waits five minutes for its answer.
 * @returns the secret for the browser's cookie, and its hash, which an authenticator signs.
 */
export async function ask(
  env: Env,
  kind: ChallengeKind,
  of: { user_id?: string; password_hash?: string } = {},
): Promise<{ token: string; hash: string }> {
  const token = randomToken(32);
  const hash = hashToken(token);
  await database(env)
    .insert(challenges)
    .values({ token_hash: hash, kind, expires_at: Date.now() + lifetime, ...of });
  return { token, hash };
}

/** Matches the question that a browser's secret stands for, while it waits. */
export const waiting = (kind: ChallengeKind, token: string | undefined) =>
  and(
    eq(challenges.token_hash, hashToken(token ?? "")),
    eq(challenges.kind, kind),
    gt(challenges.expires_at, Date.now()),
  );

/** Takes a question, so that nobody else can answer it. @returns null when it is gone. */
export async function take(
  env: Env,
  kind: ChallengeKind,
  token: string | undefined,
): Promise<Challenge | null> {
  const [taken] = await database(env).delete(challenges).where(waiting(kind, token)).returning();
  return taken ?? null;
}
