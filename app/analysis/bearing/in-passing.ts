import type { Cast } from "./cast.ts";
import { mentionsIn } from "./mentions.ts";

/** "Issued by": of a thing that stands there already, not of what is or must be done. */
const makers =
  /(?:(?<!\b(?:be|been|being|is|are|was|were|not|also|only|and|or)) (?:\w+ed|set|written)| not (?:approved|authorised|permitted|allowed)) (?:in writing )?(?:by|between) $/i;

/**
 * A sentence without those whom it names only as the makers of a thing: "a statement issued by the Supplier" is about
 * nobody. Whoever reads it is left with what it says, unless it names somebody besides.
 */
export function withoutMakers(cast: Cast, words: string): string {
  const mentions = mentionsIn(cast, words);
  const places = mentions.map(({ start, end }) => {
    const found = makers.exec(words.slice(0, start));
    return found ? { start: found.index, end } : null;
  });
  if (places.includes(null)) return words;
  return places.reduceRight(
    (text, place) => (place ? text.slice(0, place.start) + text.slice(place.end) : text),
    words,
  );
}

const condition =
  /\b(?:if|unless|where|when|whenever|until|while|once|as long as|in the event)\b[^,;:]{0,120}$/i;

/** Whether a sentence names people in its conditions alone: "secret while the Recipient works for the Company". */
export const onlyInConditions = (cast: Cast, words: string): boolean =>
  mentionsIn(cast, words).every(({ start }) => condition.test(words.slice(0, start)));
