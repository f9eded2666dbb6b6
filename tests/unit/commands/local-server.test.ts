import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { migrateLocally, runQuietly } from "../../../commands/local-server.ts";

let state = "";

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "shadow-digital-"));
  return () => rmSync(state, { recursive: true });
});

/** A database to which some migrations have been applied, as wrangler keeps it. */
function apply(names: string[]) {
  const folder = join(state, "v3/d1/miniflare");
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, "digest.sqlite"));
  database.exec("CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
  for (const name of names)
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
  database.close();
}

describe("a local server", () => {
  it("asks wrangler for migrations only when some are not applied yet", async () => {
    vi.stubEnv("PATH", "/nowhere");
    onTestFinished(() => void vi.unstubAllEnvs());
    const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
    await expect(migrateLocally(state)).rejects.toThrow("wrangler d1 failed");
    apply([]);
    await expect(migrateLocally(state)).rejects.toThrow("wrangler d1 failed");
    rmSync(join(state, "v3"), { recursive: true });
    apply(migrations);
    await migrateLocally(state);
  });

  it("shows what a program printed when it failed, and nothing else", async () => {
    const told = (code: number) =>
      `console.log("well"); console.error("badly"); process.exit(${code})`;
    await runQuietly(process.execPath, ["-e", told(0)]);
    await expect(runQuietly(process.execPath, ["-e", told(3)])).rejects.toThrow(/well\nbadly\n/);
  });

  it("does not ask the internet where this machine is", async () => {
    const asks = "process.exit(process.env.CLOUDFLARE_CF_FETCH_ENABLED === 'false' ? 0 : 1)";
    await runQuietly(process.execPath, ["-e", asks]);
  });
});
