import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { legalCases, matters } from "../../db/schema.server.ts";
import type { Move } from "../../schemas/matter.ts";
import { AppError } from "../errors.ts";
import { stillMay } from "../firms/membership.server.ts";
import { recordedOfCases } from "../firms/record.server.ts";
import { demand, type Member, may } from "../firms/rights.ts";
import { visibleCases, visibleMatters } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";

/** Which matters take cases: open ones, and any for what is taken back to where it lay. */
type Takes = "open" | "any";

/** The matter as long as it takes cases and a member sees what is in it. */
const takingMatter = (env: Env, member: Member, matterId: string, takes: Takes) =>
  database(env)
    .select({ id: matters.id })
    .from(matters)
    .where(
      and(
        eq(matters.id, matterId),
        takes === "open" ? eq(matters.state, "open") : undefined,
        visibleMatters(member),
      ),
    );

/** Holds while a case may be filed there. */
export const mayFileIn = (env: Env, member: Member, matterId: string, takes: Takes = "open") =>
  sql`EXISTS ${takingMatter(env, member, matterId, takes)}`;

/** @throws AppError `invalid_input` for a matter that is closed, or that the member does not see. */
export async function refuseFiling(
  env: Env,
  member: Member,
  matterId: string,
  takes: Takes = "open",
) {
  const [matter] = await takingMatter(env, member, matterId, takes);
  if (matter) return;
  const reason = "There is no such open matter.";
  throw new AppError("invalid_input", reason, { fields: { matter_id: [reason] } });
}

/** Holds of a case that would pass a wall, out of a matter or into one. */
const passesWall = (matterId: string | null) => sql`(${legalCases.matter_id} IS NOT ${matterId}
  AND EXISTS (SELECT 1 FROM matters WHERE id IN (${legalCases.matter_id}, ${matterId}) AND restricted = 1))`;

/**
 * What it takes to move cases into a matter, or out of all: what has to be true of each when it is moved, and the
 * statements that tell the record, of the matter which a case leaves before that, and of the one to which it comes after.
 * @throws AppError `invalid_input` for a matter in which they may not file; `forbidden` for who may not share, if one
 * of the cases is to pass a wall.
 */
export async function filing(
  scope: Scope,
  member: Member,
  caseIds: string[],
  matterId: string | null,
  takes: Takes = "open",
) {
  const { env } = scope;
  if (matterId) await refuseFiling(env, member, matterId, takes);
  const mover = may(member, "share");
  const elsewhere = await database(env)
    .select({ id: legalCases.id, passes: sql<number>`${passesWall(matterId)}` })
    .from(legalCases)
    .where(
      and(
        visibleCases(member),
        sql`${legalCases.id} IN ${listed(caseIds)} AND ${legalCases.matter_id} IS NOT ${matterId}`,
      ),
    );
  if (elsewhere.some(({ passes }) => passes)) demand(member, "share");
  const ids = listed(elsewhere.map(({ id }) => id));
  const staysBehindWall = sql`NOT ${passesWall(matterId)}`;
  const allowed = and(
    visibleCases(member),
    stillMay(member, "write"),
    matterId ? mayFileIn(env, member, matterId, takes) : undefined,
    mover ? sql`(${stillMay(member, "share")} OR ${staysBehindWall})` : staysBehindWall,
  );
  const at = Date.now();
  const told = (way: "in" | "out", where: SQL | undefined) =>
    recordedOfCases(scope, member, "share", and(sql`${legalCases.id} IN ${ids}`, where), {
      ...{ at, details: { way } },
    });
  return {
    allowed,
    leaving: told("out", and(allowed, isNotNull(legalCases.matter_id))),
    coming: told("in", eq(legalCases.matter_id, matterId ?? "")),
  };
}

/**
 * Moves cases into a matter, or out of all.
 * @returns the ids of those that lie there now; what the member does not see is not among them.
 * @throws AppError as `filing` does; `forbidden` for who may not write.
 */
export async function moveCases(
  scope: Scope,
  member: Member,
  { ids, matter_id }: Move,
  takes: Takes = "open",
): Promise<string[]> {
  demand(member, "write");
  const db = database(scope.env);
  const { allowed, leaving, coming } = await filing(scope, member, ids, matter_id, takes);
  const [, moved] = await db.batch([
    leaving,
    db
      .update(legalCases)
      .set({ matter_id })
      .where(and(allowed, sql`${legalCases.id} IN ${listed(ids)}`))
      .returning({ id: legalCases.id }),
    coming,
  ]);
  return moved.map(({ id }) => id);
}
