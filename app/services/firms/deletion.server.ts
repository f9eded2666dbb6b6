import { type SQL, sql } from "drizzle-orm";
import { database } from "../../db/client.server.ts";
import {
  accessTokens,
  auditEvents,
  comments,
  firms,
  flagAssignments,
  invitations,
  matterMembers,
  matters,
  members,
  mentions,
  toldByMail,
  webhookDeliveries,
  webhooks,
} from "../../db/schema.server.ts";
import { deletionOfAll } from "../cases/deletion.server.ts";

/** The tables of a firm besides its cases and itself; the record goes last, since it is kept as long as its firm is there. */
const ofFirms = [
  ...[accessTokens, comments, flagAssignments, invitations, matterMembers, matters, mentions],
  ...[toldByMail, webhookDeliveries, webhooks],
];

/**
 * The statements that delete firms with all that is theirs, for a batch. Of their cases the cron deletes the rows and
 * files within minutes.
 * @param ids a query for the firms' ids, which may find none. It may look at their members.
 */
export const deletionOfFirms = (env: Env, ids: SQL) => {
  const db = database(env);
  const gone = sql`(SELECT id FROM firms WHERE erasing_at = 0)`;
  return [
    // Marked first: what finds them may not find them any more once their members are gone.
    db.update(firms).set({ erasing_at: 0 }).where(sql`${firms.id} IN ${ids}`),
    ...deletionOfAll(env, gone),
    ...ofFirms.map((table) => db.delete(table).where(sql`${table.firm_id} IN ${gone}`)),
    db.delete(auditEvents).where(sql`${auditEvents.firm_id} IN ${gone}`),
    db.delete(members).where(sql`${members.firm_id} IN ${gone}`),
    db.delete(firms).where(sql`erasing_at = 0`),
  ] as const;
};
