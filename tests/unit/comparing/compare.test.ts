import { describe, expect, it } from "vitest";
import { compareVersions } from "../../../app/comparing/compare.ts";
import { describeChange } from "../../../app/comparing/describing/change.ts";
import {
  describeComparison,
  describeSilence,
} from "../../../app/comparing/describing/comparison.ts";
import { describeNotCompared } from "../../../app/comparing/describing/not-compared.ts";
import { byClause } from "../../../app/comparing/describing/place.ts";

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
    expect(said(newer)).toEqual([
      "cl 3 Privacy is new: ‘The Cleaner keeps what it sees to itself.’",
    ]);
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

  it("call a clause that moved by the heading under which it stood", () => {
    const older = `${base}5.2 The Cleaner owns the designs that it draws.\n5.3 Notices are in writing.\n`;
    const clause = "The Cleaner owns the designs that it draws.";
    const newer = older
      .replace(`5.2 ${clause}\n5.3`, "5.2")
      .replace("3. Insurance", `2.3 ${clause}\n3. Insurance`);
    const { changes } = compareVersions({ text: older }, { text: newer });
    expect(changes.map((one) => describeChange(one, { older, newer }))).toEqual([
      "cl 5.2 General moved to after cl 2.2 (now cl 2.3 Fees)",
    ]);
  });

  it("say what a clause that came or went says, and under which heading", () => {
    const exit = "If the Owner ends this agreement early, it must pay an exit charge of $7,500.";
    const newer = base.replace("3. Insurance", `2.3 ${exit}\n3. Insurance`);
    expect(said(newer)).toEqual([`cl 2.3 (in ‘Fees’) is new: ‘${exit}’`]);
    expect(said(base.replace(/^2\.2 .*\n/m, ""))).toEqual([
      "cl 2.2 (in ‘Fees’) is gone: ‘If the Owner is late, clause 4.1 applies.’",
    ]);
  });

  it("tell numbers in words like those in digits, with what they count", () => {
    const terms = (months: string, points: string, years: string) =>
      `1. Term\n1.1 The Owner may leave after ${months} months of delay.\n1.2 The fee may rise by ${points} percentage points a year.\n1.3 Records are kept for ${years}.\n`;
    const [older, newer] = [
      terms("three (3)", "six", "one year"),
      terms("five (5)", "three", "twenty-one years"),
    ];
    const { changes } = compareVersions({ text: older }, { text: newer });
    expect(changes.map((one) => describeChange(one, { older, newer }))).toEqual([
      "cl 1.1 Term: the period rises from three to five months",
      "cl 1.1 Term: the period rises from 3 to 5 months",
      "cl 1.2 Term: the figure falls from six to three percentage points",
      "cl 1.3 Term: the period rises from one to twenty-one years",
    ]);
  });

  it("tell another ABN, or account, as another one and not as a number that rises", () => {
    const details = (abn: string, account: string) =>
      `Wattle Cleaning Pty Ltd (ABN ${abn}) is the Cleaner.\n1. Fees\n1.1 The Owner must pay into BSB 062-000, account number ${account}, on time.\n`;
    const [older, newer] = [
      details("81 627 450 036", "1024 7781"),
      details("82 627 450 063", "1024 9981"),
    ];
    const { changes } = compareVersions({ text: older }, { text: newer });
    expect(changes.map((one) => [one.what, describeChange(one, { older, newer })])).toEqual([
      ["party", "ABN 81 627 450 036 became ABN 82 627 450 063"],
      ["number", "cl 1.1 Fees: account number 1024 7781 became account number 1024 9981"],
    ]);
  });

  it("tell a sentence that was turned as one change", () => {
    const older = "1. Liability\n1.1 Neither party is liable for loss of profit or of data.\n";
    const newer = older.replace("Neither party is liable", "The Cleaner is not liable");
    const { changes } = compareVersions({ text: older }, { text: newer, parties });
    expect(changes.map((one) => [one.about, describeChange(one, { older, newer })])).toEqual([
      [
        ["obligation", "party", "words"],
        "cl 1.1 Liability: ‘Neither party is’ became ‘The Cleaner is not’",
      ],
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
      asides: [{ start: 0, end: words.length, where: "header" as const }],
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

  it("tell flags that are new, gone, heavier and lighter for a client, and of another level without one", () => {
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
    const flagsFor = (client: string | null) =>
      compareVersions(
        {
          ...{ text: base, client },
          flags: [
            flag("interest", "Low", base, "Late amounts bear interest of 8% a year"),
            flag("insurance", "High", base, "The Cleaner must hold public liability"),
            flag("law", "Low", base, "The law of Tasmania"),
          ],
        },
        {
          ...{ text: newer, client },
          flags: [
            flag("interest", "High", newer, "Late amounts bear interest of 22% a year"),
            flag("insurance", "Low", newer, "the Cleaner must hold public liability"),
            flag("fees", "Medium", newer, "The Owner must pay"),
          ],
        },
      ).flags;
    const ids = (some: { clauseId: string }[]) => some.map(({ clauseId }) => clauseId);
    const told = (client: string | null) => {
      const { new: added, gone, heavier, lighter, changed } = flagsFor(client);
      return [added, gone, heavier, lighter, changed].map(ids);
    };
    expect(told("The Owner")).toEqual([["fees"], ["law"], ["interest"], ["insurance"], []]);
    // A shorter notice is worse for whom it binds, and better for the other.
    expect(told(null)).toEqual([["fees"], ["law"], [], [], ["interest", "insurance"]]);
  });

  it("tell a number of any length at the end of a row of a table", () => {
    const table = (days: string, hulls: string, metres: string) =>
      `${base}Schedule 1\nBerth\tJetty 4\nLay days\t${days}\nHulls to be scraped\t${hulls}\nLength (m)\t${metres}\n`;
    const [older, newer] = [table("5", "12", "300"), table("50", "7", "280")];
    const { changes } = compareVersions({ text: older }, { text: newer });
    expect(changes.map((one) => describeChange(one, { older, newer }))).toEqual([
      "Sch 1 Lay days: the figure rises from 5 to 50",
      "Sch 1 Hulls to be scraped: the figure falls from 12 to 7",
      "Sch 1 Length (m): the figure falls from 300 to 280",
    ]);
  });

  it("list what differs and is no change of words, by what it is of", () => {
    const older = `${base}6. Keys\n6.1 The “Keys” of the Building, as in clause 4.1, stay non-transferable.\nSigned: ____\n`;
    const newer = older
      .replace("5. General\n5.1", "6. General\n6.1")
      .replace("6. Keys\n6.1", "7) Keys\n7.1")
      .replace("“Keys”", '"Keys"')
      .replace("non-transferable", "nontransferable")
      .replace("Signed: ____", "SIGNED: ______");
    const texts = { older, newer };
    const { changes, notCompared } = compareVersions({ text: older }, { text: newer });
    expect(changes).toEqual([]);
    expect(notCompared.map((one) => [one.what, describeNotCompared(one, texts)])).toEqual([
      ["numbering", "cl 6: ‘5.’ is now ‘6.’"],
      ["numbering", "cl 6.1: ‘5.1’ is now ‘6.1’"],
      ["numbering", "cl 7: ‘6.’ is now ‘7)’"],
      ["numbering", "cl 7.1: ‘6.1’ is now ‘7.1’"],
      ["writing", 'cl 7.1: ‘“Keys”’ is now ‘"Keys"’'],
      ["writing", 'cl 7.1: ‘“Keys”’ is now ‘"Keys"’'],
      ["writing", "cl 7.1: ‘non-transferable.’ is now ‘nontransferable.’"],
      ["capitals", "‘Signed:’ is now ‘SIGNED:’"],
      ["writing", "‘____’ is now ‘______’"],
    ]);
  });

  it("tell capitals that make another word of a short one, and no word that is set in capitals", () => {
    const older =
      "1. Rent\n1.1 The Owner tells us of a load of 5 mW and pays the Cleaner CHARGES AND FEES.\n";
    const newer = older
      .replace("us", "US")
      .replace("mW", "MW")
      .replace("CHARGES AND FEES", "charges and fees");
    const { changes, notCompared } = compareVersions({ text: older }, { text: newer });
    expect(changes.map((one) => describeChange(one, { older, newer }))).toEqual([
      "cl 1.1 Rent: ‘us’ became ‘US’",
      "cl 1.1 Rent: ‘mW’ became ‘MW’",
    ]);
    expect(notCompared.map(({ what }) => what)).toEqual(["capitals", "capitals", "capitals"]);
  });

  it("tell signs that change what is meant from marks that do not", () => {
    const older = '1. Plans\n1.1 A pipe of 6" by 10 m² costs A * B and about ~10.\n';
    const newer = older
      .replace('6"', "6'")
      .replace("m²", "m2")
      .replace("A * B", "A B")
      .replace("~10", "10");
    expect(
      compareVersions({ text: older }, { text: newer }).changes.map(({ from, to }) => [
        from && older.slice(from.start, from.end),
        to && newer.slice(to.start, to.end),
      ]),
    ).toEqual([
      ['"', "'"],
      ["m²", "m2"],
      ["*", ""],
      ["~", ""],
    ]);
  });

  it("say whether the other side tracked a change", () => {
    const before = base.replace("$4,500", "$6,500");
    const newer = before.replace("every business day", "every second business day");
    const { changes } = compareVersions({ text: base }, { text: newer }, { text: before });
    expect(changes.map(({ tracked }) => tracked)).toEqual([true, false]);
  });

  it("say how much the newer one does not track: all, where it tracks nothing, or some", () => {
    const newer = base.replace("must clean", "may clean").replace("30 days", "14 days");
    const silence = (before: string) => {
      const { changes } = compareVersions({ text: base }, { text: newer }, { text: before });
      return describeSilence(changes, 1, before === newer);
    };
    expect(silence(newer)).toBe(
      "The new version has no tracked changes: all 2 changes are untracked.",
    );
    expect(silence(base.replace("must clean", "may clean"))).toBe(
      "The new version tracks 1 change, but not this one: with its own tracked changes undone it still differs from version 1.",
    );
  });
});

describe("what moved", () => {
  const paragraph = (subject: string) =>
    `The ${subject} of the building is kept in order by the Cleaner at its own cost and risk.`;
  const clause = (number: number, ...subjects: string[]) =>
    subjects.map((one, at) => `${number}.${at + 1} ${paragraph(one)}`).join("\n");

  it("is the fewest paragraphs, whichever way the others seem to have gone", () => {
    const older = [
      clause(1, "roof", "gutter", "drain"),
      clause(2, "lift", "stair", "landing"),
      clause(3, "garden"),
    ].join("\n");
    const newer = [
      clause(1, "garden"),
      clause(2, "roof", "gutter", "drain"),
      clause(3, "lift", "stair", "landing").replace("stair", "staircase"),
    ].join("\n");
    const { changes } = compareVersions({ text: older }, { text: newer });
    expect(changes.map(({ kind, clause: at }) => [kind, at])).toEqual([
      ["moved", "cl 1.1"],
      ["changed", "cl 3.2"],
    ]);
  });
});
