import type { Reading } from "../analysis/reading/reading.ts";
import type { Span } from "../schemas/analysis.ts";
import { WordReader } from "./words.ts";

/** Words of so many letters on may differ in their ending, by at most so many letters. */
const shortest = 4;
const longestEnding = 4;
/** Words that stand in every sentence. */
const telling =
  /^(?!(?:and|any|are|for|from|has|into|its|not|other|our|that|the|their|this|with|your)$)\w{3,}$/;

/** Whether words are the same but for their ending: "gross" and "grossly", "negligence" and "negligent". */
function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  const common = Math.max(shortest, length - longestEnding);
  return one === other || (length >= shortest && one.slice(0, common) === other.slice(0, common));
}

const reader = new WordReader();
const tellingOf = (words: string): string[] =>
  reader.read(words).words.filter((word) => telling.test(word));
const beginningOf = (word: string): string => word.slice(0, shortest);

/** The sentences of a document, and in which of them each word stands, by how it begins. */
function sentencesByWord(reading: Reading) {
  const sentences = reading.blocks.flatMap(({ kind }, at) =>
    kind === "contents" || kind === "signature" ? [] : reading.sentencesOf(at),
  );
  const byBeginning = new Map<string, Map<string, number[]>>();
  for (const [at, { start, end }] of sentences.entries())
    for (const word of new Set(tellingOf(reading.text.slice(start, end)))) {
      const words = byBeginning.get(beginningOf(word)) ?? new Map<string, number[]>();
      byBeginning.set(beginningOf(word), words.set(word, [...(words.get(word) ?? []), at]));
    }
  return { sentences, byBeginning };
}

/**
 * The sentences of a document that hold all words of a phrase, in whatever order and with whatever ending.
 * @param spend is told of each word and place that is looked at.
 */
export function sentencesLike(
  phrase: string,
  reading: Reading,
  spend: (steps: number) => void,
): Span[] {
  const { sentences, byBeginning } = reading.once(sentencesByWord);
  const places = tellingOf(phrase).map((wanted) => {
    const words = [...(byBeginning.get(beginningOf(wanted)) ?? [])];
    const found = words.flatMap(([word, at]) => (isAlike(wanted, word) ? at : []));
    spend(1 + words.length + found.length);
    return new Set(found);
  });
  const [first, ...others] = places;
  return [...(first ?? [])]
    .filter((at) => others.every((some) => some.has(at)))
    .toSorted((a, b) => a - b)
    .flatMap((at) => sentences[at] ?? []);
}
