import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { outlinesOf, type TextToCompare } from "../../../app/comparing/alignment.ts";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { compareHeads } from "../../../app/comparing/heads.ts";
import type { Outline } from "../../../app/comparing/outline.ts";
import type { Span } from "../../../app/schemas/analysis.ts";
import { dressings } from "../../fixtures/comparing/dressing.ts";
import { drawsOfShare } from "../../shares.ts";

const share = inject("share");

const contractsFolder = new URL("../../fixtures/contracts/", import.meta.url);
const contracts = readdirSync(contractsFolder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(new URL(name, contractsFolder), "utf8").slice(0, 4_000));

/** The characters of a text that can be seen, without those of some stretches. */
function visible(text: string, told: readonly (Span | null)[]): string {
  const left = [...text.split("")];
  for (const span of told) if (span) left.fill("", span.start, span.end);
  return left.join("").replace(/[\s\p{Cc}\p{Cf}]+/gu, "");
}

const sorted = (lines: string[]): string => lines.toSorted().join(" ");

/**
 * What both texts are without all that a comparison tells of: their words, and those lines of a table of contents or of
 * the heads of pages that are told of nowhere, which may stand in another order.
 */
function untold(older: TextToCompare, newer: TextToCompare) {
  const { changes, notCompared } = compareVersions(older, newer);
  const { told } = compareHeads(older, newer);
  const { a, b } = outlinesOf(older, newer);
  const apart = ({ apart: { contents, pages } }: Outline) => [...contents, ...pages];
  const rest = (
    outline: Outline,
    spans: (Span | null)[],
    listed: (Span | null)[],
    heads: Set<number>,
  ) => ({
    words: visible(outline.text, [...spans, ...apart(outline)]),
    lines: sorted(
      apart(outline)
        .filter(({ start }) => !heads.has(start) && !listed.some((span) => span?.start === start))
        .map(({ start, end }) => visible(outline.text.slice(start, end), [])),
    ),
  });
  const from = (some: { from: Span | null }[]) => some.map((one) => one.from);
  const to = (some: { to: Span | null }[]) => some.map((one) => one.to);
  const all = [...changes, ...notCompared];
  const listed = notCompared.filter(({ what }) => what === "contents" || what === "pages");
  return [
    rest(a, from(all), from(listed), told.older),
    rest(b, to(all), to(listed), told.newer),
  ] as const;
}

const seen = fc.constantFrom(..."abIV0179.,;:()[]\"'“”’*•-–—_/%$€£²½·~^|+&@#…é☒");

/** Another text: a character that can be seen put in, taken out or changed. */
const edited = (text: string) =>
  fc
    .record({
      at: fc.nat(Math.max(0, text.length - 1)),
      by: seen,
      how: fc.constantFrom("put in", "taken out", "changed"),
    })
    .map(({ at, by, how }) => {
      const first = /\S/.exec(text.slice(at));
      const place = at + (first?.index ?? 0);
      return (
        text.slice(0, place) +
        (how === "taken out" ? "" : by) +
        text.slice(place + (how === "put in" ? 0 : 1))
      );
    });

const names = ["Berths", "Mooring fees", "Insurance", "Ending", "Services and “Works”"];
const number = fc.nat(120).map(String);
const line = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      "Jetty Agreement, draft 2",
      "Page 2 of 9",
      "7",
      "8",
      "- 3 -",
      "________",
      "THE JETTY LEASE",
    ],
    ...['• 2 hulls of 6" each', "(a) the Master’s boat; and", "(b) “Hull” means a hull", "* * *"],
    ...[
      "Schedule 1 - Fees",
      "Signed: ......... Date: ____",
      "Fee* of $4,500 – in all",
      "A * B^2 ~ 10 m²",
    ],
  ),
  fc.tuple(fc.constantFrom(...names), number).map((cells) => cells.join("\t")),
  fc.tuple(fc.constantFrom(...names), number).map((cells) => cells.join(" ....... ")),
  fc.tuple(number, fc.constantFrom(...names)).map((cells) => cells.join(". ")),
  fc
    .tuple(number, number, fc.constantFrom("must", "MUST", "may", "Must not"))
    .map(
      ([one, other, verb]) => `${one}.1 The Master ${verb} pay $${other} under clause ${one}.1.`,
    ),
);
const draft = fc.array(line, { maxLength: 40 }).map((lines) => lines.join("\n"));

describe("a comparison leaves out no character that can be seen", () => {
  const check = (older: TextToCompare, newer: TextToCompare) => {
    const [one, other] = untold(older, newer);
    expect(one).toEqual(other);
    if (visible(older.text, []) !== visible(newer.text, [])) {
      const { changes, notCompared, heads } = compareVersions(older, newer);
      expect(changes.length + notCompared.length + heads.length).toBeGreaterThan(0);
    }
  };

  it("of a contract in which one was put in, taken out or changed", () => {
    const pair = fc
      .constantFrom(...contracts)
      .chain((text) => fc.tuple(fc.constant(text), edited(text)));
    fc.assert(
      fc.property(pair, ([older, newer]) => check({ text: older }, { text: newer })),
      drawsOfShare(100, share),
    );
  });

  it("of a draft with tables, contents, blanks and page ends in which some were", () => {
    const pair = draft.chain((text) =>
      fc.tuple(fc.constant(text), edited(text).chain(edited).chain(edited)),
    );
    fc.assert(
      fc.property(pair, ([older, newer]) => check({ text: older }, { text: newer })),
      drawsOfShare(700, share),
    );
  });

  it("of two drafts of any lines", () => {
    fc.assert(
      fc.property(draft, draft, (older, newer) => check({ text: older }, { text: newer })),
      drawsOfShare(400, share),
    );
  });

  it("of what runs over the pages, as a reader knows it", () => {
    const head = fc.constantFrom(
      "Draft 3 of 1 May",
      "Page 1 of 9",
      "3.1",
      "Jetty Ltd | 4",
      "ABN 1 2",
    );
    const pair = head.chain((text) => fc.tuple(fc.constant(text), edited(text)));
    const withHead = (words: string) => ({
      text: `${words}\n\n${contracts[0]}`,
      asides: [{ start: 0, end: words.length, where: "header" as const }],
    });
    fc.assert(
      fc.property(pair, ([older, newer]) => check(withHead(older), withHead(newer))),
      drawsOfShare(60, share),
    );
  });

  it.each(Object.entries(dressings))("of contracts in another dress: %s", (_, dress) => {
    for (const text of contracts.slice(0, 6)) check({ text }, { text: dress(text) });
  });
});
