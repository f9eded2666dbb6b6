import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Progress } from "./progress.ts";
import type { Counts, Suite } from "./suites.ts";

/** A line for a test that is over, as Vitest and Playwright print it. */
const testLine = /^\s*([✓✔×✘])\s/;

/**
 * Runs a suite and says how it went, and when it failed what it printed of more than what passed.
 * @param reports a folder for what it counts by.
 * @returns what it counted, and what this machine lacks for it, if that is why it did not run.
 */
export async function runSuite(
  { name, commands, settings, getReady, count }: Suite,
  reports: string,
  progress: Progress,
): Promise<Counts & { lacks?: string }> {
  const start = performance.now();
  const report = join(reports, `${name.replaceAll(" ", "-")}.json`);
  progress.begin(name);
  let ready = {};
  try {
    ready = (await getReady?.(progress.say)) ?? {};
  } catch (error) {
    progress.end(name);
    return { passed: 0, failed: 1, lacks: `${name}: ${(error as Error).message}` };
  }
  const env = { ...process.env, CI: "true", NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const lines: string[] = [];
  const note = (line: string) => {
    const [, mark] = testLine.exec(line) ?? [];
    if (mark) progress.count(name, 1);
    if (mark !== "✓" && mark !== "✔") lines.push(line);
  };
  let status = 0;
  for (const [program = "", ...args] of commands) {
    if (status !== 0) break;
    const named = args.map((arg) => arg.replace("{report}", report));
    status = await runByLine(program, named, { ...env, ...settings, ...ready }, note);
  }
  const counts = await count(report, status).catch(() => ({ passed: 0, failed: 0 }));
  // A suite that broke before it could count, or that counted nothing, is a failure too.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) counts.failed = 1;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  progress.end(name);
  progress.say(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  if (counts.failed > 0) progress.say(lines.join("\n"));
  return counts;
}

/** Runs a program, and hands over each line that it prints. @returns its status. */
function runByLine(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  note: (line: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", note);
    child.on("error", (error) => {
      note(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}
