import { describe, expect, it } from "vitest";
import { addPeriod, datesIn } from "../../../app/analysis/facts/dates.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

describe("dates", () => {
  it.each([
    ["June 21, 1999", "1999-06-21"],
    ["the 1st day of July 2024", "2024-07-01"],
    ["14 March 2025", "2025-03-14"],
    ["the twenty-first day of March Two thousand and twenty-five", "2025-03-21"],
    ["the ninth day of April 2026", "2026-04-09"],
    ["1.8.26", "2026-08-01"],
    ["1/7/2025", "2025-07-01"],
    ["12-23-2019", "2019-12-23"],
    ["2018-01-31", "2018-01-31"],
  ])("reads %s", (written, value) => {
    expect(datesIn(written)[0]?.value).toBe(value);
  });

  it("reads figures with the month first in American texts", () => {
    expect(datesIn("4/8/2020", "month first")[0]?.value).toBe("2020-04-08");
  });

  it("takes the number of a clause for no date", () => {
    expect(datesIn("as clause 1.8.26 says")).toEqual([]);
  });

  it("takes no date that the calendar lacks", () => {
    expect(datesIn("31 February 2024")).toEqual([]);
  });

  it("adds months and stays within the month", () => {
    expect(addPeriod("2024-01-31", 1, "month")).toBe("2024-02-29");
    expect(addPeriod("2024-08-01", 5, "year")).toBe("2029-08-01");
    expect(addPeriod("2024-12-30", 2, "week")).toBe("2025-01-13");
  });
});

describe("facts", () => {
  it("work the expiry out from start and term", () => {
    const facts = findFacts(
      'This Agreement is made as of June 21, 1999 (the "Effective Date") between I-ESCROW, INC. ("i-Escrow") and 2THEMART.COM, INC. ("2TheMart").\n\n8.1 TERM. The term of this Agreement shall continue for one (1) year following the Effective Date.',
    );
    expect(facts.agreementDate?.value).toBe("1999-06-21");
    expect(facts.effectiveDate?.value).toBe("1999-06-21");
    expect(facts.expiryDate).toMatchObject({ value: "2000-06-21", derived: true });
    expect(facts.parties.map(({ name, role }) => [name, role])).toEqual([
      ["I-ESCROW, INC.", "i-Escrow"],
      ["2THEMART.COM, INC.", "2TheMart"],
    ]);
  });

  it("say perpetual where a contract runs until somebody ends it", () => {
    const facts = findFacts(
      "1 Term\nThis agreement commences on 1 July 2025 and continues until terminated by either party on 30 days' notice.",
    );
    expect(facts.expiryDate?.value).toBe("perpetual");
  });

  it.each([
    ["This Deed is governed by the laws of the State of Victoria.", "Victoria"],
    ["This agreement shall be construed in accordance with English law.", "England"],
    [
      "This Agreement is governed by the laws of the State of New York, without regard to conflict of laws.",
      "New York",
    ],
    ["The law of the Northern Territory applies to this contract.", "Northern Territory"],
  ])("name the law that governs: %s", (sentence, place) => {
    expect(findFacts(sentence).governingLaw?.value).toBe(place);
  });

  it("take no governing law from how a party was incorporated", () => {
    expect(
      findFacts("Acme is a corporation organized under the laws of Delaware.").governingLaw,
    ).toBeNull();
  });

  it("find price, cap and notice with the sentences they stand in", () => {
    const text =
      "The Customer must pay a fee of $1,200 per month.\nThe Supplier's liability is limited to $50,000 in total.\nEither party may terminate this agreement on 60 days' notice.";
    const facts = findFacts(text);
    expect(facts.price?.value).toBe("$1,200 per month");
    expect(facts.liabilityCap?.value).toBe("$50,000 in total");
    expect(facts.notice?.value).toBe("60 days");
    expect(text.slice(facts.price?.start, facts.price?.end)).toContain("$1,200");
  });

  it.each([
    [
      "between Jane Citizen (the “Executive”) and Acme Pty Ltd (the “Company”)",
      ["Jane Citizen", "Acme Pty Ltd"],
    ],
    [
      "between 2205925 Ontario Limited (“Reseller”) and theglobe.com, Inc. (“Globe”)",
      ["2205925 Ontario Limited", "theglobe.com, Inc."],
    ],
    [
      "\n\nLender:\tStonefield Capital Pty Ltd\nBorrower:\tDana Whitlock, trading as Whitlock Strategy",
      ["Stonefield Capital Pty Ltd", "Dana Whitlock"],
    ],
  ])("name the parties: %s", (opening, names) => {
    expect(
      findFacts(`LOAN AGREEMENT dated 1 July 2025 ${opening}.`).parties.map(({ name }) => name),
    ).toEqual(names);
  });
});

it.each(["8 The laws of Western Australia apply.", "E3  The law of Western Australia applies."])(
  "reads the law from: %s",
  (sentence) => {
    const { governingLaw } = findFacts(
      `DEED POLL dated 4 July 2025\n\n7 Other things\n\n${sentence}`,
    );
    expect(governingLaw?.value).toBe("Western Australia");
  },
);

it("takes no list of losses for a cap, and cuts no cap at an abbreviation", () => {
  const cap = (sentence: string) =>
    findFacts(`AGREEMENT dated 1 July 2025\n\n1. Liability\n1.1 ${sentence}`).liabilityCap?.value;
  expect(
    cap(
      "No party has liability for more than direct loss, including but not limited to lost profits.",
    ),
  ).not.toBe("lost profits");
  expect(cap("The Supplier's liability is limited to a maximum of U.S. $5,000 in a year.")).toBe(
    "a maximum of U.S. $5,000 in a year",
  );
});
