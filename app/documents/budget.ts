import { Deadline } from "../lib/deadline.ts";
import { maxCharacters, maxFileBytes } from "../schemas/documents/limits.ts";
import { tooLong } from "./unreadable.ts";

// A sound document of 300 pages is read in two seconds; a busy machine needs some times as long.
const patienceMs = 45_000;
// A document of many pages may take longer; what may not is one whose pages are each so slow that they were made to be.
const slowPageMs = 100;

/**
 * The most bytes of a document that are gone through again for words that share them. A sound file's are gone through
 * some times each.
 */
export const maxWork = 20 * maxFileBytes;

/** What the reading of one document may use up: characters, work and time. */
export class ReadingBudget {
  readonly #deadline = new Deadline(patienceMs, slowPageMs);
  #characters = 0;
  #work = 0;

  /** Counts what goes into the text, before it is built. Throws `UnreadableFile` where it is too much. */
  take(characters: number): void {
    this.#characters += characters;
    if (this.#characters > maxCharacters) throw tooLong();
  }

  /** Counts bytes that may be gone through many times. Throws `UnreadableFile` where it is too much. */
  work(bytes: number): void {
    this.#work += bytes;
    if (this.#work > maxWork) throw tooLong();
  }

  /** To be called before each page of a document that has pages. */
  startPage(): void {
    this.#deadline.startPart();
  }

  /** To be called between parts; looks at the clock every `interval` calls. Throws `UnreadableFile` when time is up. */
  async look(interval = 1): Promise<void> {
    if (await this.#deadline.isOver(interval)) throw tooLong();
  }
}
