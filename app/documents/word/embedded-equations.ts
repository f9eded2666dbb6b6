import { linearMath, type MathNode } from "./math-tree.ts";
import { equationOfMtef } from "./mtef.ts";

// What a sign of an equation takes in memory, in characters.
const signCost = 8;

/** The equations among the objects that other programs have put into a document, each read when it is first shown. */
export class EmbeddedEquations {
  readonly #streamOf: (object: string) => Uint8Array | undefined;
  readonly #take: (characters: number) => void;
  readonly #known = new Map<string, MathNode[] | undefined>();

  /**
   * @param streamOf the stream `Equation Native` of an object, by its name; undefined where it has none.
   * @param take counts characters that an equation takes, and may throw.
   */
  constructor(
    streamOf: (object: string) => Uint8Array | undefined,
    take: (characters: number) => void,
  ) {
    this.#streamOf = streamOf;
    this.#take = take;
  }

  /** The line that an equation comes to; empty for an object that is none, or cannot be read. */
  lineOf(object: string, before: string): string {
    if (!this.#known.has(object)) {
      const stream = this.#streamOf(object);
      this.#known.set(object, stream && equationOfMtef(stream));
    }
    const line = linearMath(this.#known.get(object) ?? [], before, () => this.#take(signCost));
    this.#take(line.length);
    return line;
  }

  /** Whether each of some objects is an equation that was read. */
  haveRead(objects: readonly string[]): boolean {
    return objects.every((object) => this.#known.get(object) !== undefined);
  }
}
