import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { mostChanges } from "../../../app/comparing/shortening.ts";

const compare = (older: string, newer: string) => compareVersions({ text: older }, { text: newer });
const letters = (at: number) =>
  String.fromCharCode(0x4e00 + (at % 20_000)) + String.fromCharCode(0x4e00 + at / 20_000);

/** Two texts that differ in one word of the last line, and so many lines in each. */
const lines = (count: number) => {
  const all = "a\n".repeat(count - 1);
  return [`${all}The end.`, `${all}The close.`] as const;
};
/** Two texts of so many different words in all, a few of them changed. */
const words = (count: number) => {
  const all = Array.from({ length: count - 1 }, (_, at) => letters(at)).join(" ");
  return [all, `${all} x`] as const;
};
/** Two texts with so many changes. */
const changes = (count: number) => {
  const older = Array.from({ length: count }, (_, at) => `The bolt ${at} is of steel grade${at}.`);
  return [older.join("\n"), older.join("\n").replaceAll("steel", "brass")] as const;
};

describe("a comparison of as much as there may be is complete, and of one more coarser, says so and leaves nothing out", () => {
  it.each([
    ["lines", 40_000, lines],
    ["different words", 400_000, words],
    ["changes", mostChanges, changes],
  ] as const)("%s", (_, most, make) => {
    const [older, newer] = make(most);
    const at = compare(older, newer);
    expect(at.complete).toBe(true);
    const [before, after] = make(most + 1);
    const past = compare(before, after);
    expect(past.complete).toBe(false);
    expect(past.changes.length).toBeGreaterThan(0);
    expect(past.changes.length).toBeLessThanOrEqual(mostChanges);
    expect(past.changes.at(-1)?.to?.end).toBeGreaterThan(after.length - 40);
  });
});
