import fc from "fast-check";
import { complaintOnDamaged, damage, soundFiles } from "./fuzzing/damaged-files.ts";
import { complaintOn } from "./fuzzing/growth.ts";
import { type PumpedFile, pumpedFiles, pumpedLetterheads } from "./fuzzing/pumped-files.ts";
import {
  type PumpedText,
  randomText,
  shapedTexts,
  textsOf,
  vocabularyWords,
} from "./fuzzing/pumped-texts.ts";
import {
  type WatchedThread,
  watchedAnalyser,
  watchedLetterhead,
  watchedPhrases,
  watchedReaders,
} from "./fuzzing/watched-thread.ts";

/**
 * `npm run fuzz -- [minutes]`: repeats shapes and words of the vocabulary until a text has 350,000
 * characters, and prints each on which the analyser, or the reader of a file with that text, hangs or takes more than
 * its share of time: first every shape and word alone, then any of them mixed. Phrases that share its words are looked
 * for in each of them. So it does with files of which one part grows, as documents and as letterheads. Between them it
 * damages a small file of each type, and prints each that breaks its reader. Without minutes it goes on until it is
 * stopped.
 */
const minutes = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const limits = { length: 350_000, patience: 60_000 };
/** So many of what grows in a file. */
const sizes = [3_000, 40_000];
const end = performance.now() + minutes * 60_000;
const analyser = watchedAnalyser();
const readers = watchedReaders();
const phrases = watchedPhrases();
const letterhead = watchedLetterhead();
const words = vocabularyWords();

type Trial = () => Promise<string | null>;

const reading = (text: PumpedText, threads: WatchedThread[]): Trial[] =>
  threads.map((thread) => () => complaintOn(thread, text, limits));

const growing = (files: readonly PumpedFile[], threadOf: (file: PumpedFile) => WatchedThread[]) =>
  files.flatMap((file) =>
    threadOf(file).flatMap((thread) =>
      sizes.map((length) => () => complaintOn(thread, file, { ...limits, length })),
    ),
  );

/** So many damaged files of each type. */
const damaged = (count: number): Trial[] =>
  readers.flatMap((reader) =>
    fc
      .sample(damage(soundFiles[reader.name]), count)
      .map((file) => () => complaintOnDamaged(reader, file, limits.patience)),
  );

function* trials(): Generator<Trial> {
  yield* damaged(200);
  yield* growing(pumpedFiles, ({ type }) => readers.filter(({ name }) => name === type));
  yield* growing(pumpedLetterheads, () => [letterhead]);
  // To a reader it is all the same what kind of document a text is, and which words it has.
  for (const text of shapedTexts())
    yield* reading(text, text.before === "" ? [analyser, phrases, ...readers] : [analyser]);
  for (const word of words) for (const text of textsOf(word)) yield* reading(text, [analyser]);
  for (;;) {
    yield* reading(randomText(words, Math.random), [analyser, phrases, ...readers]);
    yield* damaged(20);
  }
}

let tried = 0;
let found = 0;
for (const trial of trials()) {
  if (performance.now() > end) break;
  tried++;
  const complaint = await trial();
  if (!complaint) continue;
  found++;
  console.log(complaint);
}
await Promise.all([analyser, phrases, letterhead, ...readers].map((thread) => thread.stop()));
console.log(`${tried} trials, ${found} complaints`);
process.exit(found > 0 ? 1 : 0);
