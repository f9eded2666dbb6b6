import type { DatabaseSync } from "node:sqlite";

export type Insert = ReturnType<typeof inserter>;

/** Puts single rows into the tables of a local database. */
export const inserter =
  (database: DatabaseSync) =>
  (table: string, row: Record<string, string | number | Uint8Array | null>) =>
    database
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => "?")})`,
      )
      .run(...Object.values(row));
