import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { matchRules } from "../../../app/analysis/clauses/rule-match.ts";
import type { ClauseRule, Shift } from "../../../app/analysis/kind/rule.ts";
import { readDocument } from "../../../app/analysis/reading/reading.ts";
import { unitsOf } from "../../../app/analysis/reading/units.ts";
import { clauseRules } from "../../../app/analysis/vocabulary/index.ts";

/** Whether a rule recognises its clause in the words of a text. */
function finds(rule: ClauseRule, text: string): boolean {
  const units = unitsOf(readDocument(text));
  return units.some((unit) => unit.words.length >= 12 && matchRules(unit, [rule]).size > 0);
}

/** A rule without one of its parts. */
function lacking(rule: ClauseRule, part: "unless" | "notUnder" | "heading"): ClauseRule {
  const { [part]: _, ...rest } = rule;
  return rest;
}

const without = <T>(list: T[], at: number): T[] => list.filter((_, index) => index !== at);

/** The clauses that have some part, to be tried one by one. */
const havingPart = (part: keyof ClauseRule) =>
  clauseRules.filter((rule) => rule[part] !== undefined).map((rule) => [rule.id, rule] as const);

describe("the vocabulary", () => {
  it("has a file for each clause, by its id, and a title for each", () => {
    const files = globSync("app/analysis/*-clauses/*.ts").map((file) => basename(file, ".ts"));
    expect(files.filter((file) => file !== "index").sort()).toEqual(
      clauseRules.map(({ id }) => id),
    );
    expect(new Set(clauseRules.map(({ title }) => title)).size).toBe(clauseRules.length);
  });
});

describe("a clause", () => {
  it.each(havingPart("says"))(
    "is found by each of its patterns in a sentence that is lost without it: %s",
    (_id, rule) => {
      for (const [at, sentence] of rule.proof.says.entries()) {
        expect(finds(rule, sentence), sentence).toBe(true);
        expect(finds({ ...rule, says: without(rule.says, at) }, sentence), sentence).toBe(false);
      }
    },
  );

  it.each(havingPart("says"))("is not found in what only looks like it: %s", (_id, rule) => {
    expect(rule.proof.not.length).toBeGreaterThan(0);
    for (const sentence of rule.proof.not) expect(finds(rule, sentence), sentence).toBe(false);
  });

  it.each(havingPart("unless"))("would be found there but for some words: %s", (_id, rule) => {
    expect(rule.proof.not.some((text) => finds(lacking(rule, "unless"), text))).toBe(true);
  });

  it.each(havingPart("notUnder"))("would be found there but for some headings: %s", (_id, rule) => {
    expect(rule.proof.not.some((text) => finds(lacking(rule, "notUnder"), text))).toBe(true);
  });

  it.each(havingPart("surely"))("is found in spite of these by surer words: %s", (_id, rule) => {
    for (const [at, sentence] of (rule.proof.surely ?? []).entries()) {
      expect(finds(rule, sentence), sentence).toBe(true);
      const lessSure = { ...rule, surely: without(rule.surely ?? [], at) };
      expect(finds(lessSure, sentence), sentence).toBe(false);
    }
  });

  it.each(havingPart("underHeading"))(
    "is found by weaker words where its heading stands, and nowhere else: %s",
    (_id, rule) => {
      const text = rule.proof.underHeading ?? "";
      expect(finds(rule, text), text).toBe(true);
      expect(finds(lacking(rule, "heading"), text), text).toBe(false);
      expect(finds(rule, text.slice(text.indexOf("\n") + 1)), text).toBe(false);
    },
  );

  it.each(havingPart("named"))("is named by a heading: %s", (_id, rule) => {
    expect(rule.named?.test(rule.proof.named ?? "")).toBe(true);
  });
});

describe("the level of a clause", () => {
  const moves = ({ when, unless }: Shift, words: string) =>
    when.test(words) && !unless?.says.test(words);
  const shifts = clauseRules.flatMap((rule) =>
    [rule.raises, rule.lowers].flatMap((list) =>
      list.map((shift) => ({ id: rule.id, rule, shift, list, as: shift.as })),
    ),
  );

  it.each(shifts)("is moved by one reason alone in: $id: $as", ({ rule, shift, list, as }) => {
    expect(finds(rule, as)).toBe(true);
    expect(list.filter((one) => moves(one, as))).toEqual([shift]);
  });

  it.each(shifts.filter(({ shift }) => shift.unless))(
    "is not moved where its ground is taken away: $id: $shift.unless.as",
    ({ shift: { when, unless } }) => {
      expect(when.test(unless?.as ?? "")).toBe(true);
      expect(unless?.says.test(unless.as)).toBe(true);
    },
  );
});
