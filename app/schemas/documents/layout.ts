import * as v from "valibot";
import type { Span } from "../analysis.ts";

/** How the words of a run look; a number has several of them. */
export const looks = { bold: 1, italic: 2, underlined: 4 } as const;

/** The looks of a run as one number. */
export const numberOfLooks = (bold: boolean, italic: boolean, underlined: boolean): number =>
  (bold ? looks.bold : 0) + (italic ? looks.italic : 0) + (underlined ? looks.underlined : 0);

/** How a paragraph stands: its level as a heading (0: none), its indent and that of its later lines over the first, in quarters of an inch. */
export type ParagraphLook = {
  heading: number;
  indent: number;
  hang: number;
  align: "start" | "center" | "end";
};

/** How the author laid a text out, and how well it could be read. All offsets are UTF-16 code units of the text; what is not said is plain. */
export type DocumentLayout = {
  /** Somewhere on the line of each paragraph that is not plain; `label` is where the words behind its number begin. */
  paragraphs: { at: number; look: ParagraphLook; label: number }[];
  /** Stretches of words that are not plain, in order, none over another. */
  runs: { start: number; end: number; looks: number }[];
  /** The rows of tables, those in a cell of another one left out; each cell with text has its column. */
  rows: {
    start: number;
    end: number;
    columns: number;
    isHead: boolean;
    cells: { at: number; column: number; span: number }[];
  }[];
  /** Words that a machine read from pictures and was not sure of, in order, none over another. */
  unsure?: Span[];
};

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = v.array(whole);

/** A layout as it is kept beside its text and sent with it: offsets are counted from the one before. */
export const packedLayoutSchema = v.strictObject({
  /** UTF-16 code units of the text. */
  length: whole,
  /** Heading, indent, hang, alignment. */
  looks: v.array(v.tuple([whole, whole, whole, whole])),
  /** In threes: where, which look, how long the number is. */
  paragraphs: numbers,
  /** In threes: where, how long, how it looks. */
  runs: numbers,
  /** By row: where, how long, columns, whether it is a head, how many cells, and in threes: where, column, span. */
  rows: numbers,
  /** In twos: where, how long. */
  unsure: v.exactOptional(numbers),
});
export type PackedLayout = v.InferOutput<typeof packedLayoutSchema>;

const alignments = ["start", "center", "end"] as const;

/** Makes a layout small enough to be kept for every case. */
export function packLayout(layout: DocumentLayout, length: number): PackedLayout {
  const kinds = new Map<string, number>();
  const kindOf = ({ heading, indent, hang, align }: ParagraphLook) => {
    const key = JSON.stringify([heading, indent, hang, alignments.indexOf(align)]);
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  };
  let last = 0;
  const since = (offset: number) => {
    const distance = offset - last;
    last = offset;
    return distance;
  };
  const paragraphs = layout.paragraphs.flatMap(({ at, look, label }) => [
    since(at),
    kindOf(look),
    Math.max(0, label - at),
  ]);
  last = 0;
  const runs = layout.runs.flatMap((run) => [since(run.start), run.end - run.start, run.looks]);
  last = 0;
  const rows = layout.rows.flatMap(({ start, end, columns, isHead, cells }) => [
    ...[since(start), end - start, columns, Number(isHead), cells.length],
    ...cells.flatMap(({ at, column, span }) => [at - start, column, span]),
  ]);
  last = 0;
  const unsure = layout.unsure?.flatMap(({ start, end }) => [since(start), end - start]);
  return {
    ...{ length, paragraphs, runs, rows },
    ...(unsure && { unsure }),
    looks: [...kinds.keys()].map((key) =>
      v.parse(packedLayoutSchema.entries.looks.item, JSON.parse(key)),
    ),
  };
}

/** The layout that `packLayout` made small. */
export function unpackLayout(packed: PackedLayout): DocumentLayout {
  const layout: DocumentLayout = { paragraphs: [], runs: [], rows: [] };
  let last = 0;
  for (let i = 0; i + 2 < packed.paragraphs.length; i += 3) {
    const [distance = 0, kind = 0, label = 0] = packed.paragraphs.slice(i, i + 3);
    const [heading = 0, indent = 0, hang = 0, alignment = 0] = packed.looks[kind] ?? [];
    const align = alignments[alignment] ?? "start";
    last += distance;
    layout.paragraphs.push({
      ...{ at: last, look: { heading, indent, hang, align }, label: last + label },
    });
  }
  last = 0;
  for (let i = 0; i + 2 < packed.runs.length; i += 3) {
    const [distance = 0, length = 0, how = 0] = packed.runs.slice(i, i + 3);
    last += distance;
    layout.runs.push({ start: last, end: last + length, looks: how });
  }
  last = 0;
  for (let i = 0; i + 4 < packed.rows.length; ) {
    const [distance = 0, length = 0, columns = 0, isHead = 0, count = 0] = packed.rows.slice(
      i,
      i + 5,
    );
    i += 5;
    const start = last + distance;
    last = start;
    const cells: DocumentLayout["rows"][number]["cells"] = [];
    for (let cell = 0; cell < count && i + 2 < packed.rows.length; cell++, i += 3) {
      const [at = 0, column = 0, span = 1] = packed.rows.slice(i, i + 3);
      cells.push({ at: start + at, column, span });
    }
    layout.rows.push({ start, end: start + length, columns, isHead: isHead === 1, cells });
  }
  return packed.unsure ? { ...layout, unsure: unpackSpans(packed.unsure) } : layout;
}

function unpackSpans(packed: readonly number[]): Span[] {
  const spans: Span[] = [];
  let last = 0;
  for (let i = 0; i + 1 < packed.length; i += 2) {
    const [distance = 0, length = 0] = packed.slice(i, i + 2);
    last += distance;
    spans.push({ start: last, end: last + length });
  }
  return spans;
}
