import { neededWords } from "./needed-words.ts";

/** Letters of a text are looked at by so many together, and told apart by so many numbers. */
const together = 3;
const numbers = 1 << 14;

/** A longer text has signs of nearly everything. */
const longest = 10_000;

/** The number of three characters. Letters of ASCII count the same in either case; patterns fold no others onto these. */
const numberOf = (one: number, two: number, three: number): number =>
  (one * 961 + two * 31 + three) & (numbers - 1);

const lowered = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/**
 * What a pattern needs, as numbers side by side: for each group how many numbers it takes up, then for each of its
 * literals how many it has, and these.
 */
type Signs = Uint16Array;

function signsOf(literal: string): number[] {
  const signs: number[] = [];
  for (let at = 0; at + together <= literal.length; at++)
    signs.push(
      numberOf(literal.charCodeAt(at), literal.charCodeAt(at + 1), literal.charCodeAt(at + 2)),
    );
  return [signs.length, ...signs];
}

const known = new WeakMap<RegExp, Signs>();

/** Read when it is first asked. */
function signsFor(pattern: RegExp): Signs {
  let signs = known.get(pattern);
  if (!signs) {
    const groups = neededWords(pattern).map((group) => group.flatMap(signsOf));
    signs = Uint16Array.from(groups.flatMap((group) => [group.length, ...group]));
    known.set(pattern, signs);
  }
  return signs;
}

/**
 * Looks at a text once and then says of many patterns whether they may match it. Most patterns match no sentence of a
 * document: those of whose words it holds no sign are neither run on it nor, the first time, compiled.
 */
export class SignReader {
  /** Which text each number was last seen in. */
  private readonly seenIn = new Uint32Array(numbers);
  private text = "";
  private count = 0;

  /** Whether a pattern may match a text; false only where it does not. */
  mayMatch(pattern: RegExp, text: string): boolean {
    if (text.length > longest) return true;
    if (text !== this.text || this.count === 0) this.look(text);
    const signs = signsFor(pattern);
    for (let at = 0; at < signs.length; ) {
      const end = at + 1 + (signs[at] ?? 0);
      if (!this.hasOneOf(signs, at + 1, end)) return false;
      at = end;
    }
    return true;
  }

  /** The same as `pattern.test(text)`. */
  matches(pattern: RegExp, text: string): boolean {
    return this.mayMatch(pattern, text) && pattern.test(text);
  }

  private look(text: string): void {
    this.text = text;
    const count = ++this.count;
    let one = lowered(text.charCodeAt(0));
    let two = lowered(text.charCodeAt(1));
    for (let at = 2; at < text.length; at++) {
      const three = lowered(text.charCodeAt(at));
      this.seenIn[numberOf(one, two, three)] = count;
      one = two;
      two = three;
    }
  }

  private hasOneOf(signs: Signs, from: number, end: number): boolean {
    for (let at = from; at < end; ) {
      const last = at + (signs[at] ?? 0);
      at++;
      while (at <= last && this.seenIn[signs[at] ?? 0] === this.count) at++;
      if (at > last) return true;
      at = last + 1;
    }
    return false;
  }
}

const signs = new SignReader();

/** The same for whoever asks several patterns about one text after the other. */
export const mayMatch = (pattern: RegExp, text: string): boolean => signs.mayMatch(pattern, text);

/** The same as `pattern.test(text)`, for a pattern that looks for the first place. */
export const matches = (pattern: RegExp, text: string): boolean => signs.matches(pattern, text);
