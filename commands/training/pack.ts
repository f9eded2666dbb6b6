import type { PackedModel } from "../../app/analysis/classifier/linear-model.ts";
import type { Weights } from "./svm.ts";

/** A model's weights as they will be shipped: multiples of `step`. */
export interface Pruned extends Weights {
  step: number;
}

/** Keeps the largest weights, `budget` of them or a few less where some are equal, and rounds them to 127 steps. */
export function prune({ weights, bias }: Weights, budget: number): Pruned {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort()
    .reverse();
  const largestLeftOut = sizes[budget] ?? 0;
  const step = (sizes[0] ?? 0) / 127 || 1;
  const kept = weights.map((weight) =>
    Math.abs(weight) > largestLeftOut ? Math.round(weight / step) * step : 0,
  );
  return { weights: kept, bias, step };
}

/** Writes pruned models as `linear-model.ts` reads them. */
export function pack(models: Map<string, Pruned>): PackedModel {
  const distances: number[] = [];
  const values: number[] = [];
  const sizes: number[] = [];
  for (const { weights, step } of models.values()) {
    let last = -1;
    let size = 0;
    for (const [feature, weight] of weights.entries()) {
      const byte = Math.round(weight / step);
      if (byte === 0) continue;
      let distance = feature - last;
      for (; distance > 127; distance >>>= 7) distances.push((distance & 127) | 128);
      distances.push(distance);
      values.push(byte & 255);
      last = feature;
      size++;
    }
    sizes.push(size);
  }
  const all = [...models.values()];
  return {
    labels: [...models.keys()],
    biases: all.map(({ bias }) => Number(bias.toFixed(6))),
    steps: all.map(({ step }) => Number(step.toPrecision(9))),
    sizes,
    data: Buffer.from([...distances, ...values]).toString("base64"),
  };
}
