import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findMutants } from "./mutating/mutants.ts";
import { WatchedTests } from "./mutating/watched-tests.ts";

/**
 * `npm run mutate -- FILE [--tests PATTERN] [--most N]`: changes one thing in a file, runs the tests that import
 * it (or those whose path has PATTERN), and so on for each thing, or for N of them from all over the file; prints
 * each change that no test noticed. The file is changed only in the tests' memory.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: "string" }, most: { type: "string" } },
});
const [file] = positionals;
if (!file) {
  console.error("Usage: npm run mutate -- FILE [--tests PATTERN] [--most N]");
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

const code = readFileSync(file, "utf8");
const all = findMutants(code);
const count = Math.min(all.length, Number(values.most ?? all.length));
const sample = all.filter(
  (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
);

const tests = new WatchedTests(file, values.tests);
const started = performance.now();
if (!(await tests.passWith(code, 300_000))) {
  console.error("The tests fail, or take over five minutes, before anything is changed.");
  process.exit(2);
}
const patience = 30_000 + 4 * Math.round(performance.now() - started);

let survived = 0;
for (const { start, end, instead } of sample) {
  const mutant = code.slice(0, start) + instead + code.slice(end);
  if (!(await tests.passWith(mutant, patience))) continue;
  survived++;
  const line = code.slice(0, start).split("\n").length;
  const was = code.slice(start, end).trim().replace(/\s+/g, " ");
  console.log(
    `${file}:${line}: ${was.slice(0, 100)} → ${instead.trim().slice(0, 100) || "(nothing)"}`,
  );
}
console.log(`${sample.length} of ${all.length} mutants tried, ${survived} survived`);
process.exit(survived > 0 ? 1 : 0);
