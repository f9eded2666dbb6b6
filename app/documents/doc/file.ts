import { openOle } from "../containers/ole.ts";
import { damaged, passwordProtected } from "../unreadable.ts";

/** The tables of a Word document that matter for its text, by their place in FibRgFcLcb97. */
export const docTables = {
  styles: 1,
  footnoteMarks: 2,
  footnoteTexts: 3,
  commentMarks: 4,
  commentTexts: 5,
  headers: 11,
  characterRuns: 12,
  paragraphRuns: 13,
  fonts: 15,
  pieces: 33,
  commentAuthors: 36,
  shapes: 40,
  headerShapes: 41,
  endnoteMarks: 46,
  endnoteTexts: 47,
  revisionAuthors: 51,
  textBoxes: 56,
  headerTextBoxes: 58,
  lists: 73,
  listOverrides: 74,
} as const;

/** Where the stories of a document begin and end, in characters ([MS-DOC] 2.4.1). */
export type StoryBounds = Record<
  "body" | "footnotes" | "headers" | "comments" | "endnotes" | "textBoxes" | "headerTextBoxes",
  { start: number; end: number }
>;

/** A Word 97 to 2003 file taken apart: its streams, tables and stories ([MS-DOC] 2.1, 2.5). */
export type DocFile = {
  main: Uint8Array;
  data: Uint8Array;
  stories: StoryBounds;
  /** The names of the objects that are embedded in it, which have streams of their own. */
  objects: string[];
  /** The stream of an embedded object that has one because it is an equation. */
  equationStream(object: string): Uint8Array | undefined;
  table(index: number): DataView;
  /** The table and what stands behind it in its stream. */
  tableAndRest(index: number): DataView;
};

const storyLengths = {
  body: 76,
  footnotes: 80,
  headers: 84,
  macros: 88,
  comments: 92,
  endnotes: 96,
  textBoxes: 100,
  headerTextBoxes: 104,
};
const encrypted = 0x100;
const usesTable1 = 0x200;

export function openDoc(bytes: Uint8Array): DocFile {
  const file = openOle(bytes);
  const main = file.stream("WordDocument");
  if (!main) throw damaged("This document has no text part.");
  const header = viewOf(main);
  if (main.length < 426) throw damaged("This document is cut off or damaged.");
  const flags = header.getUint16(10, true);
  if (flags & encrypted) throw passwordProtected();
  const tables = file.stream(flags & usesTable1 ? "1Table" : "0Table");
  if (!tables) throw damaged("A part of this document is missing.");

  const place = (index: number) => {
    const at = 154 + 8 * index;
    if (at + 8 > header.byteLength) return { start: 0, length: 0 };
    return { start: header.getUint32(at, true), length: header.getUint32(at + 4, true) };
  };
  return {
    main,
    data: file.stream("Data") ?? new Uint8Array(),
    stories: readStories(header),
    objects: [
      ...new Set(file.names.flatMap((name) => /^ObjectPool\/([^/]+)\//.exec(name)?.[1] ?? [])),
    ],
    equationStream: (object) => file.stream(`ObjectPool/${object}/Equation Native`),
    table: (index) => {
      const { start, length } = place(index);
      return viewOf(tables.subarray(start, start + length));
    },
    tableAndRest: (index) => {
      const { start, length } = place(index);
      return viewOf(length === 0 ? new Uint8Array() : tables.subarray(start));
    },
  };
}

function readStories(header: DataView): StoryBounds {
  const bounds = new Map<string, { start: number; end: number }>();
  let start = 0;
  for (const [story, at] of Object.entries(storyLengths)) {
    const end = start + Math.max(0, header.getInt32(at, true));
    bounds.set(story, { start, end });
    start = end;
  }
  const boundsOf = (story: string) => bounds.get(story) ?? { start: 0, end: 0 };
  return {
    body: boundsOf("body"),
    footnotes: boundsOf("footnotes"),
    headers: boundsOf("headers"),
    comments: boundsOf("comments"),
    endnotes: boundsOf("endnotes"),
    textBoxes: boundsOf("textBoxes"),
    headerTextBoxes: boundsOf("headerTextBoxes"),
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The positions of a PLC and where its records begin ([MS-DOC] 2.2.2). */
export function positionsOf(
  plc: DataView,
  recordBytes: number,
): { positions: number[]; records: number } {
  const count = Math.max(0, Math.floor((plc.byteLength - 4) / (4 + recordBytes)));
  const positions: number[] = [];
  for (let index = 0; index <= count && plc.byteLength >= 4; index++) {
    const position = plc.getUint32(4 * index, true);
    // Positions never go back; where they do, the table is damaged.
    if (position < (positions.at(-1) ?? 0)) break;
    positions.push(position);
  }
  return { positions, records: 4 * (count + 1) };
}

/** A string of 16-bit characters behind its length, and where it ends. */
export function stringAt(view: DataView, at: number): { text: string; end: number } {
  const length = view.getUint16(at, true);
  const end = at + 2 + 2 * length;
  if (end > view.byteLength) throw damaged("This document is damaged.");
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 2, 2 * length);
  return { text: new TextDecoder("utf-16le").decode(bytes), end };
}
