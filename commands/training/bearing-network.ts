import {
  leak,
  type Network,
  type PackedNetwork,
  signNumber,
} from "../../app/analysis/bearing/network.ts";
import { randomNumbers } from "./random.ts";

/** Of one clause: the signs seen of who bears it, and of who gains by it. */
export interface Pair {
  clause: string;
  bears: string[];
  gains: string[];
}

/** Chosen on authors from whom nothing was learnt. */
const recipe = { width: 28, passes: 20, rate: 0.05, dropped: 0.65, rarest: 12, decay: 1e-4 };

/** A table of weights that are learnt with a rate of their own each (AdaGrad; Duchi, Hazan and Singer, 2011). */
class Table {
  readonly values: Float32Array;
  private readonly squares: Float32Array;

  constructor(size: number, spread: number, random: () => number) {
    this.values = Float32Array.from({ length: size }, () => (random() - 0.5) * spread);
    this.squares = new Float32Array(size).fill(1e-3);
  }

  step(at: number, gradient: number, decay: number): void {
    const value = this.values[at] ?? 0;
    const whole = gradient + decay * value;
    const square = (this.squares[at] ?? 0) + whole * whole;
    this.squares[at] = square;
    this.values[at] = value - (recipe.rate * whole) / Math.sqrt(square);
  }
}

/** The signs that are seen often enough to be learnt, by number. */
function knownSigns(pairs: Pair[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { bears, gains } of pairs)
    for (const sign of [...bears, ...gains]) {
      const number = signNumber(sign);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  const kept = [...counts].filter(([, count]) => count >= recipe.rarest).map(([number]) => number);
  return new Map(kept.sort((a, b) => a - b).map((number, row) => [number, row]));
}

/**
 * Learns to tell who bears a clause from who gains by it: each sign is a row of numbers, those of somebody are added up
 * with the clause's own, bent, and weighed by the clause; pairs are told apart by their difference (logistic loss).
 * Signs are left out at random, so that none is relied on. The same pairs give the same network.
 */
export function fitNetwork(pairs: Pair[]): Network {
  const { width, decay } = recipe;
  const random = randomNumbers(1);
  const rowOfSign = knownSigns(pairs);
  const clauses = [...new Set(pairs.map(({ clause }) => clause))].sort();
  const rowOfClause = new Map(clauses.map((clause, row) => [clause, row]));
  const rows = clauses.length + 1;
  const signs = new Table(rowOfSign.size * width, 0.1, random);
  const alone = new Table(rowOfSign.size, 0, random);
  const entering = new Table(rows * width, 0.1, random);
  const leaving = new Table(width, 0.5, random);
  const ofClause = new Table(rows * width, 0, random);
  const rowsOf = (list: string[]) =>
    Int32Array.from(list.flatMap((sign) => rowOfSign.get(signNumber(sign)) ?? []));
  const examples = pairs.map(({ clause, bears, gains }) => ({
    clause: (rowOfClause.get(clause) ?? 0) * width,
    bears: rowsOf(bears),
    gains: rowsOf(gains),
  }));

  const thin = (list: Int32Array) => list.filter(() => random() > recipe.dropped);
  const weigh = (list: Int32Array, clause: number, hidden: Float32Array) => {
    hidden.set(entering.values.subarray(clause, clause + width));
    let weight = 0;
    for (const row of list) {
      weight += alone.values[row] ?? 0;
      for (let unit = 0; unit < width; unit++)
        hidden[unit] = (hidden[unit] ?? 0) + (signs.values[row * width + unit] ?? 0);
    }
    for (let unit = 0; unit < width; unit++) {
      const value = hidden[unit] ?? 0;
      const out = (leaving.values[unit] ?? 0) + (ofClause.values[clause + unit] ?? 0);
      weight += (value > 0 ? value : leak * value) * out;
    }
    return weight;
  };
  const learn = (list: Int32Array, clause: number, hidden: Float32Array, slope: number) => {
    for (let unit = 0; unit < width; unit++) {
      const value = hidden[unit] ?? 0;
      const bent = value > 0 ? 1 : leak;
      const out = (leaving.values[unit] ?? 0) + (ofClause.values[clause + unit] ?? 0);
      leaving.step(unit, slope * value * bent, decay / 10);
      ofClause.step(clause + unit, slope * value * bent, decay * 3);
      hidden[unit] = slope * out * bent;
      entering.step(clause + unit, hidden[unit] ?? 0, decay / 10);
    }
    for (const row of list) {
      alone.step(row, slope, decay);
      for (let unit = 0; unit < width; unit++)
        signs.step(row * width + unit, hidden[unit] ?? 0, decay);
    }
  };

  const [hiddenOfBears, hiddenOfGains] = [new Float32Array(width), new Float32Array(width)];
  for (let pass = 0; pass < recipe.passes; pass++) {
    for (let at = examples.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [examples[at], examples[other]];
      if (one && two) [examples[at], examples[other]] = [two, one];
    }
    for (const { clause, bears, gains } of examples) {
      const [seenOfBears, seenOfGains] = [thin(bears), thin(gains)];
      const difference =
        weigh(seenOfBears, clause, hiddenOfBears) - weigh(seenOfGains, clause, hiddenOfGains);
      const error = 1 / (1 + Math.exp(difference));
      learn(seenOfBears, clause, hiddenOfBears, -error);
      learn(seenOfGains, clause, hiddenOfGains, error);
    }
  }

  const together = new Float32Array(rowOfSign.size * (width + 1));
  for (let row = 0; row < rowOfSign.size; row++) {
    together.set(signs.values.subarray(row * width, (row + 1) * width), row * (width + 1));
    together[row * (width + 1) + width] = alone.values[row] ?? 0;
  }
  return {
    ...{ width, numbers: Int32Array.from(rowOfSign.keys()), rowOfClause },
    ...{ signs: together, steps: Array(width + 1).fill(1) },
    entering: entering.values.fill(0, (rows - 1) * width),
    leaving: ofClause.values.map((value, at) => value + (leaving.values[at % width] ?? 0)),
  };
}

/** Bytes of a table, each a multiple of its column's step; a few values in a thousand are cut to the range of a byte. */
function toBytes(table: Float32Array, columns: number): { steps: number[]; bytes: number[] } {
  const steps = Array.from({ length: columns }, (_, column) => {
    const sizes = table
      .filter((_, at) => at % columns === column)
      .map(Math.abs)
      .sort();
    const largest = sizes[Math.ceil((sizes.length - 1) * 0.999)] ?? 0;
    return Number((largest / 127 || 1).toPrecision(6));
  });
  const bytes = Array.from(table, (value, at) => {
    const rounded = Math.round(value / (steps[at % columns] ?? 1));
    return Math.max(-127, Math.min(127, rounded)) & 255;
  });
  return { steps, bytes };
}

/** Writes a network as `bearing/network.ts` reads it. */
export function packNetwork(network: Network): PackedNetwork {
  const { width, numbers, rowOfClause } = network;
  const distances: number[] = [];
  let last = -1;
  for (const number of numbers) {
    let distance = number - last;
    for (; distance > 127; distance >>>= 7) distances.push((distance & 127) | 128);
    distances.push(distance);
    last = number;
  }
  const tables = {
    // What was unpacked is packed again as it was.
    signs: toBytes(
      Float32Array.from(
        network.signs,
        (value, at) => value * (network.steps[at % (width + 1)] ?? 1),
      ),
      width + 1,
    ),
    entering: toBytes(network.entering, width),
    leaving: toBytes(network.leaving, width),
  };
  const { signs, entering, leaving } = tables;
  return {
    ...{ width, clauses: [...rowOfClause.keys()], signs: numbers.length },
    steps: { signs: signs.steps, entering: entering.steps, leaving: leaving.steps },
    data: Buffer.from([distances, signs.bytes, entering.bytes, leaving.bytes].flat()).toString(
      "base64",
    ),
  };
}
