import { featureCount } from "../../app/analysis/classifier/features.ts";
import type { SparseVector } from "../../app/analysis/classifier/vector.ts";
import type { Matrix } from "./matrix.ts";
import { randomNumbers } from "./random.ts";

/** One label's weights before they are packed. */
export interface Weights {
  weights: Float64Array;
  bias: number;
}

/** What pruned or plain weights say of a vector. */
export function scoreVector(
  { features, values }: SparseVector,
  { weights, bias }: Weights = { weights: new Float64Array(0), bias: 0 },
): number {
  let sum = bias;
  for (const [at, feature] of features.entries())
    sum += (weights[feature] ?? 0) * (values[at] ?? 0);
  return sum;
}

/** When to stop: how far from the optimum, and after how many passes. */
interface Patience {
  tolerance: number;
  passes: number;
}

const quick: Patience = { tolerance: 0.3, passes: 12 };
const thorough: Patience = { tolerance: 0.15, passes: 25 };

function score(matrix: Matrix, row: number, { weights, bias }: Weights): number {
  const { starts, features, values } = matrix;
  const end = starts[row + 1] ?? 0;
  let sum = bias;
  for (let at = starts[row] ?? 0; at < end; at++)
    sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking
 * (Hsieh et al., "A dual coordinate descent method for large-scale linear SVM", ICML 2008).
 * `signs[row]` is 1 or -1; `costs[row]` what an error there costs.
 */
function descend(
  matrix: Matrix,
  rows: Int32Array,
  signs: Int8Array,
  costs: Float32Array,
  { tolerance, passes }: Patience,
): Weights {
  const { starts, features, values } = matrix;
  const weights = new Float64Array(featureCount);
  let bias = 0;
  const count = rows.length;
  const alphas = new Float64Array(count);
  const diagonals = new Float64Array(count);
  const squares = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const row = rows[k] ?? 0;
    const diagonal = 0.5 / (costs[row] ?? 1);
    let square = diagonal + 1;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      square += (values[at] ?? 0) ** 2;
    diagonals[k] = diagonal;
    squares[k] = square;
  }
  const order = Int32Array.from(rows.keys());
  const random = randomNumbers(1);
  let active = count;
  let highestBefore = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    let highest = Number.NEGATIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < active; k++) {
      const other = k + Math.floor(random() * (active - k));
      const swapped = order[k] ?? 0;
      order[k] = order[other] ?? 0;
      order[other] = swapped;
    }
    for (let position = 0; position < active; position++) {
      const k = order[position] ?? 0;
      const row = rows[k] ?? 0;
      const sign = signs[row] ?? 0;
      const alpha = alphas[k] ?? 0;
      const begin = starts[row] ?? 0;
      const end = starts[row + 1] ?? 0;
      let sum = bias;
      for (let at = begin; at < end; at++)
        sum += (weights[features[at] ?? 0] ?? 0) * (values[at] ?? 0);
      const gradient = sum * sign - 1 + alpha * (diagonals[k] ?? 0);
      if (alpha === 0 && gradient > highestBefore) {
        active--;
        order[position] = order[active] ?? 0;
        order[active] = k;
        position--;
        continue;
      }
      const projected = alpha === 0 ? Math.min(gradient, 0) : gradient;
      highest = Math.max(highest, projected);
      lowest = Math.min(lowest, projected);
      if (Math.abs(projected) < 1e-12) continue;
      const next = Math.max(alpha - gradient / (squares[k] ?? 1), 0);
      const step = (next - alpha) * sign;
      alphas[k] = next;
      bias += step;
      for (let at = begin; at < end; at++) {
        const feature = features[at] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + step * (values[at] ?? 0);
      }
    }
    if (highest - lowest <= tolerance) {
      if (active === count) break;
      active = count;
      highestBefore = Number.POSITIVE_INFINITY;
    } else highestBefore = highest <= 0 ? Number.POSITIVE_INFINITY : highest;
  }
  return { weights, bias };
}

/** How many negatives are there for one that the first round sees. */
const thinning = 12;

/**
 * Trains one label on `rows`, those with sign 0 left out. Nearly all rows are easy negatives, so it
 * begins with a sample of them and then takes in those at or beyond the margin.
 */
export function train(
  matrix: Matrix,
  rows: number[],
  signs: Int8Array,
  costs: Float32Array,
): Weights {
  let negatives = 0;
  const sample = rows.filter(
    (row) => signs[row] === 1 || (signs[row] === -1 && negatives++ % thinning === 0),
  );
  const first = descend(matrix, Int32Array.from(sample), signs, costs, quick);
  const hard = rows.filter(
    (row) => signs[row] === 1 || (signs[row] === -1 && score(matrix, row, first) > -1.1),
  );
  return descend(matrix, Int32Array.from(hard), signs, costs, thorough);
}
