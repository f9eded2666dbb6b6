import { featureCount } from "./features.ts";
import type { SparseVector } from "./vector.ts";

/**
 * A network with one hidden layer as it is shipped. Numbers are written as the 64 letters of base64, a letter each for
 * -31 to 31, as so many steps.
 */
export interface PackedNetwork {
  /** How many units the hidden layer has. */
  width: number;
  /** The features that it knows, in rising order, each as its distance from the one before. */
  distances: number[];
  /** For each feature what it says to each hidden unit. */
  rows: string;
  /** What a letter of a feature's row counts for. */
  steps: number[];
  hiddenBiases: number[];
  /** For each label what each hidden unit says to it, and its bias. */
  labels: { weights: number[]; bias: number }[];
}

/** A network ready for use. */
export interface Network {
  width: number;
  /** Which row a feature has, counted from 1; 0 for none. */
  rowOf: Uint16Array;
  /** What each feature says to each hidden unit: numbers where `isRead`, else still letters. */
  rows: Int8Array;
  isRead: Uint8Array;
  steps: Float32Array;
  hiddenBiases: Float32Array;
  /** What hidden unit u says to each label, side by side, from `u * labels` on. */
  weights: Float32Array;
  biases: Float32Array;
}

/** The letters that stand for -31 to 31. */
export const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";
const middle = 31;

const numberOf = new Int8Array(128);
for (let at = 0; at < letters.length; at++) numberOf[letters.charCodeAt(at)] = at - middle;

/** Unpacks a network; a row is read when it is first wanted, for a document wants few of them. */
export function unpackNetwork(packed: PackedNetwork): Network {
  const rows = new Int8Array(new TextEncoder().encode(packed.rows).buffer);
  const rowOf = new Uint16Array(featureCount);
  let feature = -1;
  for (let row = 0; row < packed.distances.length; row++) {
    feature += packed.distances[row] ?? 0;
    rowOf[feature] = row + 1;
  }
  return {
    width: packed.width,
    rowOf,
    rows,
    isRead: new Uint8Array(packed.steps.length),
    steps: Float32Array.from(packed.steps),
    hiddenBiases: Float32Array.from(packed.hiddenBiases),
    weights: Float32Array.from({ length: packed.width * packed.labels.length }, (_, at) => {
      const [unit, label] = [Math.floor(at / packed.labels.length), at % packed.labels.length];
      return packed.labels[label]?.weights[unit] ?? 0;
    }),
    biases: Float32Array.from(packed.labels, ({ bias }) => bias),
  };
}

function readRow({ width, rows, isRead }: Network, row: number): void {
  for (let at = row * width; at < (row + 1) * width; at++) rows[at] = numberOf[rows[at] ?? 0] ?? 0;
  isRead[row] = 1;
}

/** What a network says of a vector for each label: above 0 rather yes, below 0 rather no. */
export function scoreNetwork(network: Network, { features, values }: SparseVector): Float32Array {
  const { width, rowOf, rows, steps, weights } = network;
  const hidden = network.hiddenBiases.slice();
  for (let at = 0; at < features.length; at++) {
    const row = (rowOf[features[at] ?? 0] ?? 0) - 1;
    if (row < 0) continue;
    if (!network.isRead[row]) readRow(network, row);
    const value = (values[at] ?? 0) * (steps[row] ?? 0);
    const from = row * width;
    for (let unit = 0; unit < width; unit++)
      hidden[unit] = (hidden[unit] ?? 0) + value * (rows[from + unit] ?? 0);
  }
  const scores = network.biases.slice();
  for (let unit = 0; unit < width; unit++) {
    const said = hidden[unit] ?? 0;
    if (said <= 0) continue;
    const from = unit * scores.length;
    for (let label = 0; label < scores.length; label++)
      scores[label] = (scores[label] ?? 0) + said * (weights[from + label] ?? 0);
  }
  return scores;
}
