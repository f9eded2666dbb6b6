import { omitting, type Qualifier, qualifiersIn } from "./qualifiers.ts";
import { type Modality, statementsIn } from "./statement.ts";

const known = new WeakMap<RegExp, string>();

/** The source of a pattern without the words that it shuts out. */
export function soughtBy(pattern: RegExp): string {
  const read = known.get(pattern) ?? withoutShutOut(pattern.source);
  known.set(pattern, read);
  return read;
}

function withoutShutOut(source: string): string {
  let kept = "";
  /** How deep in brackets, and how deep the group is that is left out; null outside of such. */
  let depth = 0;
  let out: number | null = null;
  let isClass = false;
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (!isClass && letter === "(") {
      if (out === null && /^\(\?<?!/.test(source.slice(at, at + 4))) out = depth;
      depth++;
    }
    const words = letter === "\\" ? source.slice(at, ++at + 1) : letter;
    if (out === null) kept += words;
    if (letter === "[") isClass = true;
    if (letter === "]") isClass = false;
    if (!isClass && letter === ")" && --depth === out) out = null;
  }
  return kept;
}

const ofExceptions = /unless|except|save|other than|but not|without|subject|apart from|excluding/;
/** Says of somebody that they are free to do something, or free of it. */
const free: ReadonlySet<Modality | null> = new Set<Modality>([
  ...(["may", "need not", "is not liable", "is entitled"] as const),
]);
const freesSomebody = (words: string): boolean =>
  statementsIn(words).some(({ actor, modality }) => actor !== null && free.has(modality));

/**
 * Whether a pattern that a sentence holds rests on what it says: on its main words, and not on an exception, where the
 * pattern looks for none, nor on what somebody is only supposed to be free to do.
 */
export function isSaid(pattern: RegExp, seen: string): boolean {
  const parts = qualifiersIn(seen);
  if (parts.length === 0) return true;
  const stands = (without: readonly Qualifier[]) => pattern.test(omitting(seen, without));
  const exceptions = parts.filter(({ kind }) => kind === "exception");
  if (exceptions.length > 0 && !ofExceptions.test(soughtBy(pattern)) && !stands(exceptions))
    return false;
  const supposed = parts.filter(
    ({ kind, says }) => pattern.test(says) && (kind === "exception" || freesSomebody(says)),
  );
  return supposed.length === 0 || stands(supposed);
}

const other: Record<string, string> = { we: "they", they: "we", our: "their", their: "our" };

/** A sentence as the other side sees it. */
export const turned = (seen: string): string =>
  seen.replace(/\b(?:we|they|our|their)\b/g, (who) => other[who] ?? who);
