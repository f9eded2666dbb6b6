import { execFileSync } from "node:child_process";
import { openLocalDatabase } from "./local-database.ts";

/**
 * Runs a statement in the local database (`PERSIST` is its folder), or in the one that is deployed, by wrangler.
 * @returns its rows. @throws Error with a sentence, or what SQLite or wrangler say of the statement.
 */
export function askDatabase<Row>(statement: string, remote: boolean): Row[] {
  if (!remote) return askLocalDatabase(statement, process.env.PERSIST ?? ".wrangler/state");
  const output = execFileSync(
    "wrangler",
    ["d1", "execute", "DB", "--remote", "--yes", "--json", "--command", statement],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, CI: "true" } },
  );
  // What wrangler prints of one statement.
  const [{ results }] = JSON.parse(output) as [{ results: Row[] }];
  return results;
}

/** SQLite's code for a database that somebody else writes on. */
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && error.errcode === 5;

/**
 * Runs a statement in the database of a folder, beside a server that may run on it.
 * @param wait how many milliseconds it waits while that writes, if not as long as usual.
 */
export function askLocalDatabase<Row>(statement: string, state: string, wait?: number): Row[] {
  const database = openLocalDatabase(state, wait === undefined ? {} : { wait });
  try {
    // Whoever asks names the columns that the statement returns.
    return database.prepare(statement).all() as Row[];
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Error(
      "The local database is busy: the server that runs on it has been writing all the while. Try again in a moment, or stop that server first.",
    );
  } finally {
    database.close();
  }
}
