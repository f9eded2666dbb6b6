/** `npm test`, and with `--fast` `npm run check`: every suite, a line each, and the count of all at the end. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Counts = { passed: number; failed: number };
type Suite = {
  name: string;
  commands: string[][];
  count: (report: string, status: number) => Promise<Counts>;
};

const fast = process.argv.includes("--fast");
const reports = await mkdtemp(join(tmpdir(), "reports-"));

/** Both lanes begin at once, and the suites of a lane run one after the other: two processors are always busy. */
const lanes: Suite[][] = [
  [
    check("format and lint", ["biome", "check", "--error-on-warnings"]),
    check(
      "types",
      ["wrangler", "types", "--strict-vars=false"],
      ["react-router", "typegen"],
      ["tsc"],
    ),
    check("nothing unused", ["knip"]),
    vitest("unit"),
    ...(fast ? [] : [browser()]),
  ],
  [vitest("worker")],
];

const total: Counts = { passed: 0, failed: 0 };
await Promise.all(
  lanes.map(async (lane) => {
    for (const suite of lane) await runSuite(suite);
  }),
);
await rm(reports, { recursive: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a suite, adds what it counted to the total, and says how it went; what it printed, when it failed. */
async function runSuite({ name, commands, count }: Suite): Promise<void> {
  const start = performance.now();
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  let output = "";
  let status = 0;
  for (const [program = "", ...args] of commands) {
    if (status !== 0) break;
    const run = await runQuietly(
      program,
      args.map((arg) => arg.replace("{report}", report)),
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    );
    output += run.output;
    status = run.status;
  }
  const counts = await count(report, status).catch(() => ({ passed: 0, failed: 0 }));
  // A suite that broke before it could count, or that counted nothing, is a failure too.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  if (counts.failed > 0) console.log(output);
}

/** A suite that is one yes or no. */
function check(name: string, ...commands: string[][]): Suite {
  const count = async (_report: string, status: number) =>
    status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, commands, count };
}

function vitest(name: string): Suite {
  const args = ["run", "-c", `tests/vitest.${name}.ts`, "--reporter=default", "--reporter=json"];
  return {
    name,
    commands: [["vitest", ...args, "--outputFile.json={report}"]],
    count: async (report) => {
      const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8"));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** The browser suite starts the production build by itself (tests/playwright.config.ts). */
function browser(): Suite {
  return {
    name: "browser",
    commands: [["playwright", "test", "-c", "tests/playwright.config.ts", "--reporter=list,json"]],
    count: async (report) => {
      const { stats } = JSON.parse(await readFile(report, "utf8"));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  };
}

function runQuietly(program: string, args: string[], settings: Record<string, string>) {
  return new Promise<{ status: number; output: string }>((resolve) => {
    const env = { ...process.env, CI: "true", NO_COLOR: "1", ...settings };
    const child = spawn(program, args, { env });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
