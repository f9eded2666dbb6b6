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
};

/** Runs on one baseline that follow each other, in the order in which the page draws them. */
export type Line = Omit<Run, "rightToLeft">;

// Gaps in ems: less than the first is kerning, more than the second parts columns of a table.
const wordGap = 0.15;
const cellGap = 2.2;

const numberLabel =
  /^(?:\(?[\da-z]{1,4}(?:\.\d+)*[.)]?|[•·▪◦–-]|(?:clause|section|article)\s+[\d.]+)$/i;

/** Puts the runs of a page together to lines, keeping the page's own order. */
export function linesOf(runs: Run[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  let last: Run | undefined;
  for (const run of runs) {
    if (line && last && isSameLine(line, last, run)) append(line, last, run);
    else if (run.text.trim() !== "") {
      const { rightToLeft: _, ...start } = run;
      line = { ...start };
      lines.push(line);
    } else continue;
    last = run;
  }
  for (const one of lines) one.text = one.text.trim();
  return lines.filter((one) => one.text !== "");
}

function isSameLine(line: Line, last: Run, run: Run): boolean {
  if (run.angle !== line.angle || run.vertical || line.vertical) return false;
  // Raised and lowered text still overlaps most of its line.
  const overlap = Math.min(line.y + line.size, run.y + run.size) - Math.max(line.y, run.y);
  if (overlap < 0.5 * Math.min(line.size, run.size)) return false;
  const jumpsBack = run.left < last.left - 0.5 * run.size && !run.rightToLeft && !last.rightToLeft;
  return !jumpsBack || run.left > line.right - 0.5 * run.size;
}

function append(line: Line, last: Run, run: Run): void {
  // Bold type is sometimes made by drawing the same text twice, a hair apart.
  const isDrawnTwice = run.text === last.text && Math.abs(run.left - last.left) < 0.15 * run.size;
  if (isDrawnTwice && run.text.trim() !== "") return;
  const text = isRaised(line, run) ? superscript(run.text) : run.text;
  const gap = Math.max(run.left - line.right, line.left - run.right) / run.size;
  const isApart = !/\s$/.test(line.text) && !/^\s/.test(run.text);
  if (gap > cellGap) {
    const label = line.text.trimEnd();
    line.text = numberLabel.test(label) ? `${label} ` : `${label}\t`;
  } else if (gap > wordGap && isApart) line.text += " ";
  line.text += text;
  line.left = Math.min(line.left, run.left);
  line.right = Math.max(line.right, run.right);
  if (run.size > line.size && run.text.trim() !== "") {
    line.size = run.size;
    line.y = run.y;
  }
}

/** The number of a footnote, or a power: as a plain digit it would run into the number before it. */
function isRaised(line: Line, run: Run): boolean {
  return (
    run.size < 0.8 * line.size &&
    run.y > line.y + 0.15 * line.size &&
    /^\d{1,3}$/.test(run.text.trim())
  );
}

const superscript = (text: string) =>
  text.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
