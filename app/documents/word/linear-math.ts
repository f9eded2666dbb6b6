/** What a line of an equation is put together from: text of the file with where it comes from, or signs between. */
export type MathToken<Source> = { text: string; source: Source | undefined };

type Open = { name: string; at: number; parts: number; values: Map<string, string | undefined> };

const deepest = 100;
// What is longer than this stands in brackets, whatever it is.
const longestSimple = 60;

/** The elements that matter for how an equation reads, by their names in Office Math. */
export const mathStructures = new Set(
  "f num den sSup sSub sSubSup sPre e sub sup rad deg d nary m mr eqArr func fName limLow limUpp lim acc phant".split(
    " ",
  ),
);
/** The properties of elements that do. */
export const mathProperties = new Set("type begChr endChr sepChr chr show".split(" "));
const off = new Set(["0", "off", "false"]);

/**
 * Puts an equation on one line as it is told of, element by element, by the names of Office Math (ECMA-376 part 1,
 * 22.1): `(A + B)/C`, `x_1^2`, `√(x)`, `√[3](x)`, `∑_(i=1)^n x`, `[a, b; c, d]`. Whatever would read otherwise without
 * them gets brackets.
 */
export class LinearMath<Source> {
  readonly tokens: MathToken<Source>[] = [];
  readonly #open: Open[] = [];
  readonly #count: () => void;
  /** What stands right before: a letter or number would be read together with a fraction. */
  #last: string;
  /** The places around a fraction, or what is raised or lowered, which needs brackets if a letter or number follows at once. */
  #pending: { at: number; end: number; isFraction: boolean } | undefined;
  #tooDeep = 0;

  /**
   * @param before what stands before the equation.
   * @param count is called for each sign, which may throw where there are too many.
   */
  constructor(before: string, count: () => void) {
    this.#last = before.slice(-1);
    this.#count = count;
  }

  /** Adds text of the equation. */
  add(text: string, source: Source | undefined): void {
    if (text === "") return;
    this.#follow(/^[\p{L}\p{N}([{]/u.test(text));
    this.#last = text.slice(-1);
    this.tokens.push({ text, source });
  }

  /** @param value what a property is: its `m:val`. */
  open(name: string, value: string | undefined): void {
    const parent = this.#open.at(-1);
    if (mathProperties.has(name)) parent?.values.set(name, value ?? "");
    if (!mathStructures.has(name)) return;
    if (this.#open.length >= deepest) {
      this.#tooDeep++;
      return;
    }
    if (parent) this.#before(name, parent);
    if (name === "rad") this.#sign("√");
    if (name === "m") this.#sign("[");
    const at = this.#place();
    // As letters do, a fraction runs on from what stands right before it.
    const runsOn = name === "f" && /[\p{L}\p{N})\]]/u.test(this.#last);
    const values = new Map<string, string | undefined>(runsOn ? [["runsOn", ""]] : []);
    this.#open.push({ name, at, parts: 0, values });
    if (parent) parent.parts++;
  }

  close(name: string): void {
    if (!mathStructures.has(name)) return;
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const closed = this.#open.pop();
    if (closed) this.#after(closed, this.#open.at(-1));
  }

  /** The sign that parts an element from what stands before it in `parent`. */
  #before(name: string, parent: Open): void {
    const { values } = parent;
    const isFirst = parent.parts === 0;
    // What a function is of has brackets of its own.
    if (name === "e" && parent.name === "func") this.#pending = undefined;
    if (parent.name === "nary" && isFirst) this.#sign(values.get("chr") ?? "∫");
    if (name === "den") this.#sign(values.get("type") === "noBar" ? "¦" : "/");
    else if (name === "sub" || (name === "lim" && parent.name === "limLow")) this.#sign("_");
    else if (name === "sup" || name === "lim") this.#sign("^");
    else if (name === "mr" && !isFirst) this.#sign("; ");
    else if (name === "e" && parent.name === "d")
      this.#sign(isFirst ? (values.get("begChr") ?? "(") : (values.get("sepChr") ?? "|"));
    else if (name === "e" && parent.name === "mr" && !isFirst) this.#sign(", ");
    else if (name === "e" && parent.name === "eqArr" && !isFirst) this.#sign("; ");
    else if (name === "e" && parent.name === "nary") this.#sign(" ");
  }

  #after(closed: Open, parent: Open | undefined): void {
    const { name, at, values } = closed;
    if (name === "m") this.#sign("]");
    else if (name === "d") {
      if (closed.parts === 0) this.#sign(values.get("begChr") ?? "(");
      this.#sign(values.get("endChr") ?? ")");
    } else if (name === "acc") this.#sign(values.get("chr") ?? "\u0302");
    else if (name === "phant" && off.has(values.get("show") ?? "")) this.tokens.length = at;
    else if (name === "f") this.#afterFraction(at, values.has("runsOn"));
    else if (name === "deg") this.#enclose(at, this.#place(), "[", "]");
    else if (name === "num" || name === "den" || name === "lim") this.#operand(at, false);
    else if (name === "sub" || name === "sup") this.#script(at, parent?.name === "sPre");
    else if (name === "e" && parent)
      if (parent.name === "rad" || parent.name === "func") this.#operand(at, true);
      else if (parent.name.startsWith("s") || parent.name === "nary") this.#operand(at, false);
  }

  #afterFraction(at: number, runsOn: boolean): void {
    const end = this.#place();
    if (/^[/¦]?$/.test(this.#text(at))) {
      // Nothing of it is left: it was deleted, say.
      for (const token of this.tokens.slice(at)) token.text = "";
    } else if (runsOn) this.#enclose(at, end);
    else this.#pending = { at, end, isFraction: true };
  }

  #script(at: number, always: boolean): void {
    if (this.#text(at) === "") {
      const sign = this.tokens[at - 1];
      if (sign) sign.text = "";
      return;
    }
    const end = this.#operand(at, always);
    if (end !== undefined) this.#pending = { at, end, isFraction: false };
  }

  /** Puts what stands behind a place in brackets where that is needed; returns where it ends if it was not. */
  #operand(at: number, always: boolean): number | undefined {
    const text = this.#text(at);
    const end = this.#place();
    if (text === "" || isBracketed(text)) return undefined;
    if (!always && /^[\p{L}\p{N}.,%$€£]{1,60}$/u.test(text)) return end;
    this.#enclose(at, end);
    return undefined;
  }

  /** What stands behind a place; no more of it than can be simple. */
  #text(at: number): string {
    let text = "";
    for (let next = at; next < this.tokens.length && text.length <= longestSimple; next++)
      text += this.tokens[next]?.text ?? "";
    return text;
  }

  #enclose(at: number, end: number, before = "(", after = ")"): void {
    const [first, last] = [this.tokens[at], this.tokens[end]];
    if (!first || !last || this.#text(at) === "") return;
    this.#pending = undefined;
    first.text = before;
    last.text = after;
    this.#last = after;
  }

  /** A place where a bracket may come to stand. */
  #place(): number {
    this.#count();
    return this.tokens.push({ text: "", source: undefined }) - 1;
  }

  /** Something comes behind what may need brackets. */
  #follow(runsOn: boolean): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending && runsOn) this.#enclose(pending.at, pending.end);
  }

  #sign(text: string): void {
    this.#count();
    // A fraction that is raised is raised as a whole.
    this.#follow(this.#pending?.isFraction === true && /^[\^_([{√]/.test(text));
    this.tokens.push({ text, source: undefined });
    if (text !== "") this.#last = text.slice(-1);
  }
}

/** Whether brackets stand around all of a text, and are a pair. */
function isBracketed(text: string): boolean {
  if (!/^[([{].*[)\]}]$/s.test(text) || text.length > longestSimple) return false;
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter)) depth--;
    if (depth === 0 && index < text.length - 1) return false;
  }
  return depth === 0;
}
