import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { hashPassword } from "../../app/services/accounts/passwords.server.ts";
import { hashToken } from "../../app/services/tokens.server.ts";
import { openDatabase } from "./server.ts";

/** More than all tests take, also where many fail and are begun anew. */
const count = 1_000;
/** Of every account: a password takes its time on purpose, and is hashed once for all of them. */
const password = "a lawyer's secret";

/** A sign-up that waits for its link to be opened: the mailed token, and the secret of the browser that signed up. */
const signUp = (at: number) => ({
  email: `lawyer-${at}@firm.example`,
  password,
  token: `link${String(at).padStart(20, "0")}`,
  browser: `browser${at}`,
});

/** Stores sign-ups in a database that no server uses yet, for `takeSignUp` to hand out. @param state its folder. */
export async function storeSignUps(state: string) {
  const hash = await hashPassword(password);
  const database = openDatabase(state, { readOnly: false });
  const insert = database.prepare(
    `INSERT INTO pending_sign_ups (token_hash, email, password_hash, browser_hash, created_at, expires_at)
      VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const now = Date.now();
  database.exec("BEGIN");
  for (let at = 0; at < count; at++) {
    const { token, browser, email } = signUp(at);
    insert.run(hashToken(token), email, hash, hashToken(browser), now, now + 24 * 60 * 60_000);
  }
  database.exec("COMMIT");
  database.close();
}

let next = 0;

/** A sign-up that no other test has, in whichever process. @param state the folder of the server that it is stored in. */
export function takeSignUp(state: string): ReturnType<typeof signUp> {
  for (; next < count; next++)
    try {
      // Only one can make it.
      closeSync(openSync(join(state, `taken-${next}`), "wx"));
      return signUp(next++);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  throw new Error("All sign-ups that were stored have been taken.");
}
