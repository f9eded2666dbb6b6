/** The number of dollars that "$1,250,000" says; NaN where it says none. */
export const dollars = (said: string | undefined): number =>
  Number((said ?? "").replace(/[$,\s]/g, "") || Number.NaN);

/** Dollars as a paper writes them: "$1,250,000". */
export const inDollars = (sum: number): string => `$${Math.round(sum).toLocaleString("en-AU")}`;
