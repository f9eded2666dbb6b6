import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { askLocalDatabase } from "../../../commands/database/ask-database.ts";
import { migrateLocally, openLocalDatabase } from "../../../commands/database/local-database.ts";

let state = "";
let file = "";

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "shadow-digital-"));
  const folder = join(state, "migrations");
  mkdirSync(folder);
  writeFileSync(join(folder, "0000_start.sql"), "CREATE TABLE staff (user_id TEXT);");
  migrateLocally(state, folder);
  const database = openLocalDatabase(state);
  file = database.location() ?? "";
  database.close();
  return () => rmSync(state, { recursive: true });
});

const add = "INSERT INTO staff (user_id) VALUES ('mia') RETURNING user_id";

describe("a command that asks the local database", () => {
  it("gets through beside a server that has it open", () => {
    const server = new DatabaseSync(file);
    onTestFinished(() => server.close());
    server.exec("INSERT INTO staff (user_id) VALUES ('server')");
    expect(askLocalDatabase(add, state)).toEqual([{ user_id: "mia" }]);
    expect(server.prepare("SELECT count(*) AS n FROM staff").get()).toEqual({ n: 2 });
  });

  it("waits while the server writes", async () => {
    const writing = new Worker(
      `const { parentPort, workerData } = require("node:worker_threads");
      const { DatabaseSync } = require("node:sqlite");
      const database = new DatabaseSync(workerData);
      database.exec("BEGIN IMMEDIATE; INSERT INTO staff (user_id) VALUES ('server')");
      parentPort.postMessage("begun");
      // The other thread waits for the database by then, or comes later; either way it gets it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      database.exec("COMMIT");
      database.close();`,
      { eval: true, workerData: file },
    );
    onTestFinished(async () => void (await writing.terminate()));
    await new Promise((resolve) => writing.once("message", resolve));
    expect(askLocalDatabase(add, state, 60_000)).toEqual([{ user_id: "mia" }]);
    expect(askLocalDatabase("SELECT user_id FROM staff", state)).toEqual([
      { user_id: "server" },
      { user_id: "mia" },
    ]);
  });

  it("says in a sentence what to do when the server does not leave off", () => {
    const server = new DatabaseSync(file);
    onTestFinished(() => server.close());
    server.exec("BEGIN IMMEDIATE");
    expect(() => askLocalDatabase(add, state, 10)).toThrow(/Try again in a moment, or stop/);
  });

  it("says what is wrong with a statement, and where there is no database yet", () => {
    expect(() => askLocalDatabase("SELECT * FROM no_table", state)).toThrow(
      "no such table: no_table",
    );
    expect(() => askLocalDatabase(add, join(state, "elsewhere"))).toThrow(/npm run dev makes it/);
  });
});
