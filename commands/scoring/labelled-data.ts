import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { jsonLines } from "../json-lines.ts";

/** A sentence of consumer terms; `id` is the company and the line ("Tinder:12"). */
const termsSentenceSchema = v.object({
  id: v.string(),
  text: v.string(),
  labels: v.array(v.string()),
});
export type TermsSentence = v.InferOutput<typeof termsSentenceSchema>;

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A contract with, for each category, whether it has it and the words that lawyers marked. */
const contractSchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  labels: v.record(
    v.string(),
    v.object({ present: v.boolean(), spans: v.array(v.tuple([offset, offset])) }),
  ),
  answers: v.record(v.string(), v.string()),
});
export type LabelledContract = v.InferOutput<typeof contractSchema>;

async function readLines(path: string): Promise<unknown[]> {
  const bytes = await readFile(path);
  return jsonLines((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
}

/** Labelled sentences from JSON lines, gzipped or not. Throws when a line is not one. */
export async function readTerms(path: string): Promise<TermsSentence[]> {
  return v.parse(v.array(termsSentenceSchema), await readLines(path));
}

/** Labelled contracts from JSON lines, gzipped or not. Throws when a line is not one. */
export async function readContracts(path: string): Promise<LabelledContract[]> {
  return v.parse(v.array(contractSchema), await readLines(path));
}
