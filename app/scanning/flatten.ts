import { type Grey, shrink } from "./grey.ts";

/** The side of a square in which paper is looked for: wider than a letter of a heading. */
const square = 32;
/** Darker than this is no paper, but the table on which it lies. */
const darkest = 60;

/**
 * Evens the light of a photograph: each pixel as bright as it would be on white paper. Of every square the brightest
 * shade is taken for the paper's; between the middles of squares the paper's shade runs evenly.
 */
export function flatten(grey: Grey): Grey {
  const { width, height, pixels } = grey;
  const paper = paperOf(grey);
  const flat = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const v = clamp(y / square - 0.5, paper.height - 1);
    for (let x = 0; x < width; x++) {
      const u = clamp(x / square - 0.5, paper.width - 1);
      const shade = between(paper, u, v);
      const at = y * width + x;
      flat[at] = Math.min(255, ((pixels[at] ?? 0) * 255) / shade);
    }
  }
  return { width, height, pixels: flat };
}

/** The shade of the paper in each square, smoothed over its neighbours. */
function paperOf(grey: Grey): Grey {
  // Means of small squares first: a single bright pixel is noise.
  const small = shrink(grey, 4);
  const by = square / 4;
  const [width, height] = [Math.ceil(small.width / by), Math.ceil(small.height / by)];
  const brightest = new Uint8Array(width * height);
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const at = Math.floor(y / by) * width + Math.floor(x / by);
      brightest[at] = Math.max(brightest[at] ?? 0, small.pixels[y * small.width + x] ?? 0);
    }
  const smooth = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          sum += brightest[ny * width + nx] ?? 0;
          count++;
        }
      smooth[y * width + x] = Math.max(darkest, sum / count);
    }
  return { width, height, pixels: smooth };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

function between({ width, height, pixels }: Grey, u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, below] = [Math.min(x + 1, width - 1), Math.min(y + 1, height - 1)];
  const [a, b] = [u - x, v - y];
  const top = (pixels[y * width + x] ?? 0) * (1 - a) + (pixels[y * width + right] ?? 0) * a;
  const bottom =
    (pixels[below * width + x] ?? 0) * (1 - a) + (pixels[below * width + right] ?? 0) * a;
  return top * (1 - b) + bottom * b;
}
