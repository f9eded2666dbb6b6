import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isLookAlike } from "../../../app/analysis/clauses/look-alikes.ts";

/** Lines of the file: "clause | words that only look like it". */
const lines = readFileSync(
  join(import.meta.dirname, "../../fixtures/contracts/look-alikes.txt"),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(" | "));

it.each(lines)("is not taken for %s: %s", (clause = "", words = "") => {
  expect(isLookAlike(clause, words)).toBe(true);
});
