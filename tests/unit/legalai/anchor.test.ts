import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anchorOf, placeAnchor } from "../../../app/services/flags/anchor.ts";
import { contractText } from "../../fixtures/contract.ts";

/** Where words of one text are found in another. */
function placedIn(other: string, words: string, text = contractText, nth = 0) {
  let start = text.indexOf(words);
  for (let i = 0; i < nth; i += 1) start = text.indexOf(words, start + 1);
  if (start < 0) throw new Error("The text has no such words.");
  const span = placeAnchor(other, anchorOf(text, { start, end: start + words.length }), words);
  return span && other.slice(span.start, span.end);
}

const spanIn = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 400 }))
    .map(([start, length]) => ({ start, end: Math.min(text.length, start + length) }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== "");

describe("words that are looked for again", () => {
  it("are at their place where the text is the same", () => {
    fc.assert(
      fc.property(spanIn(contractText), (span) => {
        const words = contractText.slice(span.start, span.end);
        expect(placeAnchor(contractText, anchorOf(contractText, span), words)).toEqual(span);
      }),
    );
  });

  it("are as far on as what came before them, however often they stand there", () => {
    fc.assert(
      fc.property(spanIn(contractText), fc.string({ maxLength: 200 }), (span, before) => {
        const words = contractText.slice(span.start, span.end);
        const found = placeAnchor(before + contractText, anchorOf(contractText, span), words);
        expect(found && (before + contractText).slice(found.start, found.end)).toBe(words);
        // So many characters are the words of one place alone, whatever comes before the text.
        if (words.length > 60)
          expect(found).toEqual({
            start: span.start + before.length,
            end: span.end + before.length,
          });
      }),
    );
  });

  it("are somewhere in the text or nowhere, whatever text and words are", () => {
    const text = fc.string({ unit: "binary", maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, text, fc.nat(400), (other, quote, prefix, suffix, start) => {
        const span = placeAnchor(other, { prefix, suffix, start }, quote);
        if (!span) return;
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThan(span.start);
        expect(span.end).toBeLessThanOrEqual(other.length);
      }),
    );
  });

  it("are at their place before anywhere else", () => {
    const text = "No set-off. No set-off. No set-off.";
    const anchor = { prefix: "", suffix: "", start: 12 };
    expect(placeAnchor(text, anchor, "No set-off.")).toEqual({ start: 12, end: 23 });
  });

  it("are those of several alike that the same words stand around", () => {
    const text = "The Buyer pays costs. The Seller pays costs. The Agent pays costs.";
    const anchor = anchorOf(text, { start: 33, end: 44 });
    const other = `Preamble of some length. ${text}`;
    expect(placeAnchor(other, anchor, "pays costs.")).toEqual({ start: 58, end: 69 });
  });

  it.each([
    ["spaces and line ends", (text: string) => text.replaceAll(" ", "\n  ")],
    ["quotation marks", (text: string) => text.replaceAll("'", "’")],
    ["capitals", (text: string) => text.toUpperCase()],
    ["hyphens at line ends", (text: string) => text.replaceAll("ment", "-\nment")],
  ])("are found with other %s", (_, change) => {
    for (const words of [
      "the Customer gives at least 6 months' written notice",
      "The Supplier's total liability under this agreement is limited to $1,000.",
      "The Customer indemnifies the Supplier against all loss",
    ])
      expect(placedIn(change(contractText), words)).toBe(change(words));
  });

  it("are found where a few of them have changed", () => {
    const other = contractText
      .replace("for convenience on 14 days'", "for convenience on at least 60 days'")
      .replace("6 months' written notice", "3 months' notice in writing");
    expect(
      placedIn(
        other,
        "The Supplier may terminate this agreement for convenience on 14 days' notice.",
      ),
    ).toContain("60 days' notice");
  });

  it("are nowhere when they are gone, and are no other clause that has the same words in another order", () => {
    const text = `${contractText}\n7. The Supplier indemnifies the Customer against claims of third parties.`;
    const words = "The Supplier indemnifies the Customer against claims of third parties.";
    expect(placedIn(contractText, words, text)).toBeNull();
    const mutual = "The Customer must indemnify the Supplier against claims.";
    const turned = "The Supplier must indemnify the Customer against claims.";
    expect(placedIn(`Preamble. ${mutual}`, turned, `${turned} And more.`)).toBeNull();
  });

  it("are not guessed from a few letters", () => {
    expect(placedIn("Nothing here but a fee of 5.", "5%", "Interest is 5% a year.")).toBeNull();
  });
});
