/** A picture in shades of grey, a byte a pixel, row by row. */
export type Grey = { width: number; height: number; pixels: Uint8Array };

/** The picture of a canvas in shades of grey; what is transparent is paper. */
export function greyOf({
  width,
  height,
  data,
}: Pick<ImageData, "width" | "height" | "data">): Grey {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const alpha = data[at + 3] ?? 255;
    const light =
      ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
    pixels[i] = alpha === 255 ? light : 255 - (((255 - light) * alpha) >> 8);
  }
  return { width, height, pixels };
}

/** The same picture smaller, each pixel the mean of a square of `by` × `by`. */
export function shrink({ width, height, pixels }: Grey, by: number): Grey {
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const small = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++) {
        const row = (y * by + dy) * width + x * by;
        for (let dx = 0; dx < by; dx++) sum += pixels[row + dx] ?? 0;
      }
      small[y * w + x] = sum / (by * by);
    }
  return { width: w, height: h, pixels: small };
}

/** As a file that the reader of words takes (PGM), which needs no packing. */
export function pgmOf({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
