import { and, asc, gt, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import { playbooks } from "../../db/schema.server.ts";
import type { Member } from "../firms/rights.ts";
import { ofFirm } from "./rows.server.ts";

/** The query for the playbooks that a document of the firm can be read with, by name. */
export const publishedChoices = (env: Env, member: Member) =>
  database(env)
    .select({ id: playbooks.id, name: playbooks.name })
    .from(playbooks)
    .where(and(ofFirm(member), gt(playbooks.version, 0)))
    .orderBy(asc(sql`${playbooks.name} COLLATE NOCASE`));
