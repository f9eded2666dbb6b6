import { database } from "../../db/client.server.ts";
import type { ListedPlaybook } from "../../schemas/playbooks/answers.ts";
import {
  type ContentChange,
  changesBetween,
  type ListedVersion,
} from "../../schemas/playbooks/changes.ts";
import type { PlaybookContent } from "../../schemas/playbooks/playbook.ts";
import { demand, type Member } from "../firms/rights.ts";
import { type Overruled, overruledRules } from "./overruled.server.ts";
import {
  contentOf,
  noSuchPlaybook,
  onePlaybook,
  refuseGuests,
  selectPlaybooks,
  toListed,
} from "./rows.server.ts";
import { toVersions, versionQuery } from "./versions.server.ts";

/** All that the page of a playbook shows. */
export type PlaybookPage = {
  playbook: ListedPlaybook;
  /** As it is published; null: it never was. */
  published: PlaybookContent | null;
  /** What is published next; null: there are no changes. */
  draft: PlaybookContent | null;
  draftVersion: number;
  /** What of the draft is not as it is published. */
  changes: ContentChange | null;
  versions: ListedVersion[];
  overruled: Overruled[];
};

/** @throws AppError `not_found`; `forbidden` for a guest. */
export async function playbookPage(
  env: Env,
  member: Member,
  playbookId: string,
): Promise<PlaybookPage> {
  const [[row], versions, overruled] = await database(env).batch([
    selectPlaybooks(env).where(onePlaybook(member, playbookId)),
    versionQuery(env, member, playbookId),
    overruledRules(env, member, playbookId),
  ]);
  if (!row) throw noSuchPlaybook();
  demand(member, "read");
  refuseGuests(member);
  const { content, draft } = row;
  return {
    ...{ playbook: toListed(row), published: content, draft, draftVersion: row.draft_version },
    changes: content && draft && changesBetween(content, draft),
    versions: toVersions(versions),
    overruled,
  };
}

/** What can be changed of a playbook: its draft, or what is published where there is none. @throws AppError as `playbookPage`; `forbidden` for who may not keep playbooks. */
export async function playbookToChange(env: Env, member: Member, playbookId: string) {
  const [row] = await selectPlaybooks(env).where(onePlaybook(member, playbookId));
  if (!row) throw noSuchPlaybook();
  demand(member, "playbooks");
  return {
    ...{ name: row.name, draftVersion: row.draft_version, version: row.version },
    content: row.draft ?? contentOf(row),
    published: row.content,
  };
}
