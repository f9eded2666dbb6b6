import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as schema from "../../../app/db/schema.server.ts";

const tables = Object.values<unknown>(schema).filter((value) => value instanceof SQLiteTable);

const columnsOf = async (table: string) => {
  const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{
    name: string;
    type: string;
    notnull: number;
  }>();
  return results;
};

const tableNames = async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'd1_%' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\'",
  ).all<{ name: string }>();
  return results.map(({ name }) => name).sort();
};

/** Fills a table as it is now with rows of the right types. */
async function seed(table: string, rows: number) {
  const columns = await columnsOf(table);
  for (let i = 0; i < rows; i++) {
    const values = columns.map(({ type }) => (/INT|REAL/i.test(type) ? i : `${table}-${i}`));
    const marks = columns.map(() => "?").join(",");
    await env.DB.prepare(`INSERT INTO ${table} VALUES (${marks})`)
      .bind(...values)
      .run();
  }
}

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

describe("the migrations", () => {
  beforeEach(reset);

  it("make every table and column of the schema, and no other", async () => {
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    expect(await tableNames()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
    for (const table of tables) {
      const { name, columns } = getTableConfig(table);
      expect((await columnsOf(name)).map((column) => column.name)).toEqual(
        expect.arrayContaining(columns.map((column) => column.name)),
      );
    }
  });

  it("lose no row of any table, whatever came after the first", async () => {
    await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, 1));
    const names = await tableNames();
    for (const name of names) await seed(name, 3);
    await applyD1Migrations(env.DB, env.MIGRATIONS);
    for (const name of names) expect([name, await count(name)]).toEqual([name, 3]);
    for (const name of await tableNames()) await seed(name, names.includes(name) ? 0 : 3);
  });
});
