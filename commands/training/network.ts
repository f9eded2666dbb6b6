import { featureCount } from "../../app/analysis/classifier/features.ts";
import { letters, type PackedNetwork } from "../../app/analysis/classifier/network.ts";
import type { Matrix } from "./matrix.ts";
import { randomNumbers } from "./random.ts";

/** Hidden units. */
const width = 96;
/** What stands in fewer sentences teaches nothing about others; of the rest the most frequent is kept. */
const leastSentences = 3;
const mostFeatures = 18_000;
const rounds = 24;
/** So many sentences are learnt from together. */
const batchSize = 32;
const firstRate = 0.1;
const lastRate = 0.02;
/** Parts of the words and of the hidden units that are hidden at each sentence, so that none is relied on alone. */
const wordsHidden = 0.35;
const unitsHidden = 0.3;

/** Weights that are learnt together, each at a rate of its own (AdaGrad, Duchi, Hazan and Singer 2011). */
class Weights {
  readonly values: Float64Array;
  private readonly gradients: Float64Array;
  private readonly past: Float64Array;

  constructor(values: Float64Array) {
    this.values = values;
    this.gradients = new Float64Array(values.length);
    this.past = new Float64Array(values.length).fill(1e-3);
  }

  add(at: number, gradient: number): void {
    this.gradients[at] = (this.gradients[at] ?? 0) + gradient;
  }

  step(rate: number): void {
    const { values, gradients, past } = this;
    for (let at = 0; at < values.length; at++) {
      const gradient = gradients[at] ?? 0;
      const sum = (past[at] ?? 0) + gradient * gradient;
      past[at] = sum;
      values[at] = (values[at] ?? 0) - (rate * gradient) / Math.sqrt(sum);
    }
    gradients.fill(0);
  }
}

/** The weights of features, of which a step touches few; a feature's share one rate. */
class FeatureWeights {
  readonly values: Float64Array;
  private readonly past: Float64Array;
  /** The gradients of the rows touched, one after the other, and where each row's are. */
  private gradients = new Float64Array(width * 1024);
  private readonly touched: number[] = [];
  private readonly slotOf: Int32Array;

  constructor(values: Float64Array) {
    this.values = values;
    this.past = new Float64Array(values.length / width).fill(1e-3);
    this.slotOf = new Int32Array(values.length / width).fill(-1);
  }

  private slot(row: number): number {
    const known = this.slotOf[row] ?? -1;
    if (known >= 0) return known;
    const slot = this.touched.push(row) - 1;
    this.slotOf[row] = slot;
    if (this.touched.length * width > this.gradients.length) {
      const larger = new Float64Array(this.gradients.length * 2);
      larger.set(this.gradients);
      this.gradients = larger;
    }
    return slot;
  }

  add(row: number, value: number, gradient: Float64Array): void {
    const first = this.slot(row) * width;
    const { gradients } = this;
    for (let unit = 0; unit < width; unit++)
      gradients[first + unit] = (gradients[first + unit] ?? 0) + value * (gradient[unit] ?? 0);
  }

  step(rate: number): void {
    const { gradients, values, touched } = this;
    for (let slot = 0; slot < touched.length; slot++) {
      const row = touched[slot] ?? 0;
      const first = slot * width;
      let squares = 0;
      for (let at = first; at < first + width; at++) squares += (gradients[at] ?? 0) ** 2;
      const past = (this.past[row] ?? 0) + squares / width;
      this.past[row] = past;
      const size = rate / Math.sqrt(past);
      for (let unit = 0; unit < width; unit++) {
        const at = row * width + unit;
        values[at] = (values[at] ?? 0) - size * (gradients[first + unit] ?? 0);
      }
      this.slotOf[row] = -1;
    }
    gradients.fill(0, 0, touched.length * width);
    touched.length = 0;
  }
}

/** The features that enough of the rows have, in rising order. */
function knownFeatures({ starts, features }: Matrix, rows: number[]): number[] {
  const sentences = new Int32Array(featureCount);
  for (const row of rows)
    for (const feature of features.subarray(starts[row], starts[row + 1]))
      sentences[feature] = (sentences[feature] ?? 0) + 1;
  const often = [...sentences.keys()].filter((one) => (sentences[one] ?? 0) >= leastSentences);
  const most = often.sort((a, b) => (sentences[b] ?? 0) - (sentences[a] ?? 0) || a - b);
  return most.slice(0, mostFeatures).sort((a, b) => a - b);
}

/** Random numbers about 0. */
const about0 = (length: number, spread: number, random: () => number) =>
  Float64Array.from({ length }, () => (random() + random() + random() - 1.5) * 2 * spread);

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
  }
}

/**
 * Trains a network with one hidden layer on `rows` of a matrix, the same numbers every time; `isOf[row]` are the
 * labels of a row. `factors` are those by which the matrix favours rare features.
 */
export function trainNetwork(
  matrix: Matrix,
  factors: Float64Array,
  rows: number[],
  isOf: number[][],
  labels: number,
): PackedNetwork {
  const random = randomNumbers(7);
  const known = knownFeatures(matrix, rows);
  const rowOf = new Int32Array(featureCount).fill(-1);
  for (const [row, feature] of known.entries()) rowOf[feature] = row;
  const inputs = new FeatureWeights(about0(known.length * width, 0.05, random));
  const outputs = new Weights(about0(labels * width, 0.1, random));
  const hiddenBiases = new Weights(new Float64Array(width));
  const biases = new Weights(new Float64Array(labels).fill(-3.5));
  const hidden = new Float64Array(width);
  const errors = new Float64Array(width);

  const learn = (row: number): void => {
    hidden.set(hiddenBiases.values);
    const seen: { input: number; value: number }[] = [];
    for (let at = matrix.starts[row] ?? 0; at < (matrix.starts[row + 1] ?? 0); at++) {
      const input = rowOf[matrix.features[at] ?? 0] ?? -1;
      if (input < 0 || random() < wordsHidden) continue;
      const value = (matrix.values[at] ?? 0) / (1 - wordsHidden);
      seen.push({ input, value });
      for (let unit = 0, place = input * width; unit < width; unit++, place++)
        hidden[unit] = (hidden[unit] ?? 0) + value * (inputs.values[place] ?? 0);
    }
    for (let unit = 0; unit < width; unit++)
      hidden[unit] =
        random() < unitsHidden ? 0 : Math.max(0, hidden[unit] ?? 0) / (1 - unitsHidden);
    errors.fill(0);
    for (let label = 0; label < labels; label++) {
      const first = label * width;
      let sum = biases.values[label] ?? 0;
      for (let unit = 0; unit < width; unit++)
        sum += (hidden[unit] ?? 0) * (outputs.values[first + unit] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - (isOf[row]?.includes(label) ? 1 : 0)) / 4;
      biases.add(label, error);
      for (let unit = 0; unit < width; unit++) {
        const said = hidden[unit] ?? 0;
        if (said === 0) continue;
        outputs.add(first + unit, error * said);
        errors[unit] =
          (errors[unit] ?? 0) + (error * (outputs.values[first + unit] ?? 0)) / (1 - unitsHidden);
      }
    }
    for (let unit = 0; unit < width; unit++) hiddenBiases.add(unit, errors[unit] ?? 0);
    for (const { input, value } of seen) inputs.add(input, value, errors);
  };

  const order = [...rows];
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate + ((lastRate - firstRate) * round) / rounds;
    shuffle(order, random);
    for (const [at, row] of order.entries()) {
      learn(row);
      if (at % batchSize !== batchSize - 1 && at !== order.length - 1) continue;
      for (const weights of [inputs, outputs, hiddenBiases, biases]) weights.step(rate);
    }
  }
  return {
    width,
    distances: known.map((feature, row) => feature - (known[row - 1] ?? -1)),
    ...packRows(
      inputs.values,
      known.map((feature) => factors[feature] ?? 0),
    ),
    hiddenBiases: Array.from(hiddenBiases.values, short),
    labels: Array.from(biases.values, (bias, label) => ({
      weights: Array.from(outputs.values.subarray(label * width, (label + 1) * width), short),
      bias: short(bias),
    })),
  };
}

const short = (value: number) => Number(value.toPrecision(4));

/** Each feature's weights times its factor, a letter each, as multiples of a step of its own. */
function packRows(values: Float64Array, factors: number[]): { rows: string; steps: number[] } {
  const middle = (letters.length - 1) / 2;
  let rows = "";
  const steps = factors.map((factor, row) => {
    const weights = values.subarray(row * width, (row + 1) * width);
    const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / middle || 1;
    for (const weight of weights) rows += letters.charAt(Math.round(weight / step) + middle);
    return Number((step * factor).toPrecision(3));
  });
  return { rows, steps };
}
