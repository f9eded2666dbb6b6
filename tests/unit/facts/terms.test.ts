import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const times = (text: string) => {
  const { agreementDate, effectiveDate, expiryDate } = findFacts(text);
  return [agreementDate, effectiveDate, expiryDate].map((fact) => fact?.value ?? null);
};
const parties = "between Wandoo Sheds Pty Ltd (Owner) and Kite Joinery Pty Ltd (Hirer)";

describe("a contract is dated, begins and ends", () => {
  it.each([
    `${parties} agree. This licence begins on the Start Date and continues until the End Date unless terminated before then. The term of this licence is 18 months from the Start Date. Either party may end it at any time by 14 days' notice.`,
    `RECORDING CONSENT dated 2 April 2026 ${parties}. The Hirer may stop playing for the Owner at any time. Takes already made, and this consent, continue to apply.`,
  ])("and is not endless for what may stop, or goes on, in %j", (text) => {
    expect(times(text)[2]).not.toBe("perpetual");
  });

  it.each([
    "During the Agreement and for nine months after it ends, the Owner must not lend to rivals of the Hirer.",
    "The Agreement keeps the Owner from hiring to rivals for a period of 9 months following the date on which this agreement expires.",
    "The Hirer must remain silent about this agreement for two years from its termination.",
    "This agreement remains in effect and after it ends, the Owner must for nine months keep its books.",
  ])("and does not end with what runs when it has ended: %s", (restraint) => {
    const text = `HIRE AGREEMENT dated 2 April 2026 ${parties}.\n\n1. This agreement commences on 2 April 2026 and continues until terminated by either party on 14 days' notice.\n\n2. ${restraint}`;
    expect(times(text)).toEqual(["2026-04-02", "2026-04-02", "perpetual"]);
  });

  it("and is not dated by the foot of a page", () => {
    const long = "The Owner repairs the roof. ".repeat(150);
    expect(times(`TERMS ${parties}. ${long}\n\nLast updated: 7 May 2026.`)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    [
      `LEASE dated 3 May 2026 ${parties}. The Owner leases the shed to the Hirer for a term commencing on 1 June 2026 for 4 years.`,
      ["2026-05-03", "2026-06-01", "2030-05-31"],
    ],
    [
      `HIRE ${parties}. The Owner hires the crane for two years from and including 10 March 2027.`,
      [null, "2027-03-10", "2029-03-09"],
    ],
    [
      "Owner: Wandoo Sheds Pty Ltd\nHirer: Kite Joinery Pty Ltd\nDate of form: 4/8/2026\nStart: 10/8/26\nFinish: 9/10/26",
      ["2026-08-04", "2026-08-10", "2026-10-09"],
    ],
    [
      "| Lessor | Wandoo Sheds Pty Ltd |\n| Lessee | Kite Joinery Pty Ltd |\n| Date | ____ / ____ / 2026 |\n| Start date | 1 July 2026 |\n| Length of term | 5 years |",
      [null, "2026-07-01", "2031-06-30"],
    ],
    [
      `LICENCE dated 2 April 2026 ${parties}. The licence takes effect on 1 May 2026 and expires on the second anniversary of that date.`,
      ["2026-04-02", "2026-05-01", "2028-05-01"],
    ],
    [
      `DEED ${parties}. Term means the period that starts on 1 March 2026 and ends on the day before the fifth anniversary of that date.`,
      [null, "2026-03-01", "2031-02-28"],
    ],
    [
      `HIRE OF TENTS ${parties} from 12 October 2026 until 2 November 2026 for $900.`,
      [null, "2026-10-12", "2026-11-02"],
    ],
    [
      "ORDER FORM\n\nVendor: Rostrum Soft Pty Ltd\nTerm: 24 months from the Go-Live Date\nGo-Live Date: to be advised by the Vendor",
      [null, null, null],
    ],
  ])("in %j", (text, dates) => {
    expect(times(text)).toEqual(dates);
  });

  it("on no day where the paper is American and counts the anniversary, but the day itself", () => {
    expect(
      times(
        'This Agreement is made as of May 1, 2026 (the "Effective Date") between Acme, Inc. ("Acme"), a Delaware corporation, and Bell, Inc. ("Bell"). The term of this Agreement shall continue for two (2) years from the Effective Date.',
      ),
    ).toEqual(["2026-05-01", "2026-05-01", "2028-05-01"]);
  });

  it("on the day that stands at its head, where it is a letter", () => {
    const letter =
      "24 April 2026\n\nThe Directors\nPool Sheds Pty Ltd\n\nDear Directors\n\nYour company hired a crane on 2 December 2025.\n\nYours faithfully";
    const { agreementDate, effectiveDate } = findFacts(letter, "letter");
    expect([agreementDate?.value, effectiveDate]).toEqual(["2026-04-24", null]);
  });
});

describe("the facts of a paper", () => {
  it("take its beginning from its text where that is later than its date, and its end from that", () => {
    const letter =
      "5 May 2026\n\nCurlew Orchards Pty Ltd (Curlew) and Bee Line Pollination Pty Ltd (Bee Line) agree as follows. We will bring sixty hives to the orchard, starting on 1 August 2026. The engagement is for one year. Superannuation and GST are extra.";
    expect(times(letter)).toEqual(["2026-05-05", "2026-08-01", "2027-07-31"]);
  });

  const rows = `HIRE AGREEMENT\n\n| Item | Detail |\n| Owner | Wandoo Sheds Pty Ltd |\n| Hirer | Kite Joinery Pty Ltd |\n| Length of term | 30 months |\n| Further term | one, of 2 years; last day to exercise: 28 February 2029 |\n\n1. Ann Lee guarantees what the Hirer owes until the first term ends, or 12 months after it. The law of Victoria applies.`;

  it("take its term from a row and not from a sentence about somebody else's", () => {
    expect(findFacts(rows).term?.value).toBe("30 months");
  });

  it("say nothing of its end where it is a job with a day for its completion", () => {
    const job = `WORKS ${parties} made on 2 March 2026.\n\nDate for completion: 30 November 2026\n\n1. The Owner may terminate for convenience by 10 days' notice.`;
    expect(findFacts(job).expiryDate).toBeNull();
  });

  it("give the notice to end it, and no other time", () => {
    const text = `HIRE ${parties}. The first six months are a trial, during which either party may end this agreement by one week's notice. Either party may end this agreement by five weeks' notice.`;
    expect(findFacts(text).notice?.value).toBe("five weeks");
    expect(
      findFacts(`HIRE ${parties}. The Owner may inspect on six months' notice.`).notice,
    ).toBeNull();
  });

  it("do not take a remedy for faulty goods, or a token, for a cap or a price", () => {
    const { liabilityCap, price } = findFacts(
      `SUPPLY ${parties}. Our liability for a failed guarantee is limited to replacing the goods or supplying equivalent goods. In consideration of $1 and other good and valuable consideration the parties agree.`,
    );
    expect([liabilityCap, price]).toEqual([null, null]);
  });

  it("call a bare dollar Australian on Australian paper alone", () => {
    expect(findFacts(`SUPPLY ${parties}. The price is $900 a month.`).price?.currency).toBe("AUD");
    const american = "between Larch Inc. (Seller) and Fir LLC (Buyer), both of Delaware";
    expect(findFacts(`SUPPLY ${american}. The price is $900 a month.`).price?.currency).toBe("USD");
  });
});

describe("a term that is counted in months", () => {
  const ends = (words: string) =>
    findFacts(
      `HIRE AGREEMENT between Kestrel Tanks Pty Ltd (Owner) and Ibis Dairy Pty Ltd (Hirer).\n\n1. Term. ${words}\n`,
    ).expiryDate?.value;

  it.each([
    ["This agreement starts on 31 October 2026 and continues for 4 months.", "2027-02-28"],
    ["This agreement starts on 31 March 2027 and continues for 1 month.", "2027-04-30"],
    ["The term is 12 months from 29 February 2028.", "2029-02-28"],
    ["The term is 4 years from 29 February 2028.", "2032-02-28"],
    ["This agreement starts on 30 April 2027 and continues for 1 month.", "2027-05-29"],
  ])("ends with a month that has no such day, else on the day before it: %s", (words, day) => {
    expect(ends(words)).toBe(day);
  });

  it("that ends on the earlier of a day and an event ends on that day at the latest", () => {
    const { executiveSummary } = analyseDocument(
      "HIRE AGREEMENT between Kestrel Tanks Pty Ltd (Owner) and Ibis Dairy Pty Ltd (Hirer).\n\n1. Term\nThis agreement starts on 1 May 2026 and continues until the earlier of 30 April 2028 and the sale of the shed.\n",
    );
    expect(executiveSummary).toContain("ends on 30 April 2028 at the latest");
  });
});
