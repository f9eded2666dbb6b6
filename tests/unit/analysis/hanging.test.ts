import { afterAll, describe, expect, it } from "vitest";
import { WatchedAnalyser } from "../../../commands/fuzzing/watched-analyser.ts";

/** Far above the second or two that a slow machine needs, far below for ever. */
const patience = 30_000;
const analyser = new WatchedAnalyser();

afterAll(() => analyser.stop());

describe("the analyser ends", () => {
  it.each([
    ["capitals before a company's form", `made between Adam Brown ${"A".repeat(60)} Pty Ltd`],
    [
      "an honest name in capitals after a person and a title",
      "made between Jane Citizen, Managing Director AUSTRALIAN TELECOMMUNICATIONS INFRASTRUCTURE CONSTRUCTION Pty Ltd",
    ],
  ])(
    "on %s",
    async (_, opening) => {
      const text = `Services Agreement\n\nThis Agreement is ${opening} ("Supplier") and Brown Pty Ltd ("Customer").\n\n1. The Customer must pay.`;
      expect(await analyser.timeOf(text, patience)).toBeLessThan(patience);
    },
    2 * patience,
  );
});
