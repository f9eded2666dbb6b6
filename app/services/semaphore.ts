const look = 25;

/**
 * Lets only so many pieces of work of an isolate run at once; the others wait. A request that its client has left
 * never gives its place back, so a place is free again after `lease` milliseconds in any case.
 */
export class Semaphore {
  readonly #places: number;
  readonly #lease: number;
  readonly #ends = new Set<{ at: number }>();

  constructor(places: number, lease: number) {
    this.#places = places;
    this.#lease = lease;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    // A promise that another request resolves would look to the platform like one that nobody will.
    while (this.#taken() >= this.#places) await new Promise((resolve) => setTimeout(resolve, look));
    const end = { at: Date.now() + this.#lease };
    this.#ends.add(end);
    try {
      return await work();
    } finally {
      this.#ends.delete(end);
    }
  }

  #taken(): number {
    for (const end of this.#ends) if (end.at <= Date.now()) this.#ends.delete(end);
    return this.#ends.size;
  }
}

/** For whatever holds a whole document: an isolate has 128 MB for all its requests. */
export const wholeDocuments = new Semaphore(3, 60_000);
