import { expect, it } from "vitest";
import { linesOf } from "../../../app/components/scan/lines.ts";

const pageOf = (text: string) => ({
  text,
  words: text.split(/\s+/).flatMap((word) => (word === "" ? [] : [{ text: word }])),
});

it("the lines of a scanned page have each of its words once, where it stands", () => {
  const page = pageOf("The fee is\n\n  the the fee\nno fee");
  const lines = linesOf(page).map(({ start, end, words }) => [
    page.text.slice(start, end),
    words.map((index) => page.words[index]?.text),
  ]);
  expect(lines).toEqual([
    ["The fee is", ["The", "fee", "is"]],
    ["", []],
    ["  the the fee", ["the", "the", "fee"]],
    ["no fee", ["no", "fee"]],
  ]);
  expect(linesOf(page).flatMap(({ words }) => words)).toEqual([...page.words.keys()]);
});

it("a page without words has lines without words", () => {
  expect(linesOf(pageOf(""))).toEqual([{ start: 0, end: 0, words: [] }]);
});
