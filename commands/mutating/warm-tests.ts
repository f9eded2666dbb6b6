import { resolve } from "node:path";
import { createVitest, type Vitest } from "vitest/node";

/**
 * A process that keeps the tests of source files ready: `warm-tests.ts '{"files":[…],"patterns":[…]}'`. It says how many
 * test files they are, then takes one file's code, runs them on it, and says whether they passed; again and again. The
 * files themselves are never written to.
 */
const { files, patterns }: { files: string[]; patterns: string[] } = JSON.parse(
  process.argv[2] ?? "",
);
/** The code that stands in a file's place. */
const codes = new Map<string, string>();

const configs = ["tests/vitest.unit.ts", "tests/vitest.worker.ts"];
const overlay = {
  name: "mutant",
  enforce: "pre",
  load: (id: string) => codes.get(id.split("?")[0] ?? "") ?? null,
} as const;

/** The first suite that has tests that are meant: those with a pattern in their path, else those that import a file. */
async function suiteWithTests() {
  for (const config of configs) {
    const related = patterns.length > 0 ? undefined : files.map((file) => resolve(file));
    const settings = {
      config,
      related,
      watch: false,
      bail: 1,
      reporters: [{}],
      silent: true,
      fsModuleCache: false,
    };
    const suite = await createVitest(settings, { plugins: [overlay] });
    const tests = await suite.getRelevantTestSpecifications(patterns);
    if (tests.length > 0) return { suite, tests };
    await suite.close();
  }
  return { suite: undefined, tests: [] };
}

async function hold(suite: Vitest, tests: Parameters<Vitest["runTestSpecifications"]>[0]) {
  const { testModules, unhandledErrors } = await suite.runTestSpecifications(tests);
  return (
    unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((all) => all.ok())
  );
}

const { suite, tests } = await suiteWithTests();
process.on("message", async ({ file, code }: { file: string; code: string }) => {
  const path = resolve(file);
  codes.set(path, code);
  suite?.invalidateFile(path);
  const passed = suite !== undefined && (await hold(suite, tests));
  codes.delete(path);
  suite?.invalidateFile(path);
  process.send?.(passed);
});
process.send?.(tests.length);
