import type { Cast } from "../cast/cast.ts";
import type { Told } from "../turns/turn.ts";

const holding = /^(?:\S+ )*(?:share|unit)holders?$|^(?:founder|investor|member|venturer)s?$/i;
const issuing = /^(?:company|corporation|trustee)$/i;
const taken = /^(?:compulsory-transfer|dividends|pre-emption)$/;
/** What holds for every owner of a share, by the number of them. */
const alike = /^(?:share-valuation|reserved-matters)$/;
/** A right of first offer that does not apply. */
const disapplied =
  /\b(?:do(?:es)?|shall|will|need) not (?:apply|be offered)\b|\b(?:excluded|disapplied|waived?)\b|\bwithout (?:first )?offer/i;
/** Whoever defaults among the owners sells to the rest of them. */
const othersBuy =
  /\b(?:the (?:others|rest)|each other|(?:other|remaining|continuing|non-defaulting) (?:share|unit)holders?)\b[^.;]{0,40}\b(?:buy|purchase|acquire|take up)/i;
/** Whose word it takes. */
const approving = /\b(?:approval|consent|agreement|vote|assent)\b/i;
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
  if (clause === "reserved-matters" && named.length === 1 && approving.test(words))
    return { bears: [...members.keys()].filter((at) => !named.includes(at)), gains: named };
  const company = are(issuing).filter((at) => !owners.includes(at));
  // What singles one of them out is about that one.
  const singled =
    owners.some((at) => named.includes(at)) && !owners.every((at) => named.includes(at));
  if (owners.length < 2 || singled) return null;
  if (alike.test(clause) && !uneven.test(words)) return { bears: owners, gains: owners };
  // Holders of so many shares, whoever they then are, and the rest of them.
  if (clause === "drag-and-tag" && named.length === 0) return { bears: owners, gains: owners };
  if (clause === "compulsory-transfer" && othersBuy.test(words))
    return { bears: owners, gains: owners };
  if (!taken.test(clause) || company.length !== 1) return null;
  return clause !== "pre-emption" || disapplied.test(words)
    ? { bears: owners, gains: company }
    : null;
}
