import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { listed } from "../../db/listed.server.ts";
import { comments, flagAssignments, legalCases, mentions, users } from "../../db/schema.server.ts";
import type { Waiting } from "../../schemas/comments/comment.ts";
import { inHand, selectCases } from "../cases/rows.server.ts";
import type { Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCases } from "../firms/walls.server.ts";
import { flagIdSql } from "../flags/in-hand.server.ts";

const mostListed = 100;
const person = { id: users.id, email: users.email, name: users.name };
const iso = (time: number) => new Date(time).toISOString();

/** What waits for a member: flags that are assigned to them and open, and mentions that they have not read. */
export async function waitingFor(env: Env, member: Member): Promise<Waiting> {
  const [flags, mentioned] = await Promise.all([assigned(env, member), unread(env, member)]);
  return toldTo(env, member, {
    flags: flags.list,
    mentions: mentioned.list,
    count: flags.count + mentioned.count,
  });
}

/** Those that no decision is stored of; a flag that the present analysis does not have waits for nobody. */
async function assigned(env: Env, member: Member) {
  const rows = await database(env)
    .select({
      caseId: flagAssignments.case_id,
      flagId: flagAssignments.flag_id,
      at: flagAssignments.assigned_at,
      by: person,
      all: sql<number>`count(*) OVER ()`,
    })
    .from(flagAssignments)
    .innerJoin(legalCases, eq(legalCases.id, flagAssignments.case_id))
    .leftJoin(users, eq(users.id, flagAssignments.assigned_by))
    .where(
      and(
        eq(flagAssignments.firm_id, member.firm.id),
        eq(flagAssignments.user_id, member.user.id),
        eq(legalCases.status, "analyzed"),
        visibleCases(member),
        sql`NOT EXISTS (SELECT 1 FROM flag_reviews WHERE flag_reviews.case_id = ${flagAssignments.case_id}
          AND flag_reviews.state <> 'open' AND ${flagIdSql} = ${flagAssignments.flag_id})`,
      ),
    )
    .orderBy(desc(flagAssignments.assigned_at), desc(flagAssignments.flag_id))
    .limit(mostListed);
  const ids = listed([...new Set(rows.map(({ caseId }) => caseId))]);
  const cases = await selectCases(env).where(
    and(visibleCases(member), sql`${legalCases.id} IN ${ids}`),
  );
  const byId = new Map(cases.map((row) => [row.id, { row, flags: inHand(row) }]));
  const list = rows.flatMap(({ caseId, flagId, at, by }) => {
    const { row, flags = [] } = byId.get(caseId) ?? {};
    const placed = flags.filter(({ lost }) => !lost);
    const index = placed.findIndex(({ flag }) => flag.id === flagId);
    const { flag } = placed[index] ?? {};
    if (!row || !flag || flag.hidden || flag.assignee?.id !== member.user.id) return [];
    const of = { id: caseId, case_name: row.case_name };
    return { case: of, flag, number: index + 1, assigned_by: by, assigned_at: iso(at) };
  });
  return { list, count: (rows[0]?.all ?? 0) - (rows.length - list.length) };
}

async function unread(env: Env, member: Member) {
  const rows = await database(env)
    .select({
      case: { id: legalCases.id, case_name: legalCases.case_name },
      comment_id: comments.id,
      flag_id: comments.flag_id,
      by: person,
      at: comments.created_at,
      all: sql<number>`count(*) OVER ()`,
    })
    .from(mentions)
    .innerJoin(
      comments,
      and(eq(comments.firm_id, mentions.firm_id), eq(comments.id, mentions.comment_id)),
    )
    .innerJoin(legalCases, eq(legalCases.id, mentions.case_id))
    .leftJoin(users, eq(users.id, comments.author_id))
    .where(
      and(
        eq(mentions.firm_id, member.firm.id),
        eq(mentions.user_id, member.user.id),
        isNull(mentions.read_at),
        visibleCases(member),
      ),
    )
    .orderBy(desc(comments.created_at), desc(comments.id))
    .limit(mostListed);
  const list = rows.map(({ all, at, ...row }) => ({ ...row, created_at: iso(at) }));
  return { list, count: rows[0]?.all ?? 0 };
}
