import { type SQL, sql } from "drizzle-orm";
import { isCurrent } from "./membership.server.ts";
import { type Member, rolesThatMay } from "./rights.ts";

/**
 * Holds while the link of an invitation works: nobody has used or withdrawn it, it is not too old, and whoever gave it
 * could still give it.
 */
export const isOpen = (id: string | SQL): SQL => sql`EXISTS (
  SELECT 1 FROM invitations AS given JOIN firms ON firms.id = given.firm_id
    JOIN members ON members.firm_id = given.firm_id AND members.user_id = given.invited_by
  WHERE given.id = ${id} AND given.accepted_at IS NULL AND given.withdrawn_at IS NULL
    AND given.expires_at > ${Date.now()} AND ${isCurrent()} AND members.role IN ${rolesThatMay("invite")}
    AND (given.role <> 'owner' OR members.role IN ${rolesThatMay("manage")}))`;

/**
 * The end of a query, from its `FROM` on, for the matters that an invitation opens: those that its giver sees now.
 * One that was restricted since is not among them, whoever is named in it: nobody said that the wall is to let them in.
 */
export const mattersOpenedBy = (id: string): SQL => sql`matters
  JOIN invitations AS given ON given.id = ${id} AND given.firm_id = matters.firm_id
  WHERE matters.id IN (SELECT value FROM json_each(given.matters))
    AND (matters.restricted = 0 OR (matters.id IN (SELECT value FROM json_each(given.walled))
      AND EXISTS (SELECT 1 FROM matter_members AS named WHERE named.firm_id = given.firm_id
        AND named.matter_id = matters.id AND named.user_id = given.invited_by)))`;

/**
 * Holds of a row of `invitations` that a member may withdraw, and so replace: an owner every one, others what they
 * could have given.
 */
export const isWithdrawable = ({ firm, user }: Member): SQL => sql`EXISTS (
  SELECT 1 FROM members WHERE members.firm_id = ${firm.id} AND members.user_id = ${user.id}
    AND (members.role IN ${rolesThatMay("manage")} OR (members.role IN ${rolesThatMay("invite")}
      AND invitations.role <> 'owner' AND NOT EXISTS (
        SELECT 1 FROM matters WHERE matters.firm_id = ${firm.id} AND matters.restricted = 1
          AND matters.id IN (SELECT value FROM json_each(invitations.matters))
          AND matters.id NOT IN (SELECT matter_id FROM matter_members
            WHERE firm_id = ${firm.id} AND user_id = ${user.id})))))`;
