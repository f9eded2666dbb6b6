import type { Span } from "../../schemas/analysis.ts";
import { type Block, readBlocks } from "./blocks.ts";
import { splitSentences } from "./sentences.ts";

/**
 * What is read of a document, once: its text, its blocks, and whatever a component makes of them. Everything else of the
 * analyser reads this. Offsets are UTF-16 code units of `text`.
 */
export class Reading {
  /** The text, as `condense` gives it. */
  readonly text: string;
  /** What components made of this reading, by who made it. */
  readonly #made = new Map<(reading: Reading) => unknown, unknown>();
  readonly #sentences = new Map<number, Span[]>();

  constructor(text: string) {
    this.text = text;
  }

  /** Paragraphs, items, rows and headings in their order, each with its zone, form and place. */
  get blocks(): Block[] {
    return this.once(blocksOf);
  }

  /**
   * What a component makes of this reading, made when it is first asked for and then kept: whoever has it leaves it as it
   * is.
   */
  once<Made>(make: (reading: Reading) => Made): Made {
    // Under a function stands what that function made.
    if (this.#made.has(make)) return this.#made.get(make) as Made;
    const made = make(this);
    this.#made.set(make, made);
    return made;
  }

  /** The sentences of a block. @param at its index. */
  sentencesOf(at: number): Span[] {
    const known = this.#sentences.get(at);
    if (known) return known;
    const { start = 0, end = 0 } = this.blocks[at] ?? {};
    const sentences = splitSentences(this.text, start, end);
    this.#sentences.set(at, sentences);
    return sentences;
  }

  /** The index of the block in which an offset stands; -1 between two blocks. */
  blockAt(offset: number): number {
    const { blocks } = this;
    let [low, high] = [0, blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((blocks[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset < (blocks[low - 1]?.end ?? 0) ? low - 1 : -1;
  }

  /** Where the words at an offset stand, as a lawyer cites it: "cl 9.2(a)"; null where that cannot be told. */
  placeAt(offset: number): string | null {
    return this.blocks[this.blockAt(offset)]?.place ?? null;
  }
}

const blocksOf = ({ text }: Reading): Block[] => readBlocks(text);

/** Reads a text; what is not asked for is not made. @param text without anything longer than anybody writes (`condense`). */
export const readDocument = (text: string): Reading => new Reading(text);
