import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { extractText, recogniseFile } from "../../../app/documents/index.ts";
import { failureCodes } from "../../../app/schemas/cases/life.ts";
import { damage, soundFiles } from "../../../commands/fuzzing/damaged-files.ts";
import { docxFile } from "../../fixtures/documents/docx.ts";
import { drawsOfShare } from "../../shares.ts";

const share = inject("share");

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
      drawsOfShare(400, share),
    );
  });
});

describe("a damaged file", () => {
  it.each(Object.entries(soundFiles))(
    "comes out as text or as a named failure: .%s",
    { timeout: 120_000 },
    async (type, bytes) => {
      const name = `a.${type}`;
      expect(await extractText(bytes, name)).toMatchObject({ ok: true });
      await fc.assert(
        fc.asyncProperty(damage(bytes), async (changed) => {
          const result = await extractText(changed, name);
          if (result.ok) expect(result.text.trim()).not.toBe("");
          else expect(failureCodes).toContain(result.error.code);
          recogniseFile(changed, name);
        }),
        drawsOfShare(150, share),
      );
    },
  );
});
