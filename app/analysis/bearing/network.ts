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
  rowOfSign: Map<number, number>;
  rowOfClause: Map<string, number>;
  signs: Float32Array;
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
  const rowOfSign = new Map<number, number>();
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
    rowOfSign.set(number, row);
  }
  const table = (rows: number, columns: number[]) => {
    const values = new Float32Array(rows * columns.length);
    for (let place = 0; place < values.length; place++)
      values[place] = (((bytes[at++] ?? 0) << 24) >> 24) * (columns[place % columns.length] ?? 0);
    return values;
  };
  const rowOfClause = new Map(clauses.map((clause, row) => [clause, row]));
  return {
    ...{ width, rowOfSign, rowOfClause },
    signs: table(signs, steps.signs),
    entering: table(clauses.length + 1, steps.entering),
    leaving: table(clauses.length + 1, steps.leaving),
  };
}

/** How heavily a clause weighs on somebody of whom these signs are seen; only differences mean something. */
export function weightOn(network: Network, clause: string, signs: Iterable<string>): number {
  const { width, rowOfSign, rowOfClause } = network;
  const clauseRow = (rowOfClause.get(clause) ?? rowOfClause.size) * width;
  const hidden = network.entering.slice(clauseRow, clauseRow + width);
  let weight = 0;
  for (const sign of signs) {
    const row = rowOfSign.get(signNumber(sign));
    if (row === undefined) continue;
    const start = row * (width + 1);
    for (let unit = 0; unit < width; unit++)
      hidden[unit] = (hidden[unit] ?? 0) + (network.signs[start + unit] ?? 0);
    weight += network.signs[start + width] ?? 0;
  }
  for (let unit = 0; unit < width; unit++) {
    const value = hidden[unit] ?? 0;
    weight += (value > 0 ? value : leak * value) * (network.leaving[clauseRow + unit] ?? 0);
  }
  return weight;
}
