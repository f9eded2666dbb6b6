import { joinRows, type Line } from "./lines.ts";

/**
 * Puts the lines of a page into reading order. A page's own order is nearly always right; what is
 * mended here is a number that was drawn away from its clause, and prose in two columns that was
 * drawn across both.
 */
export function inReadingOrder(lines: Line[]): Line[] {
  if (lines.length > mostLinesOrdered) return joinRows(lines);
  return joinRows(columnByColumn(numbersWithClauses(lines)));
}

// A page has fewer; each number is looked for among all of them.
const mostLinesOrdered = 2000;

const loneNumber = /^(?:\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6})(?:\.\d+)*[.)]|\d+(?:\.\d+)+|[•▪◦])$/i;

function numbersWithClauses(lines: Line[]): Line[] {
  const moved = new Set<Line>();
  for (const [index, number] of lines.entries()) {
    if (!loneNumber.test(number.text)) continue;
    if (index + 1 < lines.length && isBeside(number, lines[index + 1])) continue;
    const clause = lines.find(
      (line) => line !== number && isBeside(number, line) && !loneNumber.test(line.text),
    );
    if (!clause) continue;
    clause.text = `${number.text} ${clause.text}`;
    clause.left = number.left;
    moved.add(number);
  }
  return lines.filter((line) => !moved.has(line));
}

function isBeside(number: Line, line: Line | undefined): boolean {
  if (!line || line.angle !== number.angle || Math.abs(line.y - number.y) > 0.2 * number.size)
    return false;
  const gap = line.left - number.right;
  return gap > -0.1 * number.size && gap < 6 * number.size;
}

const fewestRows = 6;

/** Prose in two columns is told from a table by lines that fill their column. */
function columnByColumn(lines: Line[]): Line[] {
  const first = lines[0];
  if (!first || lines.length < 2 * fewestRows) return lines;
  const upright = lines.filter((line) => line.angle === first.angle && !line.vertical);
  const left = Math.min(...upright.map((line) => line.left));
  const right = Math.max(...upright.map((line) => line.right));
  const middle = (left + right) / 2;
  const isLeft = (line: Line) => line.right < middle + 0.05 * (right - left) && line.left < middle;
  const isRight = (line: Line) => line.left > middle - 0.05 * (right - left);
  const crossings = lines.filter((line, index) => {
    const next = lines[index + 1];
    return next && isLeft(line) && isRight(next) && Math.abs(line.y - next.y) < 0.5 * line.size;
  }).length;
  const fills = (line: Line) => line.right - line.left > 0.3 * (right - left);
  const leftLines = upright.filter(isLeft);
  const rightLines = upright.filter(isRight);
  const full = leftLines.filter(fills).length + rightLines.filter(fills).length;
  const isProse = full > 0.6 * (leftLines.length + rightLines.length);
  if (crossings < fewestRows || !isProse) return lines;
  return sortBands(lines, isLeft, isRight);
}

/** Lines across the whole page part it into bands; each band is read column by column. */
function sortBands(
  lines: Line[],
  isLeft: (line: Line) => boolean,
  isRight: (line: Line) => boolean,
): Line[] {
  const ordered: Line[] = [];
  let band: { left: Line[]; right: Line[] } = { left: [], right: [] };
  for (const line of lines) {
    if (isLeft(line)) band.left.push(line);
    else if (isRight(line)) band.right.push(line);
    else {
      ordered.push(...band.left, ...band.right, line);
      band = { left: [], right: [] };
    }
  }
  return [...ordered, ...band.left, ...band.right];
}
