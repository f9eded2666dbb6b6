import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { sessions } from "../../db/schema.server.ts";
import { hashToken, randomToken } from "../tokens.server.ts";

/**
 * What marks a session as one in which a second factor was shown, for a batch; the first statement returns a row if it
 * did. The session gets a new id and secret with that, so that whoever knew the old ones has not risen with it (ASVS
 * 5.0, 7.2.4); how old it is, stays.
 * @param enough what must hold when it runs.
 * @returns with the cookie's value.
 */
export function renewSession(env: Env, sessionId: string, enough: SQL) {
  const id = randomToken(15);
  const secret = randomToken(32);
  const now = Date.now();
  const renewed: Record<string, unknown> = {
    ...{ id, secret_hash: hashToken(secret) },
    ...{ last_seen_at: now, second_factor_at: now },
  };
  const values = Object.keys(getTableColumns(sessions)).map((name) =>
    name in renewed ? sql`${renewed[name]}` : sql`${sql.identifier(name)}`,
  );
  const isRenewed = sql`EXISTS (SELECT 1 FROM sessions AS renewed WHERE renewed.id = ${id})`;
  const db = database(env);
  const statements = [
    db
      .insert(sessions)
      .select(
        sql`SELECT ${sql.join(values, sql`, `)} FROM sessions WHERE id = ${sessionId} AND ${enough}`,
      )
      .returning({ id: sessions.id }),
    db.delete(sessions).where(and(eq(sessions.id, sessionId), isRenewed)),
  ] as const;
  return { session: `${id}.${secret}`, statements };
}
