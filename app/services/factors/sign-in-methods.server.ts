import { getAuthenticator } from "./authenticators.server.ts";
import { listPasskeys } from "./passkeys.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";

/** How a user signs in besides their password; times are milliseconds since 1970. */
export async function getSignInMethods(env: Env, userId: string) {
  const [passkeys, app, recoveryCodesLeft] = await Promise.all([
    listPasskeys(env, userId),
    getAuthenticator(env, userId),
    countRecoveryCodes(env, userId),
  ]);
  return {
    passkeys,
    authenticatorSince: app.state === "on" ? app.since : null,
    recoveryCodesLeft,
  };
}
