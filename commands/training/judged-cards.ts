import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { analyseDocument } from "../../app/analysis/analyse.ts";
import { judgedPaper, unjudgedFor } from "../../app/analysis/asking/read-client.ts";
import { facingOf } from "../../app/analysis/clauses/level.ts";
import { condense, inCondensedText } from "../../app/analysis/condensing/condense.ts";
import { witnessesOf } from "../../app/analysis/judge/witnesses.ts";
import { overlap } from "../../app/analysis/matching/overlap.ts";
import { readDocument } from "../../app/analysis/reading/reading.ts";
import { riskLevels } from "../../app/schemas/analysis.ts";

const verdicts = ["right", "partly", "wrong", "embarrassing"] as const;
const number = v.pipe(v.string(), v.transform(Number), v.integer());
const orNull = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    schema,
  ]);

/** A card as a strict reader judged it, who saw the document, the client and the card alone (`docs/judged-cards.md`). */
const judgedCardSchema = v.object({
  document: v.string(),
  client: v.string(),
  /** The question or the clause that it is about. */
  about: v.string(),
  /** UTF-16 code units of the document's text; null for what the paper lacks. */
  start: orNull(number),
  end: orNull(number),
  level: v.picklist(riskLevels),
  facing: v.string(),
  verdict: v.picklist(verdicts),
  cause: orNull(v.string()),
  /** What a careful lawyer would do about the words: 0 nothing, 1 mention, 2 negotiate, 3 deal with before signing. */
  raise: number,
  burdens: v.string(),
  second: orNull(v.picklist(verdicts)),
});
export type JudgedCard = v.InferOutput<typeof judgedCardSchema>;

/** The judged cards, in the order of the file. @throws when a line is not one. */
export async function readJudgedCards(): Promise<JudgedCard[]> {
  const lines = (await readFile(join(import.meta.dirname, "judged/cards.tsv"), "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const [names = [], ...rows] = lines;
  return rows.map((row) =>
    v.parse(judgedCardSchema, Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""]))),
  );
}

/** A card of today with what a reader said of it, and what speaks for or against it. */
export interface JudgedExample {
  document: string;
  verdict: JudgedCard["verdict"];
  raise: number;
  witnesses: string[];
}

/** What is wrong with the words themselves, whatever is said of them. */
const ofWords = new Set(["kind", "definition", "scrap"]);

/**
 * The cards of today on which a verdict still holds: about the same, on the same words, of the same level and
 * direction; or on words that are no such clause, whatever is said of them.
 * @param texts by the ids of the documents; those that are not there are left out.
 */
export function judgedExamples(
  judged: readonly JudgedCard[],
  texts: ReadonlyMap<string, string>,
): JudgedExample[] {
  const byDocument = Map.groupBy(judged, ({ document }) => document);
  return [...byDocument].flatMap(([document, verdictsOn]) => {
    const text = texts.get(document);
    const client = verdictsOn[0]?.client ?? null;
    return text === undefined ? [] : examplesOf(document, text, client, verdictsOn);
  });
}

function examplesOf(
  document: string,
  whole: string,
  client: string | null,
  verdictsOn: readonly JudgedCard[],
): JudgedExample[] {
  const condensed = condense(whole);
  const reading = readDocument(condensed.text);
  const analysis = inCondensedText(analyseDocument(whole, { name: client }), condensed);
  const { riskFlags: cards, passages } = unjudgedFor(reading, analysis, { name: client }, []);
  const paper = judgedPaper(reading, analysis, { name: client }, passages);
  const placed = verdictsOn.flatMap(({ start, end, ...said }) =>
    start === null || end === null ? [] : [{ ...said, ...condensed.found({ start, end }) }],
  );
  return cards.flatMap((card) => {
    const facing = facingOf(card, client) ?? "untold";
    const said = placed.find(
      (one) =>
        one.about === (card.questionId ?? card.clauseId) &&
        overlap(one, card) &&
        ((one.level === card.riskLevel && one.facing === facing) || ofWords.has(one.cause ?? "")),
    );
    if (!said) return [];
    const { verdict, raise } = said;
    return [{ document, verdict, raise, witnesses: witnessesOf(card, { ...paper, cards }) }];
  });
}
