import type { XmlAttributes, XmlHandler } from "../containers/xml.ts";
import { linearMath, type MathNode, mathElement } from "../word/math-tree.ts";

type Open = { name: string; attributes: XmlAttributes; text: string; parts: MathNode[] };

const textElements = new Set(["mi", "mn", "mo", "mtext", "ms"]);
const skipped = new Set(["annotation", "annotation-xml"]);
// Signs of what is meant by nothing (Unicode 17: U+2061 function application to U+2064 invisible plus).
const unseen = /[\u2061-\u2064]/g;
// What a sign of a formula takes in memory, in characters.
const signCost = 8;

/** Reads a formula (MathML 3, chapter 3) that an OpenDocument text holds as an object of its own. */
export class FormulaReader implements XmlHandler {
  readonly #take: (characters: number) => void;
  readonly #open: Open[] = [];
  #formula: MathNode[] = [];
  #skipDepth = 0;

  /** @param take counts characters that the formula takes, and may throw. */
  constructor(take: (characters: number) => void) {
    this.#take = take;
  }

  open(name: string, attributes: XmlAttributes): void {
    const local = name.startsWith("math:") ? name.slice("math:".length) : "";
    if (this.#skipDepth > 0 || skipped.has(local)) {
      this.#skipDepth++;
      return;
    }
    this.#take(signCost);
    this.#open.push({ name: local, attributes, text: "", parts: [] });
  }

  close(): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth--;
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    (this.#open.at(-1)?.parts ?? this.#formula).push(nodeOf(closed));
  }

  text(value: string): void {
    const current = this.#open.at(-1);
    if (this.#skipDepth > 0 || !current || !textElements.has(current.name)) return;
    this.#take(value.length);
    current.text += value.replace(unseen, "");
  }

  /** The line that it comes to. `before` is what stands before the formula. */
  line(before: string): string {
    return linearMath(this.#formula, before, () => this.#take(signCost));
  }
}

function nodeOf({ name, attributes, text, parts }: Open): MathNode {
  const [first = "", second = "", third = ""] = parts;
  const of = (element: string, ...inner: [string, MathNode][]) =>
    mathElement(
      element,
      inner.map(([role, node]) => mathElement(role, [node])),
    );
  if (textElements.has(name)) return text.replace(/\s+/g, " ").trim();
  switch (name) {
    case "mfrac": {
      const values = isZero(attributes.get("linethickness")) ? { type: "noBar" } : undefined;
      return mathElement("f", [mathElement("num", [first]), mathElement("den", [second])], values);
    }
    case "msup":
      return of("sSup", ["e", first], ["sup", second]);
    case "msub":
      return of("sSub", ["e", first], ["sub", second]);
    case "msubsup":
    case "munderover":
      return of("sSubSup", ["e", first], ["sub", second], ["sup", third]);
    case "munder":
      return of("limLow", ["e", first], ["lim", second]);
    case "mover":
      return of("limUpp", ["e", first], ["lim", second]);
    case "msqrt":
      return mathElement("rad", [mathElement("e", parts)]);
    case "mroot":
      return of("rad", ["deg", second], ["e", first]);
    case "mfenced":
      return mathElement(
        "d",
        parts.map((part) => mathElement("e", [part])),
        {
          begChr: attributes.get("open") ?? "(",
          endChr: attributes.get("close") ?? ")",
          sepChr: attributes.get("separators")?.trim().slice(0, 1) ?? ",",
        },
      );
    case "mtable":
      return mathElement("m", parts);
    case "mtr":
      return mathElement("mr", parts);
    case "mtd":
      return mathElement("e", parts);
    case "mphantom":
      return mathElement("phant", parts, { show: "0" });
    default:
      return mathElement("", parts);
  }
}

const isZero = (length: string | undefined) => /^0[a-z%]{0,3}$/.test(length?.trim() ?? "");
