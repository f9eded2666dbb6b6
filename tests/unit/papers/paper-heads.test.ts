import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const heads = readFileSync(new URL("../../fixtures/heads/papers.txt", import.meta.url), "utf8")
  .split(/^#### /m)
  .slice(1)
  .map((head) => {
    const [first = ""] = head.split("\n", 1);
    const [kind = "", label = ""] = first.split(" | ");
    const text = head.slice(first.length + 1);
    return { kind, label, text, line: text.trim().split("\n", 1)[0] };
  });

describe("what a paper is", () => {
  it.each(heads)("is told by how it begins: $line ($label)", ({ kind, label, text }) => {
    expect(analyseDocument(text).documentType).toEqual({ kind, label });
  });

  it.each(heads.filter(({ kind }) => kind !== "contract" && kind !== "terms"))(
    "asks for no clause and raises no flag of one in $label: $line",
    ({ text }) => {
      const { riskFlags, clauses, missing } = analyseDocument(text);
      expect([...riskFlags, ...clauses, ...missing]).toEqual([]);
    },
  );
});
