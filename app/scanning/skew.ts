import { type Grey, shrink } from "./grey.ts";

const degree = Math.PI / 180;
/** What is darker is ink, on paper that has been made even. */
const inkBelow = 150;
/** So wide is the picture in which the lines are looked for. */
const enough = 700;
const mostPoints = 60_000;
const [mostCoarse, coarse, fine] = [12, 1, 0.1];

/** How a page lies: whether its lines run from top to bottom, and by how many degrees it is turned clockwise besides. */
export type Lie = { sideways: boolean; degrees: number };

/**
 * Estimates how a page lies by its lines: the angle at which ink falls into the fewest, fullest rows. Which way up it
 * is cannot be told by that.
 */
export function lieOf(grey: Grey): Lie {
  const small = shrink(grey, Math.max(1, Math.floor(Math.min(grey.width, grey.height) / enough)));
  const ink = inkIn(small);
  const upright = best(ink, false);
  const lying = best(ink, true);
  const { degrees } = lying.score > upright.score * 1.15 ? lying : upright;
  return { sideways: lying.score > upright.score * 1.15, degrees };
}

type Points = { xs: Float32Array; ys: Float32Array };

function inkIn({ width, height, pixels }: Grey): Points {
  const found: number[] = [];
  // The outermost part is often the edge of the paper or its shadow.
  const [left, top] = [Math.floor(width * 0.04), Math.floor(height * 0.04)];
  for (let y = top; y < height - top; y++)
    for (let x = left; x < width - left; x++)
      if ((pixels[y * width + x] ?? 255) < inkBelow) found.push(y * width + x);
  const step = Math.max(1, Math.ceil(found.length / mostPoints));
  const some = found.filter((_, i) => i % step === 0);
  return {
    xs: Float32Array.from(some, (at) => at % width),
    ys: Float32Array.from(some, (at) => Math.floor(at / width)),
  };
}

function best(ink: Points, sideways: boolean) {
  let [degrees, score] = [0, -1];
  const look = (angle: number) => {
    const found = sharpness(ink, angle, sideways);
    if (found > score) [degrees, score] = [angle, found];
  };
  for (let angle = -mostCoarse; angle <= mostCoarse; angle += coarse) look(angle);
  const around = degrees;
  for (let angle = around - coarse; angle <= around + coarse; angle += fine) look(angle);
  return { degrees: Math.round(degrees * 10) / 10, score };
}

/** How unevenly ink falls into the rows that run at an angle: high where lines and the gaps between them are apart. */
function sharpness({ xs, ys }: Points, angle: number, sideways: boolean): number {
  const [sin, cos] = [Math.sin(angle * degree), Math.cos(angle * degree)];
  const rows = new Map<number, number>();
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
    const row = Math.round(sideways ? x * cos + y * sin : y * cos - x * sin);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let score = 0;
  for (const [row, count] of rows) score += (count - (rows.get(row + 1) ?? 0)) ** 2;
  return score;
}
