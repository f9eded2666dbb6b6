import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export const port = 4199;
export const baseURL = `http://localhost:${port}`;
/** Where the server under test keeps its database, bucket and workflows. */
export const state = join(tmpdir(), "shadow-digital-e2e");

/** Asks the database of the server under test. */
export function query(sql: string, ...parameters: string[]): Record<string, unknown>[] {
  const [file] = globSync(`${state}/v3/d1/**/*.sqlite`).filter(
    (path) => !path.includes("metadata"),
  );
  if (!file) throw new Error("The server under test has no database.");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
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
