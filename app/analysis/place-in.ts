import { isAgreement } from "../schemas/analysis.ts";
import { condense } from "./condensing/condense.ts";
import { findDocumentType } from "./document-type/document-type.ts";
import { findTitle } from "./facts/title.ts";
import { readDocument } from "./reading/reading.ts";

/** Where the words at an offset of a text stand: "cl 9.2". */
export type Citing = (offset: number) => string | null;

/**
 * Tells of a text, which is read when the first place is asked for, where the words at an offset stand, cited as the
 * analyser cites what it finds; null where nothing is numbered, or in a document that has no clauses.
 */
export function citingIn(written: string): Citing {
  let cite: Citing | undefined;
  return (offset) => {
    cite ??= readCiting(written);
    return cite(offset);
  };
}

function readCiting(written: string): Citing {
  const { text, found } = condense(written);
  if (!isAgreement(findDocumentType(text, findTitle(text)?.value ?? null).kind)) return () => null;
  const reading = readDocument(text);
  return (offset) => reading.placeAt(found({ start: offset, end: offset }).start);
}
