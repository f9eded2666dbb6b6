import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { getPlatformProxy } from "wrangler";
import { migrateLocally, openLocalDatabase } from "../../../commands/database/local-database.ts";

let state = "";
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "shadow-digital-"));
  return () => rmSync(state, { recursive: true });
});

const count = (table: string) =>
  openLocalDatabase(state, { readOnly: true }).prepare(`SELECT count(*) AS n FROM ${table}`).get()
    ?.n;

/** A folder of migrations, by their names. */
function migrations(files: Record<string, string>): string {
  const folder = join(state, "migrations");
  mkdirSync(folder, { recursive: true });
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

describe("a local database", () => {
  it("is the one that a local server opens, with all tables and triggers", async () => {
    migrateLocally(state);
    const server = await getPlatformProxy<Env>({ persist: { path: join(state, "v3") } });
    onTestFinished(() => server.dispose());
    const { DB } = server.env;
    const { results } = await DB.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
    expect(results.map(({ name }) => name)).toEqual(files.toSorted());
    const triggers = await DB.prepare(
      "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger'",
    ).first<{ n: number }>();
    expect(triggers?.n).toBeGreaterThan(0);
    await DB.prepare("UPDATE d1_migrations SET name = name || '!'").run();
    expect(openLocalDatabase(state).prepare("SELECT name FROM d1_migrations").all()).toEqual(
      results.map(({ name }) => ({ name: `${name}!` })),
    );
  });

  it("is given each migration once, in the order of their names", () => {
    const first = { "0001_first.sql": "CREATE TABLE firms (name TEXT);" };
    const folder = migrations({ "0002_second.sql": "INSERT INTO firms VALUES ('Ito');", ...first });
    migrateLocally(state, folder);
    migrateLocally(state, folder);
    expect([count("firms"), count("d1_migrations")]).toEqual([1, 2]);
    migrations({ "0003_third.sql": "INSERT INTO firms VALUES ('Doyle');" });
    migrateLocally(state, folder);
    expect([count("firms"), count("d1_migrations")]).toEqual([2, 3]);
  });

  it("is as it was where a migration cannot be applied whole", () => {
    const folder = migrations({ "0001_first.sql": "CREATE TABLE firms (name TEXT);" });
    migrateLocally(state, folder);
    migrations({
      "0002_second.sql": "INSERT INTO firms VALUES ('Ito'); INSERT INTO nowhere VALUES (1);",
    });
    expect(() => migrateLocally(state, folder)).toThrow("no such table: nowhere");
    expect([count("firms"), count("d1_migrations")]).toEqual([0, 1]);
  });

  it("that is not there is asked for in a sentence", () => {
    expect(() => openLocalDatabase(join(state, "elsewhere"))).toThrow(/npm run dev makes it/);
  });
});
