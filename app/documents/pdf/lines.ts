import { superscript } from "../superscript.ts";

/** A piece of text as the page shows it, in points; `y` is the baseline, upwards from the bottom. */
export type Run = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** The direction of reading in degrees, anticlockwise. */
  angle: number;
  vertical: boolean;
  rightToLeft: boolean;
  /** The name of its font, as pdf.js gives it. */
  font?: string | undefined;
  /** Where each letter begins, and the last ends, where that was asked for. */
  places?: number[] | undefined;
};

/** Runs on one baseline that follow each other, in the order in which the page draws them. */
export type Line = Omit<Run, "rightToLeft"> & {
  /** Where the last cell of a row begins. */
  cellLeft?: number;
};

// Gaps in ems: less than the first is kerning, more than the second parts columns.
const wordGap = 0.15;
const cellGap = 2.2;

/** Puts the runs of a page together to lines, keeping the page's own order; wide gaps part them. */
export function linesOf(runs: Run[]): Line[] {
  const lines: OpenLine[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (run.text.trim() === "") {
      // Space is drawn as wide as any gap: only where it stands says something.
      if (line) line.endsInSpace = true;
    } else if (line && isSameLine(line, run)) add(line, run);
    else lines.push({ ...run, runs: [run], isSorted: true, endsInSpace: false });
  }
  return lines.map(closed).filter((line) => line.text !== "");
}

const numberLabel =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6})(?:\.\d+)*[.)]?|[•·▪◦–-]|(?:clause|section|article)\s+[\d.]+)$/i;

/** A number and its clause, or words that were set far apart to fill their line. */
function isOneText(before: string, after: string): boolean {
  return numberLabel.test(before) || (/[\p{Ll},;]$/u.test(before) && /^\p{Ll}/u.test(after));
}

/** Joins lines that follow each other on one baseline: the cells of a row, a number and its clause. */
export function joinRows(lines: Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isBehind =
      row &&
      row.angle === line.angle &&
      !line.vertical &&
      line.left > row.right &&
      Math.abs(line.y - row.y) < 0.3 * Math.min(line.size, row.size);
    if (!isBehind) {
      rows.push({ ...line });
      continue;
    }
    const isCell = !isOneText(row.text, line.text);
    row.text += (isCell ? "\t" : " ") + line.text;
    if (isCell) row.cellLeft = line.left;
    row.right = line.right;
    row.size = Math.max(row.size, line.size);
  }
  return rows;
}

type OpenLine = Omit<Run, "text"> & { runs: Run[]; isSorted: boolean; endsInSpace: boolean };

// A line of more pieces than this is no line that anyone reads: its pieces are not looked through.
const mostRunsSorted = 400;

function isSameLine(line: OpenLine, run: Run): boolean {
  if (run.angle !== line.angle || run.vertical || line.vertical) return false;
  // Raised and lowered text still overlaps most of its line.
  const overlap = Math.min(line.y + line.size, run.y + run.size) - Math.max(line.y, run.y);
  if (overlap < 0.5 * Math.min(line.size, run.size)) return false;
  const gap = Math.max(run.left - line.right, line.left - run.right) / run.size;
  if (gap > cellGap) return false;
  if (run.left > line.right - 0.5 * run.size || run.rightToLeft || line.rightToLeft) return true;
  // What was drawn later than the text around it stands where there is room for it.
  if (line.runs.length > mostRunsSorted) return false;
  const room = 0.3 * (run.right - run.left) + 0.1 * run.size;
  return !line.runs.some(
    (other) =>
      !isDrawnTwice(other, run) &&
      Math.min(other.right, run.right) - Math.max(other.left, run.left) > room,
  );
}

/** Bold type is sometimes made by drawing the same text twice, a hair apart. */
function isDrawnTwice(run: Run, other: Run): boolean {
  return run.text === other.text && Math.abs(run.left - other.left) < 0.15 * run.size;
}

function add(line: OpenLine, run: Run): void {
  const last = line.runs.at(-1);
  if (last && isDrawnTwice(last, run)) return;
  if (last && run.left < last.left - 0.1 * run.size) line.isSorted = false;
  line.rightToLeft ||= run.rightToLeft;
  line.runs.push(line.endsInSpace ? { ...run, text: ` ${run.text}` } : run);
  line.endsInSpace = false;
  line.left = Math.min(line.left, run.left);
  line.right = Math.max(line.right, run.right);
  if (run.size > line.size) {
    line.size = run.size;
    line.y = run.y;
  }
}

function closed({ runs, isSorted, rightToLeft, endsInSpace: _, ...place }: OpenLine): Line {
  const inOrder =
    isSorted || rightToLeft ? runs : runs.toSorted((one, other) => one.left - other.left);
  let text = "";
  let left = 0;
  let right = 0;
  for (const [index, run] of inOrder.entries()) {
    const isNote = isRaised(place, run);
    const gap = Math.max(run.left - right, left - run.right) / run.size;
    const isApart = !/\s$/.test(text) && !/^\s/.test(run.text);
    if (index > 0 && isApart && !isNote && gap > wordGap) text += " ";
    text += isNote ? superscript(run.text.trim()) : run.text;
    left = index === 0 ? run.left : Math.min(left, run.left);
    right = index === 0 ? run.right : Math.max(right, run.right);
  }
  return { ...place, text: text.trim() };
}

/** Whether a run is the number of a footnote, or a power. */
function isRaised(line: { size: number; y: number }, run: Run): boolean {
  const isSmall = run.size < 0.8 * line.size && run.y > line.y + 0.15 * line.size;
  return isSmall && /^\d{1,3}$/.test(run.text.trim());
}
