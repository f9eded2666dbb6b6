import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { matchRules } from "../../../app/analysis/clauses/rule-match.ts";
import type { ClauseRule, Shift } from "../../../app/analysis/kind/rule.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { unitsOf } from "../../../app/analysis/reading/units.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";

interface Kept {
  id: string;
  rule: ClauseRule | undefined;
  moved: "raises" | "lowers" | null;
  sentence: string;
}

/**
 * Lines of the file: "= clause", then sentences that say it, with "+" where its level is raised and "-" where it is
 * lowered; " // " ends a heading. They stand apart from the vocabulary, so that no part of it goes with its own proof.
 */
function readKept(): Kept[] {
  const file = join(import.meta.dirname, "../../fixtures/contracts/kept-sentences.txt");
  let id = "";
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line): Kept[] => {
      if (line.startsWith("= ")) id = line.slice(2);
      const sentence = line.slice(2).replaceAll(" // ", "\n");
      if (line.startsWith("= ") || sentence === "") return [];
      const moved = line.startsWith("+") ? "raises" : line.startsWith("-") ? "lowers" : null;
      return [{ id, rule: clauseRules.find((one) => one.id === id), moved, sentence }];
    });
}

const moves = ({ when, unless }: Shift, words: string) =>
  when.test(words) && !unless?.says.test(words);

describe("a sentence that was heard once", () => {
  it.each(readKept())("is heard as $id: $sentence", ({ rule, moved, sentence }) => {
    const units = unitsOf(readDocument(sentence));
    expect(rule && units.some((unit) => matchRules(unit, [rule]).size > 0)).toBe(true);
    if (moved) expect(rule?.[moved].some((shift) => moves(shift, sentence))).toBe(true);
  });
});
