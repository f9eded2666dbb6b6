/**
 * The pages of a document as they are kept: how many UTF-16 code units of its text each takes, up to where the next
 * one begins. Empty where pages are not known: only a PDF and a scan have them.
 */
export type PageLengths = readonly number[];

/** The same of where each page begins. */
export const pageLengths = (starts: readonly number[], length: number): PageLengths =>
  starts.map((start, i) => (starts[i + 1] ?? length) - start);

/** Where each page begins. */
export function pageStarts(lengths: PageLengths): number[] {
  let start = 0;
  return lengths.map((length) => {
    start += length;
    return start - length;
  });
}

/** On which page an offset is, from 1 on; null where no page is known. Pages without a word hold none. */
export function pageAt(starts: readonly number[], offset: number): number | null {
  const page = starts.findLastIndex((start) => start <= offset);
  return page === -1 ? null : page + 1;
}

/** A place as lawyers cite it: "cl 7.2, p 12", "p 12", "cl 7.2"; null where neither is known. */
export function cited(place: string | null, page: number | null): string | null {
  if (page === null) return place;
  return place === null ? `p ${page}` : `${place}, p ${page}`;
}
