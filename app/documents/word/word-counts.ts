/** Counts words that a reader of the text should know of though they look like no others, or are not there. */
export class WordCounts {
  /** Neither shown nor printed, and part of the text. */
  hidden = 0;
  /** Struck through, and left out of the text. */
  struck = 0;
  /** Whether the stroke goes on from the words before: a word may be in several runs. */
  #inWord = false;

  addHidden(text: string): void {
    this.hidden += wordsIn(text);
  }

  addStruck(text: string): void {
    const words = wordsIn(text);
    this.struck += words - Number(this.#inWord && words > 0 && !/^\s/.test(text));
    this.#inWord = /\S$/.test(text);
  }

  /** Text that is not struck through parts the words around it. */
  live(): void {
    this.#inWord = false;
  }
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;
