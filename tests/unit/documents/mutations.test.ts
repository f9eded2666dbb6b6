import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractText, recogniseFile } from "../../../app/documents/index.ts";
import { failureCodes } from "../../../app/schemas/case.ts";
import { contractDocx, contractPdf } from "../../fixtures/documents/contract.ts";
import { docFile } from "../../fixtures/documents/doc.ts";
import { docxFile } from "../../fixtures/documents/docx.ts";

const sound: Record<string, Uint8Array> = {
  "a.docx": contractDocx(1),
  "a.pdf": contractPdf(1),
  "a.doc": docFile({
    body: [
      "The Act\u0002 applies.\r",
      "Item\u0007Price\u0007\u0007",
      "\u0013 REF \u00144.2\u0015\r",
    ],
    footnotes: [{ at: 7, text: "As amended." }],
    headers: ["", "Draft", "", "", "", ""],
  }),
  "a.txt": new TextEncoder().encode("1.1 A clause – of an agreement.\r\n"),
};

/** Bytes changed, cut out, repeated or cut off. */
const damage = (bytes: Uint8Array) =>
  fc
    .array(
      fc.record({
        at: fc.nat(bytes.length - 1),
        kind: fc.constantFrom("set", "cut", "repeat", "end"),
        value: fc.nat(255),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((changes) => {
      let changed = bytes.slice();
      for (const { at, kind, value } of changes) {
        if (kind === "set") changed[Math.min(at, changed.length - 1)] = value;
        else if (kind === "end") changed = changed.slice(0, Math.max(1, at));
        else {
          const tail = kind === "cut" ? at + value : at - value;
          changed = Uint8Array.from([
            ...changed.subarray(0, at),
            ...changed.subarray(Math.max(0, tail)),
          ]);
        }
      }
      return changed;
    });

const elements =
  "p r t pPr rPr numPr tbl tr tc txbxContent ins del moveFrom moveTo sdt sdtContent sdtPr fldChar fldSimple instrText footnoteReference sectPr br tab hyperlink".split(
    " ",
  );
const attributes = [
  "",
  ' w:val="1"',
  ' w:id="1" w:author="Jo"',
  ' w:fldCharType="begin"',
  ' w:fldCharType="separate"',
  ' w:fldCharType="end"',
];

/** Elements of a Word document in any order and depth. */
const markup = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie("node"), { maxLength: 6 }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { depthSize: "medium" },
    fc.constant("<w:r><w:t>x</w:t></w:r>"),
    fc
      .tuple(fc.constantFrom(...elements), fc.constantFrom(...attributes), tie("nodes"))
      .map(([name, given, inner]) => `<w:${name}${given}>${inner}</w:${name}>`),
  ),
})).nodes;

describe("a Word document of any shape", () => {
  it("comes out as text or as a named failure", { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(markup, async (body) => {
        const result = await extractText(docxFile(body), "a.docx");
        if (!result.ok) expect(["no_text", "damaged"]).toContain(result.error.code);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a damaged file", () => {
  it.each(Object.entries(sound))(
    "comes out as text or as a named failure: %s",
    { timeout: 120_000 },
    async (name, bytes) => {
      await fc.assert(
        fc.asyncProperty(damage(bytes), async (changed) => {
          const result = await extractText(changed, name);
          if (result.ok) expect(result.text.trim()).not.toBe("");
          else expect(failureCodes).toContain(result.error.code);
          recogniseFile(changed, name);
        }),
        { numRuns: 150 },
      );
    },
  );
});
