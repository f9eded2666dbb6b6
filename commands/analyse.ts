import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { analyseDocument } from "../app/analysis/analyse.ts";
import { datesOf } from "../app/analysis/read-dates.ts";
import { readFor } from "../app/analysis/read-for.ts";
import { extractText } from "../app/documents/index.ts";
import { nobodyCalled, partyCalled } from "../app/schemas/client.ts";
import { explainQuestions } from "./explaining/questions.ts";
import { outlineOf } from "./explaining/reading.ts";
import { explain } from "./explaining/why.ts";

/**
 * `npm run analyse -- [--client NAME] [--why] FILE…`: a JSON line a file, made by the built-in analyser with the dates of
 * the paper, for the party that is called so; or with `--why`, for a person, why each clause was found;
 * with `--reading` how the paper is read, as an outline that a person can check;
 * with `--questions` the paper as the client sees it, and what it answers to each of the client's questions.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ client: { type: "string" }, why: { type: "boolean" } },
    ...{ questions: { type: "boolean" }, reading: { type: "boolean" } },
  },
});
for (const file of positionals) {
  const answer = await analyseFile(file);
  process.stdout.write(
    typeof answer === "string" ? answer : `${JSON.stringify({ file, ...answer })}\n`,
  );
}

function failed(code: string, message: string) {
  return { ok: false, error: { code, message } };
}

async function analyseFile(file: string): Promise<object | string> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await readFile(file));
  } catch {
    return failed("damaged", "This file cannot be opened.");
  }
  const extraction = await extractText(bytes, file);
  if (!extraction.ok) return extraction;
  const { text } = extraction;
  if (values.reading) return `${file}\n${outlineOf(text)}\n`;
  const started = performance.now();
  const unbiased = analyseDocument(text);
  const { parties } = unbiased.facts;
  const client = values.client === undefined ? null : partyCalled(parties, values.client);
  if (values.client !== undefined && !client)
    return failed("invalid_input", nobodyCalled(values.client, parties));
  if (values.questions)
    return `${file}\n${explainQuestions(text, unbiased, { name: client?.name })}\n`;
  if (values.why) return `${file}\n${explain(text, { name: client?.name })}\n`;
  const analysis = client ? readFor(text, unbiased, { name: client.name }) : unbiased;
  const dates = datesOf(text, unbiased.facts);
  return { ok: true, ...analysis, dates, ms: Math.round(performance.now() - started) };
}
