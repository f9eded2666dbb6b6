import { describe, expect, it } from "vitest";
import { Steps } from "../../../app/comparing/align.ts";
import { mostSteps, outlinesOf } from "../../../app/comparing/alignment.ts";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { Scales } from "../../../app/comparing/likeness.ts";
import { mostNotCompared } from "../../../app/comparing/not-compared.ts";
import { mostLines, mostPieces, outlineOf } from "../../../app/comparing/outline.ts";
import { pairBlocks } from "../../../app/comparing/pairing/pair-blocks.ts";
import { mostReferences, referencesIn } from "../../../app/comparing/references.ts";
import { mostChanges } from "../../../app/comparing/shortening.ts";
import { subjectsOf } from "../../../app/comparing/subjects.ts";
import { mostWords } from "../../../app/comparing/tokens.ts";
import { Vocabulary } from "../../../app/comparing/vocabulary.ts";

const compare = (older: string, newer: string) => compareVersions({ text: older }, { text: newer });
const letters = (at: number) =>
  String.fromCharCode(0x4e00 + (at % 20_000)) + String.fromCharCode(0x4e00 + at / 20_000);

/** Two texts that differ in one word of the last line, and so many lines in each. */
const lines = (count: number) => {
  const all = "a\n".repeat(count - 1);
  return [`${all}The end.`, `${all}The close.`] as const;
};
/** Two texts of so many words, no two of them the same, and one of them changed. */
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
    ["lines", mostLines, lines],
    ["words", mostWords, words],
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

it("an outline of as many clauses as there may be is made, and of one more is a coarser one", () => {
  // Clauses that begin in the midst of a line; what is left stands on lines of its own.
  const inLine = 19;
  const line = `${"Go now. 1.1 ".repeat(inLine)}Go now.\n`;
  const outline = (clauses: number) =>
    outlineOf(
      line.repeat(clauses / inLine) + "Go now.\n".repeat(clauses % inLine),
      [],
      new Vocabulary(),
    );
  const at = outline(mostPieces);
  expect([at.blocks.length, at.complete]).toEqual([mostPieces, true]);
  expect(outline(mostPieces + 1).complete).toBe(false);
});

it("the steps of an alignment are used up by one more than there may be", () => {
  const steps = new Steps(mostSteps);
  steps.left -= mostSteps;
  expect(steps.areUsedUp).toBe(false);
  steps.left -= 1;
  expect(steps.areUsedUp).toBe(true);
});

it("what is not compared is told one by one as often as it may be, and then the rest as one", () => {
  const items = (count: number, bullet: string) =>
    Array.from({ length: count }, (_, at) => `${bullet} The item ${at} is paid.`).join("\n");
  const told = (count: number) => compare(items(count, "•"), items(count, "▪"));
  const at = told(mostNotCompared);
  expect([at.changes.length, at.notCompared.length]).toEqual([0, mostNotCompared]);
  const past = told(mostNotCompared + 1);
  expect(past.notCompared.length).toBe(mostNotCompared);
  // From the bullet of the last but one to that of the last.
  const { start = 0, end = 0 } = past.notCompared.at(-1)?.to ?? {};
  expect(items(mostNotCompared + 1, "▪").slice(start, end)).toMatch(/^▪[^▪]+▪$/);
});

it("so many references to clauses are followed, and one more is words like others", () => {
  const followed = (count: number) => referencesIn("See clause 2. ".repeat(count)).length;
  expect([followed(mostReferences), followed(mostReferences + 1)]).toEqual([
    mostReferences,
    mostReferences,
  ]);
});

it("a list of clauses in a sentence is followed so far", () => {
  const list = (count: number) => referencesIn(`See clauses ${Array(count).fill("2").join(", ")}.`);
  expect([list(30).length, list(31).length]).toEqual([30, 30]);
});

it("what a change is about is told by so many words of it", () => {
  const about = (count: number) => {
    const vocabulary = new Vocabulary();
    const words = (text: string) => outlineOf(text, [], vocabulary).tokens;
    const gone = words(`${"word ".repeat(count - 1)}must`);
    return subjectsOf(gone, words("x"), { a0: 0, a1: count, b0: 0, b1: 0 }, []);
  };
  expect([about(5_000), about(5_001)]).toEqual([["obligation", "words"], ["words"]]);
});

it("paragraphs that are alike are paired in a gap of so many words, and none in a larger one", () => {
  // Of three words one is another, so that no three in a row are the same.
  const paragraph = (at: number, words: number, side: string) =>
    `S${Array.from({ length: words - 1 }, (_, word) => `${word % 3 === 2 ? side : "s"}${at}w${word}`).join(" ")}.`;
  const paired = (more: number) => {
    const text = (side: string) =>
      Array.from({ length: 200 }, (_, at) =>
        paragraph(at, (at % 2 === 0 ? 37 : 38) + (at === 0 && side === "x" ? more : 0), side),
      ).join("\n");
    const { a, b, vocabulary } = outlinesOf({ text: text("x") }, { text: text("y") });
    const { older } = pairBlocks(a, b, new Scales(vocabulary), new Steps(mostSteps));
    return older.filter((other) => other >= 0).length;
  };
  expect([paired(0), paired(1)]).toEqual([200, 0]);
});
