import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import * as schema from "../../app/db/schema.server.ts";

/**
 * Tables of the first database, which stay there when a firm moves: who signs in and with what, the agency's leads,
 * mails, and what keeps the machine itself going.
 */
export const staying = [
  ...["users", "sessions", "pending_sign_ups", "password_resets", "passkeys", "authenticators"],
  ...["recovery_codes", "challenges", "staff", "contacts", "lead_handling", "lead_notes", "outbox"],
  ...["throttle", "refusals", "signing_keys", "bucket_audit", "tombstones"],
];

/** Every table whose rows are a firm's, and the column by which: its own, or that of the case it hangs on. */
export const movingTables = Object.values<unknown>(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map(getTableConfig)
  .filter(({ name }) => !staying.includes(name))
  .map(({ name, columns }) => {
    const has = (column: string) => columns.some((one) => one.name === column);
    if (name === "firms") return { name, by: "id" };
    return { name, by: has("firm_id") ? "firm_id" : has("case_id") ? "case_id" : null };
  });

/** The statement that counts the rows of a firm, its answer a row with a column for each table. @throws ValiError for what is no id. */
export function countOfRows(firmId: string): string {
  const id = `'${v.parse(v.pipe(v.string(), v.uuid()), firmId)}'`;
  const cases = `SELECT id FROM legal_cases WHERE firm_id = ${id}`;
  const later = `SELECT document_id FROM case_versions WHERE number > 1 AND case_id IN (${cases})`;
  const counts = movingTables.map(({ name, by }) => {
    const ids = name === "deleted_originals" ? `${cases} UNION ALL ${later}` : cases;
    const whose = by === "case_id" ? `case_id IN (${ids})` : `${by} = ${id}`;
    return `(SELECT count(*) FROM ${name} WHERE ${whose}) AS ${name}`;
  });
  return `SELECT ${counts.join(", ")}`;
}
