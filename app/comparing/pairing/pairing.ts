import { nowhere } from "../align.ts";

/** Where blocks of either text stand between two pairs: from, and up to. */
export interface Gap {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** Which block of the newer text each of the older one became. */
export class Pairing {
  readonly older: Int32Array;
  readonly newer: Int32Array;
  /** Those of the older text that stand elsewhere in the newer one. */
  readonly moved = new Set<number>();

  constructor(older: number, newer: number) {
    this.older = new Int32Array(older).fill(nowhere);
    this.newer = new Int32Array(newer).fill(nowhere);
  }

  pair(one: number, other: number): void {
    this.older[one] = other;
    this.newer[other] = one;
  }

  unpair(one: number, other: number): void {
    this.older[one] = nowhere;
    this.newer[other] = nowhere;
  }

  isOpen(one: number, other: number): boolean {
    return this.older[one] === nowhere && this.newer[other] === nowhere;
  }

  /** The stretches without a block that kept its place: of both texts, where at least one has any. */
  *gaps(): Generator<Gap> {
    let [a0, b0] = [0, 0];
    for (let one = 0; one <= this.older.length; one++) {
      const other = one === this.older.length ? this.newer.length : (this.older[one] ?? nowhere);
      if (other === nowhere || this.moved.has(one)) continue;
      if (one > a0 || other > b0) yield { a0, a1: one, b0, b1: other };
      a0 = one + 1;
      b0 = other + 1;
    }
  }
}
