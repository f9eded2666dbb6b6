import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Topic } from "../../../app/analysis/questions/topics.ts";
import { jsonLines } from "../../json-lines.ts";
import { topicsOfQuestion } from "./questions.ts";

const riskKinds = ["plain", "absence", "joined", "slip"] as const;
export type RiskKind = (typeof riskKinds)[number];

const riskSchema = v.object({
  file: v.string(),
  client: v.string(),
  id: v.string(),
  level: v.picklist(["High", "Medium"]),
  kind: v.picklist(riskKinds),
  question: v.string(),
  /** UTF-16 offsets, end exclusive; none where something is absent. */
  spans: v.array(
    v.pipe(
      v.tuple([v.number(), v.number()]),
      v.transform(([start, end]) => ({ start, end })),
    ),
  ),
  says: v.string(),
});

const briefSchema = v.object({ file: v.string(), client: v.string() });

/** What a careful lawyer would raise of a paper for its client, before any output was seen. */
export type GoldRisk = v.InferOutput<typeof riskSchema> & { topics: readonly Topic[] };

/** A paper, whom it is read for in the reader's words, and what is to be raised. */
export interface GoldPaper {
  file: string;
  client: string;
  text: string;
  risks: GoldRisk[];
  heldOut: boolean;
}

/** Papers that have been read beside the analyser's output: these are never kept back. */
const alreadyRead = new Set(["saas-vic-01.txt", "lease-retail-vic-01.txt", "contractor-wa-01.txt"]);
const keptBack = 9;

const lot = (file: string) => createHash("sha256").update(file).digest("hex");

/** The papers that are kept back until the end: by lot, the first nine by the SHA-256 of their names. */
export function heldOutOf(files: readonly string[]): Set<string> {
  const drawn = files
    .filter((file) => !alreadyRead.has(file))
    .toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
  return new Set(drawn.slice(0, keptBack));
}

function readLines<Schema extends v.GenericSchema>(folder: string, name: string, schema: Schema) {
  return globSync(`${name}-*.jsonl`, { cwd: folder })
    .toSorted()
    .flatMap((file) => jsonLines(readFileSync(join(folder, file), "utf8")))
    .map((line): v.InferOutput<Schema> => v.parse(schema, line));
}

/** A text stands beside the folder of risks or among the files that documents of every type are in. */
function readText(folder: string, file: string): string {
  const paths = [join(folder, "../documents", file), join(folder, "../../files", file)];
  const path = paths.find((one) => existsSync(one));
  if (!path) throw new Error(`The text of ${file} is at neither ${paths.join(" nor ")}.`);
  return readFileSync(path, "utf8");
}

/**
 * The papers of a folder with `risks-*.jsonl` and `briefs-*.jsonl`, by name.
 * @throws where a line is not of that format, a text is not there, or a question has no topic.
 */
export function readRiskSet(folder: string): GoldPaper[] {
  const risks = readLines(folder, "risks", riskSchema);
  const briefs = readLines(folder, "briefs", briefSchema);
  const heldOut = heldOutOf(briefs.map(({ file }) => file));
  return briefs
    .map(({ file, client }) => ({
      ...{ file, client, text: readText(folder, file), heldOut: heldOut.has(file) },
      risks: risks
        .filter((risk) => risk.file === file)
        .map((risk) => ({ ...risk, topics: topicsOfQuestion(risk.question) })),
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
