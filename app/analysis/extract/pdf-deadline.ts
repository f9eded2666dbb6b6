const patienceMs = 8_000;
const slowPageMs = 100;
const pagesBetweenLooks = 5;

/**
 * Watches how long the pages of a document take. Long documents may; what may not is one whose pages
 * are each so slow that they were made to be.
 */
export class PageDeadline {
  readonly #startedAt = Date.now();

  /** Whether the document, `pages` of it read, has used up its time. */
  async isOver(pages: number): Promise<boolean> {
    // A Worker's clock stands still until something is waited for.
    if (pages % pagesBetweenLooks === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    const elapsed = Date.now() - this.#startedAt;
    return elapsed > patienceMs && elapsed > slowPageMs * pages;
  }
}
