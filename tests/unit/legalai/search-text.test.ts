import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markEnd, markStart, readFoundWords } from "../../../app/services/cases/found-words.ts";
import { cutPassages } from "../../../app/services/cases/passages.ts";
import { searchTerms } from "../../../app/services/cases/search.server.ts";

describe("cutting a text into passages", () => {
  const piece = fc.constantFrom(
    "word ",
    "Clause.\n",
    "\n\n",
    "x".repeat(5_000),
    "😀".repeat(4_000),
  );
  const longText = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));

  it("loses nothing, keeps to 16,000 and never cuts a character", () => {
    fc.assert(
      fc.property(longText, (text) => {
        const passages = cutPassages(text);
        expect(passages.join("")).toBe(text);
        for (const passage of passages) {
          expect(passage.length).toBeLessThanOrEqual(16_000);
          expect(passage.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("ends a passage with a paragraph, else with a word", () => {
    const paragraphs = `${"a line of words\n".repeat(1_500)}`;
    for (const passage of cutPassages(paragraphs)) expect(passage.endsWith("words\n")).toBe(true);
    for (const passage of cutPassages("words ".repeat(4_000)))
      expect(passage.endsWith("words ")).toBe(true);
  });
});

describe("what was found", () => {
  const found = (text: string) =>
    readFoundWords(text.replaceAll("[", markStart).replaceAll("]", markEnd));

  it("is shown in its sentence, with white space put in order", () => {
    const { text, marks } = found("…of it. The  [Supplier]\tpays the [fees]. The rest is…");
    expect(text).toBe("The Supplier pays the fees.");
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(["Supplier", "fees"]);
  });

  it("leaves the headings around it out", () => {
    expect(found("…2. Fees\n2.1 The [Supplier] may\n3. Liability").text).toBe(
      "2.1 The Supplier may",
    );
  });

  it("keeps the sign of a sentence that was cut", () => {
    expect(found("…and the [Supplier] pays").text).toBe("…and the Supplier pays");
    expect(found("…The [Supplier] pays").text).toBe("The Supplier pays");
  });

  it("marks just the words that were marked, whatever is around them", () => {
    const part = fc.record({
      before: fc.stringMatching(/^[a-z .\n…]{0,30}$/),
      word: fc.stringMatching(/^[a-z]{1,8}$/),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const snippet = parts.map(({ before, word }) => `${before}[${word}]`).join("");
        const { text, marks } = found(snippet);
        expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(
          parts.map(({ word }) => word),
        );
      }),
    );
  });

  it("is read even if the document itself has the marks", () => {
    expect(() => readFoundWords(`${markEnd}a${markStart}${markStart}b`)).not.toThrow();
  });
});

describe("what is looked for", () => {
  it("is every word as it is, the last one perhaps unfinished", () => {
    expect(searchTerms("set-off claus")).toEqual(['"set-off"', '"claus"*']);
    expect(searchTerms('"sole discretion" fee')).toEqual(['"sole discretion"', '"fee"*']);
    expect(searchTerms('fee "sole discretion"')).toEqual(['"fee"', '"sole discretion"']);
    expect(searchTerms('an open "quote')).toEqual(['"an"', '"open"', '"quote"']);
  });

  it("is nothing where there is no letter and no digit", () => {
    expect(searchTerms(" % && \" '' – ")).toEqual([]);
    expect(searchTerms("a & b")).toEqual(['"a"', '"b"']);
  });

  it("never holds a quotation mark that could end its string", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (q) => {
        for (const term of searchTerms(q)) expect(term).toMatch(/^"[^"\0]+"\*?$/);
      }),
    );
  });
});
