import { describe, expect, it } from "vitest";
import { said } from "./answering.ts";

describe("an answer", () => {
  it.each([
    [
      "exit-for-them-alone",
      "11.1 The Customer may enter the site, unless the Supplier may terminate this agreement at any time by giving 30 days' notice.",
    ],
    [
      "exit-for-them-alone",
      "11.1 The Customer may close its account, except where the Supplier may end this agreement for convenience on 30 days' notice.",
    ],
    [
      "exit-for-them-alone",
      "11.1 If the Supplier may terminate this agreement at any time by 30 days' notice under another paper, that paper prevails.",
    ],
    [
      "variation-at-will",
      "3.1 The fees are fixed save where the Supplier may vary these terms at any time under an order.",
    ],
    [
      "price-at-will",
      "4.1 Nothing is payable for hosting, other than what the Supplier may increase the fees by at any time.",
    ],
  ])("rests on no exception and nothing that is only supposed: %s, %s", (id, text) => {
    expect(said(id, text)).toBeNull();
  });

  it.each([
    [
      "exit-for-them-alone",
      "11.1 Unless the law forbids it, the Supplier may terminate this agreement at any time by giving 30 days' notice.",
    ],
    [
      "variation-at-will",
      "3.1 The Customer may use the site, except that the Supplier may vary these terms at any time by notice.",
    ],
    ["price-at-will", "4.1 Subject to the law, the Supplier may increase the fees at any time."],
  ])("rests on the main words beside them: %s, %s", (id, text) => {
    expect(said(id, text)).toMatch(/^(?:High|Medium)/);
  });
});

describe("a card that one side alone is bound", () => {
  it.each([
    [
      "indemnity-one-way",
      "8.1 The Customer must indemnify the Supplier against claims by others for its negligence. The Supplier must indemnify the Customer against claims by others for its negligence.",
    ],
    [
      "non-solicitation",
      "7.1 The Customer must not solicit employees of the Supplier. The Supplier must not solicit employees of the Customer.",
    ],
    [
      "confidentiality-one-way",
      "6.1 The Customer must keep the Supplier's confidential information secret.\n\n6.2 The Supplier must keep the Customer's confidential information secret.",
    ],
    [
      "breach-exit-one-way",
      "11.1 The Supplier may terminate this agreement if the Customer breaches it. The Customer may terminate this agreement if the Supplier breaches it.",
    ],
  ])("is none where the other is bound alike: %s", (id, text) => {
    expect(said(id, text)).toBeNull();
  });

  it.each([
    [
      "indemnity-one-way",
      "8.1 The Customer must indemnify the Supplier against claims by others for its negligence.",
    ],
    ["non-solicitation", "7.1 The Customer must not solicit employees of the Supplier."],
    [
      "confidentiality-one-way",
      "6.1 The Customer must keep the Supplier's confidential information secret.",
    ],
    [
      "breach-exit-one-way",
      "11.1 The Supplier may terminate this agreement if the Customer breaches it.",
    ],
  ])("stands where it is not: %s", (id, text) => {
    expect(said(id, text)).not.toBeNull();
  });
});
