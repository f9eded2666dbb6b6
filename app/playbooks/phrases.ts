import type { Span } from "../schemas/analysis.ts";
import { hyphen, sameGap, WordReader, type Words } from "./words.ts";

interface Sought {
  phrase: string;
  words: Words;
  /** Which of its words is looked for. */
  at: number;
}

/** The word of a phrase that is looked for, by its index: the longest, which is in few places. */
function longestOf({ words }: Words): number {
  let longest = 0;
  for (const [at, word] of words.entries())
    if (word.length > (words[longest]?.length ?? 0)) longest = at;
  return longest;
}

/**
 * Where phrases stand in a text as whole words, whatever their case, spaces, hyphens and quotation marks. The text is
 * gone through once for all of them.
 */
export class Phrases {
  private readonly found = new Map<string, Span[]>();

  constructor(text: string, phrases: Iterable<string>) {
    const reader = new WordReader();
    const sought = new Map<string, Sought[]>();
    const look = (word: string, one: Sought) => {
      const known = sought.get(word);
      if (known) known.push(one);
      else sought.set(word, [one]);
    };
    for (const phrase of new Set(phrases)) {
      const words = reader.read(phrase);
      const at = longestOf(words);
      const [before = "", word = "", after = ""] = [at - 1, at, at + 1].map((i) => words.words[i]);
      if (word === "") continue;
      this.found.set(phrase, []);
      look(word, { phrase, words, at });
      // What a hyphen parts in the phrase may be one word in the text.
      if (words.gaps[at] === hyphen) look(word + after, { phrase, words, at });
      if (words.gaps[at - 1] === hyphen) look(before + word, { phrase, words, at: at - 1 });
    }
    const read = reader.read(text);
    for (let at = 0; at < read.words.length; at++) {
      const word = read.words[at] ?? "";
      this.tell(sought.get(word), read, at);
      // And what a hyphen parts in the text may be one word in the phrase.
      if (read.gaps[at] === hyphen) this.tell(sought.get(`${word}${read.words[at + 1]}`), read, at);
    }
  }

  private tell(sought: Sought[] | undefined, text: Words, at: number): void {
    for (const { phrase, words, at: within } of sought ?? []) {
      const spans = this.found.get(phrase);
      // A word before it that a hyphen parts in one of them only makes the way back one word longer or shorter.
      for (const back of [within, within + 1, within - 1]) {
        const span = spanAt(text, at - back, words);
        if (!span || span.start > (text.starts[at] ?? 0)) continue;
        if (spans?.at(-1)?.start !== span.start) spans?.push(span);
        break;
      }
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

/** The words of a text from one on, if they are those of a phrase: word for word, or cut by a hyphen in either. */
function spanAt({ words, gaps, starts, ends }: Words, at: number, sought: Words): Span | null {
  let here = at;
  for (let i = 0; i < sought.words.length; i++) {
    const [word = "", wanted = ""] = [words[here], sought.words[i]];
    if (word !== wanted) {
      if (gaps[here] === hyphen && `${word}${words[here + 1]}` === wanted) here++;
      else if (sought.gaps[i] === hyphen && word === `${wanted}${sought.words[i + 1]}`) i++;
      else return null;
    }
    const goesOn = i + 1 < sought.words.length;
    if (goesOn && !sameGap(gaps[here] ?? -1, sought.gaps[i] ?? -1)) return null;
    here++;
  }
  return { start: starts[at] ?? 0, end: ends[here - 1] ?? 0 };
}
