/**
 * `npm run move-firm -- --dry-run FIRM`: table by table, how many rows would move with a firm to a database of its own,
 * and how many objects of the bucket are its. In the local database, or with `--remote` in the one that is deployed;
 * `PERSIST` is the folder of the local one. How the move itself goes: docs/scale.md.
 */
import { parseArgs } from "node:util";
import { isValiError } from "valibot";
import { askDatabase } from "./ask-database.ts";
import { countOfRows } from "./firm-rows.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
  },
});
const [firm = ""] = positionals;

try {
  if (!values["dry-run"]) throw new Error("npm run move-firm -- --dry-run FIRM [--remote]");
  const [counts] = askDatabase<Record<string, number>>(countOfRows(firm), values.remote);
  if (!counts?.firms) throw new Error(`There is no firm ${firm}.`);
  for (const [name, count] of Object.entries(counts))
    console.log(`${name.padEnd(24)} ${String(count).padStart(9)}`);
  console.log(
    `Each of its ${counts.legal_cases} cases has up to two objects in the bucket for each version, which stay where they are.`,
  );
} catch (error) {
  console.error(
    isValiError(error) ? "A firm is named by its id, a UUID." : String((error as Error).message),
  );
  process.exitCode = 1;
}
