import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { RowPart } from "../../../app/services/versions/row-part.ts";

/** A part of the page of two texts, with how many changes there are. */
function partOf(older: string, newer: string, asked = { part: 0, all: false }) {
  const rows = new RowPart(asked);
  const { changes } = compareVersions({ text: older }, { text: newer }, null, (row) =>
    rows.take(row, { older, newer }),
  );
  return { ...rows.end(), changes: changes.length };
}

const clauses = (count: number, words: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. ${words(at)}`).join("\n");
const shownWords = ({ rows }: ReturnType<typeof partOf>) =>
  rows.map((row) =>
    row.kind === "folded" ? row.count : row.pieces.map(({ words }) => words).join(""),
  );

describe("a part of the words of a comparison", () => {
  const clause = (at: number) => `The crew of site ${at} must wear helmets at work.`;

  it("shows what stands next to a change, and counts the rest", () => {
    const older = clauses(9, clause);
    const part = partOf(older, older.replace("site 4 must", "site 4 may"));
    expect(shownWords(part)).toEqual([
      3,
      expect.stringContaining("site 3"),
      expect.stringContaining("site 4"),
      expect.stringContaining("site 5"),
      3,
    ]);
    expect(part.parts).toBe(1);
    expect(shownWords(partOf(older, older.replace("site 0", "place 0")))).toHaveLength(3);
  });

  it("keeps the older version's own number beside a paragraph that has another now", () => {
    const older = clauses(5, clause);
    const newer = `1. No crew works at night.\n${clauses(5, clause)
      .replace("site 2 must", "site 2 may")
      .replace(/^\d/gm, (number) => `${Number(number) + 1}`)}`;
    const { rows } = partOf(older, newer, { part: 0, all: true });
    const side = rows.map((row) =>
      "pieces" in row
        ? row.pieces
            .filter(({ kind }) => kind !== "inserted")
            .map(({ words, was }) => was ?? words)
            .join("")
        : "",
    );
    expect(side).toEqual(["", ...older.split("\n")]);
    expect(shownWords(partOf(older, newer, { part: 0, all: true }))[1]).toBe(newer.split("\n")[1]);
  });

  it("has every change on one of the parts, and nothing twice or left out", () => {
    const older = clauses(400, clause);
    const newer = older.replaceAll("helmets", "hats");
    const first = partOf(older, newer);
    expect(first.parts).toBe(4);
    const all = Array.from({ length: first.parts }, (_, part) =>
      partOf(older, newer, { part, all: false }),
    );
    const ids = all.flatMap(({ rows }) =>
      rows.flatMap((row) => ("changes" in row ? row.changes : [])),
    );
    expect(ids).toEqual([...Array(400).keys()]);
    for (const [part, { rows }] of all.entries())
      for (const row of rows)
        for (const id of "changes" in row ? row.changes : [])
          expect(first.partOf.get(id)).toBe(part);
    expect(partOf(older, newer, { part: 99, all: false }).part).toBe(0);
  });

  it("shows a very long paragraph in several rows and parts, with all of its words", () => {
    const older = Array.from({ length: 40_000 }, (_, at) => `word${at}`).join(" ");
    const newer = older.replace("word9 ", "other ").replace("word39999", "end");
    const { parts, partOf: partOfChange } = partOf(older, newer);
    expect(parts).toBeGreaterThan(5);
    expect([...partOfChange]).toEqual([
      [0, 0],
      [1, parts - 1],
    ]);
    const rows = Array.from({ length: parts }, (_, part) =>
      partOf(older, newer, { part, all: false }),
    ).flatMap((part) => part.rows);
    const pieces = rows.flatMap((row) => (row.kind === "folded" ? [] : row.pieces));
    const without = (kind: string) =>
      pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.words)).join("");
    expect(without("deleted")).toBe(newer);
    expect(without("inserted").replaceAll(/\s/g, "")).toBe(older.replaceAll(/\s/g, ""));
  });

  it("shows all paragraphs where they are asked for", () => {
    const older = clauses(9, clause);
    const part = partOf(older, older.replace("helmets", "hats"), { part: 0, all: true });
    expect(part.rows).toHaveLength(9);
    expect(part.rows.some(({ kind }) => kind === "folded")).toBe(false);
  });
});
