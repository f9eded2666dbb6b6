import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, describe, expect, it } from "vitest";
import { database } from "../../../app/db/client.server.ts";
import * as schema from "../../../app/db/schema.server.ts";
import { listCases } from "../../../app/services/cases/list.server.ts";
import { cutPassages } from "../../../app/services/cases/passages.ts";
import { alone } from "../harness/members.ts";

const tables = Object.values<unknown>(schema).filter((value) => value instanceof SQLiteTable);
const newest = env.MIGRATIONS.at(-1);
const earlier = env.MIGRATIONS.slice(0, -1);

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

  it("lose no row of any table when the newest is applied", async () => {
    await applyD1Migrations(env.DB, earlier);
    const names = await tableNames();
    for (const name of names) await seed(name, 3);
    if (newest) await applyD1Migrations(env.DB, [newest]);
    for (const name of names) expect([name, await count(name)]).toEqual([name, 3]);
    for (const name of await tableNames()) await seed(name, names.includes(name) ? 0 : 3);
  });

  it("keep every case, its place in the text and what a search finds, when texts leave the database", async () => {
    const at = env.MIGRATIONS.findIndex(({ name }) => name.startsWith("0003_"));
    await applyD1Migrations(env.DB, env.MIGRATIONS.slice(0, at));
    const texts = {
      long: `The wombat's café. ${"Nothing of note happens here. ".repeat(1_800)}A platypus 😀 and 𝒶 set-off.\n`,
      emoji: "😀 wombat\n".repeat(3_000),
    };
    const run = (sql: string, ...values: (string | number)[]) =>
      env.DB.prepare(sql)
        .bind(...values)
        .run();
    for (const [id, text] of Object.entries(texts)) {
      await run(
        `INSERT INTO legal_cases (id, user_id, case_name, file_name, file_type, file_size, file_sha256, status,
          stage, attempt, tries, created_at, file_content)
        VALUES (?, 'me-1', ?, 'a.txt', 'txt', 1, '', 'analyzed', 'done', 1, 1, 1, ?)`,
        ...[id, `Harbour ${id}`, text],
      );
      const bodies = [`Harbour ${id}\na.txt`, ...cutPassages(text).map(({ body }) => body)];
      for (const [position, body] of bodies.entries())
        await run(
          "INSERT INTO case_passages (case_id, position, owner, body) VALUES (?, ?, 'me1', ?)",
          ...[id, position, body],
        );
      await env.FILES.put(`cases/${id}/text`, text);
    }
    await applyD1Migrations(env.DB, env.MIGRATIONS.slice(at));

    const find = async (q: string) =>
      (await listCases(env, alone("me-1"), { q, sort: "name" })).cases.map(({ id, found }) => [
        id,
        found?.text,
      ]);
    expect(await find("harbour")).toEqual([
      ["emoji", undefined],
      ["long", undefined],
    ]);
    expect(await find("platypus")).toEqual([["long", "A platypus 😀 and 𝒶 set-off."]]);
    expect(await find("CAFE womb")).toEqual([["long", "The wombat's café."]]);
    expect(await find('"set-off"')).toEqual([["long", "A platypus 😀 and 𝒶 set-off."]]);
    expect((await listCases(env, alone("me1"), { q: "wombat", sort: "name" })).cases).toEqual([]);
    for (const [id, text] of Object.entries(texts)) {
      const { results } = await env.DB.prepare(
        "SELECT start, length, byte_start, byte_length FROM case_passages WHERE case_id = ? AND position > 0 ORDER BY position",
      )
        .bind(id)
        .all();
      expect(results).toEqual(cutPassages(text).map(({ body, ...place }) => place));
    }
    const [row] = await database(env)
      .select({ beginning: schema.legalCases.file_content })
      .from(schema.legalCases)
      .where(eq(schema.legalCases.id, "long"));
    expect(row?.beginning).toBe(texts.long.slice(0, 1_000));
  });
});
