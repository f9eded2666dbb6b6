import { expect, it } from "vitest";
import { UnreadableFile } from "../../../app/documents/unreadable.ts";
import { Numbers } from "../../../app/marking/numbers.ts";
import { mostNodes, readSource } from "../../../app/marking/source.ts";
import { mainPart } from "../../fixtures/word/package.ts";

it("a paragraph with as many elements as it may have is marked, and with one more refused in words", () => {
  const elementsIn = (count: number) => {
    const found: number[] = [];
    // The paragraph is one, and another paragraph counts by itself.
    const source = mainPart(`<w:p>${"<w:r/>".repeat(count - 1)}</w:p><w:p><w:r/></w:p>`);
    readSource(source, new Numbers(), ({ children }) => found.push(1 + children.length));
    return found;
  };
  expect(elementsIn(mostNodes)).toEqual([mostNodes, 2]);
  expect(() => elementsIn(mostNodes + 1)).toThrow(UnreadableFile);
  expect(() => elementsIn(mostNodes + 1)).toThrow(
    "A paragraph of this document has too many parts. Open the file in the program that made it",
  );
});
