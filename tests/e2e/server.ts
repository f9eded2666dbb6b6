import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export const port = 4199;
export const baseURL = `http://localhost:${port}`;
/** Where the server under test keeps its database, bucket and workflows. */
export const state = join(tmpdir(), "shadow-digital-e2e");

/** Opens the database of a server that keeps its state in a folder. */
export function openDatabase(folder: string, { readOnly = true } = {}): DatabaseSync {
  const [file] = globSync(`${folder}/v3/d1/**/*.sqlite`).filter(
    (path) => !path.includes("metadata"),
  );
  if (!file) throw new Error("The server under test has no database.");
  return new DatabaseSync(file, { readOnly, timeout: 5_000 });
}

/** Asks the database of the server under test. */
export function query(sql: string, ...parameters: string[]): Record<string, unknown>[] {
  const database = openDatabase(state);
  try {
    return database.prepare(sql).all(...parameters);
  } finally {
    database.close();
  }
}

/** The newest mail to an address. */
export function newestMail(address: string) {
  const [mail] = query(
    "SELECT subject, text FROM outbox WHERE to_address = ? ORDER BY created_at DESC LIMIT 1",
    address,
  );
  return { subject: String(mail?.subject ?? ""), text: String(mail?.text ?? "") };
}
