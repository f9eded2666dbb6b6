import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { maxWork, ReadingBudget } from "../../../app/documents/budget.ts";
import { maxAttributes, maxDepth, maxTagLength } from "../../../app/documents/containers/xml.ts";
import { maxNamespaces } from "../../../app/documents/containers/xml-namespaces.ts";
import {
  maxArchiveBytes,
  maxEntries,
  maxPartBytes,
  openZip,
} from "../../../app/documents/containers/zip.ts";
import { extractText } from "../../../app/documents/index.ts";
import { maxCharacters } from "../../../app/schemas/documents/limits.ts";
import { docxFile, paragraph } from "../../fixtures/documents/docx.ts";

/** What becomes of a Word document: its text, or the sentence with which it is refused. */
async function told(file: Uint8Array): Promise<string> {
  const read = await extractText(file, "bound.docx");
  return read.ok ? read.text : read.error.message;
}
const times = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("");
/** Those that the root of every document of these tests declares. */
const declared = 3;

const attributes = (count: number) =>
  docxFile(paragraph("x", `<w:pStyle${times(count, (at) => ` w:a${at}="1"`)}/>`));
const namespaces = (count: number) =>
  docxFile(`<w:sdt${times(count, (at) => ` xmlns:a${at}="urn:a"`)}>${paragraph("x")}</w:sdt>`);
// The document, its body, the paragraph, its run and its text.
const nested = (depth: number) =>
  docxFile("<w:sdt>".repeat(depth - 5) + paragraph("x") + "</w:sdt>".repeat(depth - 5));
const tag = (length: number) =>
  docxFile(`<w:p a="${"a".repeat(length - '<w:p a="">'.length)}"><w:r><w:t>x</w:t></w:r></w:p>`);
const parts = (count: number) =>
  docxFile(paragraph("x"), {
    extra: Object.fromEntries(
      Array.from({ length: count - 4 }, (_, at) => [`other/${at}`, new Uint8Array(1)]),
    ),
  });

describe("a Word document with as much as there may be is read, and with one more refused in words", () => {
  it.each([
    ["attributes of an element", attributes, maxAttributes, /more than 1,000 attributes\. Open/],
    ["namespaces", namespaces, maxNamespaces - declared, /more than 1,000 namespaces, which none/],
    ["elements in one another", nested, maxDepth, /The XML inside this document is damaged\. Open/],
    ["characters in a tag", tag, maxTagLength, /The XML inside this document is damaged\. Open/],
    ["parts", parts, maxEntries, /has far too many parts\. Open/],
    [
      "characters",
      (count: number) => docxFile(paragraph("x".repeat(count - 1))),
      maxCharacters,
      /too long: at most 1\.5 million characters/,
    ],
  ] as const)("%s", { timeout: 60_000 }, async (_, make, most, sentence) => {
    expect(await told(make(most))).toMatch(/^x+$/);
    expect(await told(make(most + 1))).toMatch(sentence);
  });
});

describe("a zip", () => {
  const unpacked = (...sizes: number[]) => {
    const names = sizes.map((_, at) => String(at));
    const files = Object.fromEntries(
      names.map((name, at) => [name, new Uint8Array(sizes[at] ?? 0)]),
    );
    const zip = openZip(zipSync(files));
    let bytes = 0;
    for (const name of names) for (const chunk of zip.chunks(name)) bytes += chunk.length;
    return bytes;
  };
  const tooMuch = "This document unpacks to far more than a document of its size can hold.";

  it("has a bound for each part, and one for all of them", { timeout: 60_000 }, () => {
    expect(unpacked(maxPartBytes)).toBe(maxPartBytes);
    expect(() => unpacked(maxPartBytes + 1)).toThrow(tooMuch);
    const rest = maxArchiveBytes - 2 * maxPartBytes;
    expect(unpacked(maxPartBytes, maxPartBytes, rest)).toBe(maxArchiveBytes);
    expect(() => unpacked(maxPartBytes, maxPartBytes, rest + 1)).toThrow(tooMuch);
  });
});

it("what is gone through again has a bound, whatever clock there is", () => {
  const budget = new ReadingBudget();
  budget.work(maxWork);
  expect(() => budget.work(1)).toThrow("This document is too long");
});
