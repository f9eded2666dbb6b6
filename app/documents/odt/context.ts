import type { ReadingBudget } from "../budget.ts";
import type { DocumentComment } from "../types.ts";
import type { LookMarks } from "../word/look-marks.ts";
import type { NoteMarks } from "../word/note-marks.ts";
import type { RevisionLog } from "../word/revisions.ts";
import type { WordCounts } from "../word/word-counts.ts";
import type { OdtNumbers } from "./numbers.ts";
import type { OdtStyles } from "./styles.ts";

/** What the stories of an OpenDocument text (body, headers, footers) share. */
export type OdtContext = {
  budget: ReadingBudget;
  styles: OdtStyles;
  numbers: OdtNumbers;
  notes: NoteMarks;
  revisions: RevisionLog;
  marks: LookMarks;
  comments: DocumentComment[];
  words: WordCounts;
  /** Whether it has objects of other programs, whose text is not read. */
  hasObjects: boolean;
  /**
   * The line that a formula comes to, by the reference of its object; `before` is what stands before it. Undefined where
   * the object is no formula.
   */
  formula(reference: string, before: string): string | undefined;
};
