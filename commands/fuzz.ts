import { complaintOn } from "./fuzzing/growth.ts";
import {
  type PumpedText,
  randomText,
  shapedTexts,
  textsOf,
  vocabularyWords,
} from "./fuzzing/pumped-texts.ts";
import { WatchedAnalyser } from "./fuzzing/watched-analyser.ts";

/**
 * `npm run fuzz -- [minutes]`: repeats shapes and words of the vocabulary until a text has 350,000
 * characters, and prints each on which the analyser hangs or takes more than its share of time: first
 * every shape and word alone, then any of them mixed. Without minutes it goes on until it is stopped.
 */
const minutes = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const limits = { length: 350_000, patience: 60_000 };
const end = performance.now() + minutes * 60_000;
const analyser = new WatchedAnalyser();
const words = vocabularyWords();

function* texts(): Generator<PumpedText> {
  yield* shapedTexts();
  for (const word of words) yield* textsOf(word);
  for (;;) yield randomText(words, Math.random);
}

let tried = 0;
let found = 0;
for (const text of texts()) {
  if (performance.now() > end) break;
  const complaint = await complaintOn(analyser, text, limits);
  tried++;
  if (!complaint) continue;
  found++;
  console.log(complaint);
}
await analyser.stop();
console.log(`${tried} texts, ${found} of them too slow`);
process.exit(found > 0 ? 1 : 0);
