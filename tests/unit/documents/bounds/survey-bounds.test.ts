import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { mappedCodes } from "../../../../app/documents/survey/character-codes.ts";
import { hasSoundDynamicForm } from "../../../../app/documents/survey/dynamic-form.ts";
import { withUnpackingInPlace } from "../../../../app/documents/survey/in-place.ts";
import { PdfObjects } from "../../../../app/documents/survey/objects.ts";
import { ShownBytes } from "../../../../app/documents/survey/shown-bytes.ts";
import { surveyPdf } from "../../../../app/documents/survey/survey.ts";

const tooComplex = "This PDF is made of far more parts than can be read";
const damaged = "This PDF is damaged";

/** What is said of a file that holds these objects, numbered from 1; nothing where all is well. */
async function said(...objects: (string | Buffer)[]): Promise<string> {
  const parts = objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, object, "\nendobj\n"]);
  const file = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return surveyPdf(file).then(
    () => "",
    ({ message }: Error) => message,
  );
}
/** A stream of so many bytes of white space. */
const spaces = (bytes: number, dictionary = "") => streamOf(Buffer.alloc(bytes, " "), dictionary);
const streamOf = (content: string | Buffer, dictionary = ""): Buffer => {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode ${dictionary} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
};

const mega = 1024 * 1024;

describe("a PDF is looked through with as much as there may be, and with one more refused in words", () => {
  it("what one page holds, and what all pages read", async () => {
    const page = (contents: string) => `<< /Type /Page /Contents [ ${contents} ] >>`;
    // Nothing in the first of them is looked at.
    const [large, one] = [spaces(20 * mega, "/Length1 0"), spaces(1)];
    const twice = page("1 0 R 1 0 R");
    expect(await said(large, one, twice, twice, page("1 0 R"))).toBe("");
    expect(await said(large, one, page("1 0 R 1 0 R 2 0 R"))).toContain(tooComplex);
    expect(await said(large, one, twice, twice, page("1 0 R 2 0 R"))).toContain(tooComplex);
  });

  it("forms that draw one another", async () => {
    const resources = (form: number) => `/Resources << /XObject << /X ${form} 0 R >> >>`;
    const drawn = (forms: number) =>
      said(
        `<< /Type /Page /Contents 2 0 R ${resources(3)} >>`,
        streamOf("/X Do "),
        ...Array.from({ length: forms }, (_, at) =>
          streamOf(at + 1 < forms ? "/X Do " : "(x) Tj ", `/Subtype /Form ${resources(at + 4)}`),
        ),
      );
    expect(await drawn(50)).toBe("");
    expect(await drawn(51)).toContain(tooComplex);
  });

  it("a map of characters", async () => {
    const map = (bytes: number) => said("<< /ToUnicode 2 0 R >>", spaces(bytes));
    expect(await map(2 * mega)).toBe("");
    expect(await map(2 * mega + 1)).toContain(tooComplex);
  });

  it("the lengths of codes in such a map", () => {
    const codes = (ranges: number) =>
      mappedCodes(`begincodespacerange ${"<00> <ff> ".repeat(ranges)}endcodespacerange`);
    expect([codes(100), codes(101)]).toEqual([0, Number.POSITIVE_INFINITY]);
  });

  it("a stream of objects", async () => {
    const inner = (bytes: number) => said(spaces(bytes, "/Type /ObjStm /N 0 /First 0"));
    expect(await inner(8 * mega)).toBe("");
    expect(await inner(8 * mega + 1)).toContain(tooComplex);
  });

  it("kids with more than one parent", async () => {
    const tree = (kids: number) => said(`<< /Kids [ 9 0 R ${"9 0 R ".repeat(kids)}] >>`);
    expect(await tree(20)).toBe("");
    expect(await tree(21)).toContain("The pages or fields of this PDF point at each other.");
  });

  it("streams of one object", async () => {
    const object = (streams: number) => said(`<< >>${"\nstream\nendstream".repeat(1 + streams)}`);
    expect(await object(100)).toBe("");
    expect(await object(101)).toContain(damaged);
  });

  it("a line between streams", async () => {
    const line = (bytes: number) => said("x".repeat(bytes));
    expect(await line(mega)).toBe("");
    expect(await line(mega + 1)).toContain(damaged);
  });

  it("objects that do not end", () => {
    const objects = new PdfObjects();
    for (let count = 0; count < 20; count++) objects.add(count, "[", 0, 1);
    expect(() => objects.add(20, "[", 0, 1)).toThrow(damaged);
  });
});

describe("of a PDF that has more than that of something, that is read without it", () => {
  it("a dynamic form: its bytes, its elements, and how often they are to be repeated", async () => {
    const objects = new PdfObjects();
    const catalogue = "<< /XFA 2 0 R >>";
    objects.add(1, catalogue, 0, catalogue.length);
    const header = { number: 2, generation: 0, start: 0, valueStart: 0 };
    const isSound = (xml: string) =>
      hasSoundDynamicForm(
        objects,
        new Map([[2, [{ header, data: Buffer.from(xml), dictionary: "" }]]]),
      );
    const told = async (make: (count: number) => string, most: number) => [
      await isSound(make(most)),
      await isSound(make(most + 1)),
    ];
    expect(await told((bytes) => " ".repeat(bytes), 4 * mega)).toEqual([true, false]);
    expect(await told((elements) => "<a/>".repeat(elements), 100_000)).toEqual([true, false]);
    expect(await told((times) => `<occur min="${times}"/>`, 1_000)).toEqual([true, false]);
  });

  it("a list of filters that stands elsewhere", () => {
    const placed = (length: number) => {
      const objects = new PdfObjects();
      const list = `[ /${"F".repeat(length - "[ / ]".length)} ]`;
      objects.add(5, list, 0, list.length);
      return withUnpackingInPlace("<< /Filter 5 0 R >>", objects);
    };
    expect([placed(200)?.length, placed(201)]).toEqual(["<< /Filter  >>".length + 200, undefined]);
  });

  it("a list that it shows, of which the rest counts as words", () => {
    const shown = (bytes: number) => {
      const content = new ShownBytes();
      content.feed(Buffer.from(`[${"1".repeat(bytes - 1)}`));
      return content.count;
    };
    expect([shown(100_000), shown(100_001)]).toEqual([0, 1]);
  });
});
