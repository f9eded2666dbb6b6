import type { Cast } from "../analysis/cast/cast.ts";
import { castOf } from "../analysis/cast/read-cast.ts";
import {
  contractCategories,
  type ScoredSentence,
  scoreSentences,
} from "../analysis/classifier/classifier.ts";
import { scoreClauses } from "../analysis/classifier/clause-scores.ts";
import { nameless } from "../analysis/classifier/nameless.ts";
import { onOneLine } from "../analysis/reading/plain-text.ts";
import type { Reading } from "../analysis/reading/reading.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { directionOf, middleOf } from "./table.ts";

/** A passage, ready to be compared with questions. */
export interface IndexedPassage extends Passage {
  /** How often each stem stands in its own words. */
  counts: Map<string, number>;
  /** The stems of the headings over it and of what introduces it. */
  around: Set<string>;
  direction: Float32Array;
  /** Of each category of the finder for American paper the log odds of its likeliest sentence. */
  odds: Float32Array;
  /** Of each kind that the finder for Australian paper knows the log odds; read when they are first asked for. */
  kinds: () => Float64Array;
  saysMoney: boolean;
  saysNumber: boolean;
}

/** The passages of one document or of several, and what is common in them. */
export interface Index {
  passages: IndexedPassage[];
  /** In how many passages each stem stands. */
  having: Map<string, number>;
  /** How many stems a passage has. */
  meanLength: number;
  /** Where all passages point together. */
  middle: Float32Array;
}

/** A document ready for questions; kept with its reading. */
export const indexOf = (reading: Reading): Index => reading.once(readIndex);

/** Several documents as if they were one; the passages of each after those of the one before. */
export const indexTogether = (indexes: readonly Index[]): Index =>
  countTogether(indexes.flatMap(({ passages }) => passages));

function readIndex(reading: Reading): Index {
  const scored = scoreSentences(reading);
  const cast = castOf([], reading.text);
  let next = 0;
  return countTogether(
    passagesOf(reading).map((passage) => {
      while (next < scored.length && (scored[next]?.end ?? 0) <= passage.start) next++;
      return indexed(reading.text, passage, cast, oddsWithin(scored, next, passage.end));
    }),
  );
}

const money = /[$£€]\s?\d|\b(?:dollars|aud|usd|per ?cent)\b|%/i;
const number =
  /\d|\b(?:two|three|four|five|six|ten|twelve|twenty|thirty|sixty|ninety|hundred|thousand)\b/i;

/** How much the words over a passage count beside its own. */
const byHeading = 0.8;
const byLead = 0.5;
/** A word that comes again and again counts for so many at most. */
const mostRepeated = 2;

function indexed(text: string, passage: Passage, cast: Cast, odds: Float32Array): IndexedPassage {
  const { own, headings, lead, start, end } = passage;
  const words = text.slice(start, end);
  const counts = new Map<string, number>();
  for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const each = (stems: Iterable<string>, weight: number) =>
    [...new Set(stems)].map((stem) => [stem, weight] as const);
  return {
    ...passage,
    ...{ counts, odds, around: new Set([...headings, ...lead]) },
    direction: directionOf([
      ...[...counts].map(
        ([stem, count]) => [stem, Math.min(mostRepeated, Math.sqrt(count))] as const,
      ),
      ...each(headings, byHeading),
      ...each(lead, byLead),
    ]),
    kinds: kept(() => scoreClauses(nameless(onOneLine(words), cast))),
    saysMoney: money.test(words),
    saysNumber: number.test(words),
  };
}

/** What is made when it is first asked for, and kept. */
function kept<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Log odds of what no sentence says. */
export const hopeless = -10;

function oddsWithin(sentences: readonly ScoredSentence[], from: number, end: number): Float32Array {
  const odds = new Float32Array(contractCategories.length).fill(hopeless);
  for (let at = from; at < sentences.length; at++) {
    const sentence = sentences[at];
    if (!sentence || sentence.start >= end) break;
    for (const [k, value] of sentence.odds.entries())
      odds[k] = Math.max(odds[k] ?? hopeless, value);
  }
  return odds;
}

function countTogether(passages: IndexedPassage[]): Index {
  const having = new Map<string, number>();
  let length = 0;
  for (const { counts, own } of passages) {
    length += own.length;
    for (const stem of counts.keys()) having.set(stem, (having.get(stem) ?? 0) + 1);
  }
  return {
    ...{ passages, having },
    meanLength: length / Math.max(1, passages.length),
    middle: middleOf(passages.map(({ direction }) => direction)),
  };
}
