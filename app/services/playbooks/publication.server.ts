import { and, eq, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { playbooks } from "../../db/schema.server.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { AppError } from "../errors.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { keepVersion, mayKeep, onlyDefault, refuseContent } from "./playbooks.server.ts";
import {
  contentOf,
  findPlaybook,
  onePlaybook,
  type PlaybookRow,
  toPlaybook,
} from "./rows.server.ts";

/** What somebody has seen of a playbook that they change. */
type Seen = { version?: number | undefined; draft_version?: number | undefined };

/** @throws AppError `conflict` with the playbook as it now is, where that is not what was seen. */
function refuseUnseen(row: PlaybookRow, seen: Seen) {
  const same = (name: keyof Seen) => seen[name] === undefined || seen[name] === row[name];
  if (!same("version") || !same("draft_version")) throw overtaken(row);
}

const overtaken = (row: PlaybookRow) =>
  new AppError(
    "conflict",
    "Somebody has changed this playbook in the meantime. Your words are not lost: look at how it is now, and save again.",
    { current: toPlaybook(row) },
  );

/** A playbook that a member may change. @throws AppError `forbidden`; `not_found`; `conflict`. */
async function toBeChanged(env: Env, member: Member, playbookId: string, seen: Seen) {
  const row = await findPlaybook(env, member, playbookId);
  demand(member, "playbooks");
  refuseUnseen(row, seen);
  const asSeen = and(
    onePlaybook(member, playbookId),
    eq(playbooks.version, row.version),
    eq(playbooks.draft_version, row.draft_version),
    mayKeep(member),
  );
  return { row, asSeen, isAsSeen: sql`EXISTS (SELECT 1 FROM ${playbooks} WHERE ${asSeen})` };
}

/**
 * Changes what is going to be published next.
 * @param change makes the new draft of the one that is there, or of what is published; null takes the draft back.
 * @throws AppError `forbidden`; `not_found`; `conflict` with the playbook as it now is; `too_large`.
 */
export async function changeDraft(
  scope: Scope,
  member: Member,
  playbookId: string,
  seen: Seen,
  change: (content: PlaybookContent) => PlaybookContent | null,
) {
  const { env } = scope;
  const { row, asSeen, isAsSeen } = await toBeChanged(env, member, playbookId, seen);
  const draft = change(row.draft ?? contentOf(row));
  if (draft) await refuseContent(draft, false);
  if (!draft && row.version === 0)
    throw new AppError(
      "conflict",
      "This playbook was never published: there is nothing to go back to.",
    );
  const by = { changed_by: member.user.id, changed_at: Date.now() };
  const [, changed] = await database(env).batch([
    recorded(scope, member, "change", { kind: "playbook", id: playbookId }, isAsSeen),
    database(env)
      .update(playbooks)
      .set({
        ...{ ...by, draft, draft_version: row.draft_version + 1 },
        ...(row.version === 0 && draft && { name: draft.name }),
      })
      .where(asSeen)
      .returning({ id: playbooks.id }),
  ]);
  if (changed.length === 0) throw overtaken(await findPlaybook(env, member, playbookId));
}

/**
 * Publishes a new version of a playbook, which is never changed afterwards; cases keep the one that they were read with.
 * @param content what is published; without it, the draft, which is none any more then.
 * @throws AppError `forbidden`; `not_found`; `conflict` with the playbook as it now is, or where there is nothing to be
 * published; `too_large`; `invalid_input` for one without rules.
 */
export async function publishPlaybook(
  scope: Scope,
  member: Member,
  playbookId: string,
  {
    content,
    seen,
    isDefault,
  }: { content?: PlaybookContent; seen: Seen; isDefault?: boolean | undefined },
) {
  const { env } = scope;
  const { row, asSeen, isAsSeen } = await toBeChanged(env, member, playbookId, seen);
  const next = content ?? row.draft;
  if (!next) throw new AppError("conflict", "There are no changes to be published.");
  await refuseContent(next, true);
  const version = row.version + 1;
  const [, , , changed] = await database(env).batch([
    recorded(scope, member, "publication", { kind: "playbook", id: playbookId }, isAsSeen),
    keepVersion(env, member, playbookId, version, next, isAsSeen),
    onlyDefault(env, member, playbookId, isDefault ? isAsSeen : sql`0`),
    database(env)
      .update(playbooks)
      .set({
        ...{ version, name: next.name, draft_version: row.draft_version + 1 },
        ...{ changed_by: member.user.id, changed_at: Date.now() },
        // Of a playbook that was never published the draft is all there was.
        ...((!content || row.version === 0) && { draft: null }),
        ...(isDefault !== undefined && { is_default: isDefault }),
      })
      .where(asSeen)
      .returning({ id: playbooks.id }),
  ]);
  if (changed.length === 0) throw overtaken(await findPlaybook(env, member, playbookId));
}
