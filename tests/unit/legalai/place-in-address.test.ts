import fc from "fast-check";
import { expect, it } from "vitest";
import { placeOfHash, wordsPath } from "../../../app/components/ask/addresses.ts";

it("a place of a document goes into an address and comes out of it", () => {
  const place = fc.tuple(fc.nat(1_500_000), fc.nat(900));
  fc.assert(
    fc.property(place, ([start, length]) => {
      const span = { start, end: start + length };
      const { pathname, hash } = new URL(wordsPath("one", span), "https://legalai.example");
      expect(pathname).toBe("/legalai/case/one");
      expect(placeOfHash(hash)).toEqual(span);
    }),
  );
});

it("an address with another hash, or a broken one, leads to no place", () => {
  for (const hash of [
    "",
    "#words-3",
    "#at-",
    "#at-3",
    "#at-3-",
    "#at-x-9",
    "#at-1-2-3",
    "#at-1e9-2",
  ])
    expect(placeOfHash(hash), hash).toBeNull();
});
