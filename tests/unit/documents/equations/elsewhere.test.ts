import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../../app/comparing/compare.ts";
import { docFile, docStreams } from "../../../fixtures/documents/doc.ts";
import { docxFile, paragraph, run } from "../../../fixtures/documents/docx.ts";
import { odtFile } from "../../../fixtures/documents/odt.ts";
import { oleFile } from "../../../fixtures/documents/ole.ts";
import { rtfFile, rtfText } from "../../../fixtures/documents/rtf.ts";
import { failureOf, read } from "../read.ts";

const fieldMark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const inDocx = (before: string, code: string) =>
  docxFile(
    paragraph(
      `${run(before)}${fieldMark("begin")}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>${fieldMark("end")}`,
    ),
  );
const inDoc = (before: string, code: string) =>
  docFile({ body: [`${before}\u0013${code}\u0015\r`] });
const inRtf = (before: string, code: string) =>
  rtfFile(`\\pard ${rtfText(before)}{\\field{\\*\\fldinst ${rtfText(code)}}{\\fldrslt }}\\par`);

const fieldForms: [string, (before: string, code: string) => Uint8Array][] = [
  ["a.docx", inDocx],
  ["a.doc", inDoc],
  ["a.rtf", inRtf],
];

describe("an equation that is a field of Word", () => {
  it.each([
    ["", "EQ \\f(Rent,12)", "Rent/12"],
    ["Fee: ", " EQ \\f(Days worked, 365) × Cap \\* MERGEFORMAT ", "Fee: (Days worked)/365 × Cap"],
    ["2", "eq \\f(1,3)", "2(1/3)"],
    ["", "EQ \\f(A+B,C\\,D)", "(A+B)/C,D"],
    ["", "EQ \\f((a,b)+c,d)", "((a,b)+c)/d"],
    ["", "EQ \\f(\\f(a,b),c)", "(a/b)/c"],
    ["", "EQ \\r(3,x+1) + \\r(y)", "√[3](x+1) + √(y)"],
    ["", "EQ x\\s\\up8(2)+y\\s\\do4(i)", "x^2+y_i"],
    ["", "EQ x\\s(2,i)", "x^2_i"],
    ["", "EQ \\i\\su(i=1,n,P)", "∑_(i=1)^n P"],
    ["", "EQ \\b\\bc\\[(a+b)\\b\\lc\\{(c)", "[a+b]{c"],
    ["", "EQ \\a\\ac\\co2\\hs4(a,b,c,d)", "[a, b; c, d]"],
    ["", "EQ \\x\\to(a)\\o(b,c)\\l(d,e)", "abcd,e"],
    ["", "EQ \\f(a,b", "a/b"],
    ["", "EQ a) \\f(b", "a) b/"],
  ])("keeps its division on one line (%#: %s%s)", async (before, code, expected) => {
    for (const [name, fileOf] of fieldForms)
      expect(`${name}: ${(await read(fileOf(before, code), name)).text.trim()}`).toBe(
        `${name}: ${expected}`,
      );
  });

  it("is no other field, and one of endless parts is read without end", async () => {
    expect((await read(inDocx("Kept.", "EQUAL \\f(a,b)"), "a.docx")).text).toBe("Kept.");
    const deep = `EQ ${"\\f(a,".repeat(5000)}b`;
    expect((await read(inDocx("", deep), "a.docx")).text).toContain("a/");
  });

  it("is a change where its division is", async () => {
    const [before, after] = await Promise.all(
      ["EQ \\f(CPI,Index)", "EQ \\f(CPI,Base)"].map(async (code) => ({
        text: (await read(inDoc("Rent is Base × ", code), "a.doc")).text,
      })),
    );
    if (!before || !after) throw new Error("not read");
    expect(compareVersions(before, after, null).changes.length).toBe(1);
  });
});

const group = (word: string, inner: string) => `{\\${word} ${inner}}`;
const mr = (text: string) => `{\\mr\\mscr0\\msty2 ${rtfText(text)}}`;
const fraction = (num: string, den: string, type = "bar") =>
  `{\\mf{\\mfPr{\\mtype ${type}}{\\*\\mctrlPr \\f1 gone}}${group("mnum", num)}${group("mden", den)}}`;
const equation = (inner: string) => `{\\mmath{\\*\\moMath ${inner}}}`;

describe("an equation in Rich Text", () => {
  it.each([
    [fraction(mr("Rent"), mr("12")), "Rent/12"],
    [fraction(mr("n"), mr("k"), "noBar"), "n¦k"],
    [mr("2") + fraction(mr("1"), mr("3")), "2(1/3)"],
    [`{\\msSup${group("me", mr("x"))}${group("msup", mr("2"))}}`, "x^2"],
    [`{\\md{\\mdPr{\\mbegChr [}{\\mendChr ]}}${group("me", mr("a"))}}`, "[a]"],
    [
      `{\\mnary{\\mnaryPr{\\mchr \\u8721?}}${group("msub", mr("i"))}${group("msup", mr("n"))}${group("me", mr("P"))}}`,
      "∑_i^n P",
    ],
    [`{\\mrad{\\mradPr{\\mdegHide on}}{\\mdeg }${group("me", mr("x"))}}`, "√(x)"],
    [
      `{\\mm{\\mmr${group("me", mr("a"))}${group("me", mr("b"))}}{\\mmr${group("me", mr("c"))}${group("me", mr("d"))}}}`,
      "[a, b; c, d]",
    ],
  ])("is kept on one line (%#)", async (inner, expected) => {
    const bytes = rtfFile(`\\pard Pay ${equation(inner)} now.\\par`);
    expect((await read(bytes, "a.rtf")).text).toBe(`Pay ${expected} now.`);
  });

  it("stands below others of its row, and loses what is struck through", async () => {
    const row = `{\\mmath{\\*\\moMathPara{\\*\\moMath ${mr("a=1")}}{\\*\\moMath ${mr("b=2")}}}}`;
    const struck = equation(fraction(`{\\strike ${mr("A")}}`, `{\\strike ${mr("B")}}`) + mr("c"));
    const bytes = rtfFile(`\\pard ${row}\\par\\pard ${struck}\\par`);
    expect((await read(bytes, "a.rtf")).text).toBe("a=1\nb=2\nc");
  });

  it("ends reading where it is made of far more signs than anyone writes", async () => {
    const bytes = rtfFile(`\\pard ${equation("{\\mf}".repeat(300_000))}\\par`);
    expect(await failureOf(bytes, "a.rtf")).toBe("too_long");
  });
});

describe("an object that is embedded in Rich Text", () => {
  it("leaves the text that it shows, and nothing of itself", async () => {
    const object =
      "{\\object\\objemb{\\*\\objclass Word.Document.8}{\\objname gone}{\\*\\objdata 0105}{\\objdata 0105}{\\result {\\b The cap} is $5.}}";
    const bytes = rtfFile(`\\pard Liability: ${object} Agreed.\\par`);
    expect((await read(bytes, "a.rtf")).text).toBe("Liability: The cap is $5. Agreed.");
  });
});

const mathml = (inner: string) =>
  strToU8(
    `<?xml version="1.0"?><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow>${inner}</mrow><annotation encoding="StarMath 5.0">{gone} over x</annotation></semantics></math>`,
  );
const mi = (text: string) => `<mi>${text}</mi>`;
const frame = (folder: string) =>
  `<draw:frame><draw:object xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="./${folder}"/><draw:image><text:p>gone</text:p></draw:image></draw:frame>`;
const listed = (folder: string, kind: string) =>
  `<manifest:file-entry manifest:full-path="${folder}/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/>`;
const inOdt = (inner: string, kind = "formula") =>
  odtFile(`<text:p>Pay ${frame("Object 1")} now.</text:p>`, {
    manifest: listed("Object 1", kind),
    extra: { "Object 1/content.xml": mathml(inner) },
  });

describe("a formula in an OpenDocument text", () => {
  it.each([
    [`<mfrac>${mi("Rent")}<mn>12</mn></mfrac>`, "Rent/12"],
    [
      `<mfrac><mrow>${mi("A")}<mo stretchy="false">+</mo>${mi("B")}</mrow>${mi("C")}</mfrac>`,
      "(A+B)/C",
    ],
    [`<mn>2</mn><mfrac><mn>1</mn><mn>3</mn></mfrac>`, "2(1/3)"],
    [`<mfrac linethickness="0">${mi("n")}${mi("k")}</mfrac>`, "n¦k"],
    [`<msup>${mi("x")}<mn>2</mn></msup>`, "x^2"],
    [`<msub>${mi("CPI")}<mrow>${mi("t")}<mo>-</mo><mn>1</mn></mrow></msub>`, "CPI_(t-1)"],
    [`<msubsup>${mi("x")}${mi("i")}<mn>2</mn></msubsup>`, "x_i^2"],
    [`<msqrt>${mi("x")}<mo>+</mo><mn>1</mn></msqrt>`, "√(x+1)"],
    [`<mroot>${mi("x")}<mn>3</mn></mroot>`, "√[3](x)"],
    [`<munder>${mi("min")}${mi("t")}</munder>`, "min_t"],
    [`<mfenced open="[" close="]">${mi("a")}${mi("b")}</mfenced>`, "[a,b]"],
    [`${mi("k")}<mo>\u2062</mo>${mi("x")}`, "kx"],
    [
      `<mtable><mtr><mtd>${mi("a")}</mtd><mtd>${mi("b")}</mtd></mtr><mtr><mtd>${mi("c")}</mtd><mtd>${mi("d")}</mtd></mtr></mtable>`,
      "[a, b; c, d]",
    ],
    [`<mphantom>${mi("gone")}</mphantom>${mi("x")}`, "x"],
  ])("is kept on one line (%#)", async (inner, expected) => {
    const { text, notes } = await read(inOdt(inner), "a.odt");
    expect([text, notes]).toEqual([`Pay ${expected} now.`, []]);
  });

  it("is told from objects of other kinds, and from one that is not there", async () => {
    for (const bytes of [
      inOdt(mi("x"), "chart"),
      odtFile(`<text:p>Pay ${frame("Object 9")} now.</text:p>`, {
        manifest: listed("Object 9", "formula"),
      }),
    ])
      expect((await read(bytes, "a.odt")).text).toBe("Pay now.");
  });

  it("ends reading where it is made of far more signs than anyone writes", async () => {
    expect(await failureOf(inOdt("<mfrac/>".repeat(300_000)), "a.odt")).toBe("too_long");
    const deep = `${"<mrow>".repeat(1500)}${mi("x")}${"</mrow>".repeat(1500)}`;
    expect((await read(inOdt(deep), "a.odt")).text).toBe("Pay x now.");
  });
});

describe("an equation that another program made", () => {
  const ole = (href: string) =>
    `<draw:frame><draw:object-ole xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${href}"/><draw:image/></draw:frame>`;
  const relation = (kind: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="o" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="embeddings/oleObject1.bin"/></Relationships>`;
  const embedded =
    '<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="Equation.3" r:id="o"/></w:object></w:r>';

  it.each<[string, Uint8Array]>([
    [
      "a.docx",
      docxFile(paragraph(run("Rent is ") + embedded + run("a month.")), {
        extra: {
          "word/_rels/document.xml.rels": strToU8(relation("oleObject")),
          "word/embeddings/oleObject1.bin": new Uint8Array(8),
        },
      }),
    ],
    [
      "a.doc",
      oleFile({
        "ObjectPool/_1/Equation Native": new Uint8Array(28),
        ...docStreams({ body: ["Rent is \u0013 EMBED Equation.3 \u0014\u0015a month.\r"] }),
      }),
    ],
    [
      "a.rtf",
      rtfFile(
        "\\pard Rent is {\\object\\objemb{\\*\\objclass Equation.3}{\\*\\objdata 0105}{\\result {\\pict 0102}}}a month.\\par",
      ),
    ],
    ["a.odt", odtFile(`<text:p>Rent is ${ole("./Object 1")}a month.</text:p>`)],
    ["a.odt", inOdt("<mi>x</mi>", "chart")],
    ["a.odt", odtFile(`<text:p>Rent is ${frame("Object 9")}a month.</text:p>`)],
  ])("leaves the sentence around it as it is, and is told of: %s (%#)", async (name, bytes) => {
    const { text, notes } = await read(bytes, name);
    expect(text).toMatch(/^(?:Rent is a month|Pay now)\.$/);
    expect(notes).toEqual([
      {
        code: "embedded_document",
        message: expect.stringContaining("or an equation) is embedded"),
      },
    ]);
  });
});
