import { LinearMath, type MathToken } from "./linear-math.ts";

// What a sign of an equation takes in memory, in characters.
const signCost = 8;

/**
 * The equation that is open at a place of a document, if there is one, told of by the names of Office Math (ECMA-376
 * part 1, 22.1). Its text goes to the paragraph that it opened in (`Host`) when it closes; `Source` is what is to be
 * known of a stretch of that text.
 */
export class Equations<Host extends { text: string }, Source> {
  readonly #count: () => void;
  #open: { host: Host; line: LinearMath<Source> } | undefined;
  #inRow: number | undefined;

  /** @param take counts characters that an equation takes, and may throw. */
  constructor(take: (characters: number) => void) {
    this.#count = () => take(signCost);
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** What stands before an element: equations of their own stand below each other. */
  before(name: string): string {
    return name === "oMath" && this.#inRow !== undefined && this.#inRow++ > 0 ? "\n" : "";
  }

  /** @param value what a property is: its `m:val`. */
  open(name: string, value: string | undefined, host: Host): void {
    if (name === "oMathPara") this.#inRow = 0;
    else if (name === "oMath") this.#open = { host, line: new LinearMath(host.text, this.#count) };
    else this.#open?.line.open(name, value);
  }

  /** Takes text of a paragraph if it is the equation's; returns whether it was. */
  add(text: string, source: Source, host: Host): boolean {
    if (this.#open?.host !== host) return false;
    this.#open.line.add(text, source);
    return true;
  }

  /** Ends an element. Of a whole equation it returns what it comes to, which goes to the end of its paragraph. */
  close(name: string): { host: Host; tokens: MathToken<Source>[] } | undefined {
    if (name === "oMathPara") this.#inRow = undefined;
    else if (name !== "oMath") this.#open?.line.close(name);
    else if (this.#open) {
      const { host, line } = this.#open;
      this.#open = undefined;
      return { host, tokens: line.tokens.filter(({ text }) => text !== "") };
    }
    return undefined;
  }
}
