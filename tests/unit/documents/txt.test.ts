import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { maxCharacters } from "../../../app/schemas/documents/limits.ts";
import { failureOf, read } from "./read.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++)
    view.setUint16(2 * index, text.charCodeAt(index), littleEndian);
  return bytes;
};
const textOf = async (bytes: Uint8Array) => (await read(bytes, "a.txt")).text;

describe("plain text", () => {
  it("is read as UTF-8, with or without a byte order mark", async () => {
    expect(await textOf(utf8("§ 1 – café"))).toBe("§ 1 – café");
    expect(await textOf(utf8("\ufeffcafé"))).toBe("café");
  });

  it("is read as Windows-1252 where it is no UTF-8", async () => {
    expect(await textOf(Uint8Array.of(0x93, 0x48, 0x69, 0x94, 0x20, 0x96, 0x20, 0xa7))).toBe(
      "“Hi” – §",
    );
  });

  it("is read as UTF-16 of either order, with or without a mark", async () => {
    for (const littleEndian of [true, false]) {
      expect(await textOf(utf16("\ufeffA clause – 1", littleEndian))).toBe("A clause – 1");
      expect(await textOf(utf16("A clause of this agreement", littleEndian))).toBe(
        "A clause of this agreement",
      );
    }
  });

  it("has line feeds at the end of its lines, whatever the file has", async () => {
    expect(await textOf(utf8("a\r\nb\rc\nd"))).toBe("a\nb\nc\nd");
  });

  it("may be one line as long as any document may be", async () => {
    const bytes = new Uint8Array(maxCharacters).fill(97);
    expect((await textOf(bytes)).length).toBe(maxCharacters);
  });

  it("is refused where it is empty or no text", async () => {
    expect(await failureOf(new Uint8Array(), "a.txt")).toBe("no_text");
    expect(await failureOf(utf8(" \n\t "), "a.txt")).toBe("no_text");
    expect(await failureOf(utf8("\u00ad\r\n\u200b"), "a.txt")).toBe("no_text");
    expect(await extractText(utf8(" \n"), "a.txt")).toMatchObject({
      error: { message: expect.stringContaining("is empty") },
    });
    expect(await failureOf(Uint8Array.of(1, 0, 2, 0, 3, 9, 200), "a.txt")).toBe("unsupported");
  });
});
