import { condense } from "../analysis/condensing/condense.ts";
import { findDocumentType } from "../analysis/document-type/document-type.ts";
import { findTitle } from "../analysis/facts/title.ts";
import { readDocument } from "../analysis/reading/reading.ts";
import { isAgreement } from "../schemas/analysis.ts";
import { type Found, findPassages, shownOf } from "./answer.ts";
import { indexOf } from "./document-index.ts";

/** A passage of a whole text, and where a lawyer would say that it stands: "cl 9.2". */
export interface Cited extends Omit<Found, "at"> {
  place: string | null;
}

/** The passages of a text that answer a question, best first, in offsets of the text as it was given. */
export function askText(whole: string, question: string, limit: number): Cited[] {
  const { text, placed } = condense(whole);
  const reading = readDocument(text);
  const hasClauses = isAgreement(findDocumentType(text, findTitle(text)?.value ?? null).kind);
  return findPassages(indexOf(reading), question, limit).map(({ start, end, score, by }) => ({
    ...shownOf(placed({ start, end })),
    ...{ score, by },
    place: hasClauses ? reading.placeAt(start) : null,
  }));
}
