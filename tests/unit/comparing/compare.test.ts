import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { byClause, describeChange, describeComparison } from "../../../app/comparing/describe.ts";

const base = `Cleaning Agreement

This agreement is between Banksia Towers Pty Ltd (Owner) and Wattle Cleaning Pty Ltd (Cleaner).

1. Services
1.1 The Cleaner must clean the Building on every business day.
1.2 The Cleaner must keep to the safety plan, and bring its own equipment.
2. Fees
2.1 The Owner must pay $4,500 a month within 30 days of an invoice.
2.2 If the Owner is late, clause 4.1 applies.
3. Insurance
3.1 The Cleaner must hold public liability insurance of $20 million.
4. Interest
4.1 Late amounts bear interest of 8% a year from the due date.
5. General
5.1 The law of Tasmania governs this agreement.
`;

const parties = [
  { name: "Banksia Towers Pty Ltd", role: "Owner", aliases: ["Owner"] },
  { name: "Wattle Cleaning Pty Ltd", role: "Cleaner", aliases: ["Cleaner"] },
];

/** What is said of the changes from the base to another text. */
function said(newer: string, before: string | null = null): string[] {
  const compared = compareVersions(
    { text: base, parties },
    { text: newer, parties },
    before === null ? null : { text: before },
  );
  return compared.changes.map((change) => describeChange(change, { older: base, newer }));
}

describe("two versions compared", () => {
  it("are the same where the text is", () => {
    expect(said(base)).toEqual([]);
  });

  it("tell an obligation that was taken away, a number and a party from other words", () => {
    const newer = base
      .replace("must clean", "may clean")
      .replace("$4,500", "$6,500")
      .replace("within 30 days", "within 14 days")
      .replace("its own equipment", "its own tools")
      .replace("The Cleaner must hold", "The Owner must hold");
    expect(said(newer)).toEqual([
      "cl 1.1 Services: ‘must’ became ‘may’",
      "cl 1.2 Services: ‘equipment’ became ‘tools’",
      "cl 2.1 Fees: the figure rises from $4,500 to $6,500",
      "cl 2.1 Fees: the period falls from 30 to 14 days",
      "cl 3.1 Insurance: ‘Cleaner’ became ‘Owner’",
    ]);
    const { changes } = compareVersions({ text: base, parties }, { text: newer, parties });
    expect(changes.map(({ what }) => what)).toEqual([
      ...["obligation", "words", "number", "number", "party"],
    ]);
  });

  it("take a new number of a clause, and of what refers to it, for no change", () => {
    const newer = base
      .replace(
        "3. Insurance\n3.1",
        "3. Privacy\n3.1 The Cleaner keeps what it sees to itself.\n4. Insurance\n4.1",
      )
      .replace("4. Interest\n4.1 Late", "5. Interest\n5.1 Late")
      .replace("5. General\n5.1 The law", "6. General\n6.1 The law")
      .replace("clause 4.1 applies", "clause 5.1 applies");
    expect(said(newer)).toEqual(["cl 3 Privacy is new"]);
  });

  it("tell a reference that leads elsewhere from one that follows its clause", () => {
    expect(said(base.replace("clause 4.1 applies", "clause 5.1 applies"))).toEqual([
      "cl 2.2 Fees: refers to clause 5.1 instead of 4.1",
    ]);
  });

  it("tell a clause that moved, with what changed in it", () => {
    const insurance = base.slice(base.indexOf("3. Insurance"), base.indexOf("4. Interest"));
    const newer = base
      .replace(insurance, "")
      .replace("5. General", `${insurance.replace("$20 million", "$10 million")}5. General`);
    expect(said(newer)).toEqual([
      "cl 3 Insurance moved to after cl 4",
      "cl 3.1 Insurance: the figure falls from $20 million to $10 million",
    ]);
  });

  it("take quotation marks, dashes, spaces, line ends and capitals of headings for no change", () => {
    const newer = base
      .replace("3. Insurance", "3.  INSURANCE")
      .replace("(Owner)", "(“Owner”)")
      .replace("its own equipment", "its own\nequip-\nment")
      .replace("8% a year", "8 % a  year")
      .replace("$4,500", "$4500");
    expect(said(newer)).toEqual([]);
  });

  it("take a stop in an amount, and a capital that defines, for a change", () => {
    const newer = base
      .replace("$4,500", "$4.500")
      .replace("every business day", "every Business Day");
    expect(said(newer)).toEqual([
      "cl 1.1 Services: ‘business day’ became ‘Business Day’",
      "cl 2.1 Fees: the figure falls from $4,500 to $4.500",
    ]);
  });

  it("pass over the running heads that a reader knows, tracked or not", () => {
    const head = (words: string, text: string) => ({
      text: `${words}\n\n${text}`,
      asides: [{ start: 0, end: words.length }],
    });
    const newer = base.replace("$4,500", "$6,500");
    const compared = [
      head("Draft one", base),
      head("Second draft", newer),
      head("Draft", base),
    ] as const;
    const { changes } = compareVersions(...compared);
    expect(changes.map(({ what, tracked }) => [what, tracked])).toEqual([["number", true]]);
  });

  it("are said in a sentence, and clause by clause", () => {
    const newer = base
      .replace("must clean", "may clean")
      .replace("on every business day", "on every second business day")
      .replace("8% a year", "12% a year")
      .replace("5.1 The law of Tasmania governs this agreement.\n", "");
    const { changes } = compareVersions({ text: base }, { text: newer }, { text: base });
    expect(describeComparison(changes)).toBe(
      "1 clause or paragraph is gone and 3 changes are within clauses. Changed are 1 obligation and 1 number.",
    );
    expect(byClause(changes).map(({ place, changes: own }) => [place, own.length])).toEqual([
      ["cl 1.1 Services", 2],
      ["cl 4.1 Interest", 1],
      ["cl 5.1 General", 1],
    ]);
    expect(describeComparison([])).toBe("The words of both versions are the same.");
  });

  it("say of a cap, a rate and a notice what they are", () => {
    const older = `${base}6. Liability\n6.1 Liability is limited to $500,000.\n`;
    const newer = older.replace("$500,000", "$50,000");
    const start = newer.indexOf("Liability is limited");
    const clauses = [
      { start, end: newer.length - 1, values: { cap: { amount: 50_000, currency: "AUD" } } },
    ];
    const [change] = compareVersions({ text: older }, { text: newer, clauses }).changes;
    expect(change && describeChange(change, { older, newer })).toBe(
      "cl 6.1 Liability: the cap falls from $500,000 to $50,000",
    );
  });

  it("tell flags that are new, gone, heavier and lighter", () => {
    const flag = (
      clauseId: string,
      riskLevel: "High" | "Medium" | "Low",
      text: string,
      words: string,
    ) => {
      const start = text.indexOf(words);
      return { clauseId, clauseTitle: clauseId, riskLevel, start, end: start + words.length };
    };
    const newer = base
      .replace("8% a year", "22% a year")
      .replace("3.1 The Cleaner", "3.1 From the start the Cleaner");
    const { flags } = compareVersions(
      {
        text: base,
        flags: [
          flag("interest", "Low", base, "Late amounts bear interest of 8% a year"),
          flag("insurance", "High", base, "The Cleaner must hold public liability"),
          flag("law", "Low", base, "The law of Tasmania"),
        ],
      },
      {
        text: newer,
        flags: [
          flag("interest", "High", newer, "Late amounts bear interest of 22% a year"),
          flag("insurance", "Low", newer, "the Cleaner must hold public liability"),
          flag("fees", "Medium", newer, "The Owner must pay"),
        ],
      },
    );
    const ids = (some: { clauseId: string }[]) => some.map(({ clauseId }) => clauseId);
    expect([flags.new, flags.gone, flags.heavier, flags.lighter].map(ids)).toEqual([
      ["fees"],
      ["law"],
      ["interest"],
      ["insurance"],
    ]);
  });

  it("say whether the other side tracked a change", () => {
    const before = base.replace("$4,500", "$6,500");
    const newer = before.replace("every business day", "every second business day");
    const { changes } = compareVersions({ text: base }, { text: newer }, { text: before });
    expect(changes.map(({ tracked }) => tracked)).toEqual([true, false]);
  });
});
