import { featureCount } from "../../app/analysis/classifier/features.ts";
import type { SparseVector } from "../../app/analysis/classifier/vector.ts";

/** Sparse rows one after the other: row r is at `starts[r]` up to `starts[r + 1]`. */
export interface Matrix {
  rows: number;
  starts: Int32Array;
  features: Int32Array;
  values: Float32Array;
}

export function toMatrix(vectors: SparseVector[]): Matrix {
  const starts = new Int32Array(vectors.length + 1);
  for (const [row, { features }] of vectors.entries())
    starts[row + 1] = (starts[row] ?? 0) + features.length;
  const features = new Int32Array(starts.at(-1) ?? 0);
  const values = new Float32Array(starts.at(-1) ?? 0);
  for (const [row, vector] of vectors.entries()) {
    features.set(vector.features, starts[row] ?? 0);
    values.set(vector.values, starts[row] ?? 0);
  }
  return { rows: vectors.length, starts, features, values };
}

/**
 * Makes rare features count for more, in place: each value times ln(rows / rows that have the feature)
 * to the power given. Returns the factors, by which weights are to be multiplied for plain vectors.
 */
export function favourRare(matrix: Matrix, power: number): Float64Array {
  const having = new Float64Array(featureCount);
  for (const feature of matrix.features) having[feature] = (having[feature] ?? 0) + 1;
  const scale = Math.log(matrix.rows) / 2;
  const factors = having.map((rows) =>
    rows === 0 ? 0 : (Math.log((matrix.rows + 1) / rows) / scale) ** power,
  );
  for (const [at, feature] of matrix.features.entries())
    matrix.values[at] = (matrix.values[at] ?? 0) * (factors[feature] ?? 0);
  return factors;
}
