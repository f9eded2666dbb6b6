import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** How long a statement waits for a server that writes on the same files, in milliseconds. */
const patience = 5_000;

/**
 * Opens the database that a local server keeps in a folder, which may run meanwhile.
 * @param settings `wait`: how many milliseconds a statement waits while the server writes.
 * @throws Error with a sentence when there is none.
 */
export function openLocalDatabase(
  state: string,
  { readOnly = false, wait = patience } = {},
): DatabaseSync {
  const [file] = globSync(`${state}/v3/d1/**/*.sqlite`).filter(
    (path) => !path.includes("metadata"),
  );
  if (!file) throw new Error(`There is no database in ${state} yet: npm run dev makes it.`);
  return new DatabaseSync(file, { readOnly, timeout: wait });
}
