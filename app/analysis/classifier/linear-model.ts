import { bytesOfBase64 } from "./base64.ts";
import { featureCount } from "./features.ts";
import type { SparseVector } from "./vector.ts";

/** A linear model as it is shipped: few weights a label, in bytes. */
export interface PackedModel {
  labels: string[];
  biases: number[];
  /** What a weight's byte, -127 to 127, is multiplied by, for each label. */
  steps: number[];
  /** How many weights each label has. */
  sizes: number[];
  /**
   * Base64. For each label, the features in rising order, each as its distance from the one before
   * (LEB128), and after those of all labels the weights' bytes in the same order.
   */
  data: string;
}

/** A linear model ready for use: the weights of each feature side by side. */
export interface LinearModel {
  labels: string[];
  biases: Float32Array;
  /** The weights of feature f are at `starts[f]` up to `starts[f + 1]`. */
  starts: Int32Array;
  /** Each a label (upper byte) and its weight's byte (lower one): small, for there are many. */
  entries: Uint16Array;
  /** What such an entry weighs. */
  weights: Float32Array;
}

/** Unpacks a model; a few milliseconds. */
export function unpack(packed: PackedModel): LinearModel {
  const bytes = bytesOfBase64(packed.data);
  const total = packed.sizes.reduce((sum, size) => sum + size, 0);
  const features = new Int32Array(total);
  const starts = new Int32Array(featureCount + 1);
  let at = 0;
  let entry = 0;
  for (const size of packed.sizes) {
    let feature = -1;
    for (let k = 0; k < size; k++) {
      let distance = 0;
      let shift = 0;
      let byte = 128;
      while (byte & 128) {
        byte = bytes[at++] ?? 0;
        distance |= (byte & 127) << shift;
        shift += 7;
      }
      feature += distance;
      features[entry++] = feature;
      starts[feature + 1] = (starts[feature + 1] ?? 0) + 1;
    }
  }
  for (let f = 0; f < featureCount; f++) starts[f + 1] = (starts[f + 1] ?? 0) + (starts[f] ?? 0);
  const next = starts.slice();
  const entries = new Uint16Array(total);
  entry = 0;
  for (const [label, size] of packed.sizes.entries())
    for (let k = 0; k < size; k++, entry++) {
      const feature = features[entry] ?? 0;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      entries[place] = (label << 8) | (bytes[at++] ?? 0);
    }
  const weights = Float32Array.from(
    { length: packed.sizes.length << 8 },
    (_, one) => ((one << 24) >> 24) * (packed.steps[one >> 8] ?? 0),
  );
  return {
    labels: packed.labels,
    biases: Float32Array.from(packed.biases),
    starts,
    entries,
    weights,
  };
}

/** The score of a vector for each label: above 0 rather yes, below 0 rather no. */
export function scoreLabels(model: LinearModel, vector: SparseVector): Float32Array {
  const scores = model.biases.slice();
  const { starts, entries, weights } = model;
  for (let k = 0; k < vector.features.length; k++) {
    const feature = vector.features[k] ?? 0;
    const value = vector.values[k] ?? 0;
    const end = starts[feature + 1] ?? 0;
    for (let place = starts[feature] ?? 0; place < end; place++) {
      const entry = entries[place] ?? 0;
      const label = entry >> 8;
      scores[label] = (scores[label] ?? 0) + (weights[entry] ?? 0) * value;
    }
  }
  return scores;
}
