import type { Span } from "../../schemas/analysis.ts";

/** Where the document of a case is asked something. */
export const askPath = (caseId: string) => `/legalai/case/${caseId}/ask`;

/** A case's page with a place of its document in sight; offsets are those of the whole text. */
export const wordsPath = (caseId: string, { start, end }: Span) =>
  `/legalai/case/${caseId}#at-${start}-${end}`;

/** The place that an address leads to by its hash; null where it leads to none. */
export function placeOfHash(hash: string): Span | null {
  const [, start, end] = /^#at-(\d{1,9})-(\d{1,9})$/.exec(hash) ?? [];
  return start === undefined ? null : { start: Number(start), end: Number(end) };
}
