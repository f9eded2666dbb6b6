import { describe, expect, inject, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import type { ComparedRow } from "../../../app/schemas/versions/comparison.ts";
import { ofShare } from "../../shares.ts";

const compare = (older: string, newer: string) => compareVersions({ text: older }, { text: newer });

/** Words that a seed gives, out of so many. */
function wordsOf(count: number, of: number, seed: number): string {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return `w${(state >> 8) % of}`;
  }).join(" ");
}

const texts: [what: string, holds: () => void][] = [
  [
    "are compared when one word is all there is",
    () => {
      const { changes } = compare("word ".repeat(300_000), `${"word ".repeat(299_000)}other`);
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.length).toBeLessThan(5);
    },
  ],

  [
    "are compared when all lines are the same",
    () => {
      const line = "The same line.\n";
      const { changes } = compare(line.repeat(20_000), `${line.repeat(19_000)}Another.\n${line}`);
      expect(changes.some(({ to }) => to !== null)).toBe(true);
    },
  ],

  [
    "are compared without any space, and in one line",
    () => {
      expect(compare("ab".repeat(175_000), `${"ab".repeat(174_000)}c`).changes).toMatchObject([
        { kind: "removed", to: null },
        { kind: "added", from: null },
      ]);
      const line = wordsOf(60_000, 20_000, 1);
      const { changes, complete } = compare(line, line.replace(/w7\d\d\d /g, "other "));
      expect(changes.length).toBeGreaterThan(100);
      expect(complete).toBe(true);
    },
  ],

  [
    "get a coarser answer that covers both whole, and says so, where the work is too much",
    () => {
      const [older, newer] = [wordsOf(150_000, 40, 1), wordsOf(150_000, 40, 2)];
      const { changes, complete } = compare(older, newer);
      expect(complete).toBe(false);
      expect(changes.length).toBeGreaterThan(0);
      expect(changes.at(-1)?.to?.end ?? changes.at(-1)?.from?.end).toBe(newer.length);
    },
  ],

  [
    "get the last of very many changes as one",
    () => {
      const older = Array.from(
        { length: 9_000 },
        (_, index) => `The bolt ${index} is of steel grade${index}.`,
      );
      const newer = older.map((words) => words.replace("steel", "brass"));
      const rows: ComparedRow[] = [];
      const [one, other] = [{ text: older.join("\n") }, { text: newer.join("\n") }];
      const { changes, complete } = compareVersions(one, other, null, (row) => rows.push(row));
      expect([changes.length, complete]).toEqual([4_000, false]);
      expect(changes.at(-1)?.to?.end).toBeGreaterThan(newer.join("\n").length - 30);
      const told = rows.flatMap((row) => [...row.stretches].flatMap((stretch) => stretch.changes));
      expect(told.length).toBe(new Set(told).size);
      expect(Math.max(...told)).toBe(3_999);
    },
  ],

  [
    "are compared with very many lines",
    () => {
      const [lines, others] = ["a\n".repeat(100_000), "b\na\n".repeat(50_000)];
      expect(compare(lines, others).complete).toBe(false);
    },
  ],

  [
    "are compared with very many words of which no two are the same",
    () => {
      const letter = (at: number) => String.fromCharCode(0x4e00 + at);
      const distinct = Array.from(
        { length: 450_000 },
        (_, at) => letter(at % 20_000) + letter(at / 20_000),
      );
      const { changes, complete } = compare(
        distinct.join(" "),
        distinct.map((word, at) => (at === 7 || at > 440_000 ? "x" : word)).join(" "),
      );
      expect(changes).toHaveLength(2);
      expect(complete).toBe(false);
    },
  ],

  [
    "take no longer where a line was cut into thirty thousand",
    () => {
      const line = wordsOf(240_000, 5_000, 1);
      expect(compare(line, line.replace(/((?:\S+ ){8})/g, "$1\n")).changes).toEqual([]);
    },
  ],

  [
    "are nothing at all",
    () => {
      expect(compare("", "").changes).toEqual([]);
      expect(compare("", "1. A clause.").changes).toMatchObject([{ kind: "added", from: null }]);
      expect(compare("1. A clause.", "  \n ").changes).toMatchObject([
        { kind: "removed", to: null },
      ]);
    },
  ],
];
/** The one with most steps. */
const isHardest = ([what]: (typeof texts)[number]) => what.startsWith("get a coarser answer");

describe("hostile texts, a seventh of them each day", () => {
  it.each(ofShare(texts, "hostile texts", inject("share"), isHardest))("%s", (_, holds) => holds());
});
