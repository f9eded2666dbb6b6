import type { Span } from "../schemas/analysis.ts";

/** Text in which case, runs of white space, hyphens and the shape of quotation marks do not count. */
interface Folded {
  words: string;
  /** For each unit of `words`, where it stands in the text. */
  at: Uint32Array;
}

const space = 32;
const softHyphen = 0xad;
const shapes = new Map([..."‘’ʼ`´′"].map((mark) => [mark.charCodeAt(0), 39]));
for (const mark of "“”„″«»") shapes.set(mark.charCodeAt(0), 34);

const isHyphen = (code: number) =>
  code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
const isSpace = (code: number) =>
  code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x202f;

function lowerCase(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code;
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

/** @param apart whether a hyphen parts two words ("set-off" is "set off") or joins them ("sub-contract"). */
function fold(text: string, apart: boolean): Folded {
  const codes = new Uint16Array(text.length);
  const at = new Uint32Array(text.length);
  let length = 0;
  let joined = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === softHyphen) continue;
    const hyphen = isHyphen(code);
    if (hyphen && !apart) {
      joined = true;
      continue;
    }
    if (hyphen || isSpace(code)) {
      // A word that is cut at the end of a line goes on in the next.
      if (joined || length === 0 || codes[length - 1] === space) continue;
      codes[length] = space;
    } else {
      codes[length] = shapes.get(code) ?? lowerCase(code);
      joined = false;
    }
    at[length++] = i;
  }
  const words = new TextDecoder("utf-16le").decode(codes.subarray(0, length));
  return { words, at: at.subarray(0, length) };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** The first index at which `at` is `offset` or more. */
function indexFrom(at: Uint32Array, offset: number): number {
  let [low, high] = [0, at.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* hitsIn({ words, at }: Folded, sought: string, { start, end }: Span): Generator<Span> {
  if (sought === "") return;
  const from = indexFrom(at, start);
  const part = words.slice(from, indexFrom(at, end));
  for (let hit = part.indexOf(sought); hit !== -1; hit = part.indexOf(sought, hit + 1)) {
    const after = hit + sought.length;
    const whole =
      !(wordCharacter.test(part.charAt(hit - 1)) && wordCharacter.test(sought.charAt(0))) &&
      !(wordCharacter.test(part.charAt(after)) && wordCharacter.test(sought.at(-1) ?? ""));
    if (whole) yield { start: at[from + hit] ?? 0, end: (at[from + after - 1] ?? 0) + 1 };
  }
}

/** Finds phrases in a text as whole words, whatever their case, spaces, hyphens and quotation marks. */
export class FoldedText {
  private readonly apart: Folded;
  private readonly joined: Folded;
  private readonly whole: Span;

  constructor(text: string) {
    this.whole = { start: 0, end: text.length };
    this.apart = fold(text, true);
    this.joined = fold(text, false);
  }

  /** Where a phrase stands, each place once, in order. */
  find(phrase: string, within: Span = this.whole): Span[] {
    const hits = new Map<number, Span>();
    for (const [folded, apart] of [
      [this.apart, true],
      [this.joined, false],
    ] as const)
      for (const hit of hitsIn(folded, fold(phrase.trim(), apart).words, within))
        hits.set(hit.start, hit);
    return [...hits.values()].sort((a, b) => a.start - b.start);
  }
}
