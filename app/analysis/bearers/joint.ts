import type { Cast } from "../cast/cast.ts";
import { counterpartOf, holdersWith } from "../cast/sides.ts";
import type { Told } from "../turns/turn.ts";

const jointly = /\b(?:joint(?:ly)?|collective(?:ly)?)\b/i;
/** Each for a share of its own, or everybody of whom the paper speaks. */
const otherwise =
  /\b(?:not|neither|nor|never) (?:\w+ ){0,4}joint|\bparty|\bparties\b|\bseverally (?:and not|but not|only)\b/i;
/** To whom they answer. */
const towards = /\b(?:to|towards|with|against|favour of) (?:the |each |any |all |every )?$/i;

/**
 * "All hirers are jointly liable": whoever is bound together bears it, whether they are named with a capital or not.
 * Null where the sentence speaks of either party alike, or of more than one side.
 */
export function jointlyBound(words: string, cast: Cast): Told | null {
  const at = words.search(jointly);
  if (at === -1 || !cast.pattern || otherwise.test(words)) return null;
  const called = [...words.matchAll(cast.pattern)].filter(
    ({ index, 1: way = "" }) => way.length > 2 && !towards.test(words.slice(0, index)),
  );
  const before = called.filter(({ index }) => index < at);
  const [first, ...others] = (before.length > 0 ? before : called).map(
    ({ 1: way = "" }) => cast.who.get(way.toLowerCase()) ?? [],
  );
  const [one] = first ?? [];
  if (!first || one === undefined) return null;
  const bears = [...new Set([...first, ...holdersWith(cast, one)])].toSorted((a, b) => a - b);
  if (others.flat().some((who) => !bears.includes(who))) return null;
  const gains = counterpartOf(cast, one);
  return gains === null || bears.includes(gains) ? null : { bears, gains: [gains] };
}
