import { isAgreement } from "../schemas/analysis.ts";
import { condense } from "./condensing/condense.ts";
import { findDocumentType } from "./document-type/document-type.ts";
import { findTitle } from "./facts/title.ts";
import { readDocument } from "./reading/reading.ts";
import { rememberingLast } from "./remembering-last.ts";

const read = rememberingLast((written: string) => {
  const { text, found } = condense(written);
  const { kind } = findDocumentType(text, findTitle(text)?.value ?? null);
  return { found, segments: isAgreement(kind) ? readDocument(text).blocks : [] };
});

/**
 * Where the words at an offset stand, cited as the analyser cites what it finds ("cl 9.2"); null where nothing is
 * numbered, or in a document that has no clauses.
 */
export function placeIn(text: string, offset: number): string | null {
  const { found, segments } = read(text);
  const { start } = found({ start: offset, end: offset });
  const at = segments.findLastIndex((segment) => segment.start <= start && start < segment.end);
  return at === -1 ? null : (segments[at]?.place ?? null);
}
