import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuote, makeSearchable } from "../../../app/analysis/matching/quotes.ts";

const wordsAt = (text: string, quote: string) => {
  const span = findQuote(makeSearchable(text), quote);
  return span && text.slice(span.start, span.end);
};

describe("finding a quote in a document", () => {
  const clause = "The Supplier’s total liability is limited to the fees paid.";

  it("gives back the document's own words", () => {
    expect(wordsAt(`1. Liability\n${clause} More.`, clause)).toBe(clause);
  });

  it.each([
    ["other white space", "the total\u00a0liability\n  is   limited to $1,000"],
    ["words that a line break hyphenated", "the total lia-\nbility is limited to $1,000"],
    ["soft hyphens", "the to\u00adtal liabil\u00adity is limited to $1,000"],
    ["zero-width characters", "the t\u200bot\u200dal liability\u2060 is limited to $1,000"],
    ["ligatures", "the total liability is limited to $1,000"],
  ])("copes with %s", (_what, text) => {
    expect(wordsAt(`Clause: ${text}.`, "the total liability is limited to $1,000")).toBe(text);
  });

  it.each([
    ["curly and straight quotation marks", "“Services” means the Supplier’s work"],
    ["other dashes", '"Services" means the Supplier\'s work'],
    ["quotation marks around the quote", "'\"Services\" means the Supplier's work'"],
    ["dots around the quote", '… "Services" means the Supplier\'s work ...'],
  ])("copes with %s", (_what, quote) => {
    const text = "In this deed “Services” means the Supplier’s work – all of it.";
    expect(wordsAt(text, quote)).toContain("means the Supplier’s work");
  });

  it("takes composed and decomposed accents for the same", () => {
    const text = "The cafe\u0301 owner is liable for everything.";
    expect(wordsAt(text, "The café owner is liable")).toBe("The cafe\u0301 owner is liable");
  });

  it.each([
    ["words that are not there", "The Supplier owns the moon and the stars"],
    ["a word cut in two", "upplier’s total liability is limited"],
    ["a quote with words left out", "The Supplier’s total liability … fees paid."],
    ["other capitals", "the supplier’s total liability is limited"],
    ["a quote too short to show anything", "limited"],
    ["an empty quote", ""],
  ])("does not find %s", (_what, quote) => {
    expect(wordsAt(clause, quote)).toBeNull();
  });

  it("does not cut an accent off its letter", () => {
    expect(wordsAt("You must pay the cafe\u0301.", "You must pay the cafe")).toBeNull();
  });

  it("looks only inside the part that it was given", () => {
    const text = `${clause}\n${clause}`;
    const second = makeSearchable(text, clause.length);
    expect(findQuote(second, clause)).toEqual({
      start: clause.length + 1,
      end: text.length,
    });
  });

  it("finds every passage again, at offsets that hold, however it was disturbed", () => {
    const word = fc.constantFrom("the", "Supplier’s", "liability", "naïve", "𝒳-ray", "co-operate");
    const passage = fc.array(word, { minLength: 4, maxLength: 12 }).map((list) => list.join(" "));
    const disturb = (text: string, how: number) =>
      [
        text,
        text.replace(/ /g, "\n"),
        text.replace(/’/g, "'"),
        text.replace(/-/g, "‑"),
        text.normalize("NFD"),
        [...text].join("\u200b"),
      ][how % 6] ?? text;
    fc.assert(
      fc.property(passage, passage, passage, fc.nat(5), fc.nat(5), (before, quote, after, a, b) => {
        const text = `${disturb(before, a)} ${disturb(quote, a)} ${after}`;
        const span = findQuote(makeSearchable(text), disturb(quote, b));
        if (!span) throw new Error("not found");
        const strip = (words: string) => words.normalize("NFKD").replace(/[\s\u200b’'‐-]/g, "");
        expect(strip(text.slice(span.start, span.end))).toBe(strip(quote));
      }),
    );
  });
});
