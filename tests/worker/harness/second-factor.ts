import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { database } from "../../../app/db/client.server.ts";
import { authenticators, sessions } from "../../../app/db/schema.server.ts";
import { readSession } from "../../../app/services/accounts/sessions.server.ts";
import {
  beginAuthenticator,
  confirmAuthenticator,
  secretOf,
} from "../../../app/services/factors/authenticators.server.ts";
import { codeOf, stepAt } from "../../../app/services/factors/totp.ts";
import type { Scope } from "../../../app/services/scope.ts";
import { password, scopeOf } from "./accounts.ts";
import { requestContext } from "./answers.ts";
import type { Browser } from "./browser.ts";
import { PasskeyDevice } from "./passkey-device.ts";

/** A request's scope whose work after the answer is waited for. */
export function working(): Scope {
  const context = requestContext();
  return { ...scopeOf(), waitUntil: (work) => context.waitUntil(work) };
}

/** The session of a browser, which must be signed in. */
export async function sessionIn(browser: Browser) {
  const session = await readSession(env, browser.cookie("__Host-session"));
  if (!session) throw new Error("Not signed in.");
  return session;
}

/** The code that an app shows now, or a number of half minutes from now. */
export const codeNow = (secret: string, later = 0) => codeOf(secret, stepAt(Date.now()) + later);

/** Sets up an authenticator app for whoever is signed in. @returns its secret and the recovery codes. */
export async function withAuthenticator(browser: Browser) {
  const session = await sessionIn(browser);
  await beginAuthenticator(working(), session, { password });
  const [app] = await database(env)
    .select()
    .from(authenticators)
    .where(eq(authenticators.user_id, session.user.id));
  const secret = app ? secretOf(env, app) : "";
  // The code of a moment ago, so that that of now is still good.
  const code = codeNow(secret, -1);
  const confirmed = await confirmAuthenticator(working(), session, { code });
  browser.keep("__Host-session", confirmed.session);
  const recoveryCodes = confirmed.codes;
  return { secret, recoveryCodes };
}

/** Adds a passkey for whoever is signed in. @returns its device, and the recovery codes if there were none. */
export async function withPasskey(browser: Browser, device = new PasskeyDevice()) {
  const asked = await browser.post("/api/auth/passkeys/challenge", { password });
  const made = await device.create((await asked.json()) as Parameters<PasskeyDevice["create"]>[0]);
  const added = await browser.post("/api/auth/passkeys", { name: "My laptop", ...made });
  if (added.status !== 201) throw new Error(`The passkey was not added: ${await added.text()}`);
  const { recovery_codes } = (await added.json()) as { recovery_codes: string[] | null };
  return { device, recoveryCodes: recovery_codes ?? [] };
}

/** Signs in with the passkey on a device. */
export async function signInBy(browser: Browser, device: PasskeyDevice) {
  const asked = await browser.post("/api/auth/passkey/challenge");
  const assertion = await device.get((await asked.json()) as { challenge: string });
  return browser.post("/api/auth/passkey", assertion);
}

/** Marks a session as one in which a second factor was shown. */
export async function markShown(session: string) {
  await database(env)
    .update(sessions)
    .set({ second_factor_at: Date.now() })
    .where(eq(sessions.id, session.split(".")[0] ?? ""));
}
