import { describe, expect, it } from "vitest";
import { contentsAmong } from "../../../app/analysis/condensing/contents.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { findNameSlips } from "../../../app/analysis/slips/names.ts";
import { findTermSlips } from "../../../app/analysis/slips/terms-in-use.ts";

describe("of a document as much is looked at as there may be, and what is over as if it were not there", () => {
  it("names of companies that may be misspelt", () => {
    const slips = (names: number) => {
      const text = `${"Orchid Freight Pty Ltd pays. ".repeat(names - 1)}Bravo Servces Pty Ltd pays.`;
      const party = {
        ...{ name: "Bravo Services Pty Ltd", role: null, aliases: [], start: 0, end: 0 },
      };
      return findNameSlips(readDocument(text), { parties: [party] }).length;
    };
    expect([slips(400), slips(401)]).toEqual([1, 0]);
  });

  it("terms that may be defined and not used", () => {
    const slips = (terms: number) => {
      const used = Array.from({ length: terms - 1 }, (_, at) => {
        const term = `Item ${String.fromCharCode(65 + (at % 26))}${at}x`;
        return `“${term}” means a thing. The ${term} is sold.`;
      });
      const text = [...used, "“Spare Part” means a thing."].join("\n");
      return findTermSlips(readDocument(text)).length;
    };
    expect([slips(60), slips(61)]).toEqual([1, 0]);
  });

  it("lists that may be tables of contents", () => {
    const lines = (lists: number) => {
      const paragraphs = Array.from({ length: lists }, (_, list) => {
        const titles = ["Fees", "Term", "Notices"].map(
          (of) => `${of} of part ${"abcdefghijklm"[list]}`,
        );
        const words = "The Buyer pays what it owes. ".repeat(20).trim();
        return [
          ...titles.map((title, at) => `${title}\t${at + 1}`),
          ...titles.flatMap((title) => [title, words]),
        ];
      }).flat();
      let at = 0;
      const spans = paragraphs.map(({ length }) => {
        const start = at;
        at += length + 1;
        return { start, end: start + length };
      });
      return contentsAmong(paragraphs.join("\n"), spans).reduce((sum, one) => sum + one, 0);
    };
    expect([lines(12), lines(13)]).toEqual([36, 36]);
  });
});
