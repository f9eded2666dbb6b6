import type { ReadingBudget } from "../budget.ts";
import type { NoteMarks } from "../word/note-marks.ts";
import type { ListCounter } from "../word/numbering.ts";
import type { Revision, RevisionLog } from "../word/revisions.ts";
import type { Paragraph } from "./paragraph.ts";
import type { Styles } from "./styles.ts";

/** What the stories of a document (body, notes, headers, …) share. */
export type StoryContext = {
  budget: ReadingBudget;
  styles: Styles;
  lists: ListCounter;
  /** The level of a list that a paragraph style brings with it. */
  levelOfStyle(listId: string, styleId: string): number | undefined;
  revisions: RevisionLog;
  /** Deletions are left out where the tracked changes are read as accepted, insertions where they are read as rejected. */
  dropped: Revision["kind"];
  notes: NoteMarks;
  /** The lines of a diagram, or the titles of a chart, by its relationship. */
  drawingLines(relationshipId: string): string[];
  /** Counts the words that Word neither shows nor prints. */
  hidden(text: string): void;
};

/** The automatic number of a paragraph, with what separates it from the text; counts it. */
export function nextLabel(context: StoryContext, paragraph: Paragraph): string {
  const { styles, lists, levelOfStyle } = context;
  const styleId = paragraph.style ?? styles.defaultParagraph;
  const fromStyle = styles.find(styleId, ({ listId }, id) =>
    listId === undefined ? undefined : { list: listId, id },
  );
  const list = paragraph.listId ?? fromStyle?.list;
  if (list === undefined || list === "0") return "";
  const level =
    paragraph.listLevel ??
    (fromStyle?.list === list ? levelOfStyle(list, fromStyle.id) : undefined) ??
    styles.find(styleId, (style) => style.listLevel) ??
    0;
  return lists.next(list, level);
}

/** Whether the current run of a paragraph is hidden, by itself or by a style. */
export function isHidden({ styles }: StoryContext, { run, style }: Paragraph): boolean {
  return (
    run.hidden ??
    styles.find(run.style, (one) => one.hidden) ??
    styles.find(style ?? styles.defaultParagraph, (one) => one.hidden) ??
    false
  );
}
