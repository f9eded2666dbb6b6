/** A share to four places; null where there is nothing to have a share of. */
export const rate = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1e4) / 1e4 : null;
