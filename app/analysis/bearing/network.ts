import { bytesOfBase64 } from "../classifier/base64.ts";
import { hashWord } from "../classifier/features.ts";

/** A network as it is shipped, in bytes. */
export interface PackedNetwork {
  /** How many numbers stand for a sign. */
  width: number;
  /** The clauses that it was trained on, in the order of their rows; a row more is any other's. */
  clauses: string[];
  /** How many signs it knows. */
  signs: number;
  /** What a byte, -127 to 127, is multiplied by, for each column of the three tables. */
  steps: { signs: number[]; entering: number[]; leaving: number[] };
  /**
   * Base64. The signs' numbers in rising order, each as its distance from the one before (LEB128); then the bytes of
   * the three tables, row by row: signs (`width` and what it says by itself), entering and leaving (clauses by `width`).
   */
  data: string;
}

/** A network ready for use. */
export interface Network {
  width: number;
  /** The numbers of the signs that it knows, in rising order. */
  numbers: Int32Array;
  rowOfClause: Map<string, number>;
  /** For each sign its row, of which each number counts for the step of its column. */
  signs: Int8Array | Float32Array;
  steps: number[];
  entering: Float32Array;
  leaving: Float32Array;
}

/** A sign's number: 22 bits, so that one that was never seen is hardly ever taken for one that was. */
export const signNumber = (sign: string): number => hashWord(sign) >>> 10;

/** What is left of a hidden unit below zero, so that it goes on learning (a leaky rectifier; Maas et al., 2013). */
export const leak = 0.1;

/** Unpacks a network; a few milliseconds. */
export function unpackNetwork({ width, clauses, signs, steps, data }: PackedNetwork): Network {
  const bytes = bytesOfBase64(data);
  let at = 0;
  const numbers = new Int32Array(signs);
  let number = -1;
  for (let row = 0; row < signs; row++) {
    let shift = 0;
    let byte = 128;
    let distance = 0;
    while (byte & 128) {
      byte = bytes[at++] ?? 0;
      distance |= (byte & 127) << shift;
      shift += 7;
    }
    number += distance;
    numbers[row] = number;
  }
  const next = (rows: number, columns: number) => {
    const table = new Int8Array(bytes.buffer, bytes.byteOffset + at, rows * columns);
    at += table.length;
    return table;
  };
  // A document wants few of the signs: they are multiplied when they are wanted.
  const signTable = next(signs, width + 1);
  const table = (columns: number[]) =>
    Float32Array.from(
      next(clauses.length + 1, width),
      (value, place) => value * (columns[place % width] ?? 0),
    );
  const rowOfClause = new Map(clauses.map((clause, row) => [clause, row]));
  return {
    ...{ width, numbers, rowOfClause },
    signs: signTable,
    steps: steps.signs,
    entering: table(steps.entering),
    leaving: table(steps.leaving),
  };
}

/** Where a number stands among numbers in rising order; -1 where it does not. */
function rowOf(number: number, numbers: Int32Array): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === number ? low : -1;
}

/** How heavily a clause weighs on somebody of whom these signs are seen; only differences mean something. */
export function weightOn(network: Network, clause: string, signs: Iterable<string>): number {
  const { width, numbers, rowOfClause, signs: rows, steps } = network;
  const clauseRow = (rowOfClause.get(clause) ?? rowOfClause.size) * width;
  const hidden = network.entering.slice(clauseRow, clauseRow + width);
  let weight = 0;
  for (const sign of signs) {
    const row = rowOf(signNumber(sign), numbers);
    if (row === -1) continue;
    const start = row * (width + 1);
    const said = (unit: number) => Math.fround((rows[start + unit] ?? 0) * (steps[unit] ?? 0));
    for (let unit = 0; unit < width; unit++) hidden[unit] = (hidden[unit] ?? 0) + said(unit);
    weight += said(width);
  }
  for (let unit = 0; unit < width; unit++) {
    const value = hidden[unit] ?? 0;
    weight += (value > 0 ? value : leak * value) * (network.leaving[clauseRow + unit] ?? 0);
  }
  return weight;
}
