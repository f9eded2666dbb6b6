/** `1 page`, `2 pages`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-AU")} ${noun}${count === 1 ? "" : "s"}`;
}

const mostNames = 8;
const longestName = 80;

/** `A`, `A and B`, `A, B and C`; of a long list the first eight. */
export function joinNames(names: string[]): string {
  const short = names.map((name) => name.slice(0, longestName));
  const shown =
    names.length > mostNames
      ? [...short.slice(0, mostNames), countOf(names.length - mostNames, "other")]
      : short;
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
