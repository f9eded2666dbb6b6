import { randomNumbers } from "../random.ts";
import type { Symmetric } from "./cooccurrence.ts";

/** Rows of `width` numbers, one after the other. */
type Rows = Float64Array;

function times({ size, starts, columns, values }: Symmetric, rows: Rows, width: number): Rows {
  const product = new Float64Array(size * width);
  for (let row = 0; row < size; row++) {
    const to = row * width;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const from = (columns[at] ?? 0) * width;
      const value = values[at] ?? 0;
      for (let k = 0; k < width; k++)
        product[to + k] = (product[to + k] ?? 0) + value * (rows[from + k] ?? 0);
    }
  }
  return product;
}

/** What is smaller than this part of it is nothing beside a number. */
const nothing = 1e-9;

/** Makes columns perpendicular and of length 1, in place (Gram and Schmidt, twice for the sake of rounding). */
function orthonormalise(rows: Rows, width: number): void {
  const size = rows.length / width;
  const lengthOf = (k: number): number => {
    let square = 0;
    for (let row = 0; row < size; row++) square += (rows[row * width + k] ?? 0) ** 2;
    return Math.sqrt(square);
  };
  for (let k = 0; k < width; k++) {
    const before = lengthOf(k);
    for (let turn = 0; turn < 2; turn++) {
      const along = new Float64Array(k);
      for (let row = 0; row < size; row++) {
        const value = rows[row * width + k] ?? 0;
        for (let j = 0; j < k; j++)
          along[j] = (along[j] ?? 0) + value * (rows[row * width + j] ?? 0);
      }
      for (let row = 0; row < size; row++) {
        let sum = 0;
        for (let j = 0; j < k; j++) sum += (along[j] ?? 0) * (rows[row * width + j] ?? 0);
        rows[row * width + k] = (rows[row * width + k] ?? 0) - sum;
      }
    }
    const after = lengthOf(k);
    // What is left of a direction that the others make up is nothing but rounding.
    const isNew = after > before * nothing;
    for (let row = 0; row < size; row++)
      rows[row * width + k] = isNew ? (rows[row * width + k] ?? 0) / after : 0;
  }
}

/** Eigenvalues and eigenvectors (columns) of a small symmetric matrix, by rotations (Jacobi). */
function rotate(matrix: Rows, width: number): { values: number[]; vectors: Rows } {
  const vectors = new Float64Array(width * width);
  for (let k = 0; k < width; k++) vectors[k * width + k] = 1;
  const get = (rows: Rows, row: number, column: number) => rows[row * width + column] ?? 0;
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < width; p++)
      for (let q = p + 1; q < width; q++) {
        const between = get(matrix, p, q);
        off += between ** 2;
        if (Math.abs(between) < 1e-12) continue;
        const theta = (get(matrix, q, q) - get(matrix, p, p)) / (2 * between);
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        const sine = tangent * cosine;
        for (let k = 0; k < width; k++) {
          const [a, b] = [get(matrix, k, p), get(matrix, k, q)];
          matrix[k * width + p] = cosine * a - sine * b;
          matrix[k * width + q] = sine * a + cosine * b;
        }
        for (let k = 0; k < width; k++) {
          const [a, b] = [get(matrix, p, k), get(matrix, q, k)];
          matrix[p * width + k] = cosine * a - sine * b;
          matrix[q * width + k] = sine * a + cosine * b;
          const [c, d] = [get(vectors, k, p), get(vectors, k, q)];
          vectors[k * width + p] = cosine * c - sine * d;
          vectors[k * width + q] = sine * c + cosine * d;
        }
      }
    if (off < 1e-9) break;
  }
  return { values: Array.from({ length: width }, (_, k) => get(matrix, k, k)), vectors };
}

/** So many directions more are followed than are kept, and so many times the matrix is applied. */
const spare = 24;
const rounds = 4;

/**
 * The rows of a matrix in the `kept` directions in which it is largest, each weighed by the root of its eigenvalue
 * (randomised subspace iteration: Halko, Martinsson and Tropp 2011). The same numbers every time.
 */
export function project(matrix: Symmetric, kept: number): Rows {
  const { size } = matrix;
  const width = kept + spare;
  const random = randomNumbers(1);
  let rows: Rows = Float64Array.from({ length: size * width }, () => random() - 0.5);
  for (let round = 0; round < rounds; round++) {
    rows = times(matrix, rows, width);
    orthonormalise(rows, width);
  }
  const applied = times(matrix, rows, width);
  const small = new Float64Array(width * width);
  for (let row = 0; row < size; row++)
    for (let a = 0; a < width; a++) {
      const value = rows[row * width + a] ?? 0;
      for (let b = 0; b < width; b++)
        small[a * width + b] =
          (small[a * width + b] ?? 0) + value * (applied[row * width + b] ?? 0);
    }
  for (let a = 0; a < width; a++)
    for (let b = 0; b < a; b++) small[a * width + b] = small[b * width + a] ?? 0;
  const { values, vectors } = rotate(small, width);
  const largest = [...values.keys()]
    .sort((a, b) => Math.abs(values[b] ?? 0) - Math.abs(values[a] ?? 0))
    .slice(0, kept);
  const projected = new Float64Array(size * kept);
  for (let row = 0; row < size; row++)
    for (const [to, k] of largest.entries()) {
      let sum = 0;
      for (let a = 0; a < width; a++)
        sum += (rows[row * width + a] ?? 0) * (vectors[a * width + k] ?? 0);
      projected[row * kept + to] = sum * Math.sqrt(Math.abs(values[k] ?? 0));
    }
  return projected;
}
