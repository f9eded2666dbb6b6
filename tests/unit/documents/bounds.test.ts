import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { maxWork, ReadingBudget } from "../../../app/documents/budget.ts";
import { concatenate } from "../../../app/documents/containers/concatenate.ts";
import { maxArchiveBytes, maxPartBytes, openZip } from "../../../app/documents/containers/zip.ts";
import { extractText } from "../../../app/documents/index.ts";
import { maxRunsOnPage, runsOf } from "../../../app/documents/pdf/runs.ts";
import { areasOfLines, mostCrossings } from "../../../app/documents/pdf/struck-lines.ts";
import {
  maxDictionaries,
  maxObjects,
  maxRepeats,
  maxValues,
  PdfObjects,
} from "../../../app/documents/survey/objects.ts";
import { maxShownBytes, maxStreamBytes } from "../../../app/documents/survey/streams.ts";
import { maxCodes, maxNotes, surveyPdf } from "../../../app/documents/survey/survey.ts";
import {
  maxTableEntries,
  maxUnpackedBytes,
  StreamTally,
} from "../../../app/documents/survey/tally.ts";
import { Equations } from "../../../app/documents/word/equations.ts";
import { markRun, mostMarks, takeMarks } from "../../../app/documents/word/look-marks.ts";
import { maxCharacters } from "../../../app/schemas/documents/limits.ts";
import { atBounds } from "../../fixtures/documents/at-bounds.ts";
import { docFile } from "../../fixtures/documents/doc.ts";
import { rtfFile } from "../../fixtures/documents/rtf.ts";
import { ofShare } from "../../shares.ts";

/** What becomes of a document: its text and the notes on it, or the sentence with which it is refused. */
async function told(file: Uint8Array, name: string): Promise<string> {
  const read = await extractText(file, name);
  if (!read.ok) return read.error.message;
  // A file that holds much of something else has next to no text for its size.
  const notes = read.notes.filter(({ code }) => code !== "almost_no_text");
  return [read.text, ...notes.map(({ message }) => message)].join("\n");
}

describe("a document with as much as there may be is read, and with one more refused in words or read without it, a seventh of the bounds each day", () => {
  const bounds = ofShare(
    atBounds,
    "bounds",
    inject("share"),
    ({ file, what }) => file === "bound.pdf" && what === "pages",
  );

  it.each(bounds)(
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
    for (let number = 0; number < maxObjects; number++) objects.add(number, "1", 0, 1);
    expect(() => objects.add(maxObjects, "1", 0, 1)).toThrow(refused);
  });

  it.each([
    ["values", maxValues, (count: number) => `[ ${"1 ".repeat(count - 2)}]`],
    ["dictionaries", maxDictionaries, (count: number) => `[ ${"<< >> ".repeat(count)}]`],
  ])("have a bound on their %s", (_, most, make) => {
    expect(added(make(most)).text).not.toBe("");
    expect(() => added(make(most + 1))).toThrow(refused);
  });

  it("have one on how often a number is given again", () => {
    const objects = new PdfObjects();
    for (let times = 0; times <= maxRepeats; times++) objects.add(1, "1", 0, 1);
    expect(() => objects.add(1, "1", 0, 1)).toThrow("This PDF is damaged");
  });

  it("have one on the notes on their pages, and on the codes of their fonts", async () => {
    const noted = (notes: number) =>
      Buffer.from(`1 0 obj\n<< /Annots [ ${"9 0 R ".repeat(notes)}] >>\nendobj\n`);
    expect(await surveyPdf(noted(maxNotes))).toMatchObject({ isLocked: false });
    await expect(surveyPdf(noted(maxNotes + 1))).rejects.toThrow(refused);
    const mapped = (codes: number) => {
      const ranges = `1 beginbfrange <0000> <${(codes - 1).toString(16)}> <> endbfrange`;
      const map = `begincmap ${ranges} endcmap`;
      return Buffer.from(
        `1 0 obj\n<< /ToUnicode 2 0 R >>\nendobj\n2 0 obj\n<< /Length ${map.length} >>\nstream\n${map}\nendstream\nendobj\n`,
      );
    };
    expect(await surveyPdf(mapped(maxCodes))).toMatchObject({ isLocked: false });
    await expect(surveyPdf(mapped(maxCodes + 1))).rejects.toThrow(refused);
  });

  it("have one on what is read of them again", () => {
    const objects = new PdfObjects();
    objects.readAgain(100_000_000);
    expect(() => objects.readAgain(1)).toThrow(refused);
  });
});

describe("the streams of a PDF", () => {
  const refused = "This PDF is made of far more parts than can be read";
  /** A stream that unpacks to so many bytes, each 128 of them from two. */
  const runLengths = (bytes: number) =>
    Uint8Array.from({ length: 2 * Math.ceil(bytes / 128) }, (_, at) =>
      at % 2 === 1 ? 0 : 257 - Math.min(128, bytes - 64 * at),
    );
  /** Takes streams that lie behind each other in a file, each of so many packed bytes. */
  async function tallied(dictionary: string, ...streams: Uint8Array[]): Promise<StreamTally> {
    const tally = new StreamTally(concatenate(streams), new PdfObjects(), undefined);
    const header = { number: 1, generation: 0, start: 0, valueStart: 0 };
    let start = 0;
    for (const { length } of streams) {
      const found = { header, object: { text: "" }, start, end: start + length, length };
      await tally.add(found, `<< /Filter /RunLengthDecode ${dictionary} >>`);
      start += length;
    }
    return tally;
  }

  it("have a bound on what they unpack to together", async () => {
    const largest = runLengths(maxStreamBytes);
    const most = Array.from({ length: maxUnpackedBytes / maxStreamBytes }, () => largest);
    expect((await tallied("", ...most)).streams.get(1)?.length).toBe(most.length);
    await expect(tallied("", ...most, runLengths(1))).rejects.toThrow(refused);
  });

  it("have one on what a page shows: a stream with more is emptied before it is read", async () => {
    const showing = (bytes: number) => {
      // The bracket that opens a string is counted with it.
      const content = `(${"x".repeat(bytes - 1)}) Tj`;
      return Buffer.from(
        `1 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`,
      );
    };
    const emptied = async (file: Buffer) => {
      await surveyPdf(file);
      return !file.includes("xxxx");
    };
    expect(await emptied(showing(maxShownBytes))).toBe(false);
    expect(await emptied(showing(maxShownBytes + 1))).toBe(true);
  });

  it("have one on the entries of tables of objects, as those in lines have", async () => {
    const table = "/Type /XRef /W [ 1 2 1 ]";
    const { tableEntries } = await tallied(table, runLengths(4 * maxTableEntries));
    expect(tableEntries).toBe(maxTableEntries);
    const past = runLengths(4 * (maxTableEntries + 1));
    await expect(tallied(table, past)).rejects.toThrow(refused);
    const lines = (count: number) => Buffer.from("0 n\n".repeat(count));
    expect(await surveyPdf(lines(maxTableEntries))).toMatchObject({ isLocked: false });
    await expect(surveyPdf(lines(maxTableEntries + 1))).rejects.toThrow(refused);
  });
});

describe("a page of a PDF", () => {
  const pageOf = (stretches: number) => ({
    streamTextContent: () =>
      new ReadableStream({
        start(controller) {
          const item = { str: "x", dir: "ltr", transform: [12, 0, 0, 12, 72, 700], width: 6 };
          controller.enqueue({ items: Array.from({ length: stretches }, () => item) });
          controller.close();
        },
      }),
  });

  it("has a bound on the stretches of its text", async () => {
    const runs = await runsOf(pageOf(maxRunsOnPage), new ReadingBudget());
    expect(runs.length).toBe(maxRunsOnPage);
    await expect(runsOf(pageOf(maxRunsOnPage + 1), new ReadingBudget())).rejects.toThrow(
      "This document is too long",
    );
  });
});

describe("the lines that a page of a PDF draws", () => {
  const word = { angle: 0, vertical: false, rightToLeft: false, size: 10, y: 0 };
  const page = {
    getOperatorList: async () => ({
      fnArray: [],
      argsArray: [],
      lastChunk: true,
      separateAnnots: null,
    }),
  };

  it("are held against its words so often, and one time more against none", async () => {
    const struck = { ...word, text: "x", left: 0, right: 6 };
    const line = { left: 0, right: 6, y: 3, height: 0.5 };
    // Each of the others is held against the height of the line, and the one that it goes through against it, too.
    const areas = (times: number) => {
      const others = Array.from({ length: times - 2 }, () => ({
        ...word,
        text: "y",
        left: 50,
        right: 56,
      }));
      return areasOfLines(page, [...others, struck], [line]);
    };
    expect(await areas(mostCrossings)).toMatchObject([{ left: 0, right: 6 }]);
    expect(await areas(mostCrossings + 1)).toEqual([]);
  });

  it("take no longer for letters as large as a house", async () => {
    const huge = Array.from({ length: 10_000 }, () => ({
      ...word,
      size: 1e9,
      text: "x",
      left: 0,
      right: 9,
    }));
    const lines = Array.from({ length: 2_000 }, (_, at) => ({
      left: 0,
      right: 9,
      y: 2e8 + at,
      height: 1,
    }));
    expect(await areasOfLines(page, huge, lines)).toEqual([]);
  });
});

describe("what a document is laid out with", () => {
  it("has a bound on the marks of how words look: behind it the text is plain", () => {
    const laidOut = (marks: number) => takeMarks(markRun("x ", 1).repeat(marks), []);
    expect(laidOut(mostMarks).layout.runs.length).toBe(mostMarks);
    const past = laidOut(mostMarks + 1);
    expect([past.text, past.layout.runs]).toEqual(["x ".repeat(mostMarks + 1), []]);
  });

  it("has one on the styles of Rich Text: those behind it are no headings", async () => {
    const styled = (count: number) =>
      rtfFile(
        `\\pard\\s${count} x\\par`,
        `{\\stylesheet${Array.from({ length: count }, (_, at) => `{\\s${at + 1}\\outlinelevel0 S;}`).join("")}}`,
      );
    const [at, past] = await Promise.all(
      [10_000, 10_001].map((count) => extractText(styled(count), "a.rtf")),
    );
    expect(at).toMatchObject({ layout: { paragraphs: [{ look: { heading: 1 } }] } });
    expect(past).toMatchObject({ text: "x", layout: { paragraphs: [] } });
  });
});

it("each sign of an equation counts as eight characters of the text", () => {
  const budget = new ReadingBudget();
  const equations = new Equations<{ text: string }, undefined>((count) => budget.take(count));
  const host = { text: "" };
  equations.open("oMath", undefined, host);
  // A matrix has a sign on each side, and a place between.
  const signs = () => {
    equations.open("m", undefined, host);
    equations.close("m");
  };
  for (let count = 0; count < maxCharacters / (3 * 8); count++) signs();
  expect(signs).toThrow("This document is too long: at most 1.5 million characters");
});

it("sectors of a .doc that lead back to themselves are no endless chain", async () => {
  const file = docFile({ body: ["x\r"] });
  const view = new DataView(file.buffer);
  const directory = view.getUint32(48, true);
  view.setUint32(512 + 4 * directory, directory, true);
  expect(await told(file, "a.doc")).toMatch(
    /^The parts of this document point at each other\. Open/,
  );
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

describe("the time of reading", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [45, 0],
    [45, 450],
    [50, 500],
  ])("is %i seconds where there are %i pages, and not a moment longer", async (seconds, pages) => {
    const budget = new ReadingBudget();
    for (let page = 0; page < pages; page++) budget.startPage();
    vi.advanceTimersByTime(seconds * 1000);
    await budget.look();
    vi.advanceTimersByTime(1);
    await expect(budget.look()).rejects.toThrow("This document is too long");
  });
});
