import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { castOf } from "../../app/analysis/cast/read-cast.ts";
import { type Client, clientName } from "../../app/analysis/clauses/for-client.ts";
import { condense, inCondensedText } from "../../app/analysis/condensing/condense.ts";
import { effects } from "../../app/analysis/onerous/effects.ts";
import type { SeenSentence } from "../../app/analysis/onerous/views.ts";
import { topics } from "../../app/analysis/questions/topics.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import { passagesOf } from "../../app/analysis/statements/passages.ts";
import { eyesOf } from "../../app/analysis/statements/seen.ts";
import type { Span } from "../../app/schemas/analysis.ts";
import { sharedPart } from "../scoring/australian-spans.ts";

const folder = join(import.meta.dirname, "graded");
const number = v.pipe(v.string(), v.transform(Number), v.integer());
const effectNames = Object.keys(effects) as (keyof typeof effects)[];

/** A term as a careful reader graded it for a client (`docs/graded-terms.md`): a paper's other sentences weigh nothing. */
const gradedSchema = v.object({
  document: v.string(),
  client: v.string(),
  /** UTF-16 code units of the document's text. */
  start: number,
  end: number,
  /** 1 mention, 2 negotiate, 3 settle before signing. */
  grade: v.pipe(number, v.minValue(1), v.maxValue(3)),
  effect: v.picklist(["other", ...effectNames]),
  topic: v.picklist(topics),
});
type Graded = v.InferOutput<typeof gradedSchema>;

/** A sentence as its client sees it, with what is known of it. */
export interface GradedSentence extends SeenSentence {
  document: string;
  /** 0 for what weighs nothing. */
  grade: number;
  effect: Graded["effect"] | null;
  topic: Graded["topic"] | null;
}

/** Graded terms, in the order of the file. @throws where a line is none. */
export async function readGradedTerms(): Promise<Graded[]> {
  const [names = [], ...rows] = (await readFile(join(folder, "terms.tsv"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return rows.map((row) =>
    v.parse(gradedSchema, Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""]))),
  );
}

/** Our own papers, by name. */
export async function readGradedPapers(): Promise<Map<string, string>> {
  const files = globSync("papers/*.txt", { cwd: folder }).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [basename(file, ".txt"), await readFile(join(folder, file), "utf8")] as const,
      ),
    ),
  );
}

/**
 * The sentences of a paper as a client sees them, each with the gravest of the terms that stand on it; none where it cannot be
 * told who the client is.
 * @param terms by the offsets of the whole text.
 */
export function sentencesOf<Term extends Span>(
  whole: string,
  client: Client,
  terms: readonly Term[],
): (SeenSentence & { on: Term[] })[] {
  const condensed = condense(whole);
  const { facts } = inCondensedText(analyseDocument(whole, client), condensed);
  const { text } = condensed;
  const eyes = eyesOf(castOf(facts.parties, text), clientName(facts.parties, text, client) ?? "");
  const placed = terms.map((term) => ({ term, at: condensed.found(term) }));
  return (eyes ? passagesOf(readDocument(text), eyes) : [])
    .filter(({ isMeaning }) => !isMeaning)
    .map((passage) => ({
      ...{ seen: passage.seen, heading: passage.heading },
      on: placed.filter(({ at }) => sharedPart(passage, at) >= 0.5).map(({ term }) => term),
    }));
}

/** The sentences of all graded papers whose texts are there. @param texts by the names of the documents. */
export function gradedSentences(
  graded: readonly Graded[],
  texts: ReadonlyMap<string, string>,
): GradedSentence[] {
  const papers = Map.groupBy(graded, ({ document, client }) => `${document}\t${client}`);
  return [...papers].flatMap(([paper, terms]) => {
    const [document = "", name = ""] = paper.split("\t");
    const text = texts.get(document);
    if (text === undefined) return [];
    return sentencesOf(text, { name }, terms).map(({ seen, heading, on }) => {
      const [gravest] = on.toSorted((a, b) => b.grade - a.grade);
      return {
        ...{ document, seen, heading, grade: gravest?.grade ?? 0 },
        ...{ effect: gravest?.effect ?? null, topic: gravest?.topic ?? null },
      };
    });
  });
}
