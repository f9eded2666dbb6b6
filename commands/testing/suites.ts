import { readFile } from "node:fs/promises";
import { getBrowser } from "../browser/get-browser.ts";

export type Counts = { passed: number; failed: number };

export type Suite = {
  name: string;
  /** What is run, one after the other; `{report}` stands for the file that `count` is given. */
  commands: string[][];
  /** What the commands find in their environment. */
  settings?: Record<string, string>;
  /** Gets what this machine lacks, and tells the commands of it. @throws Error with a sentence when it is not to be had. */
  getReady?: (say: (line: string) => void) => Promise<Record<string, string>>;
  count: (report: string, status: number) => Promise<Counts>;
};

/** A suite that is one yes or no. */
export function check(name: string, ...commands: string[][]): Suite {
  const count = async (_report: string, status: number) =>
    status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, commands, count };
}

/** The suite of `tests/vitest.NAME.ts`, or of it what is in the files named. */
export function vitest(name: string, files: string[] = [], settings = {}): Suite {
  const args = ["run", "-c", `tests/vitest.${name}.ts`, "--reporter=verbose", "--reporter=json"];
  return {
    name,
    commands: [["vitest", ...args, "--outputFile.json={report}", ...files]],
    settings,
    count: async (report) => {
      const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8"));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** The browser suite, or of it what is in the files named; it starts the production build by itself. */
export function browser(files: string[] = [], settings = {}): Suite {
  const args = ["test", "-c", "tests/playwright.config.ts", "--reporter=list,json"];
  return {
    name: "browser",
    commands: [["playwright", ...args, ...files]],
    settings,
    getReady: async (say) => ({ CHROMIUM: await getBrowser(say) }),
    count: async (report) => {
      const { stats } = JSON.parse(await readFile(report, "utf8"));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  };
}
