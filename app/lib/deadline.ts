/**
 * Watches how long a piece of work takes, counted from when it is made: the work asks between its parts
 * whether its time is used up, and stops. A synchronous part cannot be stopped, so parts are to be small.
 */
export class Deadline {
  readonly #startedAt = Date.now();
  readonly #patienceMs: number;
  readonly #slowPartMs: number;
  #lastLook = this.#startedAt;
  #parts = 0;
  #looks = 0;

  /**
   * @param patienceMs milliseconds (of the wall clock) that every work has.
   * @param slowPartMs milliseconds that each part started so far adds up to, where that is more.
   */
  constructor(patienceMs: number, slowPartMs = 0) {
    this.#patienceMs = patienceMs;
    this.#slowPartMs = slowPartMs;
  }

  /** To be called before each part, if parts have time of their own. */
  startPart(): void {
    this.#parts++;
  }

  /** Whether the time is used up; looks at the clock every `interval` calls, and says no between them. */
  async isOver(interval = 1): Promise<boolean> {
    if (++this.#looks % interval !== 0) return false;
    // A Worker's clock stands still until something is waited for.
    if (Date.now() === this.#lastLook) await new Promise((resolve) => setTimeout(resolve, 0));
    this.#lastLook = Date.now();
    const elapsed = this.#lastLook - this.#startedAt;
    return elapsed > this.#patienceMs && elapsed > this.#slowPartMs * this.#parts;
  }
}
