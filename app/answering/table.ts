import packed from "./weights-words.json" with { type: "json" };

/** How many numbers a row has. */
export const tableDimensions = 112;

/** The table as it is shipped: of each stem where it stands among the others, by the company it keeps in contracts. */
export interface PackedTable {
  /** With spaces between, the commonest first. */
  stems: string;
  /** Of each the largest number of its row, in ten thousandths. */
  steps: string;
  /** Of each the logarithm of one in how many passages has it, in hundredths. */
  rarities: string;
  /** Base64: the rows, each of length 1, in bytes from -127 to 127 of which the largest is ±127. */
  data: string;
}

interface Table {
  rowOf: Map<string, number>;
  rarities: Float32Array;
  rows: Float32Array;
}

let ready: Table | undefined;

const numbers = (list: string): number[] => list.split(" ").map(Number);

function unpack({ stems, steps, rarities, data }: PackedTable): Table {
  const bytes = new Int8Array(Uint8Array.fromBase64(data).buffer);
  const stepOf = numbers(steps);
  return {
    rowOf: new Map(stems.split(" ").map((stem, at) => [stem, at])),
    rarities: Float32Array.from(numbers(rarities), (hundredths) => hundredths / 100),
    rows: Float32Array.from(
      bytes,
      (byte, at) => (byte / 127) * ((stepOf[Math.floor(at / tableDimensions)] ?? 0) / 10_000),
    ),
  };
}

/** How rare a stem is that the table does not know. */
const rarest = 9;

/** How rare a stem is in contracts: the logarithm of one in how many passages has it. */
export function rarityOf(stem: string): number {
  ready ??= unpack(packed);
  const at = ready.rowOf.get(stem);
  return at === undefined ? rarest : (ready.rarities[at] ?? rarest);
}

/** Where stems point together, the rarer the more; of length 1, or 0 where none is known. */
export function directionOf(
  stems: Iterable<readonly [stem: string, weight: number]>,
): Float32Array {
  ready ??= unpack(packed);
  const { rowOf, rarities, rows } = ready;
  const sum = new Float32Array(tableDimensions);
  for (const [stem, weight] of stems) {
    const row = rowOf.get(stem);
    if (row === undefined) continue;
    const weighed = weight * (rarities[row] ?? 0);
    const from = row * tableDimensions;
    for (let k = 0; k < tableDimensions; k++)
      sum[k] = (sum[k] ?? 0) + weighed * (rows[from + k] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((square, value) => square + value * value, 0)) || 1;
  return sum.map((value) => value / length);
}

/** How much two directions agree, from -1 to 1. */
export function agreement(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < tableDimensions; k++) sum += (one[k] ?? 0) * (other[k] ?? 0);
  return sum;
}

/** How much a stem keeps the company that a direction points to, from -1 to 1; 0 of one that the table does not know. */
export function nearness(stem: string, direction: Float32Array): number {
  ready ??= unpack(packed);
  const row = ready.rowOf.get(stem);
  if (row === undefined) return 0;
  const from = row * tableDimensions;
  let sum = 0;
  for (let k = 0; k < tableDimensions; k++)
    sum += (ready.rows[from + k] ?? 0) * (direction[k] ?? 0);
  return sum;
}

/** Where several point together. */
export function middleOf(directions: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(tableDimensions);
  for (const direction of directions)
    for (const [k, value] of direction.entries())
      middle[k] = (middle[k] ?? 0) + value / directions.length;
  return middle;
}

/** How much two directions agree beyond what each has of a third. */
export function agreementBeyond(
  middle: Float32Array,
  one: Float32Array,
  other: Float32Array,
): number {
  let [sum, first, second] = [0, 0, 0];
  for (const [k, mean] of middle.entries()) {
    const a = (one[k] ?? 0) - mean;
    const b = (other[k] ?? 0) - mean;
    sum += a * b;
    first += a * a;
    second += b * b;
  }
  return sum / (Math.sqrt(first * second) || 1);
}
