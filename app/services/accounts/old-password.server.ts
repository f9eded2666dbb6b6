import { and, eq, isNull, type SQL } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { authenticators } from "../../db/schema.server.ts";
import { endCalendars } from "../dates/calendars.server.ts";
import { endTokens } from "../firms/access-tokens.server.ts";
import type { Scope } from "../scope.ts";
import type { User } from "./sessions.server.ts";

/**
 * The statements that end, with a password, what was given by it besides sessions; for the batch that sets a new one:
 * tokens, addresses of calendars, and an authenticator app that somebody began to set up and whose secret they have seen. Mailed links stay: who
 * knows a stolen password does not keep its owner from setting another by their mail.
 * @param onlyIf what must hold when they run.
 */
export const endOfOldPassword = (scope: Scope, user: User, onlyIf: SQL) => {
  const db = database(scope.env);
  return [
    ...endTokens(scope, user, onlyIf),
    endCalendars(scope.env, user.id, onlyIf),
    db
      .delete(authenticators)
      .where(and(eq(authenticators.user_id, user.id), isNull(authenticators.confirmed_at), onlyIf)),
  ] as const;
};
