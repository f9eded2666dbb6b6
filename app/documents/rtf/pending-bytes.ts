const atFirst = 1024;

/** Bytes that are gathered piece by piece until they are taken all at once. */
export class PendingBytes {
  #bytes = new Uint8Array(atFirst);
  length = 0;

  add(bytes: Uint8Array): void {
    const needed = this.length + bytes.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.length);
    this.length = needed;
  }

  /** What was gathered, until more is. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.length);
    this.length = 0;
    return taken;
  }
}
