import type { DocumentLayout, ParagraphLook } from "../../schemas/documents/layout.ts";
import { mover } from "../left-out.ts";

// Noncharacters (Unicode 17, 23.7), which no text that is exchanged has; each is followed by its number.
const kinds = {
  paragraph: "\ufdd0",
  words: "\ufdd1",
  run: "\ufdd2",
  row: "\ufdd3",
  cell: "\ufdd4",
  rowEnd: "\ufdd5",
};
const firstNumber = 0x4e00;
const anyMark = /[\ufdd0-\ufdef][\u4e00-\u9fff]?/g;

/** How many marks a text may have: with more it is laid out like nothing that a person writes, and told plain. */
export const mostMarks = 200_000;

/** How a paragraph stands, in twentieths of a point as word processors count, and its level as a heading. */
export type Standing = { heading: number; left: number; first: number; align: string | undefined };

const stepTwips = 360;
const mostSteps = 12;

/**
 * Marks that a reader puts into its text for how the words look, so that they go wherever the words go: each stands
 * right before a character that is no white space, so that what trims and joins lines does the same with and without
 * them. `takeMarks` takes them out again.
 */
export class LookMarks {
  readonly looks: ParagraphLook[] = [];
  readonly #numbers = new Map<string, number>();

  /** Marks the words of a paragraph, `label` being its number; nothing where it is plain. */
  paragraph(label: string, text: string, standing: Standing): string {
    const look = lookOf(standing);
    if (look.heading === 0 && look.indent === 0 && look.hang === 0 && look.align === "start")
      return label + text;
    const words = label === "" ? text : likeFirst(label, text) + before(text, mark(kinds.words, 0));
    const [first = "", ...later] = words.split("\n");
    const below = mark(kinds.paragraph, this.#numberOf({ ...look, hang: 0 }));
    return [
      before(first, mark(kinds.paragraph, this.#numberOf(look))),
      ...later.map((line) => before(line, below)),
    ].join("\n");
  }

  #numberOf(look: ParagraphLook): number {
    const key = JSON.stringify(look);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.looks.length);
    return this.looks.push(look) - 1;
  }
}

const lookOf = ({ heading, left, first, align }: Standing): ParagraphLook => {
  const steps = (twips: number) =>
    Math.min(mostSteps, Math.max(0, Math.round((twips || 0) / stepTwips)));
  const hang = first < 0 ? steps(Math.min(-first, Math.max(0, left))) : 0;
  return {
    ...{ heading, hang, indent: steps(left) },
    align: align === "center" ? "center" : align === "right" || align === "end" ? "end" : "start",
  };
};

/** A number looks like the first of its words. */
function likeFirst(label: string, text: string): string {
  const first = text.search(/\S/);
  return text[first] === kinds.run ? before(label, text.slice(first, first + 2)) : label;
}

/** Marks where a run of another look begins. */
export const markRun = (text: string, looks: number) => before(text, mark(kinds.run, looks));

/** Marks the words of a cell that begins in a column, counted from 0. */
export const markCell = (text: string, column: number, span: number) =>
  before(
    text,
    mark(
      kinds.cell,
      Math.min(column, mostColumns) * (mostColumns + 1) + Math.min(span, mostColumns),
    ),
  );

/** Marks the words of a row of so many columns. */
export const markRow = (text: string, columns: number, isHead: boolean) =>
  before(text, mark(kinds.row, Number(isHead))) +
  mark(kinds.rowEnd, Math.min(columns, mostColumns));

const mostColumns = 100;

const mark = (kind: string, number: number) => kind + String.fromCharCode(firstNumber + number);

/** Puts a mark before the first character that is no white space, if there is one. */
function before(text: string, mark: string): string {
  const at = text.search(/\S/);
  return at < 0 ? text : text.slice(0, at) + mark + text.slice(at);
}

/** A text as it is without marks. */
export const withoutMarks = (text: string): string => text.replace(anyMark, "");

/** Takes the marks out of a text: what they say of it, and where each offset of the marked text then is. */
export function takeMarks(
  marked: string,
  looks: readonly ParagraphLook[],
): { text: string; layout: DocumentLayout; moved: (offset: number) => number } {
  const layout: DocumentLayout = { paragraphs: [], runs: [], rows: [] };
  let move: ReturnType<typeof mover> | undefined;
  const moved = (offset: number): number => {
    move ??= mover(
      Array.from(marked.matchAll(anyMark), ({ 0: { length }, index }) => ({ index, length })),
    );
    return move(offset);
  };
  const text = withoutMarks(marked);
  if (hasTooMany(marked)) return { text, layout, moved };
  let taken = 0;
  let lineEnd = -1;
  let run: DocumentLayout["runs"][number] | undefined;
  const rows: (DocumentLayout["rows"][number] & { outer: boolean })[] = [];
  const endRun = (at: number) => {
    if (!run) return;
    // A run ends with its line at the latest.
    if (lineEnd < run.start) lineEnd = text.indexOf("\n", run.start);
    if (lineEnd < 0) lineEnd = text.length;
    run.end = run.start + text.slice(run.start, Math.min(at, lineEnd)).trimEnd().length;
    if (run.end > run.start && run.looks !== 0) layout.runs.push(run);
    run = undefined;
  };
  for (const { index, 0: found } of marked.matchAll(anyMark)) {
    const at = index - taken;
    taken += found.length;
    const number = found.charCodeAt(1) - firstNumber;
    const kind = found[0];
    if (kind === kinds.run) {
      endRun(at);
      run = { start: at, end: at, looks: number };
    } else if (kind === kinds.paragraph) {
      endRun(at);
      const look = looks[number];
      if (look) layout.paragraphs.push({ at, look, label: at });
    } else if (kind === kinds.words) {
      const paragraph = layout.paragraphs.at(-1);
      if (paragraph) paragraph.label = at;
    } else if (kind === kinds.row) {
      const row = {
        start: at,
        end: at,
        columns: 0,
        isHead: number === 1,
        cells: [],
        outer: rows.length === 0,
      };
      rows.push(row);
    } else if (kind === kinds.cell) {
      endRun(at);
      const column = Math.floor(number / (mostColumns + 1));
      rows.at(-1)?.cells.push({ at, column, span: Math.max(1, number % (mostColumns + 1)) });
    } else if (kind === kinds.rowEnd) {
      endRun(at);
      const closed = rows.pop();
      if (!closed?.outer) continue;
      const { outer: _, ...row } = closed;
      layout.rows.push({ ...row, end: at, columns: number });
    }
  }
  endRun(text.length);
  return { text, layout, moved };
}

function hasTooMany(marked: string): boolean {
  let count = 0;
  for (const _ of marked.matchAll(anyMark)) if (++count > mostMarks) return true;
  return false;
}
