import { and, eq, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { flagAssignments, flagReviews, legalCases } from "../../db/schema.server.ts";
import { changesIn } from "../../schemas/event-details.ts";
import type { CaseFlag, FlagChange } from "../../schemas/flag.ts";
import type { Review } from "../../schemas/review.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { inHand, noSuchCase, selectCases } from "../cases/rows.server.ts";
import { tellSoon, toldOf } from "../comments/digest.server.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import type { Member } from "../firms/rights.ts";
import { visibleCase } from "../firms/walls.server.ts";
import type { Scope } from "../scope.ts";
import { webhookEvent } from "../webhooks/events.server.ts";
import { mayBeAssigned, refuseAssignee } from "./assignees.server.ts";
import { countSoon, uncounted } from "./open-flags.server.ts";

type InHand = ReturnType<typeof inHand>[number];
type Decision = Pick<Review, "state" | "reason">;

/** A flag of a case that a member sees. @throws AppError `not_found`. */
async function flagOf(env: Env, member: Member, caseId: string, flagId: string): Promise<InHand> {
  const [row] = await selectCases(env).where(visibleCase(member, caseId));
  if (!row) throw noSuchCase();
  const found = inHand(row).find(({ flag }) => flag.id === flagId);
  if (!found) throw new AppError("not_found", "The analysis has no such flag any more.");
  return found;
}

/**
 * Changes what is decided about a flag, or who is to decide about it.
 * @throws AppError `not_found`; `invalid_input`; `conflict` with the flag as it now is, when it is not any more as
 * whoever changes it has seen it.
 */
export async function changeFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  flagId: string,
  { version, assignee, ...change }: FlagChange,
): Promise<CaseFlag> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const before = await flagOf(env, member, caseId, flagId);
  if (before.flag.version !== version) throw conflict(before.flag);
  const decision = decided(before.flag, change);
  const assigned = assignee === before.flag.assignee?.id ? undefined : assignee;
  if (assigned) await refuseAssignee(env, member, caseId, assigned);
  const seen = sql`coalesce((SELECT version FROM flag_reviews
    WHERE case_id = ${caseId} AND flag_hash = ${before.hash}), 0) = ${version}`;
  const written = await writeHands(
    scope,
    member,
    caseId,
    [before],
    decision,
    and(seen, assigned ? mayBeAssigned(caseId, assigned) : undefined),
    assigned,
  );
  const { flag } = await flagOf(env, member, caseId, flagId);
  if (!written) throw conflict(flag);
  if (assigned) tellSoon(scope, [assigned]);
  return flag;
}

/** What a change makes of a decision. @throws AppError `invalid_input`. */
function decided(flag: CaseFlag, change: Pick<FlagChange, "state" | "reason">): Decision {
  const state = change.state ?? flag.state;
  const kept = change.state === undefined ? flag.reason : null;
  const reason = (change.reason === undefined ? kept : change.reason) || null;
  if (state === "dismissed" && !reason)
    throw refused("reason", "Please give a reason for dismissing this flag.");
  if (state === "open" && reason)
    throw refused("reason", "A reason goes with a decision: an open flag has none.");
  return { state, reason };
}

const refused = (field: string, sentence: string) =>
  new AppError("invalid_input", sentence, { fields: { [field]: [sentence] } });

const words = { open: "open again", accepted: "accepted", dismissed: "dismissed" };

function conflict(current: CaseFlag) {
  const by = current.reviewed_by?.name || current.reviewed_by?.email;
  return new AppError(
    "conflict",
    `Somebody has changed this flag in the meantime: it is ${words[current.state]}${by ? ` (${by})` : ""}${current.assignee ? `, assigned to ${current.assignee.name || current.assignee.email}` : ""}. Nothing of yours was stored; look at it, and decide again.`,
    { current },
  );
}

/**
 * Stores what is decided about flags, and who is to decide, each in one step with the next version.
 * @param onlyIf what has to hold at that moment, besides that the member sees the case.
 * @param assignee a user's id; null: nobody any more; undefined: as it was.
 * @returns whether it did.
 */
export async function writeHands(
  scope: Scope,
  member: Member,
  caseId: string,
  flags: readonly InHand[],
  { state, reason }: Decision,
  onlyIf: SQL | undefined = undefined,
  assignee: string | null | undefined = undefined,
): Promise<boolean> {
  const { env } = scope;
  const now = Date.now();
  const by = member.user.id;
  // A case that is being deleted at this moment gets no words any more.
  const isThere = sql`EXISTS (SELECT 1 FROM ${legalCases} WHERE ${visibleCase(member, caseId)})`;
  const decision = { state, reason, reviewed_at: now, reviewed_by: by };
  const may = sql`${and(isThere, onlyIf)}`;
  const decides = flags.some(({ flag }) => flag.state !== state || flag.reason !== reason);
  const details = {
    flags: flags.map(({ flag }) => flag.id),
    changed: flags
      .flatMap(({ flag }) =>
        changesIn(
          { state: flag.state, reason: flag.reason, assignee: flag.assignee?.id ?? null },
          { state, reason, assignee },
          ["reason"],
        ),
      )
      .filter(({ what }, i, all) => all.findIndex((one) => one.what === what) === i),
  };
  const told = (action: "decision" | "assignment") =>
    recorded(scope, member, action, { kind: "case", id: caseId, details }, may);
  const [first, ...others] = flags.flatMap(({ hash, flag }) => {
    const { id, quote, clauseTitle } = flag;
    const row = { case_id: caseId, flag_hash: hash, quote, clause_title: clauseTitle };
    return [
      insertWhere(env, flagReviews, { ...row, ...decision }, may)
        .onConflictDoUpdate({
          target: [flagReviews.case_id, flagReviews.flag_hash],
          set: { ...decision, version: sql`${flagReviews.version} + 1` },
        })
        .returning({ case_id: flagReviews.case_id }),
      ...(assignee === undefined ? [] : assignment(env, member, caseId, id, assignee)),
    ];
  });
  if (!first) return false;
  // Told before it is done, as long as it may be done: then the flag is as it was seen.
  const events = flags
    .filter(({ flag }) => flag.state !== state)
    .map(({ flag: { id } }) =>
      webhookEvent(env, "flag.decided", caseId, { flag_id: id, state }, may),
    );
  const done = await database(env).batch([
    told(decides || assignee === undefined ? "decision" : "assignment"),
    ...events,
    first,
    ...others,
    uncounted(env, caseId),
  ]);
  await countSoon(env, caseId);
  const saved = done[1 + events.length];
  return Array.isArray(saved) && saved.length > 0;
}

/**
 * The statements that assign a flag and note whom to tell, or take it back; they do nothing unless the one before them
 * in their batch has changed the flag.
 */
function assignment(
  env: Env,
  member: Member,
  caseId: string,
  flagId: string,
  userId: string | null,
) {
  const hasChanged = sql`changes() > 0`;
  const key = { firm_id: member.firm.id, case_id: caseId, flag_id: flagId };
  if (userId === null)
    return [
      database(env)
        .delete(flagAssignments)
        .where(
          and(
            eq(flagAssignments.firm_id, key.firm_id),
            eq(flagAssignments.case_id, caseId),
            eq(flagAssignments.flag_id, flagId),
            hasChanged,
          ),
        ),
    ];
  const set = { user_id: userId, assigned_by: member.user.id, assigned_at: Date.now() };
  const assignee = sql`members WHERE members.firm_id = ${key.firm_id} AND members.user_id = ${userId} AND ${hasChanged}`;
  return [
    insertWhere(env, flagAssignments, { ...key, ...set }, hasChanged).onConflictDoUpdate({
      target: [flagAssignments.firm_id, flagAssignments.case_id, flagAssignments.flag_id],
      set,
    }),
    toldOf(env, member, "assigned", caseId, assignee),
  ];
}
