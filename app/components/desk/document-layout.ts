import type { Span } from "../../schemas/analysis.ts";
import {
  type DocumentLayout,
  type PackedLayout,
  unpackLayout,
} from "../../schemas/documents/layout.ts";
import { paragraphsOf } from "./mark-runs.ts";

const plain: DocumentLayout = { paragraphs: [], runs: [], rows: [] };

/** The layout of a text of this length; a plain one where none is kept, or it is that of another text. */
export const layoutOf = (
  packed: PackedLayout | null | undefined,
  length: number,
): DocumentLayout => (packed?.length === length ? unpackLayout(packed) : plain);

/** A cell of a table: the lines of its words. */
export type TableCell = { column: number; span: number; lines: Span[] };
export type TableRow = Span & { isHead: boolean; cells: TableCell[] };

/** A line of words by itself, or rows of a table that follow each other. */
export type Block =
  | (Span & { kind: "line" })
  | (Span & { kind: "table"; columns: number; rows: TableRow[] });

/**
 * The lines and tables of a stretch of text, in order. A row of which only a part is in the stretch is lines.
 * @param base the offset of the text's first character; all others count from the document's beginning.
 */
export function blocksOf(text: string, base: number, range: Span, layout: DocumentLayout): Block[] {
  const blocks: Block[] = [];
  const addLines = (start: number, end: number) => {
    for (const line of linesOf(text, base, { start, end })) blocks.push({ kind: "line", ...line });
  };
  let at = range.start;
  for (let i = firstFrom(layout.rows, range.start); i < layout.rows.length; i++) {
    const row = layout.rows[i];
    if (!row || row.end > range.end) break;
    const between = text.slice(at - base, row.start - base);
    const before = blocks.at(-1);
    const cells = cellsOf(text, base, row);
    const made = { start: row.start, end: row.end, isHead: row.isHead, cells };
    if (before?.kind === "table" && before.end === at && /^\n[^\S\n]*$/.test(between)) {
      before.rows.push(made);
      before.columns = Math.max(before.columns, row.columns);
      before.end = row.end;
    } else {
      addLines(at, row.start);
      const { start, end, columns } = row;
      blocks.push({ kind: "table", start, end, columns, rows: [made] });
    }
    at = row.end;
  }
  addLines(at, range.end);
  return blocks;
}

const linesOf = (text: string, base: number, { start, end }: Span): Span[] =>
  paragraphsOf(text, { start: start - base, end: end - base }).map((line) => ({
    start: line.start + base,
    end: line.end + base,
  }));

const cellsOf = (text: string, base: number, row: DocumentLayout["rows"][number]): TableCell[] =>
  row.cells.map(({ at, column, span }, index) => {
    const end = row.cells[index + 1]?.at ?? row.end;
    const words = text.slice(at - base, end - base).trimEnd();
    return { column, span, lines: linesOf(text, base, { start: at, end: at + words.length }) };
  });

/** How a line stands, and where its words begin behind its number; undefined where it is plain. */
export function standingOf({ paragraphs }: DocumentLayout, line: Span) {
  const found = paragraphs[firstFrom(paragraphs, line.start)];
  return found && found.at < line.end ? found : undefined;
}

/** The stretches that lie over a line, of those of a layout that follow each other. */
export function spansIn<Stretch extends Span>(spans: readonly Stretch[], line: Span): Stretch[] {
  const found: Stretch[] = [];
  // The one before may reach into the line.
  for (let i = Math.max(0, firstFrom(spans, line.start) - 1); i < spans.length; i++) {
    const run = spans[i];
    if (!run || run.start >= line.end) break;
    if (run.end > line.start) found.push(run);
  }
  return found;
}

/** The index of the first that begins at an offset or after it. */
function firstFrom(
  sorted: readonly ({ at: number } | { start: number })[],
  offset: number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one && ("at" in one ? one.at : one.start) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
