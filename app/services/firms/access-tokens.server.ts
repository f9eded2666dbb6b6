import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { accessTokens, firms, members, users } from "../../db/schema.server.ts";
import type { FirmToken, ListedToken, MadeToken, NewToken } from "../../schemas/token.ts";
import { prove } from "../accounts/proof.server.ts";
import { AppError } from "../errors.ts";
import { demandShown } from "../factors/factors.server.ts";
import type { Scope } from "../scope.ts";
import { hashToken, randomToken } from "../tokens.server.ts";
import { demandPerson, isCurrent, isStillMember, memberIn } from "./membership.server.ts";
import { recorded, recordedOfTokens } from "./record.server.ts";
import { demand, type Member } from "./rights.ts";

const day = 24 * 60 * 60_000;
/** By which a token is known for one of ours when it turns up where it should not. */
const prefix = "legalai_";
/** Of one person in one firm. */
const mostTokens = 50;
/** How long a token is listed after its end, in days. */
const listedAfterwards = 30;
const usedEvery = 60_000;

/**
 * Makes a token with which a person's programs act in the firm in which they do, with no more rights than they have,
 * for who proves again that it is them. It remembers whether its session had shown a second factor.
 * @returns with the token itself, of which only a hash is stored.
 * @throws AppError `conflict` for who has fifty; `second_factor_required` for who has one and has not shown it; and as
 * `prove` does.
 */
export async function makeToken(
  scope: Scope,
  member: Member,
  { name, scopes, days, ...proof }: NewToken,
): Promise<MadeToken> {
  demandPerson(member);
  const { firm, user, session } = member;
  if (session) demandShown(session.secondFactor);
  const proven = await prove(scope, member, proof);
  const id = crypto.randomUUID();
  const token = prefix + randomToken(32);
  const now = Date.now();
  const expires_at = now + days * day;
  const count = sql`(SELECT count(*) FROM access_tokens WHERE firm_id = ${firm.id} AND user_id = ${user.id})`;
  const [made] = await database(scope.env).batch([
    insertWhere(
      scope.env,
      accessTokens,
      {
        ...{ id, firm_id: firm.id, user_id: user.id, name, scopes, created_at: now, expires_at },
        token_hash: hashToken(token),
        second_factor: sql`EXISTS (SELECT 1 FROM sessions
          WHERE sessions.id = ${session?.id ?? ""} AND sessions.second_factor_at IS NOT NULL)`,
      },
      sql`${proven} AND ${isStillMember(member)} AND ${count} < ${mostTokens}`,
    ).returning({ id: accessTokens.id }),
    recorded(
      scope,
      member,
      "creation",
      { kind: "token", id, details: { changed: [{ what: "scopes", to: scopes.join(" ") }] } },
      sql`EXISTS (SELECT 1 FROM access_tokens WHERE id = ${id})`,
    ),
  ]);
  if (made.length === 0)
    throw new AppError("conflict", `You have ${mostTokens} tokens already. Revoke one first.`);
  return { id, token, name, scopes, expires_at: iso(expires_at) };
}

/** The tokens of a person, in all of their firms, newest first. */
export async function listTokens(env: Env, member: Member): Promise<ListedToken[]> {
  demandPerson(member);
  const rows = await tokensQuery(env, eq(accessTokens.user_id, member.user.id));
  return rows.map(({ person, ...row }) => toToken(row));
}

/** Those of all members of a firm, for its owners. @throws AppError `not_found`, `forbidden`. */
export async function listFirmTokens(
  env: Env,
  asking: Member,
  firmId: string,
): Promise<FirmToken[]> {
  demand(await memberIn(env, asking, firmId), "manage");
  const rows = await tokensQuery(env, eq(accessTokens.firm_id, firmId));
  return rows.map(({ person, ...row }) => ({ ...toToken(row), person }));
}

/** Ends one of a person's own tokens. @throws AppError `not_found`. */
export async function revokeToken(scope: Scope, member: Member, tokenId: string) {
  demandPerson(member);
  const theirs = and(eq(accessTokens.id, tokenId), eq(accessTokens.user_id, member.user.id));
  const [found] = await database(scope.env)
    .select({ firmId: accessTokens.firm_id })
    .from(accessTokens)
    .where(theirs);
  if (!found) throw noSuchToken();
  await revoke(scope, await memberIn(scope.env, member, found.firmId), tokenId, theirs);
}

/** Ends a token of any member. @throws AppError `not_found`, `forbidden` for who is no owner. */
export async function revokeFirmToken(
  scope: Scope,
  asking: Member,
  firmId: string,
  tokenId: string,
) {
  const member = await memberIn(scope.env, asking, firmId);
  demand(member, "manage");
  const theirs = and(eq(accessTokens.id, tokenId), eq(accessTokens.firm_id, firmId));
  await revoke(scope, member, tokenId, theirs);
}

async function revoke(scope: Scope, member: Member, id: string, matches: SQL | undefined) {
  const db = database(scope.env);
  const [, gone] = await db.batch([
    recorded(
      scope,
      member,
      "deletion",
      { kind: "token", id },
      sql`EXISTS (SELECT 1 FROM access_tokens WHERE ${matches})`,
    ),
    db.delete(accessTokens).where(matches).returning({ id: accessTokens.id }),
  ]);
  if (gone.length === 0) throw noSuchToken();
}

/**
 * The statements that end all tokens of a person, in every firm, which the records tell; for a batch, on a condition.
 */
export const endTokens = (scope: Scope, user: Member["user"], onlyIf: SQL) =>
  [
    recordedOfTokens(scope, user, "deletion", onlyIf),
    database(scope.env)
      .delete(accessTokens)
      .where(and(eq(accessTokens.user_id, user.id), onlyIf)),
  ] as const;

/** What a person's tokens that still work are called, each with its firm, by name. */
export async function nameTokens(
  env: Env,
  userId: string,
): Promise<{ name: string; firm: string }[]> {
  const rows = await tokensQuery(
    env,
    sql`${accessTokens.user_id} = ${userId} AND ${accessTokens.expires_at} > ${Date.now()}`,
  );
  return rows.map(({ token, firm }) => ({ name: token.name, firm: firm.name }));
}

/**
 * Who acts by a token, in its firm: its person as they are there now. Null for a token that is unknown, revoked or too
 * old, or whose person acts there no more.
 * @throws AppError `second_factor_needed` where the firm wants one by now, and the session that made it had shown none.
 */
export async function memberByToken(env: Env, token: string): Promise<Member | null> {
  const now = Date.now();
  const db = database(env);
  const [row] = await db
    .select({ token: accessTokens, email: users.email, role: members.role, firm: firms })
    .from(accessTokens)
    .innerJoin(
      members,
      and(eq(members.firm_id, accessTokens.firm_id), eq(members.user_id, accessTokens.user_id)),
    )
    .innerJoin(firms, eq(firms.id, members.firm_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(accessTokens.token_hash, hashToken(token)), isCurrent()));
  if (!row || row.token.expires_at <= now) return null;
  const { second_factor_from } = row.firm;
  if (second_factor_from !== null && second_factor_from <= now && !row.token.second_factor)
    throw new AppError(
      "second_factor_needed",
      `${row.firm.name} asks its members for a second factor, and this token was made without. Please make another once you have shown yours.`,
    );
  const { id, scopes, last_used_at, user_id } = row.token;
  if (now - (last_used_at ?? 0) > usedEvery)
    await db.update(accessTokens).set({ last_used_at: now }).where(eq(accessTokens.id, id));
  const { firm, role, email } = row;
  return {
    user: { id: user_id, email },
    firm: { id: firm.id, name: firm.name, timeZone: firm.time_zone },
    role,
    token: { id, scopes },
  };
}

/** Forgets tokens that ended a month ago. */
export async function deleteExpiredTokens(env: Env) {
  await database(env)
    .delete(accessTokens)
    .where(lt(accessTokens.expires_at, Date.now() - listedAfterwards * day));
}

const noSuchToken = () => new AppError("not_found", "There is no such token.");

const tokensQuery = (env: Env, matches: SQL) =>
  database(env)
    .select({
      token: accessTokens,
      firm: { id: firms.id, name: firms.name },
      person: { id: users.id, email: users.email, name: users.name },
    })
    .from(accessTokens)
    .innerJoin(firms, eq(firms.id, accessTokens.firm_id))
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(matches)
    .orderBy(desc(accessTokens.created_at), desc(accessTokens.id));

const iso = (time: number) => new Date(time).toISOString();

type Row = Omit<Awaited<ReturnType<typeof tokensQuery>>[number], "person">;

const toToken = ({ token, firm }: Row): ListedToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  firm,
  created_at: iso(token.created_at),
  expires_at: iso(token.expires_at),
  last_used_at: token.last_used_at === null ? null : iso(token.last_used_at),
});
