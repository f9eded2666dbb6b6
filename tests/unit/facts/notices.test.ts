import { describe, expect, it } from "vitest";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const opening =
  "AGREEMENT between Cattle Creek Data Pty Ltd (the Supplier) and Redbank Mutual Limited (the Customer).\n\n";
const notices = (text: string) =>
  findFacts(opening + text).notices.map(({ who, days, for: purpose }) => [
    who.map((name) => name.split(" ")[0]),
    days,
    purpose,
  ]);

describe("notice to end a contract", () => {
  it.each([
    [
      "9. Either party may terminate this agreement upon not less than ninety (90) days' prior written notice.",
      [[["Cattle", "Redbank"], 90, "convenience"]],
    ],
    [
      "9. The Customer may end this agreement at any time by giving one month's notice. The Supplier must give three months' notice to end it.",
      [
        [["Redbank"], 30, "convenience"],
        [["Cattle"], 90, "convenience"],
      ],
    ],
    [
      "9. The Supplier may end the engagement on six weeks' notice and the Customer on three.",
      [
        [["Cattle"], 42, "convenience"],
        [["Redbank"], 21, "convenience"],
      ],
    ],
    [
      "9. The Customer can cancel this agreement at any time in its account.",
      [[["Redbank"], 0, "convenience"]],
    ],
    [
      "9. This agreement may be ended by the Supplier giving 20 days' notice.",
      [[["Cattle"], 20, "convenience"]],
    ],
    [
      "Notice: 90 days by the Supplier, 30 days by the Customer\n",
      [
        [["Cattle"], 90, "convenience"],
        [["Redbank"], 30, "convenience"],
      ],
    ],
    [
      "9. If the Customer breaches this agreement and does not remedy the breach, the Supplier may terminate it by 14 days' notice.",
      [[["Cattle"], 14, "breach"]],
    ],
  ])("in %j", (text, wanted) => {
    expect(notices(text)).toEqual(wanted);
  });

  it.each([
    "9. The Supplier may increase the fees by 30 days' notice.",
    "9. The Customer may inspect the records upon five business days' notice.",
  ])("is not in %j", (text) => {
    expect(notices(text)).toEqual([]);
  });
});
