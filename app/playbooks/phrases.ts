import type { Span } from "../schemas/analysis.ts";
import { hyphen, WordReader, type Words } from "./words.ts";

/** A place in a tree of phrases, which share the words with which they begin. */
interface Branch {
  /** By the next word. */
  next: Map<string, Branch>;
  /** By the next two words as one, where a hyphen parts them in a phrase. */
  joined: Map<string, Set<Branch>>;
  /** The phrases that are whole here. */
  ending: string[];
}

const newBranch = (): Branch => ({ next: new Map(), joined: new Map(), ending: [] });

/** A place that is kept takes as much as looking at so many words: memory is what runs out first. */
const stepsOfPlace = 20;

/** A word with what stands before it; a space and a hyphen part two words alike. */
const step = (gap: number | undefined, word: string) =>
  gap === undefined || gap <= hyphen ? word : `${gap} ${word}`;

function plant(root: Branch, phrase: string, { words, gaps }: Words): void {
  let [before, branch] = [root, root];
  for (const [at, word] of words.entries()) {
    const key = step(gaps[at - 1], word);
    const next = branch.next.get(key) ?? newBranch();
    branch.next.set(key, next);
    if (gaps[at - 1] === hyphen) {
      const joined = step(gaps[at - 2], `${words[at - 1]}${word}`);
      before.joined.set(joined, (before.joined.get(joined) ?? new Set()).add(next));
    }
    [before, branch] = [branch, next];
  }
  if (branch !== root) branch.ending.push(phrase);
}

/**
 * Where phrases stand in a text as whole words, whatever their case, spaces, hyphens and quotation marks. The text is
 * gone through once for all of them.
 */
export class Phrases {
  private readonly found = new Map<string, Span[]>();

  /** @param spend is told of each word that is looked at; it throws where they are too many. */
  constructor(text: string, phrases: Iterable<string>, spend: (steps: number) => void) {
    const reader = new WordReader();
    const root = newBranch();
    for (const phrase of new Set(phrases)) {
      this.found.set(phrase, []);
      plant(root, phrase, reader.read(phrase));
    }
    const read = reader.read(text);
    for (let at = 0; at < read.words.length; at++) this.tell(root, read, at, spend);
  }

  /** Keeps the phrases that begin at a word. */
  private tell(root: Branch, text: Words, first: number, spend: (steps: number) => void): void {
    const { words, gaps, starts, ends } = text;
    const start = starts[first] ?? 0;
    const waiting: [branch: Branch, at: number][] = [[root, first]];
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const [branch, at] = one;
      spend(1 + stepsOfPlace * branch.ending.length);
      for (const phrase of branch.ending) {
        const spans = this.found.get(phrase);
        if (spans?.at(-1)?.start !== start) spans?.push({ start, end: ends[at - 1] ?? start });
      }
      const word = words[at];
      if (word === undefined) continue;
      const gap = at === first ? undefined : gaps[at - 1];
      const follow = (next: string, to: number) => {
        const key = step(gap, next);
        const own = branch.next.get(key);
        if (own) waiting.push([own, to]);
        for (const joined of branch.joined.get(key) ?? []) waiting.push([joined, to]);
      };
      follow(word, at + 1);
      // And what a hyphen parts in the text may be one word in the phrase.
      if (gaps[at] === hyphen) follow(`${word}${words[at + 1]}`, at + 2);
    }
  }

  /** The places of a phrase, in order. */
  find(phrase: string): readonly Span[] {
    return this.found.get(phrase) ?? [];
  }

  /** Whether a phrase stands within a span. */
  isWithin(phrase: string, { start, end }: Span): boolean {
    const spans = this.find(phrase);
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const first = spans[low];
    return first !== undefined && first.end <= end;
  }
}
