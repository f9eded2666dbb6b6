import { describe, expect, it } from "vitest";
import { align } from "../../../app/components/boxes/align.ts";
import { textOf } from "../../../app/components/pages/use-sheet.ts";
import { tiffPages } from "../../../app/lib/files/tiff-pages.ts";

describe("a page is laid out with as much as there may be, and without what is over", () => {
  it("letters that are looked for among those that it draws", () => {
    const found = (letters: number) => {
      const text = "abcdefgh".repeat(Math.ceil(letters / 8)).slice(0, letters);
      return align(text, text).filter((at) => at >= 0).length;
    };
    expect([found(40_000), found(40_001)]).toEqual([40_000, 0]);
  });

  it("letters that are compared", () => {
    // None of them is there: each is looked for by its first letters, among all that there are.
    const found = (wrong: number) => {
      const drawn = `${"y".repeat(39_000)}A clause of a contract.`;
      const at = align(`${"x".repeat(wrong)}A clause of a contract.`, drawn);
      return at.at(-1) !== -1;
    };
    expect([found(300), found(3_000)]).toEqual([true, false]);
  });

  it("stretches of text", async () => {
    const item = { str: "x", dir: "ltr", transform: [], width: 1, height: 1, fontName: "f" };
    const page = (stretches: number) => ({
      streamTextContent: () =>
        new ReadableStream({
          start(controller) {
            for (let count = 0; count < stretches; count++)
              controller.enqueue({ items: [{ ...item, hasEOL: false }], styles: {}, lang: null });
            controller.close();
          },
        }),
    });
    const laid = async (stretches: number) =>
      (await textOf(page(stretches), new AbortController().signal)).items.length;
    expect([await laid(20_000), await laid(20_001)]).toEqual([20_000, 20_000]);
  });

  it("pictures of a TIFF", () => {
    const pages = (count: number) => {
      const view = new DataView(new ArrayBuffer(8 + 6 * count));
      view.setUint16(0, 0x4949);
      view.setUint16(2, 42, true);
      view.setUint32(4, 8, true);
      // Each directory has no entries, and says where the next one is.
      for (let at = 0; at < count - 1; at++) view.setUint32(8 + 6 * at + 2, 8 + 6 * (at + 1), true);
      return tiffPages(new Uint8Array(view.buffer)).length;
    };
    expect([pages(1_000), pages(1_001)]).toEqual([1_000, 1_000]);
  });
});
