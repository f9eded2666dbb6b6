import { complaintOn } from "./fuzzing/growth.ts";
import {
  type PumpedText,
  randomText,
  shapedTexts,
  textsOf,
  vocabularyWords,
} from "./fuzzing/pumped-texts.ts";
import { type WatchedThread, watchedAnalyser, watchedReaders } from "./fuzzing/watched-thread.ts";

/**
 * `npm run fuzz -- [minutes]`: repeats shapes and words of the vocabulary until a text has 350,000
 * characters, and prints each on which the analyser, or the reader of a file with that text, hangs or takes more than
 * its share of time: first every shape and word alone, then any of them mixed. Without minutes it goes on until it is
 * stopped.
 */
const minutes = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const limits = { length: 350_000, patience: 60_000 };
const end = performance.now() + minutes * 60_000;
const analyser = watchedAnalyser();
const readers = watchedReaders();
const words = vocabularyWords();

function* trials(): Generator<[PumpedText, WatchedThread[]]> {
  // To a reader it is all the same what kind of document a text is, and which words it has.
  for (const text of shapedTexts())
    yield [text, text.before === "" ? [analyser, ...readers] : [analyser]];
  for (const word of words) for (const text of textsOf(word)) yield [text, [analyser]];
  for (;;) yield [randomText(words, Math.random), [analyser, ...readers]];
}

let tried = 0;
let found = 0;
for (const [text, threads] of trials()) {
  if (performance.now() > end) break;
  tried++;
  for (const thread of threads) {
    const complaint = await complaintOn(thread, text, limits);
    if (!complaint) continue;
    found++;
    console.log(complaint);
  }
}
await Promise.all([analyser, ...readers].map((thread) => thread.stop()));
console.log(`${tried} texts, ${found} complaints`);
process.exit(found > 0 ? 1 : 0);
