import { describe, expect, it } from "vitest";
import { earlierNames } from "../../../app/schemas/versions/earlier-names.ts";
import { findPlace } from "../../../app/services/cases/found-words.ts";
import { cleanFileName } from "../../../app/services/cases/uploads.server.ts";
import { anchorOf, placeAnchor } from "../../../app/services/flags/anchor.ts";
import { changedWords } from "../../../app/services/flags/changed-words.ts";
import { pageRowsOf } from "../../../app/services/versions/page-rows.ts";

const anywhere = { prefix: "", suffix: "", start: 0 };
const listOf = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));

describe("words of a document are found again among as many as there may be", () => {
  it("places of the same words", () => {
    // The last place is the only one that the same words stand before.
    const found = (places: number) => {
      const before = "the Buyer pays\n";
      const text = `${"the Seller pays\n".repeat(places - 1)}Under clause 4 of it the Seller pays`;
      const anchor = { ...anchorOf(text, { start: text.length - 15, end: text.length }), start: 3 };
      const moved = `${before}${text}`;
      return placeAnchor(moved, anchor, "the Seller pays")?.end === moved.length;
    };
    expect([found(2_000), found(2_001)]).toEqual([true, false]);
  });

  it("words of a quote of which some have changed", () => {
    const found = (words: number) => {
      const quote = listOf(words, (at) => `word${at}`).join(" ");
      const text = quote.replace("word500 ", "other ");
      return changedWords(text, anywhere, quote) !== null;
    };
    expect([found(1_000), found(1_001)]).toEqual([true, false]);
  });

  it("places that have as many of its words", () => {
    const words = ["supplier", "delivers", "goods", "premises", "customer", "monday", "morning"];
    const turned = `${words.toReversed().join(" ")} early`;
    // Those that have them in another order are none, and are looked at before the last.
    const found = (places: number) => {
      const text = `${`${turned}. `.repeat(places - 1)}${words.join(" ")} early.`;
      return changedWords(text, anywhere, `${words.join(" ")} late`) !== null;
    };
    expect([found(5), found(6)]).toEqual([true, false]);
  });

  it("places of a word that is looked for", () => {
    const found = (places: number) =>
      findPlace(`${`A lease.${" word".repeat(100)}\n`.repeat(places - 1)}A lease and a fence.`, [
        ...["lease", "fence"],
      ])?.text;
    expect(found(200)).toBe("A lease and a fence.");
    expect(found(201)).not.toContain("fence");
  });

  it("characters of a place that is shown", () => {
    const shown = (length: number) =>
      findPlace(`fence ${"x".repeat(length - "fence  lease".length)} lease`, ["lease", "fence"])
        ?.text;
    expect(shown(400)).toMatch(/^fence x+ lease$/);
    expect(shown(401)).not.toMatch(/^fence x+ lease$/);
  });
});

it("names of files are cut to so many characters, before their ending", () => {
  const kept = (length: number) => cleanFileName(`${"n".repeat(length - 5)}.docx`);
  expect([kept(200), kept(201)]).toEqual([kept(200), kept(200)]);
  expect(kept(201)).toMatch(/^n{195}\.docx$/);
});

it("drafts that may have come before a file are so many", () => {
  const names = (draft: number) => earlierNames(`Lease v${draft}.docx`);
  expect(names(21)).toContain("Lease v1");
  expect(names(22)).not.toContain("Lease v1");
});

it("a paragraph of a comparison is shown in one row up to so many characters, and then in another", () => {
  const rows = (length: number) => {
    const span = { start: 0, end: length };
    const text = "x".repeat(length);
    const row = { kind: "same" as const, from: span, to: span, stretches: [], changes: [] };
    return [...pageRowsOf(row, { older: text, newer: text })].length;
  };
  expect([rows(4_000), rows(4_001)]).toEqual([1, 2]);
});
