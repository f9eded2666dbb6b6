import { type MathNode, mathElement } from "./math-tree.ts";

// Records in one another.
const deepest = 50;
/** How many records an equation may have: with more it is none that anyone wrote. */
export const mostRecords = 10_000;
const nativeHeader = 28;

/** Thrown where an equation has something that is not known here: it is then not read at all. */
class UnknownRecord extends Error {}

/**
 * What an equation of the equation editor (MTEF version 3) or of MathType 4 and later (version 5) says, by the stream in
 * which its object keeps it. Documented at https://docs.wiris.com/en_US/mathtype-sdk; version 3 has the same records, with
 * their options in the byte of their type.
 * @returns undefined where it is of another version, damaged, or has anything that is not known for sure.
 */
export function equationOfMtef(native: Uint8Array): MathNode[] | undefined {
  try {
    return new MtefReader(native.subarray(nativeHeader)).read();
  } catch (error) {
    if (error instanceof UnknownRecord || error instanceof RangeError) return undefined;
    throw error;
  }
}

// What marks are put on a letter by number, as combining characters or signs behind it.
const marks = new Map([
  [2, "\u0307"],
  [3, "\u0308"],
  [5, "′"],
  [6, "″"],
  [8, "\u0303"],
  [9, "\u0302"],
  [17, "\u0305"],
  [18, "‴"],
]);
const fences = ["⟨⟩", "()", "{}", "[]", "||", "‖‖", "⌊⌋", "⌈⌉"];
/** What a template is, by its number. */
type Template = "fraction" | "root" | "scripts" | "sum" | "product" | "integral";
const templates: Record<number, ReadonlyMap<number, Template>> = {
  3: new Map([
    [13, "root"],
    [14, "fraction"],
    [15, "scripts"],
    [41, "fraction"],
  ]),
  5: new Map([
    [10, "root"],
    [11, "fraction"],
    [15, "integral"],
    [16, "sum"],
    [17, "product"],
    [27, "scripts"],
    [28, "scripts"],
    [29, "scripts"],
  ]),
};
const operators = { sum: "∑", product: "∏", integral: "∫" };

class MtefReader {
  readonly #view: DataView;
  #at = 0;
  #version = 0;
  #records = 0;
  #depth = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  read(): MathNode[] {
    this.#version = this.#byte();
    if (this.#version !== 3 && this.#version !== 5) throw new UnknownRecord();
    // The platform, the product, and its version.
    this.#at += 4;
    if (this.#version === 5) {
      this.#string();
      this.#at++;
    }
    return this.#objects();
  }

  #byte = (): number => this.#view.getUint8(this.#at++);

  #word(): number {
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2, true);
  }

  #skip(bytes: number): void {
    this.#at += bytes;
  }

  #string(): void {
    while (this.#byte() !== 0);
  }

  /** A number that takes more bytes where it is large. */
  #number(): number {
    const first = this.#byte();
    return first === 255 ? this.#word() : first;
  }

  /** The type of the next record, and its options. */
  #record(): { type: number; options: number } {
    if (++this.#records > mostRecords) throw new UnknownRecord();
    const tag = this.#byte();
    if (this.#version === 3) return { type: tag & 15, options: tag >> 4 };
    return { type: tag, options: tag >= 1 && tag <= 6 ? this.#byte() : 0 };
  }

  /** The objects up to the end of their list. Where its lines are asked for as `slots`, letters in it are only drawn by it. */
  #objects(slots?: MathNode[][]): MathNode[] {
    if (++this.#depth > deepest) throw new UnknownRecord();
    const nodes: MathNode[] = [];
    for (;;) {
      const { type, options } = this.#record();
      if (type === 0) break;
      if (options & 8 && type <= 6) this.#nudge();
      if (type === 1 || type === 4 || type === 5) {
        const read =
          type === 1 ? this.#line(options) : type === 4 ? this.#pile(options) : this.#matrix();
        slots?.push(read);
        nodes.push(...read);
      } else if (type === 2) nodes.push(this.#character(options, slots !== undefined));
      else if (type === 3) nodes.push(...this.#template());
      else this.#definition(type);
    }
    this.#depth--;
    return nodes;
  }

  /** How far an object was pushed aside: two bytes, or two words behind them. */
  #nudge(): void {
    const [x, y] = [this.#byte(), this.#byte()];
    if (x === 128 && y === 128) this.#at += 4;
  }

  #line(options: number): MathNode[] {
    if (options & 4) this.#at += 2;
    if (options & 2) this.#ruler();
    return options & 1 ? [] : this.#objects();
  }

  #pile(options: number): MathNode[] {
    this.#at += 2;
    if (options & 2) this.#ruler();
    const lines: MathNode[][] = [];
    this.#objects(lines);
    if (lines.length < 2) return lines.flat();
    return [
      mathElement(
        "eqArr",
        lines.map((line) => mathElement("e", line)),
      ),
    ];
  }

  #ruler(): void {
    // It is a record of its own, of stops with a kind and a place each.
    this.#at++;
    this.#skip(3 * this.#byte());
  }

  #matrix(): MathNode[] {
    this.#at += 3;
    const [rows, columns] = [this.#byte(), this.#byte()];
    // Two bits a line between them.
    for (const count of [rows, columns]) this.#at += Math.ceil((2 * (count + 1)) / 8);
    const cells: MathNode[][] = [];
    this.#objects(cells);
    if (cells.length !== rows * columns) throw new UnknownRecord();
    const row = (at: number) =>
      cells.slice(at * columns, (at + 1) * columns).map((cell) => mathElement("e", cell));
    return [
      mathElement(
        "m",
        Array.from({ length: rows }, (_, at) => mathElement("mr", row(at))),
      ),
    ];
  }

  #character(options: number, isDrawn: boolean): string {
    this.#at++;
    const isNew = this.#version === 5;
    // Of a character that no table of characters has, only its place in a font is told.
    const code = isNew && options & 0x20 ? 0 : this.#word();
    if (isNew) this.#at += (options & 4 ? 1 : 0) + (options & 16 ? 2 : 0);
    const isSpace = code >= 0xef00 && code <= 0xef08;
    const isKnown = isSpace || (code >= 0x20 && !(code >= 0xd800 && code < 0xf900));
    if (!isKnown && !isDrawn) throw new UnknownRecord();
    const text = isSpace ? " " : String.fromCharCode(code);
    return text + (options & (isNew ? 1 : 2) ? this.#marks() : "");
  }

  #marks(): string {
    let text = "";
    for (;;) {
      const { type, options } = this.#record();
      if (type === 0) return text;
      if (type !== 6) throw new UnknownRecord();
      if (options & 8) this.#nudge();
      const mark = marks.get(this.#byte());
      if (mark === undefined) throw new UnknownRecord();
      text += mark;
    }
  }

  #template(): MathNode[] {
    const selector = this.#byte();
    const first = this.#byte();
    const variation = first & 0x80 ? (first & 0x7f) | (this.#byte() << 8) : first;
    this.#at++;
    const slots: MathNode[][] = [];
    this.#objects(slots);
    const [main, second = [], third = []] = slots;
    if (!main) throw new UnknownRecord();
    const fence = fences[selector];
    if (fence !== undefined) return [this.#fence(fence, variation, main)];
    const template = templates[this.#version]?.get(selector);
    switch (template) {
      case "fraction":
        return [mathElement("f", [mathElement("num", main), mathElement("den", second)])];
      case "root":
        return [mathElement("rad", [mathElement("deg", second), mathElement("e", main)])];
      case "scripts":
        return [scripts(main, second)];
      case undefined:
        throw new UnknownRecord();
      default: {
        // More than one sign of an integral, or one with a loop, is another operator.
        if (template === "integral" && (variation & 15) > 1) throw new UnknownRecord();
        const limits = [mathElement("sub", second), mathElement("sup", third)];
        return [
          mathElement("nary", [...limits, mathElement("e", main)], { chr: operators[template] }),
        ];
      }
    }
  }

  /** Brackets on the sides that are there: version 3 says which is missing, version 5 which there are. */
  #fence([left = "", right = ""]: string, variation: number, inner: MathNode[]): MathNode {
    const sides = this.#version === 3 ? [3, 1, 2][variation] : variation & 3;
    if (sides === undefined) throw new UnknownRecord();
    return mathElement("d", [mathElement("e", inner)], {
      begChr: sides & 1 ? left : "",
      endChr: sides & 2 ? right : "",
    });
  }

  /** Sizes, fonts and colours, which say nothing of what is written. */
  #definition(type: number): void {
    const isNew = this.#version === 5;
    if (type >= 10 && type <= 14) return;
    if (type === 7) this.#skip(3 * this.#byte());
    else if (type === 8 && isNew) {
      this.#number();
      this.#at++;
    } else if (type === 8) {
      this.#at += 2;
      this.#string();
    } else if (type === 9) {
      const size = this.#byte();
      this.#at += size === 101 ? 2 : size === 100 ? 3 : 1;
    } else if (!isNew) throw new UnknownRecord();
    else if (type === 15) this.#number();
    else if (type === 16) {
      const options = this.#byte();
      this.#at += options & 1 ? 8 : 6;
      if (options & 4) this.#string();
    } else if (type === 17) {
      this.#number();
      this.#string();
    } else if (type === 18) this.#preferences();
    else if (type === 19) this.#string();
    else if (type >= 100) this.#skip(this.#number());
    else throw new UnknownRecord();
  }

  /** Sizes and spaces, as digits of four bits of which the last is 15; then the styles. */
  #preferences(): void {
    this.#at++;
    for (let list = 0; list < 2; list++) {
      let left = this.#byte();
      while (left > 0) {
        const byte = this.#byte();
        if (byte >> 4 === 15) left--;
        if (left > 0 && (byte & 15) === 15) left--;
      }
    }
    for (let styles = this.#byte(); styles > 0; styles--) if (this.#number() !== 0) this.#at++;
  }
}

/** What is lowered, and what is raised: a slot that is empty is not there. */
function scripts(sub: MathNode[], sup: MathNode[]): MathNode {
  if (sub.length === 0) return mathElement("sSup", [mathElement("sup", sup)]);
  if (sup.length === 0) return mathElement("sSub", [mathElement("sub", sub)]);
  return mathElement("sSubSup", [mathElement("sub", sub), mathElement("sup", sup)]);
}
