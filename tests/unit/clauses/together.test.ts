import { describe, expect, it } from "vitest";
import { clauseCards } from "../../fixtures/clause-cards.ts";

const hosted = (fee: string) =>
  `SOFTWARE AS A SERVICE AGREEMENT\n\nThis agreement is made on 2 June 2026 between Galah Hosting Pty Ltd (Provider) and Brolga Clinics Pty Ltd (Customer).\n\n1 Service\n1.1 The Provider must host the records of the Customer for $3,000 a month. The Customer must pay the Provider each month.\n\n2 Ending\n2.1 If the Provider misses its service level twice in a year, the Customer may terminate this agreement by 21 days' notice.\n2.2 ${fee}\n\n3 Law\n3.1 The law of Victoria governs this agreement.`;

function advice(text: string, place: string) {
  return clauseCards(text, { name: "Brolga Clinics Pty Ltd" })
    .riskFlags.filter((flag) => flag.place === place)
    .map(({ recommendation }) => recommendation)
    .join(" ");
}

describe("a right to end, and the fee that it costs", () => {
  const whole =
    "If the Customer terminates this agreement early, it must pay an early termination fee of 60% of the fees for the rest of the term.";

  it("point to each other where the fee falls on that end too", () => {
    const text = hosted(whole);
    expect(advice(text, "cl 2.1")).toContain("Read it with cl 2.2");
    expect(advice(text, "cl 2.2")).toContain("the client’s right to end in cl 2.1");
  });

  it("do not where only a default brings the fee about", () => {
    const text = hosted(
      "If this agreement ends because of the Customer's default, the Customer must pay an early termination fee of 60% of the fees for the rest of the term.",
    );
    expect(advice(text, "cl 2.1")).not.toContain("Read it with");
  });

  it("do not where the fee leaves that end out", () => {
    const text = hosted(whole.replace("early, it", "early, other than under clause 2.1, it"));
    expect(advice(text, "cl 2.1")).not.toContain("Read it with");
    expect(advice(text, "cl 2.2")).not.toContain("right to end in");
  });
});
