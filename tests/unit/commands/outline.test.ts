import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { outlineOf } from "../../../commands/explaining/reading.ts";

const folder = new URL("../../fixtures/outlines/", import.meta.url);
const papers = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.replace(/\.txt$/, ""));

describe("the outline of a paper, as it is read", () => {
  it("is that of twelve papers of all kinds", () => {
    expect(papers).toHaveLength(12);
  });

  it.each(papers)("of %s has each line as a person would write it", (paper) => {
    const read = (type: string) => readFileSync(new URL(`${paper}.${type}`, folder), "utf8");
    expect(outlineOf(read("txt")).split("\n")).toEqual(read("outline").trimEnd().split("\n"));
  });
});
