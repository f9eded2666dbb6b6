import { and, asc, eq, gt, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { auditEvents, legalCases } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCases } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { moveCases } from "./filing.server.ts";

/** How long a move can be taken back, in milliseconds. Longer than any page offers it. */
const undoTime = 30_000;

/** A case and the matter in which it lay; null: in none. */
type Moved = { id: string; from: string | null };

/**
 * The cases that a person moved last, as long as that can be taken back, and where they lay: the record tells it. What
 * somebody has moved on since is not among them.
 */
export async function lastMoved(env: Env, member: Member): Promise<Moved[]> {
  const { firm, user } = member;
  const since = Date.now() - undoTime;
  const events = await database(env)
    .select({
      ...{ id: auditEvents.thing_id, by: auditEvents.actor_id, at: auditEvents.at },
      ...{ matter: auditEvents.matter_id, now: legalCases.matter_id },
    })
    .from(auditEvents)
    .innerJoin(legalCases, and(eq(legalCases.id, auditEvents.thing_id), visibleCases(member)))
    .where(
      and(
        eq(auditEvents.firm_id, firm.id),
        // The newest of a record are found from its end, however long it is.
        gt(
          auditEvents.seq,
          sql`coalesce((SELECT seq FROM audit_events WHERE firm_id = ${firm.id} AND at <= ${since}
            ORDER BY seq DESC LIMIT 1), 0)`,
        ),
        eq(auditEvents.action, "share"),
        eq(auditEvents.thing_kind, "case"),
      ),
    )
    .orderBy(asc(auditEvents.seq));
  const last = events.findLast(({ by }) => by === user.id);
  return [...Map.groupBy(events, ({ id }) => id)].flatMap(([id, ofCase]) => {
    if (ofCase.at(-1)?.at !== last?.at || ofCase.at(-1)?.by !== user.id) return [];
    // The record has the matter that a case leaves, and the one to which it comes.
    const [leaving] = ofCase.filter(({ at, by }) => at === last?.at && by === user.id);
    return leaving ? [{ id, from: leaving.matter === leaving.now ? null : leaving.matter }] : [];
  });
}

/**
 * Takes back what the same person moved last, as far as they ask for it.
 * @returns the ids of the cases that lie again where they lay.
 * @throws AppError as `moveCases` does.
 */
export async function moveBack(scope: Scope, member: Member, ids: string[]): Promise<string[]> {
  const moved = (await lastMoved(scope.env, member)).filter(({ id }) => ids.includes(id));
  const back: string[] = [];
  for (const [matter_id, cases] of Map.groupBy(moved, ({ from }) => from)) {
    const move = { ids: cases.map(({ id }) => id), matter_id };
    back.push(...(await moveCases(scope, member, move, "any")));
  }
  return back;
}
