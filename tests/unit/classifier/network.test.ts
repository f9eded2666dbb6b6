import { describe, expect, it } from "vitest";
import { phraseViews, readWords } from "../../../app/analysis/classifier/features.ts";
import { scoreNetwork, unpackNetwork } from "../../../app/analysis/classifier/network.ts";
import { toVector } from "../../../app/analysis/classifier/vector.ts";
import { toMatrix } from "../../../commands/training/matrix.ts";
import { trainNetwork } from "../../../commands/training/network.ts";

const read = (sentence: string) => toVector(phraseViews(readWords(sentence)));

/** Two clauses, and sentences that have the words of both and are neither. */
const kinds: [labels: number[], sentence: string][] = [
  [[0], "whoever keeps whoever harmless from claims"],
  [[1], "whoever keeps the books of account for whoever"],
  [[], "whoever keeps claims forms at the office"],
  [[0, 1], "whoever keeps whoever harmless and keeps the books of account"],
];
const lines = kinds.flatMap((kind) => Array.from({ length: 12 }, () => kind));
const vectors = lines.map(([, sentence]) => read(sentence));
const train = () => {
  const matrix = toMatrix(vectors);
  const factors = new Float64Array(1 << 17).fill(1);
  const isOf = lines.map(([labels]) => labels);
  return trainNetwork(matrix, factors, [...vectors.keys()], isOf, 2);
};

describe("the network", () => {
  const packed = train();

  it("tells clauses apart that share words, and hears two in one sentence", () => {
    const network = unpackNetwork(packed);
    for (const [labels, sentence] of kinds) {
      const said = [...scoreNetwork(network, read(sentence))].flatMap((score, at) =>
        score > 0 ? [at] : [],
      );
      expect(said, sentence).toEqual(labels);
    }
  });

  it("says of words that it does not know what it says of none", () => {
    const network = unpackNetwork(packed);
    expect(scoreNetwork(network, read("xylophones yodel"))).toEqual(
      scoreNetwork(network, read("")),
    );
  });

  it("is the same every time", () => {
    expect(JSON.stringify(train())).toBe(JSON.stringify(packed));
  });
});
