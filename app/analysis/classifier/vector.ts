import { featureCount, toFeature, type View } from "./features.ts";

/** A sparse vector: `values[k]` belongs to feature `features[k]`; no feature stands twice. */
export interface SparseVector {
  features: Int32Array;
  values: Float32Array;
}

/**
 * The features of the sentence that is being read, in a table that finds them by their number (open addressing): it is
 * so small that it stays in the processor's nearest memory, which an array of all features does not.
 */
let places = new Int32Array(1 << 12);
let counts = new Int32Array(1 << 12);
let sums = new Float32Array(1 << 12);
/** Where in the table the features of the view that is being read are, and those of all views so far. */
let here = new Int32Array(1 << 11);
let seen = new Int32Array(1 << 11);

/** Makes the table twice as large as what it is to hold. */
function makeRoom(hashes: number): void {
  const most = Math.min(hashes, featureCount);
  if (most <= here.length) return;
  const size = 1 << Math.ceil(Math.log2(2 * most));
  places = new Int32Array(size);
  counts = new Int32Array(size);
  sums = new Float32Array(size);
  here = new Int32Array(size / 2);
  seen = new Int32Array(size / 2);
}

/** Where a feature is in the table, or the empty place where it belongs. A place holds a feature's number and one. */
function placeOf(feature: number): number {
  const mask = places.length - 1;
  let place = feature & mask;
  while (places[place] !== 0 && places[place] !== feature + 1) place = (place + 1) & mask;
  return place;
}

const dampened = Float64Array.from({ length: 256 }, (_, count) => 1 + Math.log(count || 1));

/** What being there so many times counts for: 1 + ln(times). */
function dampen(times: number): number {
  return dampened[times] ?? 1 + Math.log(times);
}

/** Joins views into a vector: in each a feature counts 1 + ln(how often), at the view's length. */
export function toVector(views: View[]): SparseVector {
  makeRoom(views.reduce((sum, { hashes }) => sum + hashes.length, 0));
  let all = 0;
  for (const { weight, hashes } of views) {
    let some = 0;
    for (const hash of hashes) {
      const feature = toFeature(hash);
      const place = placeOf(feature);
      if (places[place] === 0) {
        places[place] = feature + 1;
        seen[all++] = place;
      }
      const count = counts[place] ?? 0;
      if (count === 0) here[some++] = place;
      counts[place] = count + 1;
    }
    let squares = 0;
    for (let at = 0; at < some; at++) squares += dampen(counts[here[at] ?? 0] ?? 1) ** 2;
    const scale = weight / Math.sqrt(squares || 1);
    for (let at = 0; at < some; at++) {
      const place = here[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + dampen(counts[place] ?? 1) * scale;
      counts[place] = 0;
    }
  }
  const features = new Int32Array(all);
  const values = new Float32Array(all);
  for (let at = 0; at < all; at++) {
    const place = seen[at] ?? 0;
    features[at] = (places[place] ?? 0) - 1;
    values[at] = sums[place] ?? 0;
    places[place] = 0;
    sums[place] = 0;
  }
  return { features, values };
}
