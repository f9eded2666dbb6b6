import { describe, expect, it } from "vitest";
import { NamespaceScope } from "../../../../app/documents/containers/xml-namespaces.ts";
import { RtfFonts } from "../../../../app/documents/rtf/fonts.ts";
import { RtfAuthors } from "../../../../app/documents/rtf/tables.ts";
import { markCell, markRow, takeMarks } from "../../../../app/documents/word/look-marks.ts";

describe("what a document gives names is told as far as there may be of it, and beyond cut or looked up anew", () => {
  it("elements", () => {
    const scope = new NamespaceScope();
    scope.declare([["xmlns:a", "http://www.w3.org/1998/Math/MathML"]]);
    const names = (count: number) =>
      Array.from({ length: count }, (_, at) => scope.nameOf(`a:e${at}`, "element"));
    const all = names(10_001);
    expect([all[0], all.at(-1)]).toEqual(["math:e0", "math:e10000"]);
    expect(names(10_001)).toEqual(all);
  });

  it("fonts of Rich Text", () => {
    const named = (length: number) => {
      const fonts = new RtfFonts();
      fonts.describe("f", 1);
      fonts.addName(Buffer.from("x".repeat(length)));
      return fonts.nameOf(1).length;
    };
    expect([named(100), named(101)]).toEqual([100, 100]);
  });

  it("authors of changes", () => {
    const named = (length: number) => {
      const authors = new RtfAuthors();
      authors.add(`Unknown;${"x".repeat(length)};`);
      return authors.nameOf(1).length;
    };
    expect([named(200), named(201)]).toEqual([200, 200]);
  });

  it("columns of a table", () => {
    const columns = (count: number) => {
      const cells = Array.from({ length: count }, (_, at) => markCell("x", at, 1)).join("\t");
      const { text, layout } = takeMarks(markRow(cells, count, false), []);
      const [row] = layout.rows;
      return [text.split("\t").length, row?.columns, row?.cells.at(-1)?.column];
    };
    expect([columns(100), columns(101)]).toEqual([
      [100, 100, 99],
      [101, 100, 100],
    ]);
  });
});
