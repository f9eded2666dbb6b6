import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { datesIn } from "../../../app/analysis/facts/dates.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const dates = (words: string) => datesIn(words).map(({ value }) => value);

describe("a date", () => {
  it.each([
    "9-Nov-26",
    "9-NOV-26",
    "09‑Nov‑26",
    "9–Nov–26",
    "9.Nov.26",
    "9/Nov/2026",
    "9-November-2026",
    "09NOV26",
    "9 Nov 26",
    "9 Nov. 26",
    "9th November '26",
    "9 November ’26",
    "9 November 2026",
    "9/11/26",
    "9.11.26",
    "09-11-2026",
    "9 / 11 / 2026",
    "2026-11-09",
    "2026/11/9",
    "November 9th, 2026",
    "the ninth day of November two thousand and twenty-six",
    "9th of November '26",
    "the 9th day of November ’26",
    "9th day of November, '26",
  ])("is read in each way of writing it, day before month: %s", (written) => {
    expect(dates(`on ${written}`)).toEqual(["2026-11-09"]);
    expect(dates(`from ${written} to 3 May 2031.`)).toEqual(["2026-11-09", "2031-05-03"]);
  });

  it.each([
    "by 30 November 26 pallets",
    "9 Nov 26%",
    "9 Nov 10:30",
    "9 Nov 10 am",
    "in Nov 26",
    "clause 9.11.26",
    "31-Feb-26",
    "9 Nov 26/27",
  ])("is none where its year cannot be told from another number: %s", (words) => {
    expect(dates(words)).toEqual([]);
  });

  it("with a year of two figures is the day of a paper, of its beginning and of its end", () => {
    const { agreementDate, effectiveDate, expiryDate } = findFacts(
      "HIRE AGREEMENT\n\nThis agreement is dated 22-Jan-26\n\nbetween Kestrel Tanks Pty Ltd (Owner) and Ibis Dairy Pty Ltd (Hirer)\n\n1. Term. This agreement commences on 1 Feb 26 and ends on 31 Jan 29.\n",
    );
    expect([agreementDate?.value, effectiveDate?.value, expiryDate?.value]).toEqual([
      "2026-01-22",
      "2026-02-01",
      "2029-01-31",
    ]);
  });
});

describe("the day of a paper", () => {
  const dated = (row: string) =>
    findFacts(
      `PARTICULARS\n\n${row}\n\nKestrel Tanks Pty Ltd (Builder)\nIbis Dairy Pty Ltd (Subcontractor)\n\n1. Work. The Subcontractor must build the shed.\n`,
    ).agreementDate?.value;

  it.each([
    "Date of Sub-contract: 3 June 2026",
    "Date of this Deed of Release: 3/6/26",
    "Date of Supply Agreement: 3-Jun-26",
    "Date of Contract of Sale\n3 June 2026",
    "| Date of Guarantee | 3 June 2026 |",
    "Charterparty date: 3 June 2026",
    "Memorandum dated: 3 June 2026",
    "Date signed: 3 June 2026",
  ])("stands beside whatever the paper is called: %s", (row) => {
    expect(dated(row)).toBe("2026-06-03");
  });

  it.each([
    "Date of Head Contract: 3 June 2026",
    "Date of the Original Lease: 3 June 2026",
    "Date of Practical Completion: 3 June 2026",
    "Date of Birth: 3 June 1996",
  ])("is not that of another thing: %s", (row) => {
    expect(dated(row)).toBeUndefined();
  });
});

it("the day on which a paper ends is not the one on which it begins", () => {
  const text =
    "LICENCE AGREEMENT\n\nThis Agreement is made between Mallee Rowing Ltd (the Club) and Torrens Boats Pty Ltd (the Hirer).\n\n1. Term\nThe Agreement commences on delivery of the boats and ends on 30 November 2031.\n\n2. Law\nThis agreement is governed by the law of South Australia.\n";
  const { facts } = analyseDocument(text);
  expect(facts.expiryDate?.value).toBe("2031-11-30");
  expect(facts.effectiveDate).toBeNull();
});

describe("dates in figures", () => {
  const read = (first: string, made: string, from: string, to: string, law: string) => {
    const { agreementDate, effectiveDate, expiryDate } = findFacts(
      `HIRE AGREEMENT\n\nThis agreement is dated ${made} between ${first} (Owner) and Ibis Dairy Pty Ltd (Hirer)\n\n1. Term. The term commences on ${from} and ends on ${to}.\n\n2. Governing law. ${law}\n`,
    );
    return [agreementDate, effectiveDate, expiryDate].map((date) => date?.value);
  };
  const texan = "Pecan Tanks, LLC, a Texas limited liability company";
  const texas = "The laws of the State of Texas govern this agreement.";
  const victoria = "The law of Victoria governs this agreement.";

  it("are all read month first where one of them can only be read so", () => {
    expect(read(texan, "02/03/2026", "04/05/2026", "04/30/2029", texas)).toEqual([
      "2026-02-03",
      "2026-04-05",
      "2029-04-30",
    ]);
    expect(read("Kestrel Tanks Pty Ltd", "02/03/26", "04/05/26", "04/30/29", victoria)).toEqual([
      "2026-02-03",
      "2026-04-05",
      "2029-04-30",
    ]);
  });

  it("are all read day first where one of them can only be read so, whoever the parties are", () => {
    expect(read(texan, "02/03/2026", "04/05/2026", "30/04/2029", texas)).toEqual([
      "2026-03-02",
      "2026-05-04",
      "2029-04-30",
    ]);
  });

  it("are not told where the paper is of both countries or its own dates disagree, save those of one reading", () => {
    expect(read(texan, "02/03/2026", "04/05/2026", "7/7/2029", texas)).toEqual([
      undefined,
      undefined,
      "2029-07-07",
    ]);
    expect(
      read("Kestrel Tanks Pty Ltd", "02/03/2026", "13/05/2026", "05/31/2029", victoria),
    ).toEqual([undefined, "2026-05-13", "2029-05-31"]);
  });

  it("are read day first on Australian paper, which clause numbers do not make American", () => {
    expect(
      read(
        "Kestrel Tanks Pty Ltd",
        "02/03/2026",
        "4.5.2026",
        "1/6/29",
        `${victoria} See clause 2.13.10.`,
      ),
    ).toEqual(["2026-03-02", "2026-05-04", "2029-06-01"]);
  });
});
