import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showProgress } from "../../../commands/testing/progress.ts";
import { runSuite } from "../../../commands/testing/run-suite.ts";
import type { Suite } from "../../../commands/testing/suites.ts";

/** Somewhere to write to, and what was written there. */
function output(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, write: (text: string) => written.push(text), written };
}

describe("the test command shows where it is", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("in a line every half a minute where nobody watches", () => {
    const log = output(false);
    const progress = showProgress(log);
    progress.begin("unit");
    progress.begin("types");
    progress.count("unit", 40);
    progress.count("unit", 2);
    vi.advanceTimersByTime(65_000);
    progress.end("unit");
    vi.advanceTimersByTime(30_000);
    progress.stop();
    vi.advanceTimersByTime(300_000);
    expect(log.written).toEqual([
      "  0:30  unit, 42 tests; types\n",
      "  1:00  unit, 42 tests; types\n",
      "  1:30  types\n",
    ]);
  });

  it("in one place on a terminal, within its width, and under the lines that stay", () => {
    const terminal = output(true);
    const progress = showProgress(terminal);
    progress.begin("a suite with a name that is longer than the terminal is wide");
    vi.advanceTimersByTime(2_000);
    progress.say("unit: 42 passed, 0 failed (2.0 s)");
    progress.stop();
    const [first = "", second = "", line] = terminal.written;
    for (const shown of [first, second]) {
      expect(shown.replace("\r\x1b[2K", "")).toMatch(/^ {2}0:0\d {2}a suite with a name/);
      expect(shown).not.toContain("\n");
      expect(shown.length - "\r\x1b[2K".length).toBeLessThan(60);
    }
    expect(line).toBe("\r\x1b[2Kunit: 42 passed, 0 failed (2.0 s)\n");
  });
});

describe("a suite that is run", () => {
  const printing = (lines: string[], status: number): Suite => ({
    name: "some suite",
    commands: [
      [process.execPath, "-e", `console.log(${JSON.stringify(lines.join("\n"))})`],
      [process.execPath, "-e", `process.exit(${status})`],
    ],
    count: async () => ({ passed: 1, failed: status }),
  });
  const run = async (suite: Suite) => {
    const log = output(false);
    const progress = showProgress(log);
    const counted = vi.spyOn(progress, "count");
    const counts = await runSuite(suite, "/nowhere", progress);
    progress.stop();
    return { counts, tests: counted.mock.calls.length, said: log.written };
  };
  const lines = [
    " ✓ |unit| days.test.ts > one 2ms",
    " × |unit| days.test.ts > two 3ms",
    "  ✘   3 site.spec.ts:1:1 › three (1s)",
    "Expected 1 ✓ but received 2",
  ];

  it("is counted test by test, and is a line when it passed", async () => {
    const { counts, tests, said } = await run(printing(lines, 0));
    expect(counts).toEqual({ passed: 1, failed: 0 });
    expect(tests).toBe(3);
    expect(said).toEqual([
      expect.stringMatching(/^some suite: 1 passed, 0 failed \(\d+\.\d s\)\n$/),
    ]);
  });

  it("tells all but what passed when it failed", async () => {
    const { counts, said } = await run(printing(lines, 1));
    expect(counts.failed).toBe(1);
    expect(said.at(-1)).toBe(`${lines.slice(1).join("\n")}\n`);
  });

  it("has failed when a program of it is not there, or nothing can be counted", async () => {
    const gone: Suite = {
      ...printing([], 0),
      commands: [["no-such-program-of-ours"]],
      count: async () => ({ passed: 1, failed: 0 }),
    };
    expect((await run(gone)).counts.failed).toBe(1);
    const uncounted = { ...printing([], 0), count: () => Promise.reject(new Error("No report.")) };
    expect((await run(uncounted)).counts.failed).toBe(1);
  });

  it("is failed and not begun when this machine lacks what it needs, which is said in the end", async () => {
    const { counts, said } = await run({
      ...printing(lines, 0),
      getReady: () => Promise.reject(new Error("No browser is here.")),
    });
    expect(counts).toEqual({ passed: 0, failed: 1, lacks: "some suite: No browser is here." });
    expect(said).toEqual([]);
  });
});
