import type { Page } from "@playwright/test";

/** How dark each pixel of a small picture is in its green part, 0 to 255, row by row. */
export const darkness = (page: Page, png: Buffer): Promise<number[]> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas?.drawImage(picture, 0, 0);
    const { data } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    return Array.from({ length: data.length / 4 }, (_, at) => 255 - (data[at * 4 + 1] ?? 255));
  }, png.toString("base64"));

/**
 * Of two pictures of black words, the second with something else in it: how many pixels of words there are, how many
 * of them the other thing covers, and how many pixels it has in all.
 */
export const covered = (page: Page, words: Buffer, withThing: Buffer) =>
  page.evaluate(
    async (pictures) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        canvas?.drawImage(picture, 0, 0);
        return canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      };
      const [before, after] = await Promise.all(pictures.map(read));
      const count = { letters: 0, covered: 0, thing: 0 };
      for (let at = 1; at < (before?.length ?? 0); at += 4) {
        const isLetter = (before?.[at] ?? 255) < 5;
        const differs = before?.[at - 1] !== after?.[at - 1] || before?.[at] !== after?.[at];
        if (isLetter) count.letters++;
        if (differs) count.thing++;
        // What is a little see-through at its edge lets a little of its ground through.
        if (isLetter && (after?.[at] ?? 255) > 40) count.covered++;
      }
      return count;
    },
    [words, withThing].map((png) => png.toString("base64")),
  );

/** Of a picture, how many rows the highest band has in which each row is of one colour. */
export const longestBlank = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas?.drawImage(picture, 0, 0);
    let [longest, run] = [0, 0];
    for (let row = 0; row < height; row++) {
      const { data } = canvas?.getImageData(0, row, width, 1) ?? { data: new Uint8ClampedArray() };
      const pixels = new Uint32Array(data.buffer);
      run = pixels.every((pixel) => pixel === pixels[0]) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }, png.toString("base64"));
