import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { database } from "./client.server.ts";

/** The insertion of one row on a condition, in one statement: `INSERT … SELECT … WHERE`. */
export function insertWhere<T extends SQLiteTable>(
  env: Env,
  table: T,
  row: { [Name in keyof T["$inferInsert"]]: T["$inferInsert"][Name] | SQL },
  condition: SQL | undefined,
) {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    if (value === null) return sql`NULL`;
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
  });
  return database(env)
    .insert(table)
    .select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
}
