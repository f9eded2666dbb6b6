import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** The tests of source files in a process of their own, so that code on which they hang can be given up. */
export class WatchedTests {
  #meant: { files: string[]; patterns: string[] };
  #warm: ChildProcess | undefined;

  /** @param patterns parts of the tests' paths; without any, those that import one of the files. */
  constructor(files: string[], patterns: string[]) {
    this.#meant = { files, patterns };
    process.once("exit", () => this.stop());
  }

  /**
   * Whether the tests pass with `code` in a file's place.
   * @param patience milliseconds after which they count as failed.
   * @throws Error when there are no such tests.
   */
  async passWith(file: string, code: string, patience: number): Promise<boolean> {
    const warm = this.#warm ?? (await this.#start());
    const signal = AbortSignal.timeout(patience);
    const answer = once(warm, "message", { signal });
    warm.send({ file, code });
    try {
      const [passed] = await answer;
      return passed;
    } catch (error) {
      this.stop();
      if (signal.aborted) return false;
      throw error;
    }
  }

  /** Ends the process with all that it started: a test that hangs hears nothing else. */
  stop(): void {
    const group = this.#warm?.pid;
    this.#warm = undefined;
    if (group !== undefined) process.kill(-group, "SIGKILL");
  }

  async #start(): Promise<ChildProcess> {
    const warm = fork(new URL("warm-tests.ts", import.meta.url), [JSON.stringify(this.#meant)], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#warm = warm;
    const [tests] = await once(warm, "message");
    if (tests === 0) throw new Error("No test imports these files; name some with --tests.");
    return warm;
  }
}
