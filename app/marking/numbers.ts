const highestNumber = 2 ** 31 - 1;

/** Numbers for comments and changes that nothing in a document has: above all of them, or where those are used up, free lower ones. */
export class Numbers {
  readonly #taken = new Set<number>();
  #highest = 0;
  #lowest = 1;

  /** Says that something has a number. */
  take(value: string | undefined): void {
    const number = Number(value);
    if (!Number.isInteger(number) || number < 0) return;
    this.#taken.add(number);
    if (number <= highestNumber) this.#highest = Math.max(this.#highest, number);
  }

  next(): number {
    if (this.#highest < highestNumber) return ++this.#highest;
    while (this.#taken.has(this.#lowest)) this.#lowest++;
    return this.#lowest++;
  }
}
