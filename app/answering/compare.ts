import { contractCategories } from "../analysis/classifier/classifier.ts";
import { scoredClauses } from "../analysis/classifier/clause-scores.ts";
import { hopeless, type Index, type IndexedPassage } from "./document-index.ts";
import type { Question } from "./question.ts";
import { agreement, agreementBeyond, directionOf, nearness } from "./table.ts";
import type { Topic } from "./topics/topic.ts";

/**
 * By what a passage is compared with a question.
 * - words: BM25 of the question's stems; coverage: how much of them stands in it or over it; heading: over it.
 * - direction: whether both keep the same company in contracts; centred: beyond what the whole document keeps; near: how
 *   near the nearest stem is to each of the question.
 * - meant, meantDirection: the same of the words in which papers answer the question's topic; category: how likely it is
 *   what the trained finder calls so; with "Share": as far as the topic is all that the question says.
 * - wanted: whether it has the number or the money that is asked for; definition: whether it stands among definitions.
 * - kind: how likely it is the kind of clause that the topic is.
 */
export interface Signs {
  words: number;
  coverage: number;
  heading: number;
  direction: number;
  centred: number;
  near: number;
  meant: number;
  meantDirection: number;
  category: number;
  meantShare: number;
  categoryShare: number;
  wanted: number;
  definition: number;
  length: number;
}

/** The length of most passages, in code units. */
const usualLength = 250;
/** How soon a word that comes again adds nothing, and how much a longer passage is expected to have more (BM25). */
const saturation = 1.2;
const byLength = 0.6;
/** Stems that keep less of the same company than this have nothing to do with one another. */
const leastNear = 0.5;
/** So many of a topic's words are as good as all. */
const enoughWords = 10;

const sumOf = (list: Iterable<number>): number => {
  let sum = 0;
  for (const one of list) sum += one;
  return sum;
};

/** How rare a stem is among the passages (the weight of BM25). */
function rarityHere({ passages, having }: Index, stem: string): number {
  const count = having.get(stem) ?? 0;
  return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
}

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

interface Names {
  at: number[];
  weight: number;
}

/** Under which numbers a finder knows the topics that are asked of. */
const namesOf = (
  { topics }: Question,
  known: readonly string[],
  listed: (topic: Topic) => readonly string[] | undefined,
): Names[] =>
  topics.flatMap(({ topic, weight }) => {
    const at = (listed(topic) ?? []).map((name) => known.indexOf(name)).filter((k) => k >= 0);
    return at.length > 0 ? [{ at, weight }] : [];
  });

const likelihood = (names: Names[], odds: ArrayLike<number>): number =>
  sumOf(
    names.map(({ at, weight }) => weight * chance(Math.max(...at.map((k) => odds[k] ?? hopeless)))),
  );

/** How likely each passage is of the kind that a question asks of; read on the passage itself, so dear. */
export function kindsIn(question: Question): (passage: IndexedPassage) => number {
  const names = namesOf(question, scoredClauses, ({ kinds }) => kinds);
  return (passage) => (names.length > 0 ? likelihood(names, passage.kinds()) : 0);
}

/** Of each stem of a question, the stems of the documents that are near it, and how near. */
const nearStems = (question: Question, index: Index): Map<string, number>[] =>
  question.stems.map((stem) => {
    const own = directionOf([[stem, 1]]);
    const near = new Map<string, number>();
    for (const other of index.having.keys()) {
      const value = other === stem ? 1 : nearness(other, own);
      if (value > leastNear) near.set(other, value);
    }
    return near.set(stem, 1);
  });

/** Compares a question with each passage of an index, in their order. */
export function compare(index: Index, question: Question): Signs[] {
  const { share, stems } = question;
  const weights = stems.map(
    (stem, at) => (rarityHere(index, stem) + (question.rarities[at] ?? 0)) / 2,
  );
  const all = sumOf(weights) || 1;
  const meantWeights = [...question.meant].map(
    ([stem, weight]) => [stem, weight * Math.sqrt(rarityHere(index, stem))] as const,
  );
  const heaviest = meantWeights.map(([, weight]) => weight).sort((a, b) => b - a);
  const meantAll = sumOf(heaviest.slice(0, enoughWords)) || 1;
  const direction = directionOf(
    stems.map((stem) => [stem, Math.min(1, rarityHere(index, stem) / 3)]),
  );
  const near = nearStems(question, index);
  const categories = namesOf(question, contractCategories, (topic) => topic.categories);

  return index.passages.map((passage) => {
    const { counts, around } = passage;
    const long = 1 - byLength + (byLength * passage.own.length) / index.meanLength;
    const bm25 = (stem: string) => {
      const count = counts.get(stem) ?? 0;
      return (count * (saturation + 1)) / (count + saturation * long);
    };
    const has = (stem: string) => counts.has(stem) || around.has(stem);
    const ofStems = (value: (stem: string, at: number) => number) =>
      sumOf(stems.map((stem, at) => (weights[at] ?? 0) * value(stem, at))) / all;
    const meant = sumOf(meantWeights.map(([stem, weight]) => weight * bm25(stem))) / meantAll;
    const category = likelihood(categories, passage.odds);
    const wantedOf = (isWanted: boolean, says: boolean) => (isWanted ? (says ? 1 : -1) : 0);
    return {
      words: ofStems(bm25),
      coverage: ofStems((stem) => (has(stem) ? 1 : 0)),
      heading: ofStems((stem) => (around.has(stem) ? 1 : 0)),
      direction: agreement(question.direction, passage.direction),
      centred: agreementBeyond(index.middle, direction, passage.direction),
      near: ofStems((_, at) => {
        let nearest = 0;
        for (const [other, value] of near[at] ?? [])
          if (value > nearest && has(other)) nearest = value;
        return nearest;
      }),
      ...{ meant, category, meantShare: share * meant, categoryShare: share * category },
      meantDirection: agreement(question.meantDirection, passage.direction),
      wanted:
        wantedOf(question.wanted.has("money"), passage.saysMoney) +
        wantedOf(question.wanted.has("number"), passage.saysNumber),
      definition: passage.zone === "definitions" ? 1 : 0,
      length: Math.log((passage.end - passage.start) / usualLength),
    };
  });
}
