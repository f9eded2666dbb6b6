import { describe, expect, it } from "vitest";
import { recogniseFile } from "../../../app/documents/index.ts";
import {
  type OdtParts,
  odtFile,
  odtItem,
  odtNumbering,
  odtTable,
  odtParagraph as p,
} from "../../fixtures/documents/odt.ts";
import { failureOf, read } from "./read.ts";

const textOf = async (body: string, parts: OdtParts = {}) =>
  (await read(odtFile(body, parts), "a.odt")).text;

describe("an OpenDocument text", () => {
  it("is known by its content", () => {
    expect(recogniseFile(odtFile(p("Words")), "a.odt")).toEqual({ ok: true, type: "odt" });
    expect(recogniseFile(odtFile(p("Words")), "a.docx").ok).toBe(false);
    const sheet = odtFile(p("x"), {
      mediaType: "application/vnd.oasis.opendocument.spreadsheet",
    });
    expect(recogniseFile(sheet, "a.odt")).toMatchObject({
      message: expect.stringContaining("an OpenDocument spreadsheet"),
    });
    const macros = odtFile(p("x"), { extra: { "Basic/Standard/One.xml": new Uint8Array(1) } });
    expect(recogniseFile(macros, "a.odt").ok).toBe(false);
  });

  it("is read paragraph by paragraph, with white space as it is shown", async () => {
    const body = `${p("One")}${p("<text:span>  Two\n  three</text:span><text:s text:c='3'/>x<text:tab/>y<text:line-break/>z")}`;
    expect(await textOf(body)).toBe("One\nTwo three   x\ty\nz");
  });

  it("counts lists over their breaks, and headings", async () => {
    const body = [
      odtItem("Term", "L"),
      odtItem("Start", "L", 1),
      p("Between"),
      odtItem("End", "L", 1),
      odtItem("Fees", "L"),
      '<text:h text:outline-level="1">Heading</text:h>',
      '<text:list text:style-name="L"><text:list-item text:start-value="7"><text:p>Seven</text:p><text:p>more</text:p></text:list-item></text:list>',
    ].join("");
    const styles = `<text:outline-style><text:outline-level-style text:level="1" style:num-format="A" style:num-suffix=")"/></text:outline-style>`;
    expect(await textOf(body, { automatic: odtNumbering("L"), styles })).toBe(
      "1. Term\n1.1 Start\nBetween\n1.2 End\n2. Fees\nA) Heading\n7. Seven\nmore",
    );
  });

  it("shows bullets, and numbers in any form", async () => {
    const levels =
      '<text:list-level-style-bullet text:level="1" text:bullet-char="\uf0b7"><style:text-properties style:font-name="Symbol"/></text:list-level-style-bullet><text:list-level-style-number text:level="2" style:num-format="i" style:num-prefix="(" style:num-suffix=")"/>';
    const automatic = `<text:list-style style:name="L">${levels}</text:list-style>`;
    expect(await textOf(odtItem("a", "L") + odtItem("b", "L", 1), { automatic })).toBe(
      "• a\n(i) b",
    );
  });

  it("shows a table row by row, with one cell for those that are merged", async () => {
    const rows = `<table:table><table:table-row><table:table-cell table:number-columns-spanned="2">${p("Wide")}</table:table-cell><table:covered-table-cell/><table:table-cell table:number-rows-spanned="2">${p("Tall")}</table:table-cell></table:table-row><table:table-row><table:table-cell>${p("a")}</table:table-cell><table:table-cell>${p("b")}</table:table-cell><table:covered-table-cell/></table:table-row></table:table>`;
    expect(await textOf(odtTable([[p("Item"), p("Price")]]) + rows)).toBe(
      "Item\tPrice\nWide\tTall\na\tb",
    );
    expect(await textOf(odtTable([[p("1.1"), p("First") + p("Second"), p("End")]]))).toBe(
      "1.1\tFirst\nSecond\nEnd",
    );
  });

  it("puts the text of a note behind the paragraph that has its mark", async () => {
    const note = (
      kind: string,
      words: string,
      citation = "<text:note-citation>9</text:note-citation>",
    ) =>
      `<text:note text:id="n" text:note-class="${kind}">${citation}<text:note-body>${p(words)}</text:note-body></text:note>`;
    const body = p(
      `<text:span>The Act</text:span>${note("footnote", "As amended.")} and${note("endnote", "See above.")} or${note("footnote", "By hand.", '<text:note-citation text:label="*">*</text:note-citation>')}`,
    );
    expect(await textOf(body + p("Next"))).toBe(
      "The Act[1] and[i] or*\n[1] As amended.\n[i] See above.\n* By hand.\nNext",
    );
  });

  it("shows headers before and footers after the body, once, where they are shown", async () => {
    const page = `<style:header>${p("Draft")}</style:header><style:header-left>${p("Draft")}</style:header-left><style:footer>${p("Confidential")}</style:footer><style:footer-left style:display="false">${p("Never")}</style:footer-left>`;
    const result = await read(odtFile(p("Body"), { page }), "a.odt");
    expect(result.text).toBe("Draft\n\nBody\n\nConfidential");
    expect(result.runningHeads).toHaveLength(2);
  });

  it("is read as if its tracked changes were accepted, and keeps comments apart", async () => {
    const info =
      "<office:change-info><dc:creator>Jo Lee</dc:creator><dc:date>2026-01-02T03:04:05</dc:date></office:change-info>";
    const changes = `<text:tracked-changes><text:changed-region text:id="d"><text:deletion>${info}${p("thirty")}</text:deletion></text:changed-region><text:changed-region text:id="i"><text:insertion>${info}</text:insertion></text:changed-region></text:tracked-changes>`;
    const comment = `<office:annotation><dc:creator>Sam</dc:creator>${p("Why?")}</office:annotation>`;
    const body = p(
      `<text:span>within </text:span><text:change text:change-id="d"/><text:change-start text:change-id="i"/>sixty<text:change-end text:change-id="i"/> days${comment}`,
    );
    const result = await read(odtFile(changes + body), "a.odt");
    expect(result.text).toBe("within sixty days");
    expect(result.deletedText).toEqual([
      { text: "thirty", author: "Jo Lee", date: "2026-01-02T03:04:05" },
    ]);
    expect(result.comments).toEqual([{ text: "Why?", author: "Sam", date: null }]);
    expect(result.notes[0]?.message).toContain("1 insertion and 1 deletion");
  });

  it("keeps hidden text and says that it was hidden", async () => {
    const automatic =
      '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>';
    const body = p(
      '<text:span>Seen </text:span><text:span text:style-name="H">not seen</text:span>',
    );
    const result = await read(odtFile(body, { automatic }), "a.odt");
    expect(result.text).toBe("Seen not seen");
    expect(result.notes[0]?.message).toContain("hidden text (2 words)");
  });

  it("has the words of boxes after their paragraph, and no descriptions of pictures", async () => {
    const body = p(
      `<text:span>Anchor</text:span><draw:frame><draw:text-box>${p("In the box")}</draw:text-box></draw:frame><draw:frame><draw:image>${p("no")}</draw:image></draw:frame> goes on`,
    );
    expect(await textOf(body)).toBe("Anchor goes on\nIn the box");
  });

  it("says of one with a password, and of one without words, what is wrong", async () => {
    const manifest = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    expect(await failureOf(odtFile(p("x"), { manifest }), "a.odt")).toBe("password_protected");
    expect(await failureOf(odtFile(p("")), "a.odt")).toBe("no_text");
  });
});
