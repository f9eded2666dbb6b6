declare module "vitest" {
  interface ProvidedContext {
    /** What of the tries that are dealt out this run makes. */
    share: Share;
  }
}

/** A share by its number, or all of them. */
export type Share = number | "all";

/** In how many runs everything is tried once that is tried by shares: a run a day, so a week. */
export const runs = 7;

/**
 * What a run is to try of what is dealt out: the day's share of it, so that a week's runs try all, or what `SHARE` names,
 * a share by its number or `all`. @param now milliseconds since 1970, as of `Date.now()`. @throws Error for what is neither.
 */
export function shareToTry(asked: string | undefined, now: number): Share {
  if (asked === undefined) return Math.floor(now / 86_400_000) % runs;
  if (asked === "all") return asked;
  const share = /^\d$/.test(asked) ? Number(asked) : runs;
  if (share >= runs) throw new Error(`SHARE is "all", or a number from 0 to ${runs - 1}.`);
  return share;
}

/**
 * Those of a list that belong to a share: each belongs to one, and shares differ by one at most.
 * @param list its name, by which the shares of lists begin at another place, so that no day has the first of them all.
 */
export function ofShare<T>(items: T[], list: string, share: Share): T[] {
  if (share === "all") return items;
  return items.filter((_, at) => (at + list.length) % runs === share);
}
