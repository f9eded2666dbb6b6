import type { SparseVector } from "../../app/analysis/clauses/features.ts";

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
