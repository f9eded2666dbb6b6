import { and, eq, type SQL, sql } from "drizzle-orm";
import { legalCases, matters } from "../../db/schema.server.ts";
import { isInTime } from "./guest-time.server.ts";
import type { Member } from "./rights.ts";

/** The matters in which a member is named. */
const named = ({ firm, user }: Member) =>
  sql`(SELECT matter_id FROM matter_members WHERE firm_id = ${firm.id} AND user_id = ${user.id})`;

/** The restricted matters whose content a member may not see, an owner of the firm included. */
const walledOff = (member: Member) =>
  sql`(SELECT id FROM matters WHERE firm_id = ${member.firm.id} AND restricted = 1 AND id NOT IN ${named(member)})`;

/**
 * Matches the cases that a member may see: those of the firm but for what is behind a wall; of a guest, those in the
 * matters that name them. A case that was deleted a moment ago is seen by nobody.
 */
export const visibleCases = (member: Member) =>
  and(
    eq(legalCases.firm_id, member.firm.id),
    member.role === "guest"
      ? sql`${legalCases.matter_id} IN ${named(member)}`
      : sql`(${legalCases.matter_id} IS NULL OR ${legalCases.matter_id} NOT IN ${walledOff(member)})`,
    sql`NOT EXISTS (SELECT 1 FROM deleted_cases WHERE deleted_cases.case_id = ${legalCases.id})`,
  );

/**
 * `visibleCases` for counting: the `FROM` of a few that hold all that a member may see and more, and that of what of
 * these they may not. Both take what a case must match besides. Who sees few counts these. Of the walled-off matters
 * the index is named: by another that has all columns SQLite would go through the whole firm for each.
 */
export function seenBySubtraction(member: Member) {
  const ofFirm = sql`legal_cases.firm_id = ${member.firm.id}`;
  if (member.role === "guest")
    return {
      all: (match: SQL) => sql`FROM legal_cases WHERE ${visibleCases(member)} ${match}`,
      hidden: (_match: SQL) => sql`FROM legal_cases WHERE false`,
    };
  const walled = walledOff(member);
  return {
    all: (match: SQL) => sql`FROM legal_cases WHERE ${ofFirm} ${match}`,
    hidden: (match: SQL) => sql`FROM (
      SELECT legal_cases.id FROM ${walled} AS walled
        CROSS JOIN legal_cases INDEXED BY legal_cases_firm_matter ON ${ofFirm} AND legal_cases.matter_id = walled.id WHERE true ${match}
      UNION SELECT legal_cases.id FROM deleted_cases CROSS JOIN legal_cases
        ON legal_cases.id = deleted_cases.case_id WHERE ${ofFirm} ${match})`,
  };
}

/** Holds of a row of `members` beside one of `legal_cases` that this member sees: `visibleCases`, asked of all at once. */
export const seesCase = () => sql`(members.firm_id = legal_cases.firm_id
  AND ${isInTime()}
  AND ((members.role <> 'guest' AND (legal_cases.matter_id IS NULL OR NOT EXISTS (
      SELECT 1 FROM matters AS m WHERE m.id = legal_cases.matter_id AND m.restricted = 1)))
    OR EXISTS (SELECT 1 FROM matter_members AS mm WHERE mm.firm_id = legal_cases.firm_id
      AND mm.user_id = members.user_id AND mm.matter_id = legal_cases.matter_id))
  AND NOT EXISTS (SELECT 1 FROM deleted_cases WHERE deleted_cases.case_id = legal_cases.id))`;

/** Matches one case that a member may see. */
export const visibleCase = (member: Member, caseId: string) =>
  and(eq(legalCases.id, caseId), visibleCases(member));

/** Matches the matters whose content a member may see. */
export const visibleMatters = (member: Member) =>
  and(
    eq(matters.firm_id, member.firm.id),
    member.role === "guest"
      ? sql`${matters.id} IN ${named(member)}`
      : sql`(${matters.restricted} = 0 OR ${matters.id} IN ${named(member)})`,
  );

/** Matches the matters that a member knows of: those that they see, and of an owner every one of the firm, by its name. */
export const knownMatters = (member: Member) =>
  member.role === "owner" ? eq(matters.firm_id, member.firm.id) : visibleMatters(member);
