import { featureCount, type SparseVector } from "./features.ts";

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
  labelOf: Uint8Array;
  weights: Float32Array;
}

/** Unpacks a model; a few milliseconds. */
export function unpack(packed: PackedModel): LinearModel {
  const letters = atob(packed.data);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = letters.charCodeAt(place);
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
  const labelOf = new Uint8Array(total);
  const weights = new Float32Array(total);
  entry = 0;
  for (const [label, size] of packed.sizes.entries()) {
    const step = packed.steps[label] ?? 0;
    for (let k = 0; k < size; k++, entry++) {
      const feature = features[entry] ?? 0;
      const place = next[feature] ?? 0;
      next[feature] = place + 1;
      labelOf[place] = label;
      weights[place] = (((bytes[at++] ?? 0) << 24) >> 24) * step;
    }
  }
  return {
    labels: packed.labels,
    biases: Float32Array.from(packed.biases),
    starts,
    labelOf,
    weights,
  };
}

/** The score of a vector for each label: above 0 rather yes, below 0 rather no. */
export function scoreLabels(model: LinearModel, vector: SparseVector): Float32Array {
  const scores = model.biases.slice();
  const { starts, labelOf, weights } = model;
  for (let k = 0; k < vector.features.length; k++) {
    const feature = vector.features[k] ?? 0;
    const value = vector.values[k] ?? 0;
    const end = starts[feature + 1] ?? 0;
    for (let place = starts[feature] ?? 0; place < end; place++) {
      const label = labelOf[place] ?? 0;
      scores[label] = (scores[label] ?? 0) + (weights[place] ?? 0) * value;
    }
  }
  return scores;
}
