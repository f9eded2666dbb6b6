import { createHash, createHmac } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How long a statement waits for a server that writes on the same files, in milliseconds. */
const patience = 5_000;

/** What a local server keeps its D1 databases as. */
const kind = "miniflare-D1DatabaseObject";

/**
 * The file of the database in a folder that a local server keeps its state in. It is called after the id in wrangler.toml as
 * workerd calls a durable object after its name: sixteen bytes that stand for the name, and sixteen that vouch for them.
 */
function fileIn(state: string): string {
  const id = /^database_id = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1] ?? "";
  const key = createHash("sha256").update(kind).digest();
  const signed = (words: string | Buffer) =>
    createHmac("sha256", key).update(words).digest().subarray(0, 16);
  const name = signed(id);
  return join(
    state,
    "v3/d1",
    kind,
    `${Buffer.concat([name, signed(name)]).toString("hex")}.sqlite`,
  );
}

/**
 * Opens the database that a local server keeps in a folder, which may run meanwhile.
 * @param settings `wait`: how many milliseconds a statement waits while the server writes.
 * @throws Error with a sentence when there is none.
 */
export function openLocalDatabase(
  state: string,
  { readOnly = false, wait = patience } = {},
): DatabaseSync {
  const file = fileIn(state);
  if (!existsSync(file))
    throw new Error(`There is no database in ${state} yet: npm run dev makes it.`);
  return new DatabaseSync(file, { readOnly, timeout: wait });
}

/** As `wrangler d1 migrations` keeps it, which goes on with the same database. */
const applied = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Brings the local database up to date, and makes it where there is none. It does itself what `wrangler d1 migrations apply
 * --local` does: to start that takes four seconds.
 * @param state the folder that holds it.
 * @throws Error of a migration that cannot be applied, which then has changed nothing.
 */
export function migrateLocally(state = ".wrangler/state", folder = "migrations"): void {
  const file = fileIn(state);
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: patience });
  try {
    database.exec("PRAGMA journal_mode = WAL");
    database.exec(applied);
    const has = database.prepare("SELECT 1 FROM d1_migrations WHERE name = ?");
    const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
    for (const name of names.toSorted()) {
      if (has.get(name)) continue;
      database.exec(`BEGIN; ${readFileSync(join(folder, name), "utf8")}`);
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
      database.exec("COMMIT");
    }
  } finally {
    // What has not been committed is as if it had never been.
    database.close();
  }
}
