import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** The types of files that texts are put in and read from again. */
const readableTypes = ["txt", "doc", "docx", "rtf", "odt", "pdf"] as const;
export type ReadableType = (typeof readableTypes)[number];

export const watchedAnalyser = () =>
  new WatchedThread("analyser", new URL("analyser-thread.ts", import.meta.url));
export const watchedReaders = () =>
  readableTypes.map(
    (type) => new WatchedThread(type, new URL("reader-thread.ts", import.meta.url)),
  );

export const watchedPhrases = () =>
  new WatchedThread("phrases", new URL("phrases-thread.ts", import.meta.url));
export const watchedLetterhead = () =>
  new WatchedThread("letterhead", new URL("letterhead-thread.ts", import.meta.url));

/** The analyser, a reader or whatever else a file or a text is given to, in a thread of its own, so that a text on which it hangs can be given up. */
class WatchedThread<Name extends string = string> {
  readonly name: Name;
  readonly #file: URL;
  #thread: Worker | undefined;

  /** @param name what the thread does; the thread gets to know it. */
  constructor(name: Name, file: URL) {
    this.name = name;
    this.#file = file;
  }

  /**
   * Gives it a text or a file.
   * @param patience milliseconds after which it counts as hung.
   * @returns milliseconds of processor time that it took, or infinity when it hung.
   * @throws what the reader threw.
   */
  async timeOf(sent: string | Uint8Array, patience: number): Promise<number> {
    const thread = this.#thread ?? (await this.#start());
    const signal = AbortSignal.timeout(patience);
    const answer = once(thread, "message", { signal });
    thread.postMessage(sent);
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
    const thread = new Worker(this.#file, { workerData: this.name });
    this.#thread = thread;
    await once(thread, "message");
    return thread;
  }
}

export type { WatchedThread };
