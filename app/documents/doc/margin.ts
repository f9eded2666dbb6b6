import type { DocumentComment } from "../types.ts";
import { joinLines } from "../word/block-lines.ts";
import type { NoteKind } from "../word/note-marks.ts";
import { type DocFile, docTables, positionsOf, stringAt } from "./file.ts";
import { type DocContext, DocStoryReader } from "./story.ts";

/** Reads the footnotes and endnotes into `context.notes`, and remembers where their marks are. */
export function readNotes(file: DocFile, context: DocContext): void {
  const tables: [NoteKind, number, number, number][] = [
    ["footnote", docTables.footnoteMarks, docTables.footnoteTexts, file.stories.footnotes.start],
    ["endnote", docTables.endnoteMarks, docTables.endnoteTexts, file.stories.endnotes.start],
  ];
  for (const [kind, marks, texts, start] of tables) {
    const plc = file.table(marks);
    const { positions, records } = positionsOf(plc, 2);
    const stories = positionsOf(file.table(texts), 0).positions;
    for (const [index, position] of positions.slice(0, -1).entries()) {
      const id = String(index);
      const isAutomatic = plc.getUint16(records + 2 * index, true) !== 0;
      context.noteAt.set(position, { kind, id, hasOwnMark: !isAutomatic });
      context.notes.add(kind, id, readStory(context, start, stories, index));
    }
  }
}

const commentBytes = 30;

export function readComments(file: DocFile, context: DocContext): DocumentComment[] {
  const plc = file.table(docTables.commentMarks);
  const { positions, records } = positionsOf(plc, commentBytes);
  const stories = positionsOf(file.table(docTables.commentTexts), 0).positions;
  const authors = readNames(file.table(docTables.commentAuthors));
  return positions.slice(0, -1).map((_, index) => ({
    text: joinLines(readStory(context, file.stories.comments.start, stories, index)),
    author: authors[plc.getUint16(records + commentBytes * index + 20, true)] ?? "",
    date: null,
  }));
}

// The first six stories are separators of notes; then each section has six of its own.
const separators = 6;
const footerKinds = [2, 3, 5];

/** The headers and footers of all sections, each text once. */
export function readHeads(
  file: DocFile,
  context: DocContext,
): { headers: string[]; footers: string[] } {
  const { positions } = positionsOf(file.table(docTables.headers), 0);
  const headers = new Set<string>();
  const footers = new Set<string>();
  for (let index = separators; index + 1 < positions.length; index++) {
    const text = joinLines(readStory(context, file.stories.headers.start, positions, index));
    if (text === "") continue;
    (footerKinds.includes((index - separators) % 6) ? footers : headers).add(text);
  }
  return { headers: [...headers], footers: [...footers] };
}

const shapeBytes = 26;
const boxBytes = 22;

/** Remembers which text box is anchored where, by the number of its shape. */
export function placeTextBoxes(file: DocFile, context: DocContext): void {
  const { textBoxes, headers, headerTextBoxes } = file.stories;
  placeBoxes(
    file.table(docTables.shapes),
    0,
    file.table(docTables.textBoxes),
    textBoxes.start,
    context,
  );
  placeBoxes(
    file.table(docTables.headerShapes),
    headers.start,
    file.table(docTables.headerTextBoxes),
    headerTextBoxes.start,
    context,
  );
}

function placeBoxes(
  shapes: DataView,
  anchorsFrom: number,
  boxes: DataView,
  textsFrom: number,
  context: DocContext,
): void {
  const anchors = positionsOf(shapes, shapeBytes);
  const anchorOf = new Map<number, number>();
  for (const [index, position] of anchors.positions.slice(0, -1).entries()) {
    const shape = shapes.getInt32(anchors.records + shapeBytes * index, true);
    anchorOf.set(shape, anchorsFrom + position);
  }
  const { positions, records } = positionsOf(boxes, boxBytes);
  for (let index = 0; index + 1 < positions.length; index++) {
    const at = records + boxBytes * index;
    if (at + 18 > boxes.byteLength) break;
    const anchor = anchorOf.get(boxes.getInt32(at + 14, true));
    if (anchor !== undefined) {
      context.boxAt.set(anchor, () => readStory(context, textsFrom, positions, index));
    }
  }
}

function readStory(
  context: DocContext,
  start: number,
  positions: number[],
  index: number,
): string[] {
  const from = positions[index];
  const to = positions[index + 1];
  if (from === undefined || to === undefined) return [];
  return new DocStoryReader(context).read(start + from, start + to);
}

function readNames(view: DataView): string[] {
  const names: string[] = [];
  for (let at = 0; at + 2 <= view.byteLength; ) {
    const { text, end } = stringAt(view, at);
    names.push(text);
    at = end;
  }
  return names;
}

/** The authors of tracked changes ([MS-DOC] 2.9.276: a table of strings). */
export function readRevisionAuthors(file: DocFile): string[] {
  const table = file.table(docTables.revisionAuthors);
  if (table.byteLength < 6) return [];
  return readNames(new DataView(table.buffer, table.byteOffset + 6, table.byteLength - 6));
}
