import type { ReadingBudget } from "../budget.ts";
import type { LookMarks, Standing } from "../word/look-marks.ts";
import type { NoteMarks } from "../word/note-marks.ts";
import type { ListCounter, ListLevel } from "../word/numbering.ts";
import type { Revision, RevisionLog } from "../word/revisions.ts";
import type { WordCounts } from "../word/word-counts.ts";
import type { Looks } from "./looks.ts";
import type { Paragraph } from "./paragraph.ts";
import type { Styles } from "./styles.ts";

/** What the stories of a document (body, notes, headers, …) share. */
export type StoryContext = {
  budget: ReadingBudget;
  styles: Styles;
  lists: ListCounter;
  /** The level of a list that a paragraph style brings with it. */
  levelOfStyle(listId: string, styleId: string): number | undefined;
  levelOf(listId: string, level: number): ListLevel | undefined;
  marks: LookMarks;
  revisions: RevisionLog;
  /** Deletions are left out where the tracked changes are read as accepted, insertions where they are read as rejected. */
  dropped: Revision["kind"];
  notes: NoteMarks;
  /** The lines of a diagram, or the titles of a chart, by its relationship. */
  drawingLines(relationshipId: string): string[];
  words: WordCounts;
  /** What an equation of another program says, by its relationship, and `before` it; nothing for other objects. */
  equation(relationshipId: string, before: string): string;
  /** The lines of a part in another format, by its relationship; undefined where it cannot be read. */
  foreignLines(relationshipId: string): string[] | undefined;
};

/** The automatic number of a paragraph, with what separates it from the text, and how the paragraph stands; counts it. */
export function nextLabel(
  context: StoryContext,
  paragraph: Paragraph,
): { label: string; standing: Standing } {
  const { styles, lists, levelOfStyle } = context;
  const styleId = paragraph.style ?? styles.defaultParagraph;
  const fromStyle = styles.find(styleId, ({ listId }, id) =>
    listId === undefined ? undefined : { list: listId, id },
  );
  const list = paragraph.listId ?? fromStyle?.list;
  if (list === undefined || list === "0")
    return { label: "", standing: standingOf(context, paragraph, undefined) };
  const level =
    paragraph.listLevel ??
    (fromStyle?.list === list ? levelOfStyle(list, fromStyle.id) : undefined) ??
    styles.find(styleId, (style) => style.listLevel) ??
    0;
  const label = lists.next(list, level);
  return { label, standing: standingOf(context, paragraph, context.levelOf(list, level)) };
}

/** What the paragraph itself says counts most; then its list, where it names that itself; then its style. */
function standingOf(
  { styles }: StoryContext,
  { looks, style, listId }: Paragraph,
  level: ListLevel | undefined,
): Standing {
  const ofStyle = <Key extends keyof Looks>(key: Key) =>
    styles.find(style ?? styles.defaultParagraph, (one) => one.looks[key]);
  const indent = (key: "left" | "first") =>
    looks[key] ??
    (listId === undefined ? (ofStyle(key) ?? level?.[key]) : (level?.[key] ?? ofStyle(key))) ??
    0;
  const outline = looks.outline ?? ofStyle("outline") ?? 9;
  return {
    heading: outline >= 0 && outline < 9 ? outline + 1 : 0,
    ...{ left: indent("left"), first: indent("first"), align: looks.align ?? ofStyle("align") },
  };
}

/** Whether the current run of a paragraph is struck through, with one line or two, by itself or by a style. */
export function isStruck({ styles }: StoryContext, { run, style }: Paragraph): boolean {
  const isSet = (key: "struck" | "doublyStruck") =>
    run.looks[key] ??
    styles.find(run.style, (one) => one.looks[key]) ??
    styles.find(style ?? styles.defaultParagraph, (one) => one.looks[key]) ??
    false;
  return isSet("struck") || isSet("doublyStruck");
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
