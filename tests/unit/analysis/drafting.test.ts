import { describe, expect, it } from "vitest";
import { analyseDocument } from "../../../app/analysis/analyse.ts";

const contract = `SUPPLY AGREEMENT

Between Acme Pty Ltd ABN 11 222 333 444 (Supplier) and Brown Pty Ltd (Customer)

1 Definitions
Goods means the goods in Schedule 1.
Price means the price of the Goods.
Term means two years.

2 Supply
2.1 The Supplier must deliver the Goods to the Depot under clause 3.
2.2 Each delivery to the Depot must be signed for at the Depot.

3 Price
3.1 The Customer must pay the Price of $500 within [insert number] days, as clause 19 says.
3.2 Section 52 of the Act does not apply, nor clause 9 of the Code of Conduct.

4 Law
4.1 The law of Queensland governs this agreement.

Signed by Acme Pty Ltd: ____________________

Schedule 1 – Goods
Widgets. See also Schedule 2.
`;

describe("slips of the drafting", () => {
  const { findings, riskFlags, missing } = analyseDocument(contract);
  const quotes = (kind: string) =>
    findings.filter((finding) => finding.kind === kind).map((finding) => finding.quote);

  it("are places still to be filled in, but not lines for signatures", () => {
    expect(quotes("placeholder")).toEqual(["[insert number]"]);
    expect(riskFlags.find((flag) => flag.clauseTitle === "Unfinished Wording")?.quote).toBe(
      "[insert number]",
    );
  });

  it("are terms that are used like defined ones and are not defined", () => {
    expect(quotes("undefined-term")).toEqual(["Depot"]);
  });

  it("are references to clauses and schedules that are not there, and not to other documents", () => {
    expect(quotes("broken-reference")).toEqual(["clause 19", "Schedule 2"]);
  });

  it("do not hide what is missing: a price is stated and nothing says whether it includes GST", () => {
    expect(missing.map(({ id }) => id)).toContain("gst");
  });
});

it("lists nothing as missing that is there", () => {
  const whole = `${contract}\n5 GST\n5.1 All amounts are exclusive of GST, which the Customer must pay in addition.`;
  expect(analyseDocument(whole).missing.map(({ id }) => id)).not.toContain("gst");
});

describe("references and brackets", () => {
  const findingsWith = (clause: string) =>
    analyseDocument(
      `${contract.replace("4.1 The", `4.2 ${clause}\n4.1 The`)}\nSchedule 3 – Forms\nForms.\n\nExhibit A\nA drawing.`,
    ).findings.map(({ message }) => message);

  it("are read from lists of clauses, and an exhibit is called one", () => {
    const messages = findingsWith("Clauses 2, 3 and 12.4 survive, as does Exhibit C.").join("\n");
    expect(messages).toContain("“12.4” is referred to, and this document has no clause");
    expect(messages).toContain("“Exhibit C” is referred to, and this document has no exhibit");
  });

  it("are not taken for places to fill in where they say what is there", () => {
    expect(findingsWith("[Company seal is affixed]").join()).not.toContain("seal");
  });

  it.each([
    "[ ] Daily | [ ] Weekly | [ ] Other: monthly",
    "- [ ] The Customer wants delivery.",
    "Paid by [x] card or [ ] cash",
    "The Agent is: [X] a Gold agent  [ ] a Silver agent",
  ])("are no places to fill in where a box is ticked: %s", (line) => {
    expect(findingsWith(line).join()).not.toContain("filled in at");
    expect(findingsWith(line).join()).not.toMatch(/“\[[ xX]\]”/);
  });

  it("are not said to lead nowhere where several clauses were not understood", () => {
    const gaps = contract.replace(/^2 Supply/m, "6 Supply").replace(/^4 Law/m, "11 Law");
    expect(gaps).not.toBe(contract);
    const broken = analyseDocument(gaps).findings.filter(
      ({ kind, quote }) => kind === "broken-reference" && quote.startsWith("clause"),
    );
    expect(broken).toEqual([]);
  });
});

describe("what is no slip", () => {
  const found = (text: string) =>
    analyseDocument(text).findings.map(({ kind, quote }) => `${kind}: ${quote}`);

  it("is a term that a row, a late definition or a longer term defines", () => {
    const loan =
      'LOAN AGREEMENT between Acme Pty Ltd (Lender) and Brown Pty Ltd (Borrower)\n\n| Principal Sum | $90,000 |\n\n1. The Lender lends the Principal Sum. The Principal Sum is due in May. Interest runs on the Principal Sum.\n\n2. On an Event of Loss the Borrower must repay. Each Event of Loss is final. An Event of Loss is told at once.\n\n3. The Pledged Stock is security. The Borrower keeps the Pledged Stock. The Lender may sell the Pledged Stock.\n\n4. “Business Day” means a day in Perth. "Event of Loss" has the meaning in clause 2. "Pledged Stock" has the meaning in clause 3. Rate means 5%. A late sum is paid on the next Business Day.\n\n5. The law of Western Australia governs this agreement.';
    expect(found(loan)).toEqual([]);
  });

  it("is the line on which a letter is signed or accepted", () => {
    const letter =
      "3 June 2026\n\nDear Tariq\n\nWe offer you employment with Acme Pty Ltd in Perth. You must keep our secrets. Your pay is $80,000 a year.\n\nYours sincerely\n\n____________________\nDirector, for Acme Pty Ltd\n\nI, Tariq Aziz, accept. ____________________ Date: ____________";
    expect(found(letter)).toEqual([]);
  });
});

describe("a blank that is a gap", () => {
  it("is told with its clause and the words before it", () => {
    const guarantee =
      "GUARANTEE between Acme Pty Ltd (Lender) and Ann Lee (Guarantor)\n\n1. Debt\n\n1.1 The Guarantor pays what is owed.\n\n2. Advice\n\n2.1 The Guarantor took advice from ____________ before this day.\n\n3. Law\n\n3.1 The law of Victoria governs this agreement.";
    expect(analyseDocument(guarantee).findings[0]?.message).toBe(
      "The blank “____________” still has to be filled in (cl 2.1, after “The Guarantor took advice from”).",
    );
  });
});

describe("a slip of the drafting that is none", () => {
  const draft = `GROWING AGREEMENT

Between Acme Pty Ltd (Grower) and Brown Pty Ltd (Buyer)

1 Definitions
**Bunches** means grapes on the stem.
**"Bins"** means what they travel in.
Schedule "B": Spray Diary
Vineyard means the vineyard at Lake Torrens.

2 Growing
2.1 The Bunches and the Bins go to Lake Torrens with the Spray Diary and under Rule 12.
2.2 The Bunches and the Bins come from Lake Torrens with the Spray Diary, by Rule 14.
2.3 The Bunches and the Bins leave Lake Torrens with the Spray Diary, and by Rule 15.

3 Law
3.1 The law of South Australia governs this agreement.
`;

  it("is a term defined in bold type, a place on the map, a schedule by its title, or a numbered rule", () => {
    const found = analyseDocument(draft).findings.filter(({ kind }) => kind === "undefined-term");
    expect(found.map(({ quote }) => quote)).toEqual([]);
  });
});

describe("what is left open without a mark", () => {
  it("is a day that was left out with spaces, and none that is filled in", () => {
    const open = (words: string) =>
      analyseDocument(contract.replace("SUPPLY AGREEMENT", `SUPPLY AGREEMENT\n\n${words}`))
        .findings.filter(({ kind }) => kind === "placeholder")
        .map(({ message }) => message);
    expect(open("THIS DEED is made on the        day of          2031")[0]).toContain(
      "“the day of” still has to be filled in",
    );
    expect(open("Dated this day of , 2031.")[0]).toContain("“day of ,” still has to be filled in");
    expect(open("Dated this 3rd day of May, 2031.")).toHaveLength(1);
  });
});

describe("what is referred to and not attached", () => {
  const lines = (words: string) =>
    analyseDocument(contract.replace("4 Law", `4 Plans\n4.2 ${words}\n\n5 Law`))
      .findings.filter(({ kind }) => kind === "broken-reference")
      .map(({ message }) => message);

  it("is said once for all of a kind of which the document has none", () => {
    expect(
      lines(
        "The Goods are drawn in Annexure B, tested by Annexure A and packed as in Annexure 10.",
      ),
    ).toContain("Annexures 10, A and B are referred to and not in this document.");
    expect(lines("The form is Appendix 3.")).toContain(
      "Appendix 3 is referred to and not in this document.",
    );
  });

  it("is nothing that belongs to another paper, and nothing that begins a line", () => {
    expect(lines("This replaces the letter, with Exhibit D to it.").join()).not.toContain(
      "Exhibit",
    );
    expect(lines("The form is Annexure A.\n\nAnnexure of forms").join()).not.toContain("Annexure");
  });
});
