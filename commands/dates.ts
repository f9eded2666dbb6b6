import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { datesOf } from "../app/analysis/read-dates.ts";
import { jsonLines } from "./json-lines.ts";

/**
 * `npm run dates -- ITEMS.jsonl`: reads texts, `{ id, text }` a line, and prints `{ id, dates }` a line, as
 * `GET /api/cases/:id/dates` has them.
 */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("Usage: npm run dates -- ITEMS.jsonl");
  process.exit(2);
}
const itemSchema = v.object({ id: v.string(), text: v.string() });
for (const line of jsonLines(await readFile(file, "utf8"))) {
  const { id, text } = v.parse(itemSchema, line);
  process.stdout.write(`${JSON.stringify({ id, dates: datesOf(text) })}\n`);
}
