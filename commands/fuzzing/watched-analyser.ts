import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** The analyser in a thread of its own, so that a text on which it hangs can be given up. */
export class WatchedAnalyser {
  #thread: Worker | undefined;

  /**
   * Analyses a text.
   * @param patience milliseconds after which it counts as hung.
   * @returns milliseconds of processor time that it took, or infinity when it hung.
   */
  async timeOf(text: string, patience: number): Promise<number> {
    const thread = this.#thread ?? (await this.#start());
    const signal = AbortSignal.timeout(patience);
    const answer = once(thread, "message", { signal });
    thread.postMessage(text);
    try {
      const [time] = await answer;
      return time;
    } catch (error) {
      await this.stop();
      if (signal.aborted) return Number.POSITIVE_INFINITY;
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #start(): Promise<Worker> {
    const thread = new Worker(new URL("analyser-thread.ts", import.meta.url));
    this.#thread = thread;
    await once(thread, "message");
    return thread;
  }
}
