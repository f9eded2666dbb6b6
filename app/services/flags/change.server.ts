import { isGap } from "../../schemas/analysis.ts";
import type { CaseFlag, FlagChange } from "../../schemas/flag.ts";
import { demandOnCase } from "../cases/demand.server.ts";
import { getText } from "../cases/storage.server.ts";
import { tellSoon } from "../comments/digest.server.ts";
import type { Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { documentOfCase } from "../versions/newest.server.ts";
import { placedAnchor } from "./anchor.ts";
import { mayBeAssigned, refuseAssignee } from "./assignees.server.ts";
import { flagConflict, flagOf } from "./find.server.ts";
import type { InHand } from "./in-hand.server.ts";
import { decided, rowOf, withDecision, withEdits } from "./row-after.ts";
import { deedOf, toldOfChange } from "./told-of-change.ts";
import { type RowChange, writeHands } from "./write-hands.server.ts";

/**
 * Changes what is decided about a flag, who is to decide about it, or what is said of it.
 * @throws AppError `not_found`; `invalid_input`; `conflict` with the flag as it now is, when it is not any more as
 * whoever changes it has seen it.
 */
export async function changeFlag(
  scope: Scope,
  member: Member,
  caseId: string,
  flagId: string,
  { version, assignee, state, reason, ...edits }: FlagChange,
): Promise<CaseFlag> {
  const { env } = scope;
  await demandOnCase(env, member, "write", caseId);
  const before = await flagOf(env, member, caseId, flagId);
  if (before.flag.version !== version) throw flagConflict(before.flag);
  const decision = decided(before.flag, { state, reason });
  const assigned = assignee === before.flag.assignee?.id ? undefined : assignee;
  if (assigned) await refuseAssignee(env, member, caseId, assigned);
  const now = Date.now();
  const after = await withEdits(
    withDecision(rowOf(before, caseId, now), decision, member.user.id, now),
    before,
    edits,
    member.user.id,
    now,
  );
  const isSaid = after.edits !== null || after.note !== null;
  if (isSaid && after.anchor === null && !isGap(before.flag))
    after.anchor = await anchorIn(env, caseId, before);
  const change: RowChange = {
    ...{ hash: before.hash, before: before.row, after },
    ...(assigned !== undefined && {
      assignee: { before: before.flag.assignee?.id ?? null, after: assigned },
    }),
  };
  const written = await writeHands(scope, member, caseId, {
    did: deedOf(before.flag, decision, assigned, edits),
    titles: [before.flag.clauseTitle],
    rows: [change],
    told: toldOfChange([before], decision, { assignee: assigned, edits }),
    onlyIf: assigned ? mayBeAssigned(caseId, assigned) : undefined,
  });
  const { flag } = await flagOf(env, member, caseId, flagId);
  if (!written) throw flagConflict(flag);
  if (assigned) tellSoon(scope, [assigned]);
  return flag;
}

/** Where a flag's words stand, with what stands around them; without a text only where. */
async function anchorIn(env: Env, caseId: string, { flag }: InHand) {
  const document = await documentOfCase(env, caseId);
  const text = document === null ? null : await getText(env, document);
  const { start } = flag;
  return text === null ? { prefix: "", suffix: "", start } : placedAnchor(text, flag);
}
