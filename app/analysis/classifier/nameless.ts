import type { Cast } from "../cast/cast.ts";
import { placesIn } from "../facts/places.ts";

/** What stands for everybody: a word of no contract. */
const sign = "whoever";

const speaker = /^(?:we|us|our|ours|you|your|yours)$/i;
const possessive = /^(?:our|your)s?$/i;

const aboutLaw = /\b(?:courts?|laws?|jurisdiction|tribunals?|proceedings|govern\w*|arbitrat\w+)\b/i;

/** Of a place of law it counts whether it is here or abroad. */
function placeless(words: string): string {
  if (!aboutLaw.test(words)) return words;
  return placesIn(words).reduceRight(
    (plain, { index, length, australian }) =>
      `${plain.slice(0, index)}${australian ? "homeland" : "foreignland"}${plain.slice(index + length)}`,
    words,
  );
}

/**
 * A sentence with one sign for every mention of a party, and of a place whose law or courts it names, so that it
 * is judged by what it says and not by whom it names: a tenant's insurance is a carrier's insurance.
 * A change here, or in how a cast is found, needs `npm run train`.
 */
export function nameless(sentence: string, { pattern }: Pick<Cast, "pattern">): string {
  const words = placeless(sentence);
  if (!pattern) return words;
  return words.replace(pattern, (found: string, way: string, _plural: string, at: number) => {
    const after = words.slice(at + found.length, at + found.length + 3);
    // "Customer Data" is a thing, and "customers" are anybody's.
    const thing = /^ [A-Z][a-z]/.test(after) || (/^[a-z]/.test(way) && !/^the /i.test(found));
    if (thing && !speaker.test(way)) return found;
    return possessive.test(way) ? `${sign}'s` : sign;
  });
}
