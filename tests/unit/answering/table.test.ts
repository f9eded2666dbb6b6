import { describe, expect, it } from "vitest";
import { stemOf, stemsOf } from "../../../app/answering/stems.ts";
import { agreement, directionOf, nearness, rarityOf } from "../../../app/answering/table.ts";
import { PairCounts, positiveInformation } from "../../../commands/training/table/cooccurrence.ts";
import { project } from "../../../commands/training/table/eigenvectors.ts";
import { trainTable } from "../../../commands/training/table/train-table.ts";

const directionTo = (words: string) => directionOf(stemsOf(words).map((stem) => [stem, 1]));

describe("the table of words", () => {
  it.each([
    ["terminate", "expiry", "insurance"],
    ["landlord", "tenant", "patent"],
    ["verbally", "orally", "freight"],
    ["premium", "insurer", "arbitrator"],
  ])("knows that %s is nearer to %s than to %s", (word, near, far) => {
    const own = directionTo(word);
    expect(nearness(stemOf(near), own)).toBeGreaterThan(nearness(stemOf(far), own) + 0.1);
  });

  it("points nowhere for words that it does not know, which are the rarest", () => {
    const nowhere = directionTo("xyzzy");
    expect(agreement(nowhere, nowhere)).toBe(0);
    expect(rarityOf("xyzzy")).toBeGreaterThan(rarityOf(stemOf("insurance")));
  });

  it("is the same for the same texts, with a row for each word that is common enough", () => {
    const sentences = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? "The tenant pays rent to the landlord."
        : "The insurer pays claims under the policy.",
    );
    const table = trainTable([], sentences);
    expect(trainTable([], sentences)).toEqual(table);
    expect(table.stems.split(" ").sort()).toEqual(
      ["claim", "insurer", "landlord", "pay", "policy", "rent", "tenant"].map(stemOf).sort(),
    );
  });
});

describe("the training of the table", () => {
  it("counts a pair whichever word comes first, and has no more than fit", () => {
    const counts = new PairCounts(10, 8);
    counts.add(2, 5, 1);
    counts.add(5, 2, 0.5);
    counts.add(3, 3, 1);
    const seen: number[][] = [];
    counts.each((...pair) => seen.push(pair));
    expect(seen.sort()).toEqual([
      [2, 5, 1.5],
      [3, 3, 1],
    ]);
    expect(() => {
      for (let at = 0; at < 10; at++) counts.add(at, 0, 1);
    }).toThrow(RangeError);
  });

  it("keeps what stands together oftener than by chance", () => {
    const counts = new PairCounts(4, 64);
    for (const [one, other, times] of [
      [0, 1, 20],
      [2, 3, 20],
      [0, 2, 1],
    ] as const)
      counts.add(one, other, times);
    const { starts, columns } = positiveInformation(counts, 4, 0.5);
    expect([...columns.subarray(starts[0], starts[1])]).toEqual([1]);
    expect([...columns.subarray(starts[2], starts[3])]).toEqual([3]);
  });

  it("projects a matrix to its largest directions", () => {
    const size = 40;
    // Two blocks of ones: eigenvalues 30 and 10.
    const starts = new Int32Array(size + 1);
    const columns: number[] = [];
    for (let row = 0; row < size; row++) {
      const [from, to] = row < 30 ? [0, 30] : [30, 40];
      for (let column = from; column < to; column++) columns.push(column);
      starts[row + 1] = columns.length;
    }
    const matrix = {
      ...{ size, starts },
      columns: Uint16Array.from(columns),
      values: new Float32Array(columns.length).fill(1),
    };
    const rows = project(matrix, 2);
    const product = (a: number, b: number) =>
      (rows[a * 2] ?? 0) * (rows[b * 2] ?? 0) + (rows[a * 2 + 1] ?? 0) * (rows[b * 2 + 1] ?? 0);
    expect(product(0, 1)).toBeCloseTo(1, 5);
    expect(product(35, 36)).toBeCloseTo(1, 5);
    expect(product(0, 35)).toBeCloseTo(0, 5);
  });
});
