import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findEntries } from "./mutating/entries.ts";
import { findMutants } from "./mutating/mutants.ts";
import { drawn, evenly } from "./mutating/sample.ts";
import { WatchedTests } from "./mutating/watched-tests.ts";

/**
 * `npm run mutate -- FILE… [--entries] [--tests PATTERN]… [--most N] [--seed N]`: changes one thing in a file, runs the
 * tests that import it (or those whose path has a PATTERN), and so on for each thing; prints each change that no test
 * noticed. With `--entries` only entries of lists are left out; of many changes N are tried, from all over the files, or
 * drawn by a seed. The files are changed only in the tests' memory.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: "boolean" },
    tests: { type: "string", multiple: true },
    most: { type: "string" },
    seed: { type: "string" },
  },
});
const files = positionals.flatMap((pattern) => globSync(pattern).sort());
if (files.length === 0) {
  console.error(
    "Usage: npm run mutate -- FILE… [--entries] [--tests PATTERN]… [--most N] [--seed N]",
  );
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

const find = values.entries ? findEntries : findMutants;
const all = files.flatMap((file) =>
  find(readFileSync(file, "utf8")).map((mutant) => ({ file, mutant })),
);
const count = Math.min(all.length, Number(values.most ?? all.length));
const sample =
  values.seed === undefined ? evenly(all, count) : drawn(all, count, Number(values.seed));

const tests = new WatchedTests([...new Set(sample.map(({ file }) => file))], values.tests ?? []);
const started = performance.now();
const [first] = sample;
if (first && !(await tests.passWith(first.file, readFileSync(first.file, "utf8"), 300_000))) {
  console.error("The tests fail, or take over five minutes, before anything is changed.");
  process.exit(2);
}
const patience = 30_000 + 4 * Math.round(performance.now() - started);

let survived = 0;
for (const { file, mutant } of sample) {
  const { start, end, instead } = mutant;
  const code = readFileSync(file, "utf8");
  const changed = code.slice(0, start) + instead + code.slice(end);
  if (!(await tests.passWith(file, changed, patience))) continue;
  survived++;
  const line = code.slice(0, start).split("\n").length;
  const was = code.slice(start, end).trim().replace(/\s+/g, " ");
  console.log(
    `${file}:${line}: ${was.slice(0, 100)} → ${instead.trim().slice(0, 100) || "(nothing)"}`,
  );
}
console.log(`${sample.length} of ${all.length} mutants tried, ${survived} survived`);
process.exit(survived > 0 ? 1 : 0);
