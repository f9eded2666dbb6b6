import { type Citing, citingIn } from "../../analysis/place-in.ts";
import { lettersOf, withMarksOf } from "../../lib/text/letters.ts";
import type { Span } from "../../schemas/analysis.ts";
import type { KeptAnchor, TextAnchor } from "../../schemas/hand.ts";
import { changedWords } from "./changed-words.ts";

/** So many UTF-16 code units before and after words tell them from the same words elsewhere. */
const contextLength = 64;
/** More places of the same words are not looked at. */
const mostPlaces = 2_000;
/** Fewer letters than this say too little by themselves: what stands around them has to be the same. */
const fewLetters = 12;

/** Where words stand in a text, so that `placeAnchor` finds them in another one. */
export function anchorOf(text: string, { start, end }: Span): TextAnchor {
  return {
    // A character of two code units is kept whole or not at all.
    prefix: text.slice(Math.max(0, start - contextLength), start).replace(/^[\udc00-\udfff]/, ""),
    suffix: text.slice(end, end + contextLength).replace(/[\ud800-\udbff]$/, ""),
    start,
  };
}

/**
 * The same with the place as a lawyer cites it.
 * @param cite that of the text, where there are several.
 */
export const placedAnchor = (
  text: string,
  span: Span,
  cite: Citing = citingIn(text),
): KeptAnchor => ({
  ...anchorOf(text, span),
  place: cite(span.start),
});

/**
 * Finds words again in a text that may have changed: at their place; else where they stand; of several places where
 * most of what stood around them does; else where the same letters and digits stand, whatever is between them; else
 * where a few of their words have changed. It takes time in proportion to the text.
 * @returns their place, or null where that cannot be told.
 */
export function placeAnchor(text: string, anchor: TextAnchor, quote: string): Span | null {
  if (quote.trim() === "") return null;
  if (text.startsWith(quote, anchor.start)) return spanAt(anchor.start, quote.length);
  const exact = bestPlace(text, quote, anchor);
  if (exact) return spanAt(exact.at, quote.length);
  return placeOfLetters(text, anchor, quote) ?? changedWords(text, anchor, quote);
}

const spanAt = (start: number, length: number): Span => ({ start, end: start + length });

/** Of the places where words stand, that with most of the context; of two alike the nearer one. */
function bestPlace(text: string, words: string, { prefix, suffix, start }: TextAnchor) {
  let best: { at: number; context: number } | null = null;
  let at = text.indexOf(words);
  for (let seen = 0; at !== -1 && seen < mostPlaces; seen += 1) {
    const context = alikeBefore(text, at, prefix) + alikeAfter(text, at + words.length, suffix);
    const nearer = best && Math.abs(at - start) < Math.abs(best.at - start);
    if (!best || context > best.context || (context === best.context && nearer))
      best = { at, context };
    at = text.indexOf(words, at + 1);
  }
  return best;
}

/** How many characters before a place are those at the end of `prefix`. */
function alikeBefore(text: string, at: number, prefix: string): number {
  let count = 0;
  while (count < prefix.length && text[at - 1 - count] === prefix[prefix.length - 1 - count])
    count += 1;
  return count;
}

function alikeAfter(text: string, at: number, suffix: string): number {
  let count = 0;
  while (count < suffix.length && text[at + count] === suffix[count]) count += 1;
  return count;
}

/** Where the same letters and digits stand, with other spaces, hyphens, quotation marks or capitals. */
function placeOfLetters(text: string, anchor: TextAnchor, quote: string): Span | null {
  const sought = lettersOf(quote).letters;
  if (sought === "") return null;
  const { letters, at: places } = lettersOf(text);
  const before = places.findIndex((place) => place >= anchor.start);
  const best = bestPlace(letters, sought, {
    prefix: lettersOf(anchor.prefix).letters,
    suffix: lettersOf(anchor.suffix).letters,
    start: before === -1 ? letters.length : before,
  });
  if (!best || (sought.length < fewLetters && best.context < fewLetters)) return null;
  const start = places[best.at] ?? 0;
  const last = places[best.at + sought.length - 1] ?? start;
  return withMarksOf(quote, text, { start, end: last + 1 });
}
