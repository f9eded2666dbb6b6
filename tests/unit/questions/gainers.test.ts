import { expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const paper = (words: string) => `SERVICES AGREEMENT

This agreement is between Wattle Foods Pty Ltd (the Customer) and Quoll Systems Pty Ltd (the Supplier).

1. Services
1.1 The Supplier must provide the services and the Customer must pay the fees.

2. Indemnity
2.1 ${words}
`;

it("the card of an answer says for whom the words are that weigh on the client, and never names the client so", () => {
  const { riskFlags } = analyseDocument(
    paper(
      "The Customer indemnifies the Supplier against all loss in connection with this agreement.",
    ),
  );
  const card = riskFlags.find(({ questionId }) => questionId === "indemnity-without-fault");
  expect(card).toMatchObject({
    burdens: ["Wattle Foods Pty Ltd"],
    benefits: ["Quoll Systems Pty Ltd"],
  });
  for (const { questionId, benefits } of riskFlags)
    if (questionId !== null) expect(benefits).not.toContain("Wattle Foods Pty Ltd");
});
