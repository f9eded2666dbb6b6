import { and, eq, isNull, type SQL } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { authenticators, passwordResets } from "../../db/schema.server.ts";
import { endTokens } from "../firms/access-tokens.server.ts";
import type { Scope } from "../scope.ts";
import type { User } from "./sessions.server.ts";

/**
 * The statements that end, with a password, what was given by it besides sessions; for the batch that sets a new one:
 * tokens, mailed links that would set another, and an authenticator app that somebody began to set up and whose secret
 * they have seen.
 * @param onlyIf what must hold when they run.
 */
export const endOfOldPassword = (scope: Scope, user: User, onlyIf: SQL) => {
  const db = database(scope.env);
  return [
    ...endTokens(scope, user, onlyIf),
    db
      .delete(authenticators)
      .where(and(eq(authenticators.user_id, user.id), isNull(authenticators.confirmed_at), onlyIf)),
    // A reset asks for its link's row: it goes last.
    db.delete(passwordResets).where(and(eq(passwordResets.user_id, user.id), onlyIf)),
  ] as const;
};
