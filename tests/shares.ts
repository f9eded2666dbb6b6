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

/** Whether what is at a place of a list, from 0, belongs to a share. */
export const isOfShare = (at: number, list: string, share: Share): boolean =>
  share === "all" || (at + list.length) % runs === share;

/**
 * Those of a list that belong to a share: each belongs to one, and shares differ by one at most.
 * @param list its name, by which the shares of lists begin at another place, so that no day has the first of them all.
 * @param isHardest says of one that every run is to try it, whatever its share.
 */
export function ofShare<T>(
  items: readonly T[],
  list: string,
  share: Share,
  isHardest: (item: T) => boolean = () => false,
): T[] {
  return items.filter((item, at) => isOfShare(at, list, share) || isHardest(item));
}

/**
 * How a property draws its cases where a week draws so many: a run draws its share of them, each case of the seed in one.
 * @returns parameters of fast-check: its path is the place among the cases of the seed where a run begins.
 */
export function drawsOfShare(all: number, share: Share): { numRuns: number; path?: string } {
  if (share === "all") return { numRuns: all };
  const [from, to] = [share, share + 1].map((part) => Math.floor((part * all) / runs));
  return { numRuns: (to ?? 0) - (from ?? 0), path: String(from) };
}
