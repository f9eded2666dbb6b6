/** In how many runs every try of the fault suite is made once: a run a day, so a week. */
export const runs = 7;

/**
 * What of the fault suite a run is to try: the day's share of it, so that a week's runs try all, or what `FAULTS` names,
 * a share by its number or `all`. @throws Error for what is neither.
 */
export function shareToTry(asked: string | undefined, now: number): number | "all" {
  if (asked === undefined) return Math.floor(now / 86_400_000) % runs;
  if (asked === "all") return asked;
  const share = /^\d$/.test(asked) ? Number(asked) : runs;
  if (share >= runs) throw new Error(`FAULTS is "all", or a number from 0 to ${runs - 1}.`);
  return share;
}

/**
 * The tries of one journey that belong to a share: each belongs to one, and shares differ by one try at most.
 * @param journey its name, by which the shares begin at another try, so that no day has the first try of all journeys.
 */
export function ofShare<T>(tries: T[], journey: string, share: number | "all"): T[] {
  if (share === "all") return tries;
  return tries.filter((_, at) => (at + journey.length) % runs === share);
}
