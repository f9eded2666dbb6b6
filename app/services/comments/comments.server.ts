import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { comments, flagReviews, legalCases, mentions, users } from "../../db/schema.server.ts";
import type { Comment, NewComment } from "../../schemas/comments/comment.ts";
import { mentionedIn } from "../../schemas/comments/mentions.ts";
import type { Person } from "../../schemas/person.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { inHand, noSuchCase, selectCases } from "../cases/rows.server.ts";
import { AppError } from "../errors.ts";
import { isStillMember } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import { toldTo } from "../firms/told-people.server.ts";
import { visibleCase, visibleCases } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { indexComments } from "../search/passage-index.server.ts";
import { tellSoon } from "./digest.server.ts";
import { mentionStatements, readMentions, refuseUnseeing } from "./mentions.server.ts";

/** So many that a list of them all can be read, and far more than people write. */
const mostOfCase = 1_000;

const noSuchComment = () => new AppError("not_found", "There is no such comment.");
const refused = (field: string, sentence: string) =>
  new AppError("invalid_input", sentence, { fields: { [field]: [sentence] } });

const person = { id: users.id, email: users.email, name: users.name };
const iso = (time: number) => new Date(time).toISOString();

/** Comments of cases that a member sees, and whom they mention. */
async function commentsWhere(env: Env, member: Member, where: SQL): Promise<Comment[]> {
  const db = database(env);
  const seen = and(eq(comments.firm_id, member.firm.id), visibleCases(member), where);
  const [rows, mentioned] = await Promise.all([
    db
      .select({ comment: comments, author: person })
      .from(comments)
      .innerJoin(legalCases, eq(legalCases.id, comments.case_id))
      .leftJoin(users, eq(users.id, comments.author_id))
      .where(seen)
      .orderBy(asc(comments.created_at), asc(comments.id)),
    db
      .select({ of: mentions.comment_id, person })
      .from(comments)
      .innerJoin(legalCases, eq(legalCases.id, comments.case_id))
      .innerJoin(
        mentions,
        and(eq(mentions.firm_id, comments.firm_id), eq(mentions.comment_id, comments.id)),
      )
      .innerJoin(users, eq(users.id, mentions.user_id))
      .where(seen),
  ]);
  const byComment = Map.groupBy(mentioned, ({ of }) => of);
  const found = rows.map(({ comment: { id, flag_id, text, created_at, edited_at }, author }) => ({
    ...{ id, flag_id, text, author },
    mentions: (byComment.get(id) ?? []).map((one): Person => one.person),
    created_at: iso(created_at),
    edited_at: edited_at === null ? null : iso(edited_at),
  }));
  return toldTo(env, member, found);
}

/** What was said about a case that a member sees, the oldest first. @throws AppError `not_found`. */
export async function listComments(env: Env, member: Member, caseId: string): Promise<Comment[]> {
  const found = await commentsWhere(env, member, eq(comments.case_id, caseId));
  if (found.length === 0) await seenCase(env, member, caseId);
  return found;
}

/**
 * Notes that a member has read what is said about a case; a thread as `readMentions` has it.
 * @throws AppError `not_found`.
 */
export async function readComments(
  env: Env,
  member: Member,
  caseId: string,
  thread?: string | null,
) {
  await seenCase(env, member, caseId);
  await readMentions(env, member, caseId, thread);
}

async function seenCase(env: Env, member: Member, caseId: string) {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  return row;
}

/**
 * Says something about a case, or about one flag of it; who is mentioned is told.
 * @throws AppError `not_found`; `invalid_input` for a flag that is not there, or for a mention of somebody who does not
 * see the case; `conflict` when the case has as many comments as it can hold.
 */
export async function addComment(
  scope: Scope,
  member: Member,
  caseId: string,
  { text, flag_id = null }: NewComment,
): Promise<Comment> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const row = await seenCase(env, member, caseId);
  const flag = flag_id === null ? null : inHand(row).find((one) => one.flag.id === flag_id);
  if (flag === undefined) throw refused("flag_id", "The analysis has no such flag any more.");
  const mentioned = mentionedIn(text);
  await refuseUnseeing(env, member, caseId, mentioned);
  const id = crypto.randomUUID();
  const now = Date.now();
  const isThere = sql`EXISTS (SELECT 1 FROM comments WHERE id = ${id})`;
  const db = database(env);
  await db.batch([
    insertWhere(
      env,
      comments,
      {
        ...{ id, firm_id: member.firm.id, case_id: caseId, flag_id },
        ...{ author_id: member.user.id, text, created_at: now },
      },
      and(
        sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`,
        isStillMember(member),
        sql`(SELECT count(*) FROM comments WHERE firm_id = ${member.firm.id} AND case_id = ${caseId}) < ${mostOfCase}`,
      ),
    ),
    // So that the flag keeps its id, and with it what is said of it, when its clause is called otherwise.
    ...(flag
      ? [
          insertWhere(
            env,
            flagReviews,
            {
              ...{ case_id: caseId, flag_hash: flag.hash, quote: flag.flag.quote },
              ...{ clause_title: flag.flag.clauseTitle, state: "open", reviewed_at: now },
              version: 0,
            },
            isThere,
          ).onConflictDoNothing(),
        ]
      : []),
    ...mentionStatements(env, member, { id, caseId }, mentioned, isThere),
    recorded(scope, member, "comment", { kind: "case", id: caseId }, isThere),
    ...indexComments(env, caseId),
  ]);
  const [comment] = await commentsWhere(env, member, eq(comments.id, id));
  if (!comment) {
    await seenCase(env, member, caseId);
    throw new AppError(
      "conflict",
      `This case has ${mostOfCase.toLocaleString("en-AU")} comments, as many as it can hold.`,
    );
  }
  tellSoon(scope, mentioned);
  return comment;
}

/** One's own comment. @throws AppError `not_found`; `forbidden` for another's, and for who may only read. */
async function ownComment(env: Env, member: Member, commentId: string) {
  const [row] = await database(env)
    .select({ case_id: comments.case_id, author_id: comments.author_id, text: comments.text })
    .from(comments)
    .innerJoin(legalCases, eq(legalCases.id, comments.case_id))
    .where(
      and(eq(comments.id, commentId), eq(comments.firm_id, member.firm.id), visibleCases(member)),
    );
  if (!row) throw noSuchComment();
  demand(member, "write");
  if (row.author_id !== member.user.id)
    throw new AppError("forbidden", "Only who wrote a comment can change or delete it.");
  return row;
}

/** Holds of the comment as long as it is one's own, on a case that one sees. */
const stillOwn = (member: Member, commentId: string) =>
  and(
    eq(comments.id, commentId),
    eq(comments.firm_id, member.firm.id),
    eq(comments.author_id, member.user.id),
    sql`${comments.case_id} IN (SELECT id FROM ${legalCases} WHERE ${visibleCases(member)} AND ${legalCases.id} = ${comments.case_id})`,
  );

/**
 * Changes one's own comment; who is newly mentioned is told.
 * @throws AppError as `ownComment` and `addComment` do.
 */
export async function editComment(
  scope: Scope,
  member: Member,
  commentId: string,
  { text }: Pick<NewComment, "text">,
): Promise<Comment> {
  const { env } = scope;
  const before = await ownComment(env, member, commentId);
  const mentioned = mentionedIn(text);
  await refuseUnseeing(env, member, before.case_id, mentioned);
  if (before.text !== text) {
    const now = Date.now();
    const isEdited = sql`EXISTS (SELECT 1 FROM comments WHERE id = ${commentId} AND edited_at = ${now} AND text = ${text})`;
    await database(env).batch([
      database(env)
        .update(comments)
        .set({ text, edited_at: now })
        .where(stillOwn(member, commentId)),
      ...mentionStatements(
        env,
        member,
        { id: commentId, caseId: before.case_id },
        mentioned,
        isEdited,
      ),
      recorded(
        scope,
        member,
        "comment",
        { kind: "case", id: before.case_id, details: { way: "edited" } },
        isEdited,
      ),
      ...indexComments(env, before.case_id),
    ]);
    tellSoon(scope, mentioned);
  }
  const [comment] = await commentsWhere(env, member, eq(comments.id, commentId));
  if (!comment) throw noSuchComment();
  return comment;
}

/** Deletes one's own comment, and its mentions. @throws AppError as `ownComment` does. */
export async function deleteComment(scope: Scope, member: Member, commentId: string) {
  const { env } = scope;
  const { case_id } = await ownComment(env, member, commentId);
  const db = database(env);
  const isOwn = sql`EXISTS (SELECT 1 FROM ${comments} WHERE ${stillOwn(member, commentId)})`;
  const [, , gone] = await db.batch([
    recorded(
      scope,
      member,
      "comment",
      { kind: "case", id: case_id, details: { way: "deleted" } },
      isOwn,
    ),
    db
      .delete(mentions)
      .where(
        and(
          eq(mentions.firm_id, member.firm.id),
          sql`${mentions.comment_id} IN (SELECT id FROM ${comments} WHERE ${stillOwn(member, commentId)})`,
        ),
      ),
    db.delete(comments).where(stillOwn(member, commentId)).returning({ id: comments.id }),
    ...indexComments(env, case_id),
  ]);
  if (gone.length === 0) throw noSuchComment();
}
