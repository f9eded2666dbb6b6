import { expect, it } from "vitest";
import { csvLine } from "../../../app/lib/csv.ts";

it.each([
  ...["=1+1", "+61 3", "-2", "@SUM(A1)", "\tx", "\rx", "\n=1", "\nx"],
  ...["＝1+1", "＋1", "－1", "＠x", "﹦1", "﹢1", "﹣1", "﹫x"],
  ...[" =1", "\u200b=1", "\ufeff+1", "\u00a0@x", "\u202e=1", "\u0000-1"],
])("a cell that begins with %j is text to a spreadsheet", (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

it("every other cell is as it was, with its quotation marks doubled", () => {
  const cells = ["plain", "a=b", "1-2", "", " indented", "“x”", 'say "no"', "two\nlines", "１２"];
  expect(csvLine(cells)).toBe(
    '"plain","a=b","1-2",""," indented","“x”","say ""no""","two\nlines","１２"\r\n',
  );
});
