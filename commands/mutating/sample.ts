/** So many of a list, from all over it. */
export function evenly<T>(list: readonly T[], count: number): T[] {
  const step = (at: number) => Math.floor((at * count) / list.length);
  return list.filter((_, at) => step(at) !== step(at - 1));
}

/** So many of a list, in its order, drawn by lot: the same seed draws the same ones (mulberry32). */
export function drawn<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const lot = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return list
    .map((item, at) => ({ item, at, lot: lot() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
