import { and, desc, eq } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { asDigits } from "../../db/packed-json.server.ts";
import { playbookVersions, users } from "../../db/schema.server.ts";
import { changesBetween, type ListedVersion } from "../../schemas/playbooks/changes.ts";
import type { Member } from "../firms/rights.ts";

/** How many versions of a playbook are listed, the newest first. */
const listed = 20;

/** The query behind `toVersions`, for whoever may read the playbook. */
export const versionQuery = (env: Env, { firm }: Member, playbookId: string) =>
  database(env)
    .select({
      version: playbookVersions.version,
      content: asDigits(playbookVersions.content).as("content"),
      at: playbookVersions.published_at,
      by_id: users.id,
      by_email: users.email,
      by_name: users.name,
    })
    .from(playbookVersions)
    .leftJoin(users, eq(users.id, playbookVersions.published_by))
    .where(and(eq(playbookVersions.firm_id, firm.id), eq(playbookVersions.playbook_id, playbookId)))
    .orderBy(desc(playbookVersions.version))
    .limit(listed + 1);

type Row = Awaited<ReturnType<typeof versionQuery>>[number];

/** The newest versions of a playbook, each with what it changed. */
export const toVersions = (rows: readonly Row[]): ListedVersion[] =>
  rows.slice(0, listed).map(({ version, content, at, by_id, by_email, by_name }, i) => {
    const before = rows[i + 1]?.content;
    return {
      ...{ version, publishedAt: new Date(at).toISOString() },
      publishedBy:
        by_id === null ? null : { id: by_id, email: by_email ?? "", name: by_name ?? "" },
      changes: before && content ? changesBetween(before, content) : null,
    };
  });
