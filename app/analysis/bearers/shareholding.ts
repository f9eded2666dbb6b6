import type { Cast } from "../cast/cast.ts";
import type { Told } from "../turns/turn.ts";
import { kindOf } from "../vocabulary/index.ts";

const holding = /^(?:\S+ )*(?:share|unit)holders?$|^(?:founder|investor|member|venturer)s?$/i;
const issuing = /^(?:company|corporation|trustee)$/i;
/** Values that depend on who sells, and why. */
const uneven = /\b(?:leavers?|default\w*|lower of|nominal|par value|(?:at|less) an? discount)\b/i;

/**
 * Of a company and those who own it: what takes their shares, their dividends, or their right to be offered new ones, weighs on the
 * owners, and how shares are valued on all alike. Null where a paper has no such two, or the words say something else.
 */
export function amongOwners(
  clause: string,
  words: string,
  { members }: Cast,
  named: number[],
): Told | null {
  const are = (sign: RegExp) =>
    members.flatMap(({ ways }, at) => (ways.some((way) => sign.test(way)) ? [at] : []));
  const owners = are(holding);
  // What needs the word of one of them binds all the others.
  const { alike, alikeUnnamed, alikeWhere, consent, taken } = kindOf(clause)?.owners ?? {};
  if (named.length === 1 && consent?.test(words))
    return { bears: [...members.keys()].filter((at) => !named.includes(at)), gains: named };
  const company = are(issuing).filter((at) => !owners.includes(at));
  // What singles one of them out is about that one.
  const singled =
    owners.some((at) => named.includes(at)) && !owners.every((at) => named.includes(at));
  if (owners.length < 2 || singled) return null;
  if (alike && !uneven.test(words)) return { bears: owners, gains: owners };
  // Holders of so many shares, whoever they then are, and the rest of them.
  if ((alikeUnnamed && named.length === 0) || alikeWhere?.test(words))
    return { bears: owners, gains: owners };
  const isTaken = taken === true || taken?.test(words);
  return isTaken && company.length === 1 ? { bears: owners, gains: company } : null;
}
