import { resolve } from "node:path";
import { createVitest, type Vitest } from "vitest/node";

/**
 * A process that keeps the tests of one source file ready: `warm-tests.ts FILE [PATTERN…]`. It says how many
 * test files they are, then takes the file's code, runs them on it, and says whether they passed; again and
 * again. The file itself is never written to.
 */
const [path = "", ...patterns] = process.argv.slice(2);
const file = resolve(path);
let code = "";

const configs = ["tests/vitest.unit.ts", "tests/vitest.worker.ts"];
const overlay = {
  name: "mutant",
  enforce: "pre",
  load: (id: string) => (id.split("?")[0] === file ? code : null),
} as const;

/** The first suite that has tests that are meant: those with a pattern in their path, else those that import the file. */
async function suiteWithTests() {
  for (const config of configs) {
    const related = patterns.length > 0 ? undefined : [file];
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
  suite.invalidateFile(file);
  const { testModules, unhandledErrors } = await suite.runTestSpecifications(tests);
  return (
    unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((all) => all.ok())
  );
}

const { suite, tests } = await suiteWithTests();
process.on("message", async (sent: string) => {
  code = sent;
  process.send?.(suite !== undefined && (await hold(suite, tests)));
});
process.send?.(tests.length);
