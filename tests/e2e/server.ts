import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { freePort } from "../../commands/bench/free-port.ts";
import { openLocalDatabase } from "../../commands/database/local-database.ts";
import { shareToTry } from "../shares.ts";
import { temporaryFolder } from "../temporary-folder.ts";

// The first process chooses, and the processes that it starts inherit: runs do not meet on one machine.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_SERVER_PORT = String(await freePort());
  process.env.E2E_STATE = newFolder();
  process.env.E2E_MIGRATED = newFolder();
  process.env.SHARE = String(shareToTry(process.env.SHARE, Date.now()));
}
export const port = Number(process.env.E2E_PORT);
export const baseURL = `http://localhost:${port}`;
/** Where the server listens, behind what stands in front of it (`tests/edge.ts`). */
export const serverPort = Number(process.env.E2E_SERVER_PORT);
/** Where the server under test keeps its database, bucket and workflows. */
export const state = process.env.E2E_STATE ?? "";
/** A state with all tables and nothing in them, to copy for each server: migrations take their time. */
export const migrated = process.env.E2E_MIGRATED ?? "";

/** A folder for the state of a server, which is there until this process ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(temporaryFolder, "shadow-digital-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the database of a server that keeps its state in a folder. */
export const openDatabase = (folder: string, { readOnly = true } = {}): DatabaseSync =>
  openLocalDatabase(folder, { readOnly });

/** Asks the database of the server under test. */
export const query = (sql: string, ...parameters: string[]) => queryOf(state, sql, ...parameters);

/** Asks the database of a server that keeps its state in a folder. */
export function queryOf(
  folder: string,
  sql: string,
  ...parameters: string[]
): Record<string, unknown>[] {
  const database = openDatabase(folder);
  try {
    return database.prepare(sql).all(...parameters);
  } finally {
    database.close();
  }
}

/** The newest mail to an address. */
export function newestMail(address: string, folder = state) {
  const [mail] = queryOf(
    folder,
    "SELECT subject, text FROM outbox WHERE to_address = ? ORDER BY created_at DESC LIMIT 1",
    address,
  );
  return { subject: String(mail?.subject ?? ""), text: String(mail?.text ?? "") };
}
