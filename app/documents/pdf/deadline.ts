const patienceMs = 6_000;
const slowPageMs = 100;

/**
 * Watches how long a document takes. Many pages may; what may not is a document whose pages are each
 * so slow that they were made to be.
 */
export class PdfDeadline {
  readonly #startedAt = Date.now();
  #lastLook = this.#startedAt;
  #pages = 0;
  #looks = 0;

  /** To be called before each page. */
  startPage(): void {
    this.#pages++;
  }

  /** Whether the time is used up; looks at the clock every `interval` calls. */
  async isOver(interval: number): Promise<boolean> {
    if (++this.#looks % interval !== 0) return false;
    // A Worker's clock stands still until something is waited for.
    if (Date.now() === this.#lastLook) await new Promise((resolve) => setTimeout(resolve, 0));
    this.#lastLook = Date.now();
    const elapsed = Date.now() - this.#startedAt;
    return elapsed > patienceMs && elapsed > slowPageMs * this.#pages;
  }
}
