import { machineNote } from "../../schemas/documents/scan.ts";
import type { PagesOfPdf } from "../desk/reading-desk.tsx";

type Details = {
  case: { id: string };
  pages: PagesOfPdf["lengths"] | null;
  readerNotes: { code: string; message: string }[];
};

/** Where the pages of a case can be looked at, of an earlier version by its number; null where it has none. */
export function pagesOf(details: Details, version?: number): PagesOfPdf | null {
  const { case: of, pages: lengths, readerNotes } = details;
  if (!lengths) return null;
  const query = version === undefined ? "" : `?version=${version}`;
  const isScan = machineNote(readerNotes) !== null;
  return {
    address: `/api/cases/${of.id}/pages${query}`,
    words: isScan ? `/api/cases/${of.id}/scan${query}` : null,
    lengths,
  };
}
