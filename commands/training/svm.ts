import { featureCount } from "../../app/analysis/clauses/features.ts";
import type { Matrix } from "./matrix.ts";
import { randomNumbers } from "./random.ts";

/** One label's weights before they are packed. */
export interface Weights {
  weights: Float64Array;
  bias: number;
}

const tolerance = 0.1;
const mostPasses = 40;

export function score(matrix: Matrix, row: number, { weights, bias }: Weights): number {
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
function descend(matrix: Matrix, rows: Int32Array, signs: Int8Array, costs: Float32Array): Weights {
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
  for (let pass = 0; pass < mostPasses; pass++) {
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
const thinning = 8;

/**
 * Trains one label on `rows`. Nearly all rows are easy negatives, so it begins with a sample of them
 * and then, twice, takes in those on the wrong side of the margin.
 */
export function train(
  matrix: Matrix,
  rows: number[],
  signs: Int8Array,
  costs: Float32Array,
): Weights {
  const taken = new Uint8Array(matrix.rows);
  let negatives = 0;
  for (const row of rows) if (signs[row] === 1 || negatives++ % thinning === 0) taken[row] = 1;
  const takenRows = () => Int32Array.from(rows.filter((row) => taken[row] === 1));
  let model = descend(matrix, takenRows(), signs, costs);
  for (let round = 0; round < 2; round++) {
    for (const row of rows)
      if (signs[row] === -1) taken[row] = score(matrix, row, model) > -1.1 ? 1 : 0;
    model = descend(matrix, takenRows(), signs, costs);
  }
  return model;
}
