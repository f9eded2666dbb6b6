/** In how many runs everything is tried once that is tried by shares: a run a day, so a week. */
export const runs = 7;

/** The share of the day on which a run begins. @param now milliseconds since 1970, as of `Date.now()`. */
export const shareOfDay = (now: number): number => Math.floor(now / 86_400_000) % runs;

/**
 * What of the fault suite a run is to try: the day's share of it, so that a week's runs try all, or what `FAULTS` names,
 * a share by its number or `all`. @throws Error for what is neither.
 */
export function shareToTry(asked: string | undefined, now: number): number | "all" {
  if (asked === undefined) return shareOfDay(now);
  if (asked === "all") return asked;
  const share = /^\d$/.test(asked) ? Number(asked) : runs;
  if (share >= runs) throw new Error(`FAULTS is "all", or a number from 0 to ${runs - 1}.`);
  return share;
}

/**
 * Those of a list that belong to a share: each belongs to one, and shares differ by one at most.
 * @param list its name, by which the shares of lists begin at another place, so that no day has the first of them all.
 */
export function ofShare<T>(items: T[], list: string, share: number | "all"): T[] {
  if (share === "all") return items;
  return items.filter((_, at) => (at + list.length) % runs === share);
}
