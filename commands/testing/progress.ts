/** Where lines go, and whether what was written there last can be written over. */
type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const clear = "\r\x1b[2K";

/**
 * Tells where the suites are that run, with their tests so far: on a terminal in place, each second; elsewhere in a line
 * every half a minute.
 */
export function showProgress(output: Output = process.stdout) {
  const running = new Map<string, number>();
  const start = performance.now();
  const inPlace = output.isTTY === true;
  const tell = () => {
    if (running.size === 0) return;
    const seconds = Math.round((performance.now() - start) / 1_000);
    const suites = [...running].map(([name, tests]) => (tests ? `${name}, ${tests} tests` : name));
    const line = `  ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}  ${suites.join("; ")}`;
    output.write(inPlace ? `${clear}${line.slice(0, (output.columns ?? 80) - 1)}` : `${line}\n`);
  };
  const timer = setInterval(tell, inPlace ? 1_000 : 30_000);
  return {
    begin: (suite: string) => void running.set(suite, 0),
    count: (suite: string, tests: number) =>
      void running.set(suite, (running.get(suite) ?? 0) + tests),
    end: (suite: string) => void running.delete(suite),
    /** Writes a line that stays. */
    say: (line: string) => void output.write(`${inPlace ? clear : ""}${line}\n`),
    stop: () => clearInterval(timer),
  };
}

export type Progress = ReturnType<typeof showProgress>;
