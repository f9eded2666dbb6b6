import { describe, expect, it } from "vitest";
import { bearingOf } from "../../../app/analysis/bearing/bearing.ts";
import { castOf } from "../../../app/analysis/cast/read-cast.ts";

const cast = castOf(
  [
    { name: "Mallee Nursery Pty Ltd", role: "Supplier", aliases: ["Supplier"] },
    { name: "Tern Gardens Pty Ltd", role: "Customer", aliases: ["Customer"] },
  ],
  "",
);
const borne = (clause: string, words: string) => bearingOf(clause, words, cast).burdens;

describe("the risk of things and of their being late", () => {
  it.each([
    ["risk-transfer", "The plants travel at the risk of the Customer."],
    ["risk-transfer", "Risk in the plants passes to the Customer on dispatch by the Supplier."],
    [
      "force-majeure",
      "The Supplier is not liable to the Customer for frost or another act of God.",
    ],
    ["delivery-estimate", "The Supplier does not guarantee the Customer any delivery date."],
  ])("lies with whoever waits for them: %s: %s", (clause, words) => {
    expect(borne(clause, words)).toEqual(["Tern Gardens Pty Ltd"]);
  });

  it("lies with whoever works for money that need not be paid", () => {
    const words = "The Customer is not obliged to pay for plants that it has not approved.";
    expect(borne("payment-approval", words)).toEqual(["Mallee Nursery Pty Ltd"]);
  });

  it("lies with whoever takes it", () => {
    expect(
      borne("risk-transfer", "Until unloading the Supplier bears the risk of loss of the plants."),
    ).toEqual(["Mallee Nursery Pty Ltd"]);
  });
});
