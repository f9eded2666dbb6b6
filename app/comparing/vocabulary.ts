import { WholeNumbers } from "./whole-numbers.ts";

/** What a word is, for what it weighs. */
export const wordKinds = { word: 0, number: 1, mark: 2 } as const;

/**
 * The words of the texts by numbers, with how often each occurs. Their letters stand in one array and are found by a
 * table, since a text may have half a million words of which no two are the same.
 */
export class Vocabulary {
  #letters = new Uint16Array(1 << 14);
  /** Where the letters of each word end. */
  readonly #ends = new WholeNumbers();
  #counts = new Int32Array(1 << 12);
  #kinds = new Uint8Array(1 << 12);
  /** By what their letters come to, the numbers of words, counted from 1; 0 is free. */
  #table = new Int32Array(1 << 13);
  /** Nobody can write words that all come to the same. */
  readonly #seed = Math.trunc(Math.random() * 0x7fffffff);

  get size(): number {
    return this.#ends.length;
  }

  countOf(id: number): number {
    return this.#counts[id] ?? 0;
  }

  kindOf(id: number): number {
    return this.#kinds[id] ?? 0;
  }

  idOf(word: string): number {
    const start = this.#startOf(this.size);
    this.#write(word, start);
    const place = this.#placeOf(start, start + word.length);
    const known = (this.#table[place] ?? 0) - 1;
    const id = known < 0 ? this.#add(word, start, place) : known;
    this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    return id;
  }

  #startOf(id: number): number {
    return id === 0 ? 0 : this.#ends.at(id - 1);
  }

  #write(word: string, start: number): void {
    while (start + word.length > this.#letters.length)
      this.#letters = new Uint16Array(this.#letters.buffer.transfer(2 * this.#letters.byteLength));
    for (let at = 0; at < word.length; at++) this.#letters[start + at] = word.charCodeAt(at);
  }

  /** The place in the table of the word of some letters, or the free one that it would take. */
  #placeOf(start: number, end: number): number {
    let sum = this.#seed;
    for (let at = start; at < end; at++)
      sum = Math.imul(sum ^ (this.#letters[at] ?? 0), 0x01000193) + (sum >>> 15);
    const last = this.#table.length - 1;
    let place = Math.imul(sum ^ (sum >>> 16), 0x2c1b3c6d) & last;
    for (; ; place = (place + 1) & last) {
      const id = (this.#table[place] ?? 0) - 1;
      if (id < 0 || this.#isWord(id, start, end)) return place;
    }
  }

  #isWord(id: number, start: number, end: number): boolean {
    const own = this.#startOf(id);
    if (this.#ends.at(id) - own !== end - start) return false;
    for (let at = start; at < end; at++)
      if (this.#letters[own + at - start] !== this.#letters[at]) return false;
    return true;
  }

  #add(word: string, start: number, place: number): number {
    const id = this.size;
    this.#table[place] = id + 1;
    this.#ends.push(start + word.length);
    if (id === this.#kinds.length) {
      this.#counts = new Int32Array(this.#counts.buffer.transfer(8 * id));
      this.#kinds = new Uint8Array(this.#kinds.buffer.transfer(2 * id));
    }
    const { number, word: ofLetters, mark } = wordKinds;
    this.#kinds[id] = /\d/.test(word) ? number : /\p{L}/u.test(word) ? ofLetters : mark;
    if (4 * this.size > 3 * this.#table.length) this.#widen();
    return id;
  }

  #widen(): void {
    this.#table = new Int32Array(2 * this.#table.length);
    for (let id = 0; id < this.size; id++)
      this.#table[this.#placeOf(this.#startOf(id), this.#ends.at(id))] = id + 1;
  }
}
