import { type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  comments,
  flagAssignments,
  legalCases,
  mentions,
  toldByMail,
} from "../../db/schema.server.ts";

/** The statements that delete what people said about cases and who was to decide; for the batch that deletes these, before they go. */
export function deletionOfTalk(env: Env, matches: SQL | undefined) {
  const db = database(env);
  const these = db
    .select({ firm_id: legalCases.firm_id, id: legalCases.id })
    .from(legalCases)
    .where(matches);
  const said = db
    .select({ firm_id: comments.firm_id, id: comments.id })
    .from(comments)
    .where(sql`(${comments.firm_id}, ${comments.case_id}) IN (${these})`);
  const theirFirms = sql`(SELECT firm_id FROM (${these}))`;
  return [
    db.delete(mentions).where(sql`(${mentions.firm_id}, ${mentions.comment_id}) IN (${said})`),
    db.delete(comments).where(sql`(${comments.firm_id}, ${comments.case_id}) IN (${these})`),
    db
      .delete(flagAssignments)
      .where(sql`(${flagAssignments.firm_id}, ${flagAssignments.case_id}) IN (${these})`),
    db
      .delete(toldByMail)
      .where(
        sql`${toldByMail.firm_id} IN ${theirFirms} AND (${toldByMail.firm_id}, ${toldByMail.case_id}) IN (${these})`,
      ),
  ] as const;
}
