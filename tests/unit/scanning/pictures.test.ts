import { readFileSync } from "node:fs";
import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { tiffPages, withFirst } from "../../../app/lib/files/tiff-pages.ts";
import { scanAssets } from "../../../app/scanning/assets.ts";
import { flatten } from "../../../app/scanning/flatten.ts";
import type { Grey } from "../../../app/scanning/grey.ts";
import { picturesToPdf } from "../../../app/scanning/pictures-to-pdf.ts";
import { prepare } from "../../../app/scanning/prepare.ts";
import { lieOf } from "../../../app/scanning/skew.ts";
import { boxOnPage, turnDegrees, turnQuarters } from "../../../app/scanning/turn.ts";

const [width, height] = [900, 1200];

/** A page whose lines are bars, as ink looks from afar. */
function ruledPage(): Grey {
  const pixels = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < 30; line++)
    for (let y = 0; y < 10; y++)
      for (let x = 120; x < 780 - (line % 7) * 40; x++)
        if (x % 37 > 6) pixels[(120 + line * 32 + y) * width + x] = 20;
  return { width, height, pixels };
}

describe("how a page lies", () => {
  it.each([-7, -3, -0.6, 0, 2, 3, 9])("is found by its lines: turned by %d°", (degrees) => {
    const lie = lieOf(turnDegrees(ruledPage(), degrees));
    expect(lie.sideways).toBe(false);
    expect(Math.abs(lie.degrees - degrees)).toBeLessThanOrEqual(0.3);
  });

  it.each([1, 3])("is found where it lies on its side, by %d quarters", (quarters) => {
    expect(lieOf(turnQuarters(ruledPage(), quarters)).sideways).toBe(true);
  });

  it("is left as it is where there are no lines", () => {
    const blank = { width, height, pixels: new Uint8Array(width * height).fill(255) };
    expect(lieOf(blank).sideways).toBe(false);
  });
});

describe("a turned picture", () => {
  const darkest = ({ pixels, ...grey }: Grey) => {
    const at = pixels.indexOf(Math.min(...new Set(pixels)));
    return [at % grey.width, Math.floor(at / grey.width)] as const;
  };
  it.each([
    [0, 4],
    [1, 0],
    [2, -3],
    [3, 2],
  ])("gives boxes of the page as it was: %d quarters and %d°", (quarters, degrees) => {
    const page = { width, height, pixels: new Uint8Array(width * height).fill(255) };
    for (let y = 300; y < 312; y++) for (let x = 200; x < 212; x++) page.pixels[y * width + x] = 0;
    const turned = turnDegrees(turnQuarters(page, quarters), degrees);
    const [x, y] = darkest(turned);
    const box = boxOnPage([x - 8, y, x + 8, y + 12], turned, { quarters, degrees });
    expect(box[0] * width).toBeLessThan(207);
    expect(box[2] * width).toBeGreaterThan(205);
    expect(box[1] * height).toBeLessThan(307);
    expect(box[3] * height).toBeGreaterThan(305);
    for (const edge of boxOnPage([-50, -50, 5_000, 5_000], turned, { quarters, degrees }))
      expect(edge).toSatisfy((part: number) => part >= 0 && part <= 1);
  });

  it("is level and even when it is prepared, whatever light fell on it", () => {
    const page = turnDegrees(ruledPage(), 5);
    const data = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < page.pixels.length; i++) {
      const light = 0.45 + (0.5 * (i % width)) / width;
      data.fill((page.pixels[i] ?? 0) * light, i * 4, i * 4 + 3);
      data[i * 4 + 3] = 255;
    }
    const { picture, turn } = prepare({ width, height, data });
    expect(turn.quarters).toBe(0);
    expect(Math.abs(turn.degrees + 5)).toBeLessThanOrEqual(0.3);
    expect(Math.abs(lieOf(picture).degrees)).toBeLessThanOrEqual(0.3);
  });

  it("keeps its ink where its paper is made even", () => {
    const even = flatten(ruledPage());
    expect(even.pixels[125 * width + 130]).toBeLessThan(60);
    expect(even.pixels[10 * width + 10]).toBe(255);
  });
});

describe("a TIFF file", () => {
  /** The directories at these places, each with no entries, chained. */
  const chain = (places: number[], last = 0) => {
    const file = new Uint8Array(64);
    const view = new DataView(file.buffer);
    file.set([0x49, 0x49, 0x2a, 0]);
    view.setUint32(4, places[0] ?? 0, true);
    for (const [i, at] of places.entries()) view.setUint32(at + 2, places[i + 1] ?? last, true);
    return file;
  };
  it("has as many pages as it says, each of which can come first", () => {
    const file = chain([8, 20, 40]);
    expect(tiffPages(file)).toEqual([8, 20, 40]);
    expect(tiffPages(withFirst(file, 20))).toEqual([20, 40]);
  });
  it("ends where its list goes round, or breaks off", () => {
    expect(tiffPages(chain([8, 20], 8))).toEqual([8, 20]);
    expect(tiffPages(chain([8, 20], 9_999))).toEqual([8, 20, 9_999]);
    expect(tiffPages(new Uint8Array(4))).toEqual([]);
  });
});

describe("pictures of pages", () => {
  it("become one PDF, a page each, upright or lying", async () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
    const pdf = picturesToPdf([
      { jpeg, width: 1654, height: 2339 },
      { jpeg, width: 2339, height: 1654 },
    ]);
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    const read = await PDFDocument.load(bytes);
    expect(read.getPages().map((page) => Math.round(page.getWidth()))).toEqual([595, 842]);
    expect(await extractText(bytes, "a.pdf")).toMatchObject({
      ...{ ok: false, error: { code: "no_text", message: expect.stringContaining("is a scan") } },
    });
  });
});

it("what reads scans is served under the versions that are installed", () => {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
  expect(scanAssets).toBe(
    `/scan-reader/tesseract-${versionOf("tesseract.js")}-pdfjs-${versionOf("pdfjs-dist")}/`,
  );
});
