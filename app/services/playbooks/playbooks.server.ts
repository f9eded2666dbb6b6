import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { insertWhere } from "../../db/insert-where.server.ts";
import { playbooks, playbookVersions } from "../../db/schema.server.ts";
import type { ListedPlaybook, Playbook } from "../../schemas/playbooks/answers.ts";
import { type PlaybookContent, playbookContentSchema } from "../../schemas/playbooks/playbook.ts";
import { AppError } from "../errors.ts";
import { stillMay } from "../firms/membership.server.ts";
import { recorded } from "../firms/record.server.ts";
import { demand, type Member } from "../firms/rights.ts";
import type { Scope } from "../scope.ts";
import { parseInput } from "../validation.ts";
import {
  findPlaybook,
  noSuchPlaybook,
  ofFirm,
  onePlaybook,
  refuseGuests,
  selectPlaybooks,
  toListed,
  toPlaybook,
} from "./rows.server.ts";

/** The most playbooks of a firm, so that all of them can be read at once. */
export const maxPlaybooks = 50;
/** The most bytes of one, as JSON. */
const maxBytes = 1_000_000;

/** The firm's playbooks by name. @throws AppError `forbidden` for a guest. */
export async function listPlaybooks(env: Env, member: Member): Promise<ListedPlaybook[]> {
  demand(member, "read");
  refuseGuests(member);
  return (await selectPlaybooks(env).where(ofFirm(member))).map(toListed);
}

/** One of them. @throws AppError `forbidden` for a guest; `not_found`. */
export async function getPlaybook(env: Env, member: Member, playbookId: string): Promise<Playbook> {
  const row = await findPlaybook(env, member, playbookId);
  demand(member, "read");
  refuseGuests(member);
  return toPlaybook(row);
}

/** Holds while somebody may keep playbooks in the firm in which they act. */
export const mayKeep = (member: Member) => stillMay(member, "playbooks");

/**
 * @throws AppError `too_large`; `invalid_input` for what its schema does not take, and of what is to be published for
 * clauses that are not known, and for none at all.
 */
export async function refuseContent(content: PlaybookContent, published: boolean) {
  parseInput(playbookContentSchema, content);
  const { faultsAmong } = await import("../../playbooks/check-content.ts");
  const faults = published ? [...faultsAmong(content.rules)] : [];
  if (faults[0])
    throw new AppError("invalid_input", `Rule ${faults[0].row}: ${faults[0].message}`, {
      fields: Object.fromEntries(faults.map(({ row, message }) => [`rules.${row - 1}`, [message]])),
    });
  if (published && content.rules.length === 0)
    throw new AppError(
      "invalid_input",
      "Please add a rule first: a playbook without one says nothing.",
    );
  if (Buffer.byteLength(JSON.stringify(content)) > maxBytes)
    throw new AppError("too_large", "This playbook is larger than 1 MB. Please split it.");
}

/** The statement that makes no playbook of the firm but this one its default. */
export const onlyDefault = (
  env: Env,
  member: Member,
  playbookId: string,
  onlyIf: SQL | undefined,
) =>
  database(env)
    .update(playbooks)
    .set({ is_default: false })
    .where(
      and(
        eq(playbooks.firm_id, member.firm.id),
        ne(playbooks.id, playbookId),
        eq(playbooks.is_default, true),
        onlyIf,
      ),
    );

/**
 * Makes a playbook: published at once, or as a draft.
 * @returns its id.
 * @throws AppError `forbidden`; `conflict` where the firm has as many as it may; `too_large`; `invalid_input` for one
 * without rules that is to be published.
 */
export async function createPlaybook(
  scope: Scope,
  member: Member,
  content: PlaybookContent,
  { published, isDefault = false }: { published: boolean; isDefault?: boolean | undefined },
): Promise<string> {
  const { env } = scope;
  demand(member, "playbooks");
  await refuseContent(content, published);
  const [id, now, by] = [crypto.randomUUID(), Date.now(), member.user.id];
  const isThere = sql`EXISTS (SELECT 1 FROM playbooks WHERE id = ${id})`;
  const thing = { kind: "playbook", id } as const;
  const [made] = await database(env).batch([
    insertWhere(
      env,
      playbooks,
      {
        ...{ id, firm_id: member.firm.id, name: content.name, version: published ? 1 : 0 },
        ...{ draft: published ? null : content, draft_version: 0 },
        is_default: published && isDefault,
        ...{ created_by: by, created_at: now, changed_by: by, changed_at: now },
      },
      and(
        mayKeep(member),
        sql`(SELECT count(*) FROM playbooks WHERE firm_id = ${member.firm.id} AND deleted_at IS NULL) < ${maxPlaybooks}`,
      ),
    )
      // A batch whose answer was lost may be run again.
      .onConflictDoNothing()
      .returning({ id: playbooks.id }),
    recorded(scope, member, "creation", thing, isThere),
    ...(published
      ? [
          keepVersion(env, member, id, 1, content, isThere),
          recorded(scope, member, "publication", thing, isThere),
        ]
      : []),
    ...(published && isDefault ? [onlyDefault(env, member, id, isThere)] : []),
  ]);
  if (made.length > 0 || (await isKept(env, member, id))) return id;
  throw new AppError(
    "conflict",
    `A firm can have ${maxPlaybooks} playbooks. Please delete one that is not used any more.`,
  );
}

const isKept = async (env: Env, member: Member, playbookId: string) =>
  (await selectPlaybooks(env).where(onePlaybook(member, playbookId))).length > 0;

/** The statement that keeps what is published. */
export const keepVersion = (
  env: Env,
  member: Member,
  playbookId: string,
  version: number,
  content: PlaybookContent,
  onlyIf: SQL | undefined,
) =>
  insertWhere(
    env,
    playbookVersions,
    {
      ...{ firm_id: member.firm.id, playbook_id: playbookId, version, content },
      ...{ published_by: member.user.id, published_at: Date.now() },
    },
    onlyIf,
  ).onConflictDoNothing();

/**
 * Has documents of the firm read with a playbook where no other fits better, or not any more.
 * @throws AppError `forbidden`; `not_found`; `conflict` for one that is not published.
 */
export async function setDefault(
  scope: Scope,
  member: Member,
  playbookId: string,
  isDefault: boolean,
) {
  const { env } = scope;
  const { version } = await findPlaybook(env, member, playbookId);
  demand(member, "playbooks");
  if (version === 0) throw new AppError("conflict", "Please publish this playbook first.");
  const allowed = and(onePlaybook(member, playbookId), mayKeep(member));
  const isAllowed = sql`EXISTS (SELECT 1 FROM ${playbooks} WHERE ${allowed})`;
  const details = { changed: [{ what: "default", to: isDefault }] };
  const [, , changed] = await database(env).batch([
    recorded(scope, member, "change", { kind: "playbook", id: playbookId, details }, isAllowed),
    onlyDefault(env, member, playbookId, isAllowed),
    database(env)
      .update(playbooks)
      .set({ is_default: isDefault })
      .where(allowed)
      .returning({ id: playbooks.id }),
  ]);
  if (changed.length === 0) throw noSuchPlaybook();
}

/**
 * Deletes a playbook. Cases that were read with it keep its results.
 * @throws AppError `forbidden`; `not_found`.
 */
export async function deletePlaybook(scope: Scope, member: Member, playbookId: string) {
  const { env } = scope;
  await findPlaybook(env, member, playbookId);
  demand(member, "playbooks");
  const allowed = and(onePlaybook(member, playbookId), mayKeep(member));
  const isAllowed = sql`EXISTS (SELECT 1 FROM ${playbooks} WHERE ${allowed})`;
  const [, gone] = await database(env).batch([
    recorded(scope, member, "deletion", { kind: "playbook", id: playbookId }, isAllowed),
    database(env)
      .update(playbooks)
      .set({ deleted_at: Date.now(), is_default: false, draft: null })
      .where(allowed)
      .returning({ id: playbooks.id }),
  ]);
  if (gone.length === 0) throw noSuchPlaybook();
}
