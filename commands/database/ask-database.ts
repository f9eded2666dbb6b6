import { execFileSync } from "node:child_process";

/**
 * Runs a statement in the local database (`PERSIST` is its folder), or in the one that is deployed, by wrangler.
 * @returns its rows. @throws what wrangler says it failed with.
 */
export function askDatabase<Row>(statement: string, remote: boolean): Row[] {
  const place = remote
    ? ["--remote"]
    : ["--local", "--persist-to", process.env.PERSIST ?? ".wrangler/state"];
  const output = execFileSync(
    "wrangler",
    ["d1", "execute", "DB", ...place, "--yes", "--json", "--command", statement],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, CI: "true" } },
  );
  // What wrangler prints of one statement.
  const [{ results }] = JSON.parse(output) as [{ results: Row[] }];
  return results;
}
