/** A thin straight line that a page draws from left to right, in points; `y` is the middle of its height. */
export type DrawnLine = { left: number; right: number; y: number; height: number };

type Drawing =
  | "save"
  | "restore"
  | "transform"
  | "width"
  | "fill colour"
  | "stroke colour"
  | "rectangle"
  | "begin"
  | "line"
  | "curve"
  | "stroke"
  | "fill"
  | "both"
  | "nothing";
type Matrix = [number, number, number, number, number, number];
type State = { matrix: Matrix; lineWidth: number; fillsWhite: boolean; strokesWhite: boolean };
type Box = { left: number; right: number; bottom: number; top: number };

// Points: nothing thinner than a hair is too thin, and what is thicker is a bar or a field.
const thickest = 5;
const shortest = 2;
// How many times as long as high a line is.
const slimness = 3;
const deepest = 100;
const mostBoxes = 1_000;

/** The most thin lines of one page that are looked at. */
export const mostLinesOnPage = 2_000;

const mostNumbers = 6;

const [white, delimiter, digit] = [1, 2, 3];
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = white;
for (const one of "()<>[]{}/%") kinds[one.charCodeAt(0)] = delimiter;
for (const one of "+-.0123456789") kinds[one.charCodeAt(0)] = digit;

const beginPicture = 0x4249;
const operators = new Map(
  Object.entries({
    save: "q",
    restore: "Q",
    transform: "cm",
    width: "w",
    "fill colour": "g rg k sc",
    "stroke colour": "G RG K SC",
    rectangle: "re",
    begin: "m",
    line: "l",
    curve: "c v y",
    stroke: "S s",
    fill: "f F f*",
    both: "B B* b b*",
    nothing: "n",
  } as const).flatMap(([draw, names]) =>
    names.split(" ").map((name) => [
      (name.charCodeAt(0) << 8) | (name.length > 1 ? name.charCodeAt(1) : 0),
      // Its keys are these.
      draw as Drawing,
    ]),
  ),
);

/**
 * Follows the content of a page (ISO 32000-1, 8.5 and annex A) for the thin lines that it fills or strokes from left to
 * right, whatever they are for: rules of tables, lines under words and through them. White ones are not seen, curves and
 * what is drawn by other streams (forms) are passed over.
 */
export class LineFinder {
  readonly lines: DrawnLine[] = [];
  #state: State = {
    ...{ matrix: [1, 0, 0, 1, 0, 0], lineWidth: 1 },
    ...{ fillsWhite: false, strokesWhite: false },
  };
  readonly #saved: State[] = [];
  #tooDeep = 0;
  /** The last numbers before an operator. */
  readonly #numbers = new Float64Array(mostNumbers);
  #count = 0;
  /** What the parts of the open path cover; `undefined` for one that is curved. */
  #boxes: (Box | undefined)[] = [];

  /** Takes one of the streams of a page: their operators go on from one to the next. */
  feed(content: Uint8Array): void {
    for (let at = 0; at < content.length && this.lines.length < mostLinesOnPage; ) {
      const code = content[at] ?? 0;
      const kind = kinds[code];
      if (kind === white) at++;
      else if (kind === digit) at = this.#number(content, at);
      else if (code === 40) at = endOfString(content, at);
      else if (code === 91) at = endOfArray(content, at + 1);
      else if (code === 37) at = endOfLine(content, at);
      else if (code === 47) at = endOfWord(content, at + 1);
      else if (code === 60) at = endOfHexadecimal(content, at);
      else if (kind === delimiter) at++;
      else {
        const end = endOfWord(content, at);
        const operator = operatorAt(content, at, end);
        at = operator === beginPicture ? endOfPicture(content, end) : end;
        if (operator !== 0) this.#operator(operator);
        this.#count = 0;
      }
    }
  }

  /** Reads a number, and returns where it ends; of more than an operator has, the last count. */
  #number(content: Uint8Array, from: number): number {
    let at = from;
    let value = 0;
    let scale = 0;
    const isNegative = content[at] === 45;
    if (isNegative || content[at] === 43) at++;
    for (; kinds[content[at] ?? 0] === digit; at++) {
      const code = content[at] ?? 0;
      if (code === 46) scale = 1;
      else {
        value = 10 * value + code - 48;
        scale *= 10;
      }
    }
    if (this.#count === mostNumbers) this.#numbers.copyWithin(0, 1);
    else this.#count++;
    const size = scale > 1 ? value / scale : value;
    this.#numbers[this.#count - 1] = isNegative ? -size : size;
    return at;
  }

  #operator(operator: number): void {
    const draw = operators.get(operator);
    if (draw === undefined) return;
    const [x, y] = [this.#numbers[0] ?? 0, this.#numbers[1] ?? 0];
    switch (draw) {
      case "save":
        if (this.#saved.length < deepest) this.#saved.push({ ...this.#state });
        else this.#tooDeep++;
        break;
      case "restore":
        if (this.#tooDeep > 0) this.#tooDeep--;
        else this.#state = this.#saved.pop() ?? this.#state;
        break;
      case "transform":
        this.#state.matrix = product(this.#numbers, this.#state.matrix);
        break;
      case "width":
        this.#state.lineWidth = x;
        break;
      case "fill colour":
        this.#state.fillsWhite = this.#isWhite();
        break;
      case "stroke colour":
        this.#state.strokesWhite = this.#isWhite();
        break;
      case "rectangle":
        this.#begin(x, y);
        this.#to(x + (this.#numbers[2] ?? 0), y + (this.#numbers[3] ?? 0));
        break;
      case "begin":
        this.#begin(x, y);
        break;
      case "line":
        this.#to(x, y);
        break;
      case "curve":
        if (this.#boxes.length > 0) this.#boxes[this.#boxes.length - 1] = undefined;
        break;
      case "stroke":
        this.#paint(true, this.#state.strokesWhite);
        break;
      case "fill":
        this.#paint(false, this.#state.fillsWhite);
        break;
      case "both":
        this.#paint(true, this.#state.fillsWhite && this.#state.strokesWhite);
        break;
      case "nothing":
        this.#boxes = [];
        break;
    }
  }

  /** Whether the numbers are those of white, in grey, in red, green and blue, or in the four colours of print. */
  #isWhite(): boolean {
    const colours = [...this.#numbers.subarray(0, this.#count)];
    return (
      colours.length > 0 &&
      colours.every((value) => (colours.length === 4 ? value < 0.05 : value > 0.95))
    );
  }

  #begin(x: number, y: number): void {
    if (this.#boxes.length >= mostBoxes) return;
    const [left, bottom] = this.#placed(x, y);
    this.#boxes.push({ left, right: left, bottom, top: bottom });
  }

  #to(x: number, y: number): void {
    const box = this.#boxes.at(-1);
    if (!box) return;
    const [across, up] = this.#placed(x, y);
    box.left = Math.min(box.left, across);
    box.right = Math.max(box.right, across);
    box.bottom = Math.min(box.bottom, up);
    box.top = Math.max(box.top, up);
  }

  #placed(x: number, y: number): [number, number] {
    const [a, b, c, d, e, f] = this.#state.matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  #paint(strokes: boolean, unseen: boolean): void {
    const [a, b, c, d] = this.#state.matrix;
    const more = strokes ? this.#state.lineWidth * Math.sqrt(Math.abs(a * d - b * c)) : 0;
    for (const box of unseen ? [] : this.#boxes) {
      if (!box || this.lines.length >= mostLinesOnPage) continue;
      const { left, right, bottom, top } = box;
      const height = top - bottom + more;
      const length = right - left;
      if (height > thickest || length < shortest || length < slimness * height) continue;
      this.lines.push({ left, right, y: (top + bottom) / 2, height });
    }
    this.#boxes = [];
  }
}

function product(by: Float64Array, [p, q, r, s, t, u]: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = by;
  return [
    ...([a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s] as const),
    ...([e * p + f * r + t, e * q + f * s + u] as const),
  ];
}

/** An operator as a number: its two letters, of those of colours the first two. */
function operatorAt(content: Uint8Array, start: number, end: number): number {
  const length = end - start;
  const last = content[end - 1] ?? 0;
  // "scn" and "SCN" are like "sc" and "SC".
  if (length > 2 && !(length === 3 && (last | 32) === 110)) return 0;
  return ((content[start] ?? 0) << 8) | (length === 1 ? 0 : (content[start + 1] ?? 0));
}

function endOfWord(content: Uint8Array, from: number): number {
  let at = from;
  for (; at < content.length; at++) {
    const kind = kinds[content[at] ?? 0];
    if (kind === white || kind === delimiter) break;
  }
  return at;
}

function endOfLine(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at++;
  return at;
}

function endOfString(content: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    const code = content[at];
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return content.length;
}

/** Behind a string in hexadecimal numbers, or the brackets with which a dictionary begins. */
function endOfHexadecimal(content: Uint8Array, from: number): number {
  if (content[from + 1] === 60) return from + 2;
  return content.indexOf(62, from) + 1 || content.length;
}

/** Behind an array, which strings stand in. */
function endOfArray(content: Uint8Array, from: number): number {
  for (let at = from; at < content.length; at++) {
    const code = content[at];
    if (code === 40) at = endOfString(content, at) - 1;
    else if (code === 93) return at + 1;
  }
  return content.length;
}

/** Behind a picture that stands within the content: its data may be any bytes (ISO 32000-1, 8.9.7). */
function endOfPicture(content: Uint8Array, from: number): number {
  for (let at = from; at + 3 < content.length; at++) {
    const isEnd =
      content[at + 1] === 69 && content[at + 2] === 73 && kinds[content[at] ?? 0] === white;
    if (isEnd && kinds[content[at + 3] ?? 0] === white) return at + 3;
  }
  return content.length;
}
