import { clientName } from "../clauses/for-client.ts";
import type { Reading } from "../reading/reading.ts";
import { bargainSentences } from "./bargain.ts";
import { durationSentences } from "./duration.ts";
import type { Material } from "./material.ts";
import { nextDateSentence } from "./next-date.ts";
import { boundSentences } from "./opening.ts";
import { pointsSentence } from "./points.ts";
import { missingSentences, unfinishedSentences } from "./unfinished.ts";

const longest = 180;
/** How many points are made, and in how many words each at most: the fullest that there is room for. */
const fullness = [
  { points: 4, words: 17 },
  { points: 4, words: 12 },
  { points: 4, words: 9 },
  { points: 3, words: 9 },
  { points: 2, words: 9 },
];

interface Fullness {
  points: number;
  words: number;
}

const isShort = (sentences: string[]) => sentences.join(" ").split(" ").length <= longest;

/**
 * A contract as a partner would send it on: what it is and who is bound, what is to be done for what money, how long
 * and who can end it, what weighs most on the client, what is missing, the next date. Points are cut shorter and
 * left out from the lightest on, then what is missing, and then what it says of its length, until it keeps to 180 words.
 */
export function briefSentences(material: Material, reading: Reading): string[] {
  const name = clientName(material.facts.parties, material.text, material.client);
  const bound = boundSentences(material, name);
  const bargain = bargainSentences(material, reading);
  const duration = durationSentences(material, reading);
  const missing = missingSentences(material);
  const unfinished = unfinishedSentences(material, reading);
  const next = nextDateSentence(material);
  const said = [...bargain, ...duration].join(" ");
  const told = (kept: number, { points, words }: Fullness, gaps = missing) => [
    ...bound,
    ...bargain,
    ...duration.slice(0, kept),
    pointsSentence(material, name, said, points, words),
    ...gaps,
    ...unfinished,
    ...(next ? [next] : []),
  ];
  const shortest = { points: 2, words: 9 };
  for (const full of fullness) {
    const sentences = told(duration.length, full);
    if (isShort(sentences)) return sentences;
  }
  const complete = told(duration.length, shortest, []);
  if (isShort(complete)) return complete;
  for (let kept = duration.length - 1; kept > 0; kept--) {
    const sentences = told(kept, shortest);
    if (isShort(sentences)) return sentences;
  }
  return told(0, shortest);
}
