import type { Span } from "../../schemas/analysis.ts";
import type { TextAnchor } from "../../schemas/hand.ts";

/** Of shorter quotes a changed word leaves too little to know them by. */
const fewestWords = 6;
/** Longer quotes are not compared word by word. */
const mostWords = 1_000;
/** A word of fewer letters may stand anywhere. */
const tellingLength = 5;
/** A word farther from the others than this is no part of what was found. */
const widestGap = 5;
/** So much of a quote has to be there still, and in the same order. */
const sameEnough = 0.75;
/** So many places are looked at word by word. */
const mostCandidates = 5;

type Word = Span & { word: string };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/**
 * The stretch of a text that has most of a quote's words in their order, where only a few were changed. It slides a
 * window of the quote's length over the text once, and compares the best places word by word.
 */
export function changedWords(text: string, { start }: TextAnchor, quote: string): Span | null {
  const sought = wordsOf(quote);
  if (sought.length < fewestWords || sought.length > mostWords) return null;
  const words = wordsOf(text);
  const scores = sharedInWindows(words, sought);
  const enough = Math.ceil(sought.length * sameEnough);
  const far = (i: number) => Math.abs((words[i]?.start ?? 0) - start);
  const around = Math.ceil(sought.length * (1 - sameEnough));
  const [best] = peaks(scores, sought.length)
    .filter((i) => (scores[i] ?? 0) >= enough)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || far(a) - far(b))
    .slice(0, mostCandidates)
    // The first of several windows that have as many begins before the words themselves.
    .map((i) => words.slice(Math.max(0, i - around), i + sought.length + 2 * around))
    .map((stretch) => compare(stretch, sought))
    .filter(({ same }) => same >= enough)
    .toSorted((a, b) => b.same - a.same);
  return best?.span ?? null;
}

/** How many words of the quote stand in the window that begins with each word of the text. */
function sharedInWindows(words: readonly Word[], sought: readonly Word[]): Int32Array {
  const left = new Map<string, number>();
  for (const { word } of sought) left.set(word, (left.get(word) ?? 0) + 1);
  const scores = new Int32Array(words.length);
  let shared = 0;
  const come = (word: string | undefined, by: 1 | -1) => {
    if (word === undefined) return;
    const count = left.get(word);
    if (count === undefined) return;
    // A word counts as often as the quote has it.
    if (by === 1 ? count > 0 : count >= 0) shared += by;
    left.set(word, count - by);
  };
  for (let end = 0; end < words.length + sought.length - 1; end += 1) {
    come(words[end]?.word, 1);
    const first = end - sought.length + 1;
    if (first < 0) continue;
    scores[first] = shared;
    come(words[first]?.word, -1);
  }
  return scores;
}

/** The best window of each stretch as long as the quote. */
function peaks(scores: Int32Array, length: number): number[] {
  const found: number[] = [];
  for (let from = 0; from < scores.length; from += length) {
    let best = from;
    for (let i = from; i < Math.min(from + length, scores.length); i += 1)
      if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
    found.push(best);
  }
  return found;
}

/**
 * How many words a stretch has in the same order as a quote, and from the first of these to the last; none where words
 * have changed their places, as the parties of a clause do in its counterpart.
 */
function compare(stretch: readonly Word[], quote: readonly Word[]): { same: number; span: Span } {
  const pairs = shared(stretch, quote);
  const inStretch = new Set(pairs.map(([i]) => i));
  const inQuote = new Set(pairs.map(([, j]) => j));
  const gone = new Set(
    quote.flatMap(({ word }, j) => (inQuote.has(j) || word.length < tellingLength ? [] : word)),
  );
  const [first = 0] = pairs.find(([i], at) => (pairs[at + 1]?.[0] ?? i) - i <= widestGap) ?? [];
  const [last = 0] = pairs.findLast(([i], at) => i - (pairs[at - 1]?.[0] ?? i) <= widestGap) ?? [];
  const isTurned = stretch
    .slice(first, last + 1)
    .some(({ word }, i) => !inStretch.has(first + i) && gone.has(word));
  const span = { start: stretch[first]?.start ?? 0, end: stretch[last]?.end ?? 0 };
  return { same: isTurned ? 0 : pairs.length, span };
}

/** The longest sequence of words that two lists have in the same order, by their indexes in both. */
function shared(words: readonly Word[], sought: readonly Word[]): [number, number][] {
  const width = sought.length + 1;
  const longest = new Int32Array((words.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  const isSame = (i: number, j: number) => words[i]?.word === sought[j]?.word;
  for (let i = words.length - 1; i >= 0; i -= 1)
    for (let j = sought.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = isSame(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < words.length && j < sought.length; )
    if (isSame(i, j)) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
}
