import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const paper = readFileSync("docs/limits.md", "utf8");

/** A bound on what somebody gives: a number that the code exports, but not how long its own sentences are. */
const bound = /^export const ((?:max|most)[A-Z]\w*)(?:: number)? = (?:\d|\w+ \*)/gm;
const own = "app/{analysis,content,comparing/{describing,pairing}}/**";

const bounds = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { exclude: [own] }).flatMap(
  (file) =>
    [...readFileSync(file, "utf8").matchAll(bound)].map(([, name = ""]) => ({ file, name })),
);

it("every bound that the code exports is in the paper on limits, beside the file that has it", () => {
  const rows = paper.split("\n").filter((line) => line.startsWith("|"));
  expect(bounds.length).toBeGreaterThan(35);
  const untold = bounds.filter(
    ({ file, name }) =>
      !rows.some((row) => row.includes(`\`${name}\``) && row.includes(`\`${file}\``)),
  );
  expect(untold).toEqual([]);
});

it("every name in it is one of the code’s", () => {
  const named = [...paper.matchAll(/`((?:max|most|longest)[A-Z]\w*)`/g)].map(([, name]) => name);
  const code = globSync("app/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect(named.filter((name) => !code.includes(`const ${name}`))).toEqual([]);
});

it("every bound has a test that is there", () => {
  const tests = [...paper.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, file = ""]) => file);
  expect(tests.length).toBeGreaterThan(40);
  expect(tests.filter((file) => globSync(file).length === 0)).toEqual([]);
});
