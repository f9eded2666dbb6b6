import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { condense } from "../../../app/analysis/condensing/condense.ts";
import { contractText } from "../../fixtures/contract.ts";

const key = "k".repeat(5_000);
const gap = "\n".repeat(5_000);

describe("words and gaps that nobody writes", () => {
  it("are cut, and what stands beside them is found in its own place of the whole text", () => {
    const text = `Fees are due.${gap}See ${key} for more. Rent is due.`;
    const condensed = condense(text);
    expect(condensed.text).toBe(
      `Fees are due.${"\n".repeat(200)}See ${"k".repeat(100)} for more. Rent is due.`,
    );
    for (const words of ["Fees are due.", "See", "for more.", "Rent is due."]) {
      const start = condensed.text.indexOf(words);
      const placed = condensed.placed({ start, end: start + words.length });
      expect(text.slice(placed.start, placed.end)).toBe(words);
    }
  });

  it.each([
    ["w".repeat(101), "w".repeat(100)],
    [`${"w".repeat(100)} ${"w".repeat(101)} w`, `${"w".repeat(100)} ${"w".repeat(100)} w`],
    [`ab ${"w".repeat(99)} ${"w".repeat(102)}`, `ab ${"w".repeat(99)} ${"w".repeat(100)}`],
    [`w${" ".repeat(201)}w`, `w${" ".repeat(200)}w`],
    [`w${"\n".repeat(201)}${"w".repeat(300)}`, `w${"\n".repeat(200)}${"w".repeat(100)}`],
  ])("are found wherever they begin (%#)", (text, left) => {
    expect(condense(text).text).toBe(left);
    expect(condense(`${"short words ".repeat(40)}${text}`).text).toBe(
      `${"short words ".repeat(40)}${left}`,
    );
  });

  it("leave every other text as it is", () => {
    const text = `A link of 100 characters: ${"l".repeat(100)}${"\n".repeat(200)}The end.`;
    const condensed = condense(text);
    expect(condensed.text).toBe(text);
    expect(condensed.placed({ start: 7, end: 11 })).toEqual({ start: 7, end: 11 });
  });

  it("has one kind of hyphen to be read, and quotes as they were written", () => {
    const text = contractText.replaceAll("-", "\u2011");
    const plain = analyseDocument(contractText);
    const read = analyseDocument(text);
    expect(read.riskFlags.map(({ clauseTitle, start }) => [clauseTitle, start])).toEqual(
      plain.riskFlags.map(({ clauseTitle, start }) => [clauseTitle, start]),
    );
    for (const { quote, start, end } of read.riskFlags) expect(text.slice(start, end)).toBe(quote);
    expect(condense("pre\u2011emptive non\u2010solicit").text).toBe("pre-emptive non-solicit");
  });

  it("change nothing that is read in a contract but its places", () => {
    const [head = "", ...rest] = contractText.split("\n\n");
    const padded = [`${head}${gap}${key}`, ...rest].join("\n\n");
    const plain = analyseDocument([`${head}\n\nkey`, ...rest].join("\n\n"));
    const read = analyseDocument(padded);
    expect(read.riskFlags.map(({ quote, riskLevel }) => [quote, riskLevel])).toEqual(
      plain.riskFlags.map(({ quote, riskLevel }) => [quote, riskLevel]),
    );
    expect(read.facts.parties.map(({ name }) => name)).toEqual(
      plain.facts.parties.map(({ name }) => name),
    );
    for (const { quote, start, end } of [...read.riskFlags, ...read.findings])
      expect(padded.slice(start, end)).toBe(quote);
    for (const { name, start, end } of read.facts.parties)
      expect(padded.slice(start, end)).toBe(name);
  });
});

const marked = `# Boat Storage Terms

**Date:** 4 March 2026

> **Parties**
> Harbour Sheds Pty Ltd ABN 51 824 753 556 ("**the Keeper**") and _Dinah Moss_ of Hobart ("the Owner").

## 1. Storage

The Keeper **must** store the boat.

## 2. Liability

The Owner indemnifies the Keeper against *all* loss, whatever its cause.

| Item | Fee |
|------|-----|
| Yard | $40 a week |

## 3. Law

The law of Tasmania governs this agreement. See clause 2.
`;

describe("the marks of Markdown", () => {
  it("are not read, and quotes and places are those of the text with them", () => {
    const unmarked = marked.replace(/^(?:> )?(?:#+ )?|\*+|_(?=[DA])|(?<=Moss)_|^\|--.*$/gm, "");
    const [read, plain] = [analyseDocument(marked), analyseDocument(unmarked)];
    expect(read.riskFlags.map(({ clauseTitle, place }) => [clauseTitle, place])).toEqual(
      plain.riskFlags.map(({ clauseTitle, place }) => [clauseTitle, place]),
    );
    expect(read.riskFlags.map(({ place }) => place)).toContain("cl 2");
    expect(read.facts.title?.value).toBe("Boat Storage Terms");
    expect(read.facts.parties.map(({ name }) => name)).toEqual(
      plain.facts.parties.map(({ name }) => name),
    );
    for (const { quote, start, end } of read.riskFlags)
      expect(marked.slice(start, end)).toBe(quote);
    expect(read.riskFlags.find(({ clauseTitle }) => clauseTitle === "Indemnity")?.quote).toContain(
      "*all* loss",
    );
    expect(read.executiveSummary).not.toMatch(/[*#>_]/);
    expect(read.findings).toEqual([]);
  });

  it.each([
    ["a rate* of 5 (*before tax)", "stars of footnotes"],
    ["[**] units at [**] each", "words left out"],
    ["Name: ____ Date: ____", "lines to write on"],
    ["the file my_own_name and __init__2", "names with a line in them"],
    ["**Cargo** means what is carried.", "a term in bold that is defined"],
    ["#4 Quay Street and 5 > 3", "numbers and comparisons"],
  ])("are not seen in “%s”: %s", (text) => {
    expect(condense(text).text).toBe(text);
  });
});

describe("the ends of pages", () => {
  const foot = (page: number) => `\n${page}\n\nSource: HERON EDUCATION, 10-K, 3/9/2021\n\n`;
  const long = "The Tenant shall not do anything that is inconsistent with the lease or otherwise";

  it("are cut where they stand between the halves of a sentence", () => {
    const text = `${long}${foot(1)}harms the building.\nIt is a long lease.${foot(2)}Rent is due.${foot(3)}`;
    const condensed = condense(text);
    expect(condensed.text).toContain("or otherwise harms the building.");
    expect(condensed.text).toContain("Source: HERON EDUCATION");
    const start = condensed.text.indexOf("harms");
    const placed = condensed.placed({ start, end: start + 5 });
    expect(text.slice(placed.start, placed.end)).toBe("harms");
  });

  it("are cut in capitals too, and a page number by itself", () => {
    const capitals = "NEITHER PARTY IS LIABLE TO THE OTHER FOR ANY LOSS OF PROFIT OR";
    expect(condense(`${capitals}\n7\n\nGOODWILL.`).text).toMatch(/PROFIT OR\sGOODWILL\./);
  });

  it("stay where no sentence is broken", () => {
    const text = `${long} harms it.\n7\n\nThe rent is due.\n8\n\n(a) in advance.`;
    expect(condense(text).text).toBe(text);
  });

  it("leave out the lines under words", () => {
    expect(condense("NTL and its ------------ Affiliates may use it.").text).toBe(
      "NTL and its Affiliates may use it.",
    );
    expect(condense("one\n------------\ntwo").text).toBe("one\n------------\ntwo");
  });
});
