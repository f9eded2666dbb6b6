import type { PackedModel } from "../../app/analysis/clauses/linear-model.ts";
import type { Weights } from "./svm.ts";

/** Keeps the largest weights and rounds them to 127 steps, as they will be shipped. */
export function prune({ weights, bias }: Weights, keep: number): Weights & { step: number } {
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes[sizes.length - keep] ?? 0, Number.MIN_VALUE);
  const step = (sizes.at(-1) ?? 0) / 127 || 1;
  const kept = weights.map((weight) =>
    Math.abs(weight) >= least ? Math.round(weight / step) * step : 0,
  );
  return { weights: kept, bias, step };
}

/** Writes pruned models as `linear-model.ts` reads them. */
export function pack(models: Map<string, ReturnType<typeof prune>>): PackedModel {
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
