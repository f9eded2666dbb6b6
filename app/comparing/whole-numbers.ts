/** A list of whole numbers that grows, of four bytes each: of what hostile texts have a million of. */
export class WholeNumbers {
  #items = new Int32Array(256);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length)
      this.#items = new Int32Array(this.#items.buffer.transfer(8 * this.length));
    this.#items[this.length++] = item;
  }

  pop(): number | undefined {
    return this.length === 0 ? undefined : this.#items[--this.length];
  }

  at(place: number): number {
    return this.#items[place] ?? 0;
  }

  /** The list as it is, in memory of just its size; it is empty then. */
  taken(): Int32Array {
    const items = new Int32Array(this.#items.buffer.transfer(4 * this.length));
    this.#items = new Int32Array(256);
    this.length = 0;
    return items;
  }
}
