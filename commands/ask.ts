import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { condense } from "../app/analysis/condensing/condense.ts";
import { readDocument } from "../app/analysis/reading/reading.ts";
import { findPassages, shownOf } from "../app/answering/answer.ts";
import { type Index, indexOf, indexTogether } from "../app/answering/document-index.ts";
import type { Span } from "../app/schemas/analysis.ts";
import { jsonLines } from "./json-lines.ts";

/**
 * `npm run ask -- TEXTS.jsonl QUESTIONS.jsonl`: the passages that answer each question, a JSON line a question. Texts are
 * `{ id or file, text }`, questions `{ id, file?, question, limit? }`: of one text where it names a file, else of all.
 */
const [textsFile, questionsFile] = process.argv.slice(2);
if (!textsFile || !questionsFile) {
  console.error("Usage: npm run ask -- TEXTS.jsonl QUESTIONS.jsonl");
  process.exit(2);
}

/** So many passages are printed for a question that names no limit. */
const usual = 10;

interface Paper {
  file: string;
  index: Index;
  placed: (span: Span) => Span;
}

const name = v.optional(v.string());
const textSchema = v.object({ id: name, file: name, text: v.string() });
const questionSchema = v.object({
  ...{ id: v.string(), file: name, question: v.string() },
  limit: v.optional(v.number(), usual),
});
const readLines = async <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(v.array(schema), jsonLines(await readFile(file, "utf8")));

const texts = await readLines(textsFile, textSchema);
const papers = new Map(
  texts.map(({ id, file, text }): [string, Paper] => {
    const called = file ?? id ?? "";
    const { text: condensed, placed } = condense(text);
    return [called, { file: called, index: indexOf(readDocument(condensed)), placed }];
  }),
);
const together = [...papers.values()];
/** Whose each passage is of all papers together. */
const owners = together.flatMap((paper) => paper.index.passages.map(() => paper));
let all: Index | undefined;

for (const { id, file, question, limit } of await readLines(questionsFile, questionSchema)) {
  const paper = file === undefined ? undefined : papers.get(file);
  if (file !== undefined && !paper) throw new Error(`No text is called ${file}.`);
  all ??= paper ? undefined : indexTogether(together.map(({ index }) => index));
  const index = paper?.index ?? all;
  const found = index ? findPassages(index, question, limit) : [];
  const passages = found.flatMap(({ at, start, end, score }) => {
    const owner = paper ?? owners[at];
    if (!owner) return [];
    return [
      {
        file: owner.file,
        ...shownOf(owner.placed({ start, end })),
        score: Number(score.toFixed(3)),
      },
    ];
  });
  console.log(JSON.stringify({ id, passages }));
}
