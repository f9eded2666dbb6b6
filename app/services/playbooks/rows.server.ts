import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { asDigits } from "../../db/packed-json.server.ts";
import { playbooks, playbookVersions, users } from "../../db/schema.server.ts";
import type { ListedPlaybook, Playbook } from "../../schemas/playbooks/answers.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { AppError } from "../errors.ts";
import type { Member } from "../firms/rights.ts";

/** Another firm's playbook, and one that is deleted, answers like a missing one. */
export const noSuchPlaybook = () => new AppError("not_found", "There is no such playbook.");

/** @throws AppError `forbidden` for a guest, who is shown what came of a playbook and none of the firm's positions. */
export function refuseGuests({ role }: Member) {
  if (role === "guest")
    throw new AppError("forbidden", "Guests are not shown the playbooks of the firm.");
}

/** Matches the playbooks that a member's firm has. */
export const ofFirm = ({ firm }: Member) =>
  and(eq(playbooks.firm_id, firm.id), isNull(playbooks.deleted_at));

export const onePlaybook = (member: Member, playbookId: string) =>
  and(eq(playbooks.id, playbookId), ofFirm(member));

/** A query for playbooks with what is published of them and who changed them last. */
export const selectPlaybooks = (env: Env) =>
  database(env)
    .select({
      ...{ id: playbooks.id, name: playbooks.name, version: playbooks.version },
      ...{ is_default: playbooks.is_default, draft_version: playbooks.draft_version },
      changed_at: playbooks.changed_at,
      draft: asDigits(playbooks.draft).as("draft"),
      content: asDigits(playbookVersions.content).as("content"),
      changed_by: sql<string | null>`CASE WHEN ${users.id} IS NOT NULL THEN
        json_object('id', ${users.id}, 'email', ${users.email}, 'name', ${users.name}) END`.as(
        "changed_by_person",
      ),
    })
    .from(playbooks)
    .leftJoin(
      playbookVersions,
      and(
        eq(playbookVersions.playbook_id, playbooks.id),
        eq(playbookVersions.version, playbooks.version),
      ),
    )
    .leftJoin(users, eq(users.id, playbooks.changed_by))
    .orderBy(asc(sql`${playbooks.name} COLLATE NOCASE`), asc(playbooks.id))
    .$dynamic();

export type PlaybookRow = Awaited<ReturnType<typeof selectPlaybooks>>[number];

/** What is published; of a playbook that never was, its draft. */
export function contentOf({
  content,
  draft,
}: Pick<PlaybookRow, "content" | "draft">): PlaybookContent {
  const kept = content ?? draft;
  if (!kept) throw new Error("A playbook is neither published nor a draft.");
  return kept;
}

/** A playbook as the API answers it. */
export const toPlaybook = (row: PlaybookRow): Playbook => ({
  ...contentOf(row),
  ...{ id: row.id, version: row.version, default: row.is_default },
});

/** The same as lists have it. */
export function toListed(row: PlaybookRow): ListedPlaybook {
  const { rules, ...about } = toPlaybook(row);
  return {
    ...about,
    size: rules.length,
    draft: row.draft !== null,
    changed_at: new Date(row.changed_at).toISOString(),
    // Made by the query itself.
    changed_by: row.changed_by === null ? null : JSON.parse(row.changed_by),
  };
}

/** A playbook of the firm. @throws AppError `not_found`. */
export async function findPlaybook(
  env: Env,
  member: Member,
  playbookId: string,
): Promise<PlaybookRow> {
  const [row] = await selectPlaybooks(env).where(onePlaybook(member, playbookId));
  if (!row) throw noSuchPlaybook();
  return row;
}
