/** Features are numbered from 0 to this, exclusive. */
export const featureCount = 1 << 18;

const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a, 32 bits, over the UTF-16 code units of a word (Fowler, Noll and Vo). */
function hashWord(word: string): number {
  let hash = offsetBasis;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  return hash;
}

/** Goes on with FNV-1a over the four bytes of another hash. */
function extend(hash: number, next: number): number {
  let extended = Math.imul(hash ^ (next & 255), prime);
  extended = Math.imul(extended ^ ((next >>> 8) & 255), prime);
  extended = Math.imul(extended ^ ((next >>> 16) & 255), prime);
  return Math.imul(extended ^ (next >>> 24), prime);
}

function toFeature(hash: number): number {
  return (hash ^ (hash >>> 18)) & (featureCount - 1);
}

/**
 * The words of a text as hashes: letters in lower case, every number as the same word, "$" and "%".
 * Apostrophes separate ("you've" and "you 've" are the same two words), and so does all else.
 */
export function readWords(text: string): Int32Array {
  const words = text.toLowerCase().match(/[a-z]+|[0-9]+|\$|%/g) ?? [];
  return Int32Array.from(words, (word) => hashWord(/^[0-9]/.test(word) ? "#" : word));
}

/** One way of looking at a sentence: what it sees (hashes, with repetitions) and how much it weighs. */
export interface View {
  weight: number;
  hashes: number[];
}

const kinds = { single: 1, pair: 2, gap: 3 };

/** Words, pairs of neighbours, and pairs with one word between them, as `place` tells them apart. */
function look(
  place: number,
  words: Int32Array,
  shapes: (keyof typeof kinds)[],
  weight: number,
): View {
  const hashes: number[] = [];
  for (const shape of shapes) {
    const reach = kinds[shape] - 1;
    const seed = extend(offsetBasis, place * 8 + kinds[shape]);
    for (let at = 0; at + reach < words.length; at++) {
      const first = extend(seed, words[at] ?? 0);
      hashes.push(reach === 0 ? first : extend(first, words[at + reach] ?? 0));
    }
  }
  return { weight, hashes };
}

/** A sentence of a contract with what stands around it. */
export interface SentenceInContext {
  words: Int32Array;
  heading: Int32Array;
  /** The sentence before it, empty for the first. */
  previous: Int32Array;
  /** Whether that one is of the same clause. */
  sameClause: boolean;
}

/** What the contract head sees of a sentence. */
export function contractViews(sentence: SentenceInContext): View[] {
  const size = Math.min(8, Math.floor(Math.log2(sentence.words.length + 1)));
  return [
    look(0, sentence.words, ["single", "pair"], 1),
    look(0, sentence.words, ["gap"], 0.7),
    look(1, sentence.heading, ["single", "pair"], 0.5),
    look(sentence.sameClause ? 2 : 3, sentence.previous, ["single"], 0.3),
    { weight: 0.2, hashes: [extend(offsetBasis, 64 + size)] },
  ];
}

/** What the consumer-terms head sees of a sentence. */
export function termsViews(words: Int32Array): View[] {
  return [look(0, words, ["single", "pair", "gap"], 1)];
}

/** A sparse vector: `values[k]` belongs to feature `features[k]`; no feature stands twice. */
export interface SparseVector {
  features: Int32Array;
  values: Float32Array;
}

const counts = new Float32Array(featureCount);
const sums = new Float32Array(featureCount);

/** Joins views into a vector: in each a feature counts 1 + ln(how often), at the view's length. */
export function toVector(views: View[]): SparseVector {
  const seen: number[] = [];
  for (const { weight, hashes } of views) {
    const here: number[] = [];
    for (const hash of hashes) {
      const feature = toFeature(hash);
      const count = counts[feature] ?? 0;
      if (count === 0) here.push(feature);
      counts[feature] = count + 1;
    }
    let squares = 0;
    for (const feature of here) squares += (1 + Math.log(counts[feature] ?? 1)) ** 2;
    const scale = weight / Math.sqrt(squares || 1);
    for (const feature of here) {
      const sum = sums[feature] ?? 0;
      if (sum === 0) seen.push(feature);
      sums[feature] = sum + (1 + Math.log(counts[feature] ?? 1)) * scale;
      counts[feature] = 0;
    }
  }
  const features = Int32Array.from(seen);
  const values = new Float32Array(seen.length);
  for (const [at, feature] of seen.entries()) {
    values[at] = sums[feature] ?? 0;
    sums[feature] = 0;
  }
  return { features, values };
}
