import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunkAt, chunkText } from "../../../app/components/desk/document-chunks.ts";

const text = fc
  .array(fc.constantFrom("a", "word", " ", "\n", ". "), { minLength: 1, maxLength: 400 })
  .map((parts) => parts.join(""));
const size = fc.integer({ min: 1, max: 60 });

describe("chunkText", () => {
  it("loses no character and repeats none", () => {
    fc.assert(
      fc.property(text, size, (whole, length) => {
        const joined = chunkText(whole, { size: length })
          .map(({ start, end }) => whole.slice(start, end))
          .join("");
        expect(joined).toBe(whole);
      }),
    );
  });

  it("makes no chunk empty and none longer than four sizes", () => {
    fc.assert(
      fc.property(text, size, (whole, length) => {
        for (const { start, end } of chunkText(whole, { size: length })) {
          expect(end).toBeGreaterThan(start);
          expect(end - start).toBeLessThanOrEqual(4 * length);
        }
      }),
    );
  });

  it("cuts the beginning of a text as it cuts the whole", () => {
    fc.assert(
      fc.property(text, size, (whole, length) => {
        const chunks = chunkText(whole, { size: length });
        const half = chunks.slice(0, Math.ceil(chunks.length / 2));
        expect(chunkText(whole.slice(0, half.at(-1)?.end), { size: length })).toEqual(half);
      }),
    );
  });
});

describe("chunkAt", () => {
  it("finds the chunk that holds an offset", () => {
    fc.assert(
      fc.property(text, size, fc.nat(), (whole, length, at) => {
        const chunks = chunkText(whole, { size: length });
        const offset = at % whole.length;
        const chunk = chunks[chunkAt(chunks, offset)];
        expect(chunk?.start).toBeLessThanOrEqual(offset);
        expect(chunk?.end).toBeGreaterThan(offset);
      }),
    );
  });
});
