import { env } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as schema from "../../../app/db/schema.server.ts";

const naming = (of: SQLiteColumn, columns: SQLiteColumn[]) =>
  columns.map((column) => ({ column, of }));

/** The columns that name a row of another table, by what they name. */
const references = [
  ...naming(schema.legalCases.id, [
    ...[schema.caseClients.case_id, schema.casePassages.case_id, schema.flagReviews.case_id],
    ...[schema.openFlags.case_id, schema.comments.case_id],
    ...[schema.mentions.case_id, schema.flagAssignments.case_id, schema.toldByMail.case_id],
    ...[schema.caseEdits.case_id, schema.handSteps.case_id, schema.caseLetters.case_id],
    ...[schema.casePlaybooks.case_id, schema.ruleOverrides.case_id],
    ...[schema.caseVersions.case_id, schema.caseScans.case_id],
    ...[schema.caseDates.case_id, schema.caseDateReadings.case_id],
  ]),
  ...naming(schema.contacts.id, [schema.leadHandling.lead_id, schema.leadNotes.lead_id]),
  ...naming(schema.users.id, [
    ...[
      schema.calendars.user_id,
      schema.members.user_id,
      schema.sessions.user_id,
      schema.staff.user_id,
    ],
    ...[schema.authenticators.user_id, schema.passkeys.user_id, schema.recoveryCodes.user_id],
  ]),
  ...naming(schema.firms.id, [
    ...[schema.legalCases.firm_id, schema.members.firm_id, schema.originalRetention.firm_id],
    ...[schema.auditEvents.firm_id, schema.auditChains.firm_id],
    ...[schema.playbooks.firm_id, schema.playbookVersions.firm_id, schema.letterTemplates.firm_id],
  ]),
];

/** Notes of originals whose document is neither a case's first nor a later version of one. */
const strayNotes = `(SELECT count(*) FROM deleted_originals WHERE case_id NOT IN (
  SELECT id FROM legal_cases UNION ALL SELECT document_id FROM case_versions)) AS "deleted_originals.case_id"`;

/** One statement: for each of many, the database would be asked for its size and its changes, too. */
const counts = references.map(({ column, of }) => {
  const [table, other] = [getTableName(column.table), getTableName(of.table)];
  return `(SELECT count(*) FROM ${table}
    WHERE ${column.name} IN (SELECT ${of.name} FROM ${other}) IS NOT TRUE) AS "${table}.${column.name}"`;
});

/** The columns in which rows name what is not there. */
export async function orphaned(): Promise<string[]> {
  const found = await env.DB.prepare(`SELECT ${[...counts, strayNotes]}`).first<
    Record<string, number>
  >();
  if (!found) throw new Error("A count has a row.");
  return Object.keys(found).filter((column) => found[column] !== 0);
}
