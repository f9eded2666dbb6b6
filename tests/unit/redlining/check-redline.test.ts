import { readFileSync } from "node:fs";
import { DeletedTextRun, Document, InsertedTextRun, Packer, Paragraph, TextRun } from "docx";
import { describe, expect, it } from "vitest";
import { redlineAssets } from "../../../app/redlining/assets.ts";
import { faultOfRedline } from "../../../app/redlining/check-redline.ts";

type Run = TextRun | InsertedTextRun | DeletedTextRun;
const file = async (...children: Run[]) => {
  const sections = [{ children: [new Paragraph({ children })] }];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections })));
};
const says = (text: string) => file(new TextRun(text));
const by = { author: "Ann Lee", date: "2026-11-23T01:02:03Z" };
const redlined = () =>
  file(
    new TextRun("The cap is $"),
    new DeletedTextRun({ text: "1,000", id: 1, ...by }),
    new InsertedTextRun({ text: "500", id: 2, ...by }),
  );
const [was, is] = ["The cap is $1,000", "The cap is $500"];

describe("a redline is handed over", () => {
  it("that says what each of the two files says", async () => {
    const files = { older: await says(was), newer: await says(is), redline: await redlined() };
    expect(await faultOfRedline(files)).toBe(null);
  });

  it("whose two files have tracked changes of their own, by what these come to", async () => {
    const gone = new DeletedTextRun({ text: " now", id: 3, ...by });
    const older = await file(new TextRun(was), gone);
    const files = { older, newer: await says(is), redline: await redlined() };
    expect(await faultOfRedline(files)).toBe(null);
  });
});

describe("a redline is not handed over", () => {
  it.each([
    ["not the older", "The cap is $2,000", is],
    ["not the newer", was, "The cap is $5,000"],
  ])("that is %s file, by one number", async (fault, older, newer) => {
    const files = { older: await says(older), newer: await says(newer) };
    expect(await faultOfRedline({ ...files, redline: await redlined() })).toBe(fault);
  });

  it("that tracks nothing", async () => {
    const same = await says(was);
    expect(await faultOfRedline({ older: same, newer: same, redline: same })).toBe("no changes");
  });

  it("that is no Word file, not even where the others are none", async () => {
    const none = new TextEncoder().encode("Not a Word file.");
    const files = { older: await says(was), newer: await says(is) };
    expect(await faultOfRedline({ ...files, redline: none })).toBe("not the older");
    expect(await faultOfRedline({ older: none, newer: none, redline: none })).toBe("not the older");
  });
});

it("what makes redlines is served under the version that is installed", () => {
  const { version } = JSON.parse(readFileSync("node_modules/docxodus/package.json", "utf8"));
  expect(redlineAssets).toBe(`/redliner/docxodus-${version}/`);
});
