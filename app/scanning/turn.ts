import type { Grey } from "./grey.ts";

/** How a picture was turned to be read: quarters clockwise, and then degrees clockwise around its middle. */
export type Turn = { quarters: number; degrees: number };

const degree = Math.PI / 180;

/** The picture turned by quarters clockwise. */
export function turnQuarters(grey: Grey, quarters: number): Grey {
  const { width, height, pixels } = grey;
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return grey;
  const [w, h] = times === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to =
        times === 1
          ? x * w + (height - 1 - y)
          : times === 2
            ? (height - 1 - y) * w + (width - 1 - x)
            : (width - 1 - x) * w + y;
      turned[to] = pixels[y * width + x] ?? 255;
    }
  return { width: w, height: h, pixels: turned };
}

/** The picture turned by degrees clockwise around its middle, on white; its size stays. */
export function turnDegrees(grey: Grey, degrees: number): Grey {
  if (degrees === 0) return grey;
  const { width, height, pixels } = grey;
  const [sin, cos] = [Math.sin(degrees * degree), Math.cos(degrees * degree)];
  const [mx, my] = [width / 2, height / 2];
  const turned = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = cos * (x - mx) + sin * (y - my) + mx;
      const v = -sin * (x - mx) + cos * (y - my) + my;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [a, b, at] = [u - left, v - top, top * width + left];
      const above = (pixels[at] ?? 255) * (1 - a) + (pixels[at + 1] ?? 255) * a;
      const under = (pixels[at + width] ?? 255) * (1 - a) + (pixels[at + width + 1] ?? 255) * a;
      turned[y * width + x] = above * (1 - b) + under * b;
    }
  return { width, height, pixels: turned };
}

type Box = readonly [number, number, number, number];

/**
 * Where a box of the turned picture lies on the page as it was, in parts of that page.
 * @param size of the turned picture.
 */
export function boxOnPage(
  box: Box,
  size: { width: number; height: number },
  { quarters, degrees }: Turn,
): [number, number, number, number] {
  const [sin, cos] = [Math.sin(degrees * degree), Math.cos(degrees * degree)];
  const { width, height } = size;
  const corners = [
    [box[0], box[1]],
    [box[2], box[1]],
    [box[0], box[3]],
    [box[2], box[3]],
  ].map(([x = 0, y = 0]) => {
    const u = (cos * (x - width / 2) + sin * (y - height / 2)) / width + 0.5;
    const v = (-sin * (x - width / 2) + cos * (y - height / 2)) / height + 0.5;
    return backBy(quarters, u, v);
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [
    part(Math.min(...xs)),
    part(Math.min(...ys)),
    part(Math.max(...xs)),
    part(Math.max(...ys)),
  ];
}

/** A point of a picture that was turned by quarters, before that; all in parts. */
function backBy(quarters: number, u: number, v: number): [number, number] {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [v, 1 - u];
    case 2:
      return [1 - u, 1 - v];
    case 3:
      return [1 - v, u];
    default:
      return [u, v];
  }
}

/** Within the page, and no finer than can be seen. */
const part = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;
