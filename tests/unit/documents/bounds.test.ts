import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { maxWork, ReadingBudget } from "../../../app/documents/budget.ts";
import { maxArchiveBytes, maxPartBytes, openZip } from "../../../app/documents/containers/zip.ts";
import { extractText } from "../../../app/documents/index.ts";
import { PdfObjects } from "../../../app/documents/survey/objects.ts";
import { atBounds } from "../../fixtures/documents/at-bounds.ts";

/** What becomes of a document: its text, or the sentence with which it is refused. */
async function told(file: Uint8Array, name: string): Promise<string> {
  const read = await extractText(file, name);
  return read.ok ? read.text : read.error.message;
}

describe("a document with as much as there may be is read, and with one more refused in words or read without it", () => {
  it.each(atBounds)(
    "$file: $what",
    { timeout: 120_000 },
    async ({ file, most, make, says, past }) => {
      expect(await told(make(most), file)).toMatch(says);
      expect(await told(make(most + 1), file)).toMatch(past);
    },
  );
});

describe("the objects of a PDF", () => {
  const refused = "This PDF is made of far more parts than can be read";
  const added = (source: string) => new PdfObjects().add(1, source, 0, source.length);

  it("have a bound on how many there are", () => {
    const objects = new PdfObjects();
    for (let number = 0; number < 400_000; number++) objects.add(number, "1", 0, 1);
    expect(() => objects.add(400_000, "1", 0, 1)).toThrow(refused);
  });

  it.each([
    ["values", 300_000, (count: number) => `[ ${"1 ".repeat(count - 2)}]`],
    ["dictionaries", 20_000, (count: number) => `[ ${"<< >> ".repeat(count)}]`],
  ])("have a bound on their %s", (_, most, make) => {
    expect(added(make(most)).text).not.toBe("");
    expect(() => added(make(most + 1))).toThrow(refused);
  });

  it("have one on what is read of them again", () => {
    const objects = new PdfObjects();
    objects.readAgain(100_000_000);
    expect(() => objects.readAgain(1)).toThrow(refused);
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
