import { expect, it } from "vitest";
import { unpackNetwork, weightOn } from "../../../app/analysis/bearing/network.ts";
import weights from "../../../app/analysis/bearing/weights-bearing.json" with { type: "json" };
import { fitNetwork, packNetwork } from "../../../commands/training/bearing-network.ts";

const pairs = Array.from({ length: 40 }, (_, at) => ({
  clause: at % 2 ? "indemnity" : "audit-rights",
  bears: at % 2 ? ["acts", "gives"] : ["suffers"],
  gains: at % 2 ? ["suffers"] : ["acts", "takes"],
}));

it("the same sign weighs one way in one clause and the other way in another", () => {
  const network = fitNetwork(pairs);
  const lean = (clause: string) =>
    weightOn(network, clause, ["acts"]) - weightOn(network, clause, ["suffers"]);
  expect(lean("indemnity")).toBeGreaterThan(0);
  expect(lean("audit-rights")).toBeLessThan(0);
});

it("the same pairs give the same bytes, and the shipped network says what the trained one does", () => {
  const network = fitNetwork(pairs);
  const packed = packNetwork(network);
  expect(packNetwork(fitNetwork(pairs))).toEqual(packed);
  const shipped = weightOn(unpackNetwork(packed), "indemnity", ["acts", "gives"]);
  expect(shipped / weightOn(network, "indemnity", ["acts", "gives"])).toBeCloseTo(1, 1);
});

it("a sign that was never seen says nothing", () => {
  const network = fitNetwork(pairs);
  const known = weightOn(network, "indemnity", ["acts"]);
  expect(weightOn(network, "indemnity", ["acts", "whistles"])).toBe(known);
});

it("is packed as it was when it has been unpacked, as the training does with what it ships", () => {
  expect(packNetwork(unpackNetwork(weights.burdened))).toEqual(weights.burdened);
});
