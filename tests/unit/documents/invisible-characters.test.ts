import { describe, expect, it } from "vitest";
import { extractText } from "../../../app/documents/index.ts";
import { withoutLeftOut } from "../../../app/documents/left-out.ts";

const read = async (text: string) => {
  const extraction = await extractText(new TextEncoder().encode(text), "contract.txt");
  if (!extraction.ok) throw new Error(extraction.error.code);
  return extraction;
};

describe("characters that nobody sees", () => {
  it("are left out of the text, so that every word can be found, and are noted", async () => {
    const { text, notes } = await read(
      "The Customer indem\u200bnifies\u2060 the \u202eSupplier\u{e0041}.",
    );
    expect(text.trim()).toBe("The Customer indemnifies the Supplier.");
    expect(notes).toEqual([
      { code: "invisible_characters", message: expect.stringContaining("4 invisible characters") },
    ]);
  });

  it("stay where a script needs them to be read", async () => {
    const persian = "می\u200cخواهم";
    expect((await read(persian)).text.trim()).toBe(persian);
  });

  it("move the pages and running heads that stand behind them", () => {
    const before = "a\u200bb\u{e0041}c|page";
    const start = before.indexOf("|");
    const after = withoutLeftOut({
      ok: true,
      text: before,
      pageStarts: [0, start + 1],
      runningHeads: [{ start, end: before.length, where: "footer" }],
      notes: [],
    });
    expect(after.text).toBe("abc|page");
    expect(after.pageStarts.map((offset) => after.text.slice(offset))).toEqual([
      "abc|page",
      "page",
    ]);
    expect(after.runningHeads).toEqual([{ start: 3, end: 8, where: "footer" }]);
  });
});
