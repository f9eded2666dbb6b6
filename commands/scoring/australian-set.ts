import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { riskLevels, spanSchema } from "../../app/schemas/analysis.ts";
import { jsonLines } from "../json-lines.ts";

const names = v.optional(v.array(v.string()), []);
const text = v.optional(v.nullable(v.string()));

const partySchema = v.object({
  id: v.optional(v.string(), ""),
  name: v.optional(v.nullable(v.string()), null),
  /** Every way in which the text refers to it. */
  called: names,
  role: v.optional(v.nullable(v.string()), null),
});
export type GoldParty = v.InferOutput<typeof partySchema>;

const noticeSchema = v.union([
  v.object({ days: v.number() }),
  v.pipe(
    v.number(),
    v.transform((days) => ({ days })),
  ),
]);

/** What the text decides: a value, null where there is none; a key that is left out is not asked. */
const factsSchema = v.object({
  law: text,
  dated: text,
  starts: text,
  ends: text,
  datedAlso: v.optional(v.string()),
  startsAlso: v.optional(v.string()),
  endsAlso: v.optional(v.string()),
  price: v.optional(v.nullable(v.object({ amount: v.number(), per: text }))),
  noticeToEnd: v.optional(v.nullable(v.union([v.array(noticeSchema), noticeSchema]))),
});
export type GoldFacts = v.InferOutput<typeof factsSchema> & { parties: GoldParty[] };

const directed = { burdens: names, benefits: names };
const markSchema = v.object({ id: v.string(), ...spanSchema.entries });
const clauseSchema = v.object({
  ...markSchema.entries,
  ...directed,
  grade: v.optional(v.picklist(riskLevels)),
});
export type GoldClause = v.InferOutput<typeof clauseSchema>;

const documentSchema = v.object({
  file: v.string(),
  sha256: v.optional(v.string()),
  law: text,
  parties: v.optional(v.array(partySchema), []),
  facts: v.optional(factsSchema, {}),
  clauses: v.optional(v.array(clauseSchema), []),
  /** Places of which lawyers may think either way. */
  unclear: v.optional(v.array(markSchema), []),
  absent: names,
  /** The part of a long text that was labelled. */
  labelled: v.optional(v.tuple([v.number(), v.number()])),
});

const frameSchema = v.object({ head: v.string(), tail: v.string(), parties: v.array(partySchema) });
const sentenceSchema = v.object({
  id: v.string(),
  frame: v.string(),
  text: v.string(),
  clause: v.nullable(v.string()),
  ...directed,
  also: names,
  not: names,
  feature: v.optional(v.string(), "plain"),
});

const party = v.union([
  partySchema,
  v.pipe(
    v.string(),
    v.transform((name) => v.parse(partySchema, { name })),
  ),
]);
const expectedSchema = v.object({
  ...factsSchema.entries,
  parties: v.optional(v.array(party), []),
  notMissing: v.optional(v.array(v.string())),
});
/** An opening or a schedule: its text, or a document's with some words replaced. */
const factItemSchema = v.object({
  id: v.string(),
  text: v.optional(v.string()),
  base: v.optional(v.string(), ""),
  replace: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  expect: v.optional(expectedSchema),
  facts: v.optional(expectedSchema),
  notMissing: v.optional(v.array(v.string())),
});

const linesOf = (path: string): unknown[] =>
  existsSync(path) ? jsonLines(readFileSync(path, "utf8")) : [];

/** The text of a document; null where it is not there, or is not the one that was labelled. */
function textOf(folder: string, file: string, sha256?: string): string | null {
  const path = [join(folder, "documents", file), join(folder, "documents", basename(file))].find(
    existsSync,
  );
  if (!path) return null;
  const bytes = readFileSync(path);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return sha256 && sha256 !== hash ? null : bytes.toString("utf8");
}

function readDocuments(folder: string) {
  return v
    .parse(v.array(documentSchema), linesOf(join(folder, "documents/gold.jsonl")))
    .map(({ sha256, law, facts, ...document }) => ({
      ...document,
      text: textOf(folder, document.file, sha256),
      facts: { ...facts, law, parties: document.parties },
    }));
}
export type GoldDocument = ReturnType<typeof readDocuments>[number];

function readSentences(folder: string) {
  const whole = join(folder, "sentences/sentences.jsonl");
  const files = existsSync(whole) ? [whole] : globSync(join(folder, "sentences/sentences*.jsonl"));
  const framesFile = join(folder, "sentences/frames.json");
  const frames = v.parse(
    v.record(v.string(), frameSchema),
    existsSync(framesFile) ? JSON.parse(readFileSync(framesFile, "utf8")) : {},
  );
  const items = v.parse(v.array(sentenceSchema), files.toSorted().flatMap(linesOf));
  return [...new Map(items.map((item) => [item.id, item])).values()].map((item) => {
    const frame = frames[item.frame];
    if (!frame) throw new Error(`${item.id}: no frame ${item.frame}`);
    const start = frame.head.length;
    return {
      ...item,
      frame,
      text: frame.head + item.text + frame.tail,
      place: { start, end: start + item.text.length },
    };
  });
}
export type GoldSentence = ReturnType<typeof readSentences>[number];

function readFactItems(folder: string) {
  return v
    .parse(v.array(factItemSchema), linesOf(join(folder, "sentences/facts.jsonl")))
    .map(({ id, base, replace, notMissing, ...item }) => {
      const facts = item.facts ?? item.expect ?? v.parse(expectedSchema, {});
      let read = item.text ?? textOf(folder, base);
      for (const [from, to] of replace) read = read?.replace(from, () => to) ?? null;
      return { id, text: read, facts, notMissing: notMissing ?? facts.notMissing ?? [] };
    });
}
export type GoldFactItem = ReturnType<typeof readFactItems>[number];

export interface AustralianSet {
  documents: GoldDocument[];
  sentences: GoldSentence[];
  facts: GoldFactItem[];
}

/**
 * Labelled Australian paper: `documents/gold.jsonl` with its texts, `sentences/frames.json` and
 * `sentences/sentences.jsonl`, `sentences/facts.jsonl`; each may be missing. Throws when a line is not of its form.
 */
export const readAustralianSet = (folder: string): AustralianSet => ({
  documents: readDocuments(folder),
  sentences: readSentences(folder),
  facts: readFactItems(folder),
});

const inThird = ({ id }: { id: string }) => Number(/\d+$/.exec(id)?.[0] ?? 1) % 3 === 0;

/** The third that is looked at for figures only: items whose number divides by three, and every third document. */
export const heldOutThird = ({ documents, sentences, facts }: AustralianSet): AustralianSet => ({
  documents: documents.filter((_, at) => at % 3 === 2),
  sentences: sentences.filter(inThird),
  facts: facts.filter(inThird),
});
