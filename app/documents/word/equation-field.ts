import { linearMath, type MathNode, mathElement } from "./math-tree.ts";

// Switches in one another; what is beyond is read as text.
const deepest = 50;
const longestCode = 10_000;

/** A switch of the field, or brackets of its text, whose end has not come. */
type Open = { name: string; options: Map<string, string>; parts: MathNode[][] };

const tokens =
  /\\\*\s{0,9}\w{1,30}|\\([a-z]{2})(?:\s?(-?\d{1,4}))?|\\([abdfilorsx])(?![a-z])|\\(.)|[(),]|[^\\(),]{1,1000}/gis;
const pairs = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
]);
const signs = new Map([
  ["su", "∑"],
  ["pr", "∏"],
  ["in", "∫"],
]);

/**
 * What an equation field of Word shows (`EQ \f(a,b)`, ECMA-376 part 1, 17.16.5.17), on one line; undefined where the
 * code is of another field. `before` is what stands before the field.
 */
export function equationOfField(code: string, before: string): string | undefined {
  const [start] = /^\s{0,99}EQ(?=[\s\\])/i.exec(code.slice(0, 200)) ?? [];
  if (start === undefined) return undefined;
  const reader = new EquationCode();
  const shown = code.slice(start.length, longestCode).replace(/[\u00ad\ufdd0-\ufdef]/g, "");
  for (const token of shown.matchAll(tokens)) reader.take(token);
  return linearMath(reader.end(), before, () => {});
}

class EquationCode {
  readonly #open: Open[] = [{ name: "", options: new Map(), parts: [[]] }];
  /** A switch whose brackets have not come yet. */
  #pending: Open | undefined;
  /** The option that the next character belongs to. */
  #option: string | undefined;
  #tooDeep = 0;

  take([whole, option, number, name, escaped]: RegExpMatchArray): void {
    if (whole.startsWith("\\*")) return;
    if (option !== undefined) this.#describe(option.toLowerCase(), number ?? "");
    else if (name !== undefined && this.#option === undefined)
      this.#pending = { name: name.toLowerCase(), options: new Map(), parts: [[]] };
    else if (this.#option !== undefined) this.#sign(escaped ?? name ?? whole);
    else if (whole === "(") this.#enter();
    else if (whole === ")") this.#leave();
    else if (whole === "," && this.#open.at(-1)?.name !== "(" && this.#open.length > 1)
      this.#open.at(-1)?.parts.push([]);
    else if (whole.trim() !== "" || !this.#pending) this.#text(escaped ?? whole);
  }

  /** To be called at the end of the code. */
  end(): MathNode[] {
    this.#tooDeep = 0;
    while (this.#open.length > 1) this.#leave();
    return trimmed(this.#open[0]?.parts[0] ?? []);
  }

  #describe(option: string, value: string): void {
    // What is raised and what is lowered may follow each other.
    if (option === "up" || option === "do")
      this.#pending ??= { name: "s", options: new Map(), parts: [[]] };
    this.#pending?.options.set(option, value);
    if (this.#pending && /^(?:[lrb]c|[fv]c)$/.test(option)) this.#option = option;
  }

  #sign(sign: string): void {
    const character = sign.trimStart().slice(0, 1);
    if (character === "") return;
    this.#pending?.options.set(this.#option ?? "", character);
    this.#option = undefined;
  }

  #text(text: string): void {
    this.#pending = undefined;
    this.#open.at(-1)?.parts.at(-1)?.push(text);
  }

  #enter(): void {
    if (this.#open.length > deepest) {
      this.#tooDeep++;
      this.#text("(");
      return;
    }
    this.#open.push(this.#pending ?? { name: "(", options: new Map(), parts: [["("]] });
    this.#pending = undefined;
  }

  #leave(): void {
    if (this.#tooDeep > 0 || this.#open.length === 1) {
      this.#tooDeep = Math.max(0, this.#tooDeep - 1);
      this.#text(")");
      return;
    }
    const closed = this.#open.pop();
    if (!closed) return;
    const { name, options } = closed;
    const parts = name === "(" ? closed.parts : closed.parts.map(trimmed);
    this.#open
      .at(-1)
      ?.parts.at(-1)
      ?.push(mathElement("", elementsOf(name, options, parts)));
  }
}

/** The elements that a switch stands for. */
function elementsOf(
  name: string,
  options: ReadonlyMap<string, string>,
  parts: MathNode[][],
): MathNode[] {
  const [first = [], second = [], ...rest] = parts;
  switch (name) {
    case "(":
      return [...parts.flat(), ")"];
    case "f":
      return [mathElement("f", [mathElement("num", first), mathElement("den", second)])];
    case "r":
      return parts.length < 2
        ? [mathElement("rad", [mathElement("e", first)])]
        : [mathElement("rad", [mathElement("deg", first), mathElement("e", second)])];
    case "s":
      return parts.length < 2
        ? [mathElement("sSup", [mathElement(options.has("do") ? "sub" : "sup", first)])]
        : [mathElement("sSubSup", [mathElement("sup", first), mathElement("sub", second)])];
    case "i": {
      const scripts = [mathElement("sub", first), mathElement("sup", second)];
      const values = { chr: signOf(options) };
      return [mathElement("nary", [...scripts, mathElement("e", rest.flat())], values)];
    }
    case "b":
      return [mathElement("d", [mathElement("e", first)], bracketsOf(options))];
    case "a":
      return [mathElement("m", rowsOf(parts, Number(options.get("co")) || 1))];
    case "d":
      return [" "];
    case "l":
      return parts.flatMap((part, index) => (index === 0 ? part : [",", ...part]));
    default:
      return parts.flat();
  }
}

const signOf = (options: ReadonlyMap<string, string>): string => {
  const given = options.get("fc") ?? options.get("vc");
  const named = [...signs].find(([option]) => options.has(option));
  return given ?? named?.[1] ?? "∫";
};

/** The brackets of an element: those that the field names, on the sides that it names. */
function bracketsOf(options: ReadonlyMap<string, string>): Record<string, string> {
  const both = options.get("bc");
  if (both !== undefined) return { begChr: both, endChr: pairs.get(both) ?? both };
  const [left, right] = [options.get("lc"), options.get("rc")];
  if (left === undefined && right === undefined) return {};
  return { begChr: left ?? "", endChr: right ?? "" };
}

function rowsOf(parts: MathNode[][], columns: number): MathNode[] {
  const cells = parts.map((part) => mathElement("e", part));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    mathElement("mr", cells.slice(row * columns, (row + 1) * columns)),
  );
}

/** Parts without the space around them. */
function trimmed(nodes: MathNode[]): MathNode[] {
  return nodes
    .map((node, index) => {
      if (typeof node !== "string") return node;
      const begun = index === 0 ? node.trimStart() : node;
      return index === nodes.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((node) => node !== "");
}
