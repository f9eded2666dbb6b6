import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analysed } from "../../fixtures/analysed.ts";
import { contractText } from "../../fixtures/contract.ts";
import {
  abstractList,
  docxFile,
  level,
  list,
  listItem,
  paragraph,
} from "../../fixtures/documents/docx.ts";
import { odtFile, odtItem, odtNumbering, odtParagraph } from "../../fixtures/documents/odt.ts";
import { rtfFile, rtfParagraph } from "../../fixtures/documents/rtf.ts";
import { read } from "./read.ts";

const contracts = {
  "a short services agreement": contractText,
  "a lease": readFileSync("tests/fixtures/contracts/commercial-lease.txt", "utf8"),
  "a subcontract": readFileSync("tests/fixtures/contracts/construction-subcontract.txt", "utf8"),
};

/** What a paragraph has as its automatic number, and its words. */
function parted(line: string): { number: string; depth: number; words: string } {
  const [, number = "", words = line] = /^(\d+\.|\d+\.\d+) (.*)$/s.exec(line) ?? [];
  return { number, depth: number.endsWith(".") ? 0 : 1, words };
}

const numbering =
  abstractList(0, level(0, "decimal", "%1.") + level(1, "decimal", "%1.%2")) + list(1, 0);

/** A contract's text as a file of each type: typed numbers, or those that the program counts. */
const files = {
  "a.docx": (lines: string[]) => docxFile(lines.map((line) => paragraph(line)).join("")),
  "a.rtf": (lines: string[]) => rtfFile(lines.map((line) => rtfParagraph(line)).join("")),
  "a.odt": (lines: string[]) => odtFile(lines.map((line) => odtParagraph(line)).join("")),
  "counted.docx": (lines: string[]) =>
    docxFile(
      lines
        .map(parted)
        .map(({ number, depth, words }) => (number ? listItem(words, 1, depth) : paragraph(words)))
        .join(""),
      { numbering },
    ),
  "counted.rtf": (lines: string[]) =>
    rtfFile(
      lines
        .map(parted)
        .map(({ number, words }) => rtfParagraph(words, number))
        .join(""),
    ),
  "counted.odt": (lines: string[]) =>
    odtFile(
      lines
        .map(parted)
        .map(({ number, depth, words }) =>
          number ? odtItem(words, "L", depth) : odtParagraph(words),
        )
        .join(""),
      { automatic: odtNumbering("L") },
    ),
};

describe.each(Object.entries(contracts))("the same contract in any type of file: %s", (_, text) => {
  const lines = text.trim().split("\n");
  const found = (words: string) => {
    const { facts, clauses, riskFlags } = analysed(words);
    return { facts, clauses, riskFlags };
  };

  it.each(Object.entries(files))("has the same facts and clauses: %s", async (name, file) => {
    const typed = await read(new TextEncoder().encode(lines.join("\n")), "a.txt");
    const result = await read(file(lines), name);
    expect(result.text.replace(/\s+/g, " ")).toBe(typed.text.replace(/\s+/g, " "));
    expect(spoken(found(result.text))).toEqual(spoken(found(typed.text)));
  });
});

/** An analysis without the places in its own text, which white space moves. */
const spoken = (analysis: unknown) =>
  JSON.parse(
    JSON.stringify(analysis, (key, value) => {
      if (key === "start" || key === "end") return undefined;
      return typeof value === "string" ? value.replace(/\s+/g, " ") : value;
    }),
  );
