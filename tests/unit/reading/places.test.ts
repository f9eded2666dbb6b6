import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { condense } from "../../../app/analysis/condensing/condense.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";

const mark = / ⟦([^⟧]+)⟧$/;

/** Papers of all kinds; at the end of a line the place of its words, or "-" where none may be cited. */
const papers = readFileSync(new URL("../../fixtures/places.txt", import.meta.url), "utf8")
  .split(/^#### /m)
  .slice(1)
  .map((paper) => {
    const [name = "", ...lines] = paper.split("\n");
    const text = lines.map((line) => line.replace(mark, "")).join("\n");
    let at = 0;
    const places = lines.flatMap((line) => {
      const words = line.replace(mark, "");
      const offset = at + words.length - 2;
      at += words.length + 1;
      const place = mark.exec(line)?.[1];
      return place ? [{ words, offset, place }] : [];
    });
    return { name, text, places };
  });

describe("no place is false", () => {
  it.each(papers)("in $name", ({ text, places }) => {
    const condensed = condense(text);
    const reading = readDocument(condensed.text);
    const placeAt = (offset: number) =>
      reading.placeAt(condensed.found({ start: offset, end: offset }).start) ?? "-";
    expect(places.map(({ words, offset }) => `${words} ⟦${placeAt(offset)}⟧`)).toEqual(
      places.map(({ words, place }) => `${words} ⟦${place}⟧`),
    );
  });
});
