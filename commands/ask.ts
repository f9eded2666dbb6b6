import { readFile } from "node:fs/promises";
import { condense } from "../app/analysis/condensing/condense.ts";
import { readDocument } from "../app/analysis/reading/reading.ts";
import { findPassages, shownOf } from "../app/answering/answer.ts";
import { type Index, indexOf, indexTogether } from "../app/answering/document-index.ts";
import type { Span } from "../app/schemas/analysis.ts";

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

async function readLines<Line>(file: string): Promise<Line[]> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}

const texts = await readLines<{ id?: string; file?: string; text: string }>(textsFile);
const papers = new Map(
  texts.map(({ id, file, text }): [string, Paper] => {
    const name = file ?? id ?? "";
    const { text: condensed, placed } = condense(text);
    return [name, { file: name, index: indexOf(readDocument(condensed)), placed }];
  }),
);
const together = [...papers.values()];
/** Whose each passage is of all papers together. */
const owners = together.flatMap((paper) => paper.index.passages.map(() => paper));
let all: Index | undefined;

for (const { id, file, question, limit = usual } of await readLines<{
  id: string;
  file?: string;
  question: string;
  limit?: number;
}>(questionsFile)) {
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
