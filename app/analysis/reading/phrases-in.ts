import type { Span } from "../../schemas/analysis.ts";

/** The words that phrases are made of, one below the other. */
interface Step {
  /** The phrase that ends here. */
  phrase: string | null;
  next: Map<string, Step>;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu;
/** No term has more words. */
const longest = 8;

const step = (): Step => ({ phrase: null, next: new Map() });

/** @param last whether it is the last word of a phrase, which may stand in the plural. */
const nextOf = (at: Step, written: string): Step | undefined =>
  at.next.get(written) ?? at.next.get(written.replace(/s$/, "")) ?? at.next.get(`${written}s`);

/**
 * Where phrases stand in a text that begin with a capital there; of two at the same place the longer. Offsets are UTF-16
 * code units; the time grows with the text, however many phrases there are.
 * @param phrases in small letters.
 */
export function phrasesIn(text: string, phrases: Iterable<string>): Map<string, Span[]> {
  const root = step();
  for (const phrase of phrases) {
    let at = root;
    for (const part of phrase.match(word) ?? []) {
      const below = at.next.get(part) ?? step();
      at.next.set(part, below);
      at = below;
    }
    if (at !== root) at.phrase = phrase;
  }
  const words = [...text.matchAll(word)].map(({ 0: written, index }) => ({
    written: written.toLowerCase(),
    isCapital: /^[\p{Lu}\p{N}]/u.test(written),
    start: index,
    end: index + written.length,
  }));
  const found = new Map<string, Span[]>();
  for (let first = 0; first < words.length; first++) {
    const start = words[first];
    if (!start?.isCapital) continue;
    let at: Step | undefined = root;
    let best: { phrase: string; last: number } | null = null;
    for (let last = first; at && last < first + longest; last++) {
      const own = words[last];
      if (!own) break;
      at = nextOf(at, own.written);
      if (at?.phrase) best = { phrase: at.phrase, last };
    }
    if (!best) continue;
    const span = { start: start.start, end: words[best.last]?.end ?? start.end };
    const known = found.get(best.phrase);
    if (known) known.push(span);
    else found.set(best.phrase, [span]);
    first = best.last;
  }
  return found;
}
