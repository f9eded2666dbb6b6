import { nowhere } from "./align.ts";
import type { Cell } from "./cells.ts";
import type { Outline } from "./outline.ts";
import { formOf, type Tokens, wordAt } from "./tokens.ts";

/** A longer word in capitals is set so; a shorter one may be another: "us" and "US", "mW" and "MW". */
const longestShort = 3;

/**
 * Takes pairs apart whose words differ in capitals that say something: "Services" and "services", "US" and "us". Those of
 * headings say nothing, nor does one that begins a sentence, nor words that are set in capitals.
 */
export function partCapitals(a: Outline, b: Outline, cells: Cell[], partners: Int32Array): void {
  const [isFirst, isFirstToo] = [firstOf(a), firstOf(b)];
  const apart: number[] = [];
  for (const { a0, a1 } of cells)
    for (const { isHeading, from, to } of a.blocks.slice(a0, a1))
      for (let at = from; at < to && !isHeading; at++) {
        const other = partners[at] ?? nowhere;
        if (other === nowhere || !differ(a.tokens, at, b.tokens, other)) continue;
        if (isFirst(at) || isFirstToo(other)) continue;
        if (!isSetInCapitals(a.tokens, at, b.tokens, other, partners)) apart.push(at);
      }
  for (const at of apart) partners[at] = nowhere;
}

function differ(a: Tokens, at: number, b: Tokens, other: number): boolean {
  const [one, two] = [wordAt(a, at), wordAt(b, other)];
  return one !== two && formOf(one) !== formOf(two);
}

const isCapitals = (word: string): boolean => /\p{Lu}/u.test(word) && word === word.toUpperCase();

/** Whether a word is in capitals in one of the texts for its look: as a long one, or as one of several that are. */
function isSetInCapitals(
  a: Tokens,
  at: number,
  b: Tokens,
  other: number,
  partners: Int32Array,
): boolean {
  const [one, two] = [wordAt(a, at), wordAt(b, other)];
  if (isCapitals(one) === isCapitals(two)) return false;
  if (Math.max(one.length, two.length) > longestShort) return true;
  return [-1, 1].some((by) => {
    const partner = partners[at + by] ?? nowhere;
    if (partner === nowhere || !differ(a, at + by, b, partner)) return false;
    const [neighbour, was] = isCapitals(one)
      ? [wordAt(a, at + by), wordAt(b, partner)]
      : [wordAt(b, partner), wordAt(a, at + by)];
    return neighbour.length > 1 && isCapitals(neighbour) && !isCapitals(was);
  });
}

/** Whether a word begins a paragraph or a sentence. */
function firstOf({ blocks, tokens: { text, ends } }: Outline): (at: number) => boolean {
  const begins = new Set(blocks.map(({ from }) => from));
  return (at) => begins.has(at) || /[.:;!?]/.test(text.charAt((ends[at - 1] ?? 0) - 1));
}
