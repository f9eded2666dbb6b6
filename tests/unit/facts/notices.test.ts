import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";
import { findFacts } from "../../../app/analysis/facts/find-facts.ts";

const opening =
  "AGREEMENT between Cattle Creek Data Pty Ltd (the Supplier) and Redbank Mutual Limited (the Customer).\n\n";
const conditions = (text: string) =>
  findFacts(opening + text).notices.map(({ who, for: purpose, condition }) => [
    who.map((name) => name.split(" ")[0]),
    purpose,
    condition,
  ]);
const notices = (text: string) =>
  findFacts(opening + text).notices.map(({ who, days, for: purpose }) => [
    who.map((name) => name.split(" ")[0]),
    days,
    purpose,
  ]);

describe("notice to end a contract", () => {
  it("is none where the events over which it is given stand in the list below it, or a job is ended", () => {
    expect(
      notices(
        "9. Either party may end this agreement at any time by written notice if the other party:\n(a) does not remedy a breach within 14 days; or\n(b) becomes insolvent.",
      ),
    ).toEqual([]);
    expect(
      notices(
        "9. The Supplier may terminate any work order at any time without notice. The Supplier may cancel a booking on 7 days' notice.",
      ).filter(([, , purpose]) => purpose === "convenience"),
    ).toEqual([]);
  });

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
      "9. Either party may, at any time, end this agreement by giving the other [insert number] weeks' written notice.",
      [[["Cattle", "Redbank"], null, "convenience"]],
    ],
    [
      "9. The Supplier may terminate this agreement at any time on ____ days' notice.",
      [[["Cattle"], null, "convenience"]],
    ],
    [
      "9. The Customer may end this agreement at any time by [45] days' written notice.",
      [[["Redbank"], 45, "convenience"]],
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
    "9. The Customer may stop sending tapes at any time. What it has sent, and this agreement, continue to apply.",
  ])("is not in %j", (text) => {
    expect(notices(text)).toEqual([]);
  });

  it.each([
    [
      "9. If the data centre is flooded for more than ten days, the Customer may end this agreement by 5 days' notice.",
      [["Redbank"], "other", "If the data centre is flooded for more than ten days"],
    ],
    [
      "9. The Supplier may terminate this agreement on 60 days' notice if it sells its hosting business to somebody else, and must refund what was paid ahead.",
      [["Cattle"], "other", "if it sells its hosting business to somebody else"],
    ],
    [
      "9. Either party may, with the written consent of the other, terminate this agreement by 10 days' notice.",
      [["Cattle", "Redbank"], "other", "with the written consent of the other"],
    ],
    [
      "9. After the second year either party may end this agreement by 30 days' notice.",
      [["Cattle", "Redbank"], "convenience", "After the second year"],
    ],
    [
      "9. The platform may be withdrawn from sale. In that case the Customer may end this agreement by 20 days' notice.",
      [["Redbank"], "other", "In that case"],
    ],
    [
      "9. The Supplier reserves the right to terminate this agreement at any time without notice.",
      [["Cattle"], "convenience", undefined],
    ],
    [
      "9. If the Customer wishes to end this agreement, it must give 30 days' notice.",
      [["Redbank"], "convenience", undefined],
    ],
    [
      "9. This agreement runs until either party ends it by 30 days' notice.",
      [["Cattle", "Redbank"], "convenience", undefined],
    ],
  ])("hangs on nothing, or on what is said: %j", (text, wanted) => {
    expect(conditions(text)).toEqual([wanted]);
  });

  it("is of whoever ends it, where the verb is passive, and of nobody by a “your”", () => {
    const text =
      "OFFER OF EMPLOYMENT\n\nThis agreement is made between Quoll Timber Pty Ltd (Employer) and Ines Faro (you).\n\n1. During the trial period your employment may be terminated by either party providing 1 week’s notice.\n\n2. Your employment may be ended on 3 weeks’ notice. You must work. Your pay is weekly. You agree.";
    expect(
      findFacts(text).notices.map(({ who, days, condition }) => [who.length, days, condition]),
    ).toEqual([
      [2, 7, "During the trial period"],
      [0, 21, undefined],
    ]);
  });

  it("hangs on the plan that it belongs to", () => {
    expect(
      conditions(
        "1. The fee\n\nThree storage plans:\n\n- $90 a month, half a year at least.\n- $150 a month, cancel any time with 14 days notice.\n\n7. Cancellation\n\nOn the $90 plan: half a year, then 14 days written notice.\n\nOn the $150 plan: no minimum, 14 days written notice.\n\nOn the Large plan, the Customer may end it by 60 days’ notice.",
      ),
    ).toEqual([
      [[], "other", "$150 a month"],
      [[], "other", "On the $90 plan: half a year"],
      [[], "other", "On the $150 plan: no minimum"],
      [["Redbank"], "other", "On the Large plan"],
    ]);
  });

  it("hangs on nothing where it lasts as long as the contract", () => {
    expect(
      conditions(
        "9. The Supplier may terminate this agreement at any time during the Supply Period by providing no less than 30 days’ written notice to the Customer.",
      ),
    ).toEqual([[["Cattle"], "convenience", undefined]]);
  });

  it("hangs on what the heading of its clause names", () => {
    const text =
      "1. Supply\n\n1.1 The Supplier hosts.\n\n2. Force Majeure\n\n2.1 Either party may end this agreement by 14 days' notice.\n\n3. Fees\n\n3.1 The Customer pays.\n\n4. Law\n\n4.1 The law of Queensland applies.";
    expect(conditions(text)).toEqual([[["Cattle", "Redbank"], "other", "Force Majeure"]]);
  });

  it.each([
    "9. If an upgrade slows the service, the Supplier must give at least 45 days' notice and the Customer may terminate before it is installed.",
    "9. If the Customer does not answer, the Supplier may suspend the service after 2 days' notice.",
    "9. If the Customer ends this agreement, it must return the tapes at the end of the 30 days' notice period.",
    "9. This agreement ends automatically without notice on 1 May 2027.",
  ])("is not a right to end in %j", (text) => {
    expect(notices(text)).toEqual([]);
  });
});

describe("notice that another clause does not explain", () => {
  it("is that of a call for money, and no notice to end", () => {
    expect(
      notices(
        "1. TERM\n\n1.1 The venture goes on unless it is ended sooner under clause 11.\n\n2. MONEY\n\n2.1 The parties shall contribute $90,000 in answer to calls made by the Supplier upon not less than 30 days' notice.",
      ),
    ).toEqual([]);
  });
});

describe("a notice with an exception, or that is contradicted", () => {
  const told = (text: string) =>
    findFacts(opening + text).notices.map(({ days, for: purpose, condition }) => [
      days,
      purpose,
      condition,
    ]);

  it("is told without what is said of its exception, and the exception beside it", () => {
    expect(
      told(
        "9. Either party may end this agreement on 20 days' notice (or 50 days' notice if the Customer ends it in winter).",
      ),
    ).toEqual([
      [20, "convenience", undefined],
      [50, "other", "if the Customer ends it in winter"],
    ]);
    expect(
      told("9. Either party may end this agreement on 20 days' notice (50 days if it rains)."),
    ).toEqual([
      [20, "convenience", undefined],
      [50, "other", "if it rains"],
    ]);
    expect(
      told("9. Either party may end this agreement on 20 days' notice (if the fees are paid)."),
    ).toMatchObject([[20, "other", "if the fees are paid"]]);
  });

  it("that is an exception without words to tell it by is left out", () => {
    expect(
      told(
        "9. The Supplier may end this agreement on 20 days' notice (except in winter, when 50 days' notice is required).",
      ),
    ).toEqual([[20, "convenience", undefined]]);
  });

  it("hangs on when it is given, and the next on its own time", () => {
    expect(
      told(
        "9. The Supplier may end this agreement on 2 months' notice if given before 1 May 2027, and on 5 months' notice if given after that date.",
      ),
    ).toEqual([
      [60, "other", "if given before 1 May 2027"],
      [150, "other", "if given after that date"],
    ]);
  });

  it("is no notice where its words and its figures differ", () => {
    expect(told("9. Either party may end this agreement on sixty (90) days' notice.")).toEqual([]);
    expect(
      told("9. Either party may end this agreement at any time on 60 (ninety) days' notice."),
    ).toEqual([]);
    expect(
      told("9. Either party may end this agreement on sixty (60) days' notice."),
    ).toMatchObject([[60, "convenience", undefined]]);
  });

  it("is not told as sure where another clause asks the same party for another length", () => {
    const text =
      "9. The Supplier may end this agreement on 20 days' notice.\n\n10. Despite clause 9, neither party may end this agreement except on 120 days' notice.\n";
    expect(findFacts(opening + text).notice).toBeNull();
    const { executiveSummary } = analyseDocument(opening + text);
    expect(executiveSummary).toContain("it contradicts itself: on 20 days’ notice");
    expect(executiveSummary).not.toContain("may end it");
  });

  it("against a renewal gives no last day where two differ", () => {
    const { executiveSummary } = analyseDocument(
      `${opening}1. Term\nThis agreement starts on 1 March 2026 and ends on 28 February 2029.\n\n2. Renewal\n2.1 This agreement renews automatically for 12 months unless a party gives the other notice at least 45 days before it ends.\n\n2.2 Notice of non-renewal must be given at least 75 days before it ends.\n`,
    );
    expect(executiveSummary).toContain("It renews by itself for 1 year at a time (cl 2.1).");
  });

  it("of a row keeps the months in which it is counted", () => {
    const { executiveSummary } = analyseDocument(
      `${opening}Notice period (months)\t2\n\n9. Exit. Either party may end this agreement by the notice in the table.\n`,
    );
    expect(executiveSummary).toContain("on 2 months’ notice");
  });
});
