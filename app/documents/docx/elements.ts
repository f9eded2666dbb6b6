import type { NoteKind } from "../word/note-marks.ts";
import type { Revision } from "../word/revisions.ts";

// Properties as they were before a change, and what describes content without being it.
/** What is passed over with all that it holds. */
export const skipped = new Set(
  "w:pPrChange w:rPrChange w:tblPrChange w:trPrChange w:tcPrChange w:sectPrChange w:tblGridChange w:tblPrExChange w:numberingChange w:sdtPr w:tblPr w:tblGrid w:delInstrText w:rt w:tabs w:pBdr m:ctrlPr m:mathPr".split(
    " ",
  ),
);

/** Elements that stand for characters. */
export const fixedTexts = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "\u2011"],
]);

/** Elements whose content is a tracked change. */
export const revisionKinds = new Map<string, Revision["kind"]>([
  ["w:ins", "insertion"],
  ["w:moveTo", "insertion"],
  ["w:del", "deletion"],
  ["w:moveFrom", "deletion"],
]);

/** Elements that are the mark of a note. */
export const noteKinds = new Map<string, NoteKind>([
  ["w:footnoteReference", "footnote"],
  ["w:endnoteReference", "endnote"],
]);

/** Elements that hold characters: of the text, or of the code of a field. */
export const textElements = new Map<string, "text" | "code">([
  ["w:t", "text"],
  ["w:delText", "text"],
  ["m:t", "text"],
  ["w:instrText", "code"],
]);

/** What properties are of. */
export type Described = "paragraph" | "row" | "run";

/** Elements that hold properties. */
export const propertyElements = new Map<string, Described>([
  ["w:pPr", "paragraph"],
  ["w:trPr", "row"],
  ["w:rPr", "run"],
]);

/** Elements that show another part, and the attribute with its relationship. */
export const drawings = new Map([
  ["c:chart", "r:id"],
  ["dgm:relIds", "r:dm"],
]);
