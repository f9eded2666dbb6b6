import { readFile } from "node:fs/promises";
import { datesOf } from "../app/analysis/read-dates.ts";

/**
 * `npm run dates -- ITEMS.jsonl`: reads texts, `{ id, text }` a line, and prints `{ id, dates }` a line, as
 * `GET /api/cases/:id/dates` has them.
 */
const [file] = process.argv.slice(2);
if (!file) {
  console.error("Usage: npm run dates -- ITEMS.jsonl");
  process.exit(2);
}
for (const line of (await readFile(file, "utf8")).split("\n")) {
  if (line.trim() === "") continue;
  const { id, text }: { id: string; text: string } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id, dates: datesOf(text) })}\n`);
}
