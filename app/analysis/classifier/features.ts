import { stem } from "../matching/stem.ts";
import { conceptOf } from "./concepts.ts";

/** Features are numbered from 0 to this, exclusive. */
export const featureCount = 1 << 17;

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a, 32 bits, over the UTF-16 code units of a word (Fowler, Noll and Vo). */
export function hashWord(word: string): number {
  let hash = offsetBasis;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}

/** Goes on with FNV-1a over the four bytes of another number. */
function extend(hash: number, next: number): number {
  let extended = Math.imul(hash ^ (next & 255), prime);
  extended = Math.imul(extended ^ ((next >>> 8) & 255), prime);
  extended = Math.imul(extended ^ ((next >>> 16) & 255), prime);
  return Math.imul(extended ^ (next >>> 24), prime);
}

export function toFeature(hash: number): number {
  return (hash ^ (hash >>> 17)) & (featureCount - 1);
}

/** The feature that a word of any kind is, by itself. */
export const featureOf = (word: string): number => toFeature(hashWord(word));

/** A text as features see it. */
export interface Words {
  /** A hash for each word. */
  words: number[];
  /** The same for each without its ending, and for its first letters. */
  stems: number[];
  beginnings: number[];
  /** The concepts named, in order, without repeating one at once. */
  concepts: number[];
  /** The same, each once, in rising order. */
  conceptSet: number[];
}

interface Recognised {
  hash: number;
  stem: number;
  beginning: number;
  concept: number;
}

/** So many letters stand for what words of one family have in common. */
const beginning = 5;

/** What a word is, looked up once; emptied when it has grown. */
const known = new Map<string, Recognised>();
const mostKnown = 20_000;

function recognise(word: string): Recognised {
  let seen = known.get(word);
  if (!seen) {
    if (known.size >= mostKnown) known.clear();
    const isNumber = word.charCodeAt(0) <= 57 && word.charCodeAt(0) >= 48;
    const read = isNumber ? "#" : word;
    seen = {
      hash: hashWord(read),
      stem: hashWord(stem(read)),
      beginning: hashWord(read.slice(0, beginning)),
      concept: conceptOf(word),
    };
    known.set(word, seen);
  }
  return seen;
}

/**
 * Reads words: letters in lower case, every number as the same word, "$" and "%". Apostrophes separate
 * ("you've" and "you 've" are the same two words), and so does all else.
 */
export function readWords(text: string): Words {
  const words: number[] = [];
  const stems: number[] = [];
  const beginnings: number[] = [];
  const concepts: number[] = [];
  for (const word of text.toLowerCase().match(/[a-z]+|[0-9]+|\$|%/g) ?? []) {
    const recognised = recognise(word);
    const { concept } = recognised;
    words.push(recognised.hash);
    stems.push(recognised.stem);
    beginnings.push(recognised.beginning);
    if (concept !== 0 && concept !== concepts.at(-1)) concepts.push(concept);
  }
  return {
    words,
    stems,
    beginnings,
    concepts,
    conceptSet: [...new Set(concepts)].sort((a, b) => a - b),
  };
}

/** One way of looking at a sentence: what it sees (hashes, with repetitions) and how much it weighs. */
export interface View {
  weight: number;
  hashes: number[];
}

/** What tells the views' hashes apart. */
const seeds = {
  words: 1,
  heading: 2,
  previousInClause: 3,
  previousOutside: 4,
  concepts: 5,
  conceptRuns: 6,
  headingConcepts: 7,
  previousConcepts: 8,
  shape: 9,
  letters: 10,
  stems: 11,
  beginnings: 12,
  statements: 13,
};

function seedOf(view: keyof typeof seeds): number {
  return extend(offsetBasis, seeds[view]);
}

/** Runs of up to `most` neighbours. */
export function runs(
  view: keyof typeof seeds,
  items: number[],
  least: number,
  most: number,
): number[] {
  const hashes: number[] = [];
  const seed = seedOf(view);
  for (let at = 0; at < items.length; at++) {
    let hash = seed;
    for (let length = 1; length <= most && at + length <= items.length; length++) {
      hash = extend(hash, items[at + length - 1] ?? 0);
      if (length >= least) hashes.push(hash);
    }
  }
  return hashes;
}

/** Each of `items`, and each with each of `others` that comes after it. */
export function combinations(
  view: keyof typeof seeds,
  items: number[],
  others: number[],
): number[] {
  const hashes: number[] = [];
  const seed = seedOf(view);
  for (const item of items) {
    const first = extend(seed, item);
    hashes.push(first);
    for (const other of others)
      if (items !== others || other > item) hashes.push(extend(first, other));
  }
  return hashes;
}

/** A sentence of a contract with what stands around it. */
export interface SentenceInContext {
  own: Words;
  heading: Words;
  /** The sentence before it, without words for the first. */
  previous: Words;
  /** Whether that one is of the same clause. */
  sameClause: boolean;
  /** What its segment is: "clause", "definition", … */
  kind: string;
}

/** What the contract head sees of a sentence. */
export function contractViews(sentence: SentenceInContext): View[] {
  const { own, heading, previous, sameClause, kind } = sentence;
  const size = Math.min(8, Math.floor(Math.log2(own.words.length + 1)));
  const before = sameClause ? "previousInClause" : "previousOutside";
  const shape = seedOf("shape");
  return [
    { weight: 1, hashes: runs("words", own.words, 1, 2) },
    { weight: 0.7, hashes: combinations("concepts", own.conceptSet, own.conceptSet) },
    { weight: 0.5, hashes: runs("conceptRuns", own.concepts, 2, 3) },
    { weight: 0.5, hashes: runs("heading", heading.words, 1, 2) },
    { weight: 0.3, hashes: combinations("headingConcepts", heading.conceptSet, own.conceptSet) },
    { weight: 0.3, hashes: runs(before, previous.words, 1, 1) },
    { weight: 0.2, hashes: runs("previousConcepts", previous.conceptSet, 1, 1) },
    { weight: 0.3, hashes: [extend(shape, size), extend(shape, hashWord(kind))] },
  ];
}

/** What the consumer-terms head sees of a sentence. */
export function termsViews({ words, concepts, conceptSet }: Words): View[] {
  return [
    { weight: 1, hashes: runs("words", words, 1, 2) },
    { weight: 0.5, hashes: combinations("concepts", conceptSet, conceptSet) },
    { weight: 0.3, hashes: runs("conceptRuns", concepts, 2, 3) },
  ];
}

/** How many letters of a sentence are seen together, so that endings and compounds do not hide a word. */
const lettersTogether = 5;

/** Runs of letters, over the ends of words. */
function letters(text: string): number[] {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z$%]+/g, " ")
    .trim()} `;
  const hashes: number[] = [];
  const seed = seedOf("letters");
  for (let at = 0; at + lettersTogether <= plain.length; at++) {
    let hash = seed;
    for (let k = 0; k < lettersTogether; k++)
      hash = Math.imul(hash ^ plain.charCodeAt(at + k), prime);
    hashes.push(hash);
  }
  return hashes;
}

/** What the head for Australian clauses sees of a sentence in which nobody is named. */
export function clauseViews(
  sentence: string,
  { words, concepts, conceptSet }: Words = readWords(sentence),
): View[] {
  return [
    { weight: 1, hashes: runs("words", words, 1, 3) },
    { weight: 1.4, hashes: letters(sentence) },
    { weight: 0.7, hashes: combinations("concepts", conceptSet, conceptSet) },
    { weight: 0.2, hashes: runs("conceptRuns", concepts, 2, 3) },
  ];
}

/** What the network for Australian clauses sees of such a sentence. */
export function phraseViews({ stems, beginnings }: Pick<Words, "stems" | "beginnings">): View[] {
  return [
    { weight: 1, hashes: runs("stems", stems, 1, 1) },
    { weight: 0.7, hashes: runs("stems", stems, 2, 2) },
    { weight: 0.6, hashes: runs("beginnings", beginnings, 1, 1) },
  ];
}
