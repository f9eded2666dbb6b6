import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readPlaces } from "../../../../app/documents/docx/places.ts";
import { docStreams } from "../../../fixtures/documents/doc.ts";
import { docxFile, paragraph, run } from "../../../fixtures/documents/docx.ts";
import { type Mtef, version3, version5 } from "../../../fixtures/documents/mtef.ts";
import { oleFile } from "../../../fixtures/documents/ole.ts";
import { read } from "../read.ts";

const relation = (id: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/oleObject" Target="embeddings/${id}.bin"/>`;
const shown = (id: string) =>
  `<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="Equation.3" r:id="${id}"/></w:object></w:r>`;

/** Documents that show an equation between words, by the stream in which its object keeps it. */
const inDocx = (stream: Uint8Array) =>
  docxFile(paragraph(run("Pay ") + shown("o") + run(" now.")), {
    extra: {
      "word/_rels/document.xml.rels": strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation("o")}</Relationships>`,
      ),
      "word/embeddings/o.bin": oleFile({ "Equation Native": stream }),
    },
  });
const showsObject = [0x03, 0x6a, 7, 0, 0, 0, 0x0a, 0x08, 1, 0x55, 0x08, 1];
const inDoc = (stream: Uint8Array) =>
  oleFile({
    "ObjectPool/_7/Equation Native": stream,
    ...docStreams({
      body: [
        "Pay \u0013 EMBED Equation.3 ",
        { text: "\u0014", changes: showsObject },
        { text: "\u0001", changes: [0x55, 0x08, 1] },
        "\u0015 now.\r",
      ],
    }),
  });
const forms: [string, (stream: Uint8Array) => Uint8Array][] = [
  ["a.docx", inDocx],
  ["a.doc", inDoc],
];

type Number3And5 = readonly [number, number];
const [root, fraction, paren, brack]: Number3And5[] = [
  [13, 10],
  [14, 11],
  [1, 1],
  [3, 3],
];
const equations: [string, (mtef: Mtef, at: 0 | 1) => number[][]][] = [
  [
    "Rent/12",
    (m, at) => [m.template(fraction?.[at] ?? 0, 0, m.line(m.text("Rent")), m.line(m.text("12")))],
  ],
  [
    "2((a+b)/c)",
    (m, at) => [
      m.text("2"),
      m.template(fraction?.[at] ?? 0, 0, m.line(m.text("a+b")), m.line(m.text("c"))),
    ],
  ],
  ["√(x)", (m, at) => [m.template(root?.[at] ?? 0, 0, m.line(m.text("x")), m.line())]],
  [
    "√[3](x)",
    (m, at) => [m.template(root?.[at] ?? 0, 1, m.line(m.text("x")), m.line(m.text("3")))],
  ],
  [
    "x^2",
    (m, at) => [m.text("x"), m.template([15, 28][at] ?? 0, 0, m.line(), m.line(m.text("2")))],
  ],
  [
    "x_i",
    (m, at) => [m.text("x"), m.template([15, 27][at] ?? 0, 1, m.line(m.text("i")), m.line())],
  ],
  [
    "x_i^2",
    (m, at) => [
      m.text("x"),
      m.template([15, 29][at] ?? 0, 2, m.line(m.text("i")), m.line(m.text("2"))),
    ],
  ],
  [
    "(a+b)",
    (m, at) => [
      // The brackets are drawn by letters of the template’s own.
      m.template(paren?.[at] ?? 0, [0, 3][at] ?? 0, m.line(m.text("a+b")), m.text("\uec07")),
    ],
  ],
  ["[a", (m, at) => [m.template(brack?.[at] ?? 0, 1, m.line(m.text("a")))]],
  ["a=1; b=2", (m) => [m.pile(m.line(m.text("a=1")), m.line(m.text("b=2")))]],
  [
    "[a, b; c, d]",
    (m) => [m.matrix(2, 2, ...["a", "b", "c", "d"].map((one) => m.line(m.text(one))))],
  ],
  ["α≤β x̂", (m) => [m.text("α≤β\uef02"), m.text("x", 9)]],
];

describe("an equation of an equation editor", () => {
  const all = equations.flatMap(([line, make]) =>
    ([version3, version5] as const).map(
      (mtef, at) => [line, at === 0 ? 3 : 5, mtef.stream(...make(mtef, at === 0 ? 0 : 1))] as const,
    ),
  );
  it.each(all)("is read on one line where it stands: %s (version %i)", async (line, _, stream) => {
    for (const [name, fileOf] of forms) {
      const { text, notes } = await read(fileOf(stream), name);
      expect([name, text, notes]).toEqual([name, `Pay ${line} now.`, []]);
    }
  });

  it("has its sums with their limits in version 5, where it is known which is which", async () => {
    const m = version5;
    const [below, above] = [m.line(m.text("i=1")), m.line(m.text("n"))];
    const sum = m.template(16, 0x70, m.line(m.text("P")), below, above, m.text("\uec10"));
    expect((await read(inDocx(m.stream(sum)), "a.docx")).text).toBe("Pay ∑_(i=1)^n P now.");
    const integral = m.template(15, 1, m.line(m.text("P")), m.line(), m.line());
    expect((await read(inDocx(m.stream(integral)), "a.docx")).text).toBe("Pay ∫ P now.");
  });

  it("has no place in the file, so that nothing is marked in it", async () => {
    const bytes = inDocx(version3.stream(version3.text("x")));
    const { text, places } = await readPlaces(bytes);
    expect(text).toBe("Pay x now.");
    expect(places.map(({ start, end }) => text.slice(start, end)).join("|")).toMatch(
      /^Pay \|.* now\.$/,
    );
  });
});

describe("an equation that is not known for sure is left to the note", () => {
  const m = version3;
  const whole = m.stream(m.template(14, 0, m.line(m.text("ab")), m.line(m.text("c"))));
  it.each<[string, Uint8Array]>([
    ["a template of another kind", m.stream(m.template(40, 0, m.line(m.text("x"))))],
    ["a sum of version 3", m.stream(m.template(29, 1, m.line(m.text("x"))))],
    ["a double integral", version5.stream(version5.template(15, 2, version5.line()))],
    ["a letter of a font’s own", m.stream(m.text("\ue123"))],
    ["a mark of another kind", m.stream(m.text("x", 16))],
    ["a matrix without all of its cells", m.stream(m.matrix(2, 2, m.line(m.text("x"))))],
    ["another version", Uint8Array.from(whole, (byte, at) => (at === 28 ? 4 : byte))],
    ["nothing", new Uint8Array(28)],
  ])("%s", async (_, stream) => {
    for (const [name, fileOf] of forms) {
      const { text, notes } = await read(fileOf(stream), name);
      expect([text, notes.map(({ code }) => code)]).toEqual(["Pay  now.", ["embedded_document"]]);
    }
  });

  it("and so is one that breaks off, wherever that is", async () => {
    // Behind the last record its file has zeros, which end the lists that are open.
    for (let end = 28; end < whole.length; end++) {
      const cut = new Uint8Array(5000).fill(0xff);
      cut.set(whole.subarray(0, end));
      const { text } = await read(inDocx(cut), "a.docx");
      expect(text).toBe("Pay  now.");
    }
  });

  it("beside one that is read", async () => {
    const bytes = docxFile(paragraph(run("Pay ") + shown("o") + shown("p")), {
      extra: {
        "word/_rels/document.xml.rels": strToU8(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation("o")}${relation("p")}</Relationships>`,
        ),
        "word/embeddings/o.bin": oleFile({ "Equation Native": whole }),
        "word/embeddings/p.bin": new Uint8Array(600),
      },
    });
    const { text, notes } = await read(bytes, "a.docx");
    expect([text, notes.map(({ code }) => code)]).toEqual(["Pay ab/c", ["embedded_document"]]);
  });
});
