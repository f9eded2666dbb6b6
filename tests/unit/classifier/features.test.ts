import { describe, expect, it } from "vitest";
import { conceptOf } from "../../../app/analysis/classifier/concepts.ts";
import {
  contractViews,
  featureCount,
  readWords,
  termsViews,
} from "../../../app/analysis/classifier/features.ts";
import { toVector } from "../../../app/analysis/classifier/vector.ts";

const vectorOf = (text: string) => toVector(termsViews(readWords(text)));

describe("the words of a sentence", () => {
  it("are hashed with FNV-1a", () => {
    // The published test vectors for "a" and "foobar".
    expect(readWords("a foobar").words).toEqual([0xe40c292c | 0, 0xbf9cf968 | 0]);
  });

  it("are the same in plain text and in text that was split into tokens", () => {
    expect(readWords("You've agreed, 30 days’ notice.").words).toEqual(
      readWords("you 've agreed , 14 days ' notice .").words,
    );
  });

  it("name a concept by any of its words and endings", () => {
    expect(conceptOf("terminated")).toBe(conceptOf("cancellation"));
    expect(conceptOf("terminated")).not.toBe(0);
    expect(conceptOf("aardvark")).toBe(0);
  });
});

describe("a feature vector", () => {
  it("names each feature once, within the range", () => {
    const { features } = vectorOf("the party may, and the party may not, assign the agreement");
    expect(new Set(features).size).toBe(features.length);
    expect(Math.min(...features)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...features)).toBeLessThan(featureCount);
  });

  it("is the same whatever was read before it", () => {
    const first = vectorOf("we may change these terms at any time");
    vectorOf("something else altogether");
    expect(vectorOf("we may change these terms at any time")).toEqual(first);
  });

  it("is no longer for a long sentence than for a short one", () => {
    const length = (text: string) => Math.hypot(...vectorOf(text).values);
    expect(length("we may end this")).toBeCloseTo(
      length("we may end this agreement on notice if you do not pay what you owe us in time"),
      1,
    );
  });

  it("tells the words of a heading from those of the sentence", () => {
    const none = readWords("");
    const words = readWords("governing law");
    const context = { previous: none, sameClause: false, kind: "clause" };
    const inHeading = toVector(contractViews({ ...context, own: none, heading: words }));
    const inSentence = toVector(contractViews({ ...context, own: words, heading: none }));
    expect(inHeading.features).not.toEqual(inSentence.features);
  });

  it("counts every feature of a view, however many there are", () => {
    const hashes = Array.from({ length: 40_000 }, (_, at) => Math.imul(at % 15_000, 0x9e3779b1));
    const times = new Map<number, number>();
    const alone = (hash: number) => toVector([{ weight: 1, hashes: [hash] }]).features[0] ?? -1;
    for (const hash of hashes) times.set(alone(hash), (times.get(alone(hash)) ?? 0) + 1);
    const weights = new Map([...times].map(([feature, count]) => [feature, 1 + Math.log(count)]));
    const length = Math.hypot(...weights.values());
    const { features, values } = toVector([{ weight: 1, hashes }]);
    expect([...features]).toEqual([...times.keys()]);
    for (const [at, feature] of features.entries())
      expect(values[at]).toBeCloseTo((weights.get(feature) ?? 0) / length, 6);
  });

  it("is empty of words for an empty text", () => {
    expect(vectorOf("— …").features.length).toBe(0);
  });
});
