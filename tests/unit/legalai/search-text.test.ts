import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPlace } from "../../../app/services/cases/found-words.ts";
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

  it("loses nothing, keeps to 16,000, never cuts a character and says where each lies", () => {
    fc.assert(
      fc.property(longText, (text) => {
        const stored = Buffer.from(text);
        let end = 0;
        for (const { body, start, length, byte_start, byte_length } of cutPassages(text)) {
          expect(length).toBeLessThanOrEqual(16_000);
          expect(start).toBe(end);
          expect(text.slice(start, start + length)).toBe(body);
          expect(stored.toString("utf8", byte_start, byte_start + byte_length)).toBe(body);
          end = start + length;
        }
        expect(end).toBe(text.length);
      }),
      { numRuns: 200 },
    );
  });

  it("ends a passage with a paragraph, else with a word", () => {
    const bodies = (text: string) => cutPassages(text).map(({ body }) => body);
    for (const body of bodies("a line of words\n".repeat(1_500)))
      expect(body.endsWith("words\n")).toBe(true);
    for (const body of bodies("words ".repeat(4_000))) expect(body.endsWith("words ")).toBe(true);
  });
});

describe("what was found", () => {
  const found = (text: string, q: string) => {
    const place = findPlace(text, searchTerms(q));
    return place && [place.text, place.marks.map(({ start, end }) => place.text.slice(start, end))];
  };

  it("is shown in its sentence, with white space put in order", () => {
    const text = "The rest of it. The  Supplier\tpays the fees. The rest is…";
    expect(found(text, "supplier fees")).toEqual([
      "The Supplier pays the fees.",
      ["Supplier", "fees"],
    ]);
    expect(found(text, "customer")).toBeNull();
  });

  it("leaves the headings around it out", () => {
    expect(found("2. Fees\n2.1 The Supplier may\n3. Liability", "supplier")?.[0]).toBe(
      "2.1 The Supplier may",
    );
  });

  it("is where most of the words stand together", () => {
    const text = `The Supplier sells. ${"Nothing more is said. ".repeat(40)}The fee of the Supplier is due.`;
    expect(found(text, "supplier fee")).toEqual([
      "The fee of the Supplier is due.",
      ["fee", "Supplier"],
    ]);
  });

  it("is read like the index reads: accents, capitals, apostrophes, hyphens, unfinished words", () => {
    const text = "Dear Ms Nguye\u0302\u0303n, the café’s set - off of İzmir is Ångström’s.";
    for (const [q, words] of [
      ["nguyen", ["Nguye\u0302\u0303n"]],
      ["CAFÉ'S", ["café’s"]],
      ['"set-off"', ["set - off"]],
      ["ang", ["Ångström"]],
      ["izmir", ["İzmir"]],
      ['"caf"', undefined],
      ["ff", undefined],
    ] as const)
      expect([q, found(text, q)?.[1]]).toEqual([q, words]);
  });

  it("keeps the sign of a sentence that was cut", () => {
    const text = `${"before ".repeat(200)}supplier ${"after ".repeat(200)}`;
    const [shown = ""] = found(text, "supplier") ?? [];
    expect(shown).toMatch(/^…before .*before supplier after .*after…$/);
    expect(shown.length).toBeLessThan(420);
  });

  it("marks just the words that are looked for, whatever the text and the search", () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(..."abcé\u0301 .\n'-") }));
    fc.assert(
      fc.property(words, fc.stringMatching(/^[a-cé"' -]{1,8}$/), (parts, q) => {
        const place = findPlace(parts.join(" "), searchTerms(q));
        const fold = (text: string) => text.normalize("NFD").replace(/[^a-z]/g, "");
        const terms = searchTerms(q).map(fold);
        for (const { start, end } of place?.marks ?? []) {
          const mark = fold(place?.text.slice(start, end) ?? "");
          expect(terms.some((term) => mark.startsWith(term))).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
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
        expect(searchTerms(q).filter((term) => !/^"[^"\0]+"\*?$/.test(term))).toEqual([]);
      }),
    );
  });
});
