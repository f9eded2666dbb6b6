import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { importXlsx } from "../../../app/playbooks/import-xlsx.ts";
import { ruleColumns } from "../../../app/playbooks/table/columns.ts";
import type { ComparedNumber, PlaybookRule } from "../../../app/schemas/playbooks/playbook.ts";
import { agreement, customer, read } from "./rules.ts";

/** A workbook of one rule, of which one cell has a number in a format of its own. */
function workbook(
  column: (typeof ruleColumns)[number],
  value: number,
  numFmt: string,
  other: Partial<Record<(typeof ruleColumns)[number], string | number>>,
) {
  const row: Partial<Record<string, string | number>> = {
    Id: "one",
    Clause: "default-interest",
    "Preferred why": "It is fair.",
    "Preferred wording": "Interest is simple.",
    "Not acceptable why": "It costs too much.",
    Level: "High",
    ...other,
    [column]: value,
  };
  const at = ruleColumns.indexOf(column);
  return writeXlsx({
    sheets: [
      {
        name: "Rules",
        rows: [[...ruleColumns], ruleColumns.map((name) => row[name] ?? null)],
        cells: new Map([[`1,${at}`, { value, style: { numFmt } }]]),
      },
      { name: "Playbook", rows: [["Name", "Ours"]] },
    ],
  });
}

const ofNumber = (of: ComparedNumber) => ({ Test: "number", Number: of, At: "most" });

async function imported(value: number, numFmt: string, of: ComparedNumber) {
  const book = await importXlsx(await workbook("Preferred value", value, numFmt, ofNumber(of)));
  return "rows" in book ? book.rows : book.content.rules[0]?.preferred.value;
}

describe("a number of a workbook", () => {
  it.each([
    [0.085, "0.0%", 8.5],
    [0.07, "0%", 7],
    [0.29, "0.00%", 29],
    [8.5, "0.0", 8.5],
    // Written beside the number, the sign multiplies nothing.
    [8.5, '0.0"%"', 8.5],
    [8.5, "0.0\\%", 8.5],
  ])("is the share that its cell shows: %d as %s", async (value, numFmt, wanted) => {
    expect(await imported(value, numFmt, "rate.perAnnum")).toBe(wanted);
  });

  it.each([
    [750_000, "#,##0.00"],
    [750_000, '"$"#,##0'],
    [750_000, "[$$-C09]#,##0"],
    [750_000, '_-"$"* #,##0.00_-;-"$"* #,##0.00_-'],
    [750_000, "[$AUD] #,##0"],
    [750_000, '"A$"#,##0'],
    [750_000, "0.00E+00"],
  ])("is the sum in our dollars that its cell shows: %d as %s", async (value, numFmt) => {
    expect(await imported(value, numFmt, "cap.amount")).toBe(750_000);
  });

  it.each([
    [0.12, "0%", "cap.amount", /^Preferred value: This cell is a percentage/],
    [750_000, "#,##0,", "cap.amount", /^Preferred value: This cell leaves thousands out/],
    [750_000, '0.00,,"M"', "cap.amount", /^Preferred value: This cell leaves thousands out/],
    [750_000, "[$€-2] #,##0", "cap.amount", /another currency \(€\)/],
    [750_000, "[$HK$-C04]#,##0", "cap.amount", /another currency \(HK\$\)/],
    [750_000, "[$USD] #,##0", "cap.amount", /another currency \(USD\)/],
    [2, '0" weeks"', "notice.days", /shows “weeks” beside its number/],
    [46_000, "d/mm/yyyy", "notice.days", /./],
  ] as const)(
    "is refused with its row where what it shows is another thing: %d as %s",
    async (value, numFmt, of, message) => {
      expect(await imported(value, numFmt, of)).toEqual([
        { row: 1, message: expect.stringMatching(message) },
      ]);
    },
  );

  it("is text as its cell shows it where a rule looks for words", async () => {
    const book = await importXlsx(
      await workbook("Phrase", 0.1, "0%", { Test: "contains", Clause: "indemnity" }),
    );
    expect("content" in book && book.content.rules[0]?.test.phrase).toBe("10%");
  });

  it("judges a paper as the workbook was meant", async () => {
    const book = await importXlsx(
      await workbook("Preferred value", 0.1, "0%", ofNumber("rate.perAnnum")),
    );
    const [one] = "content" in book ? book.content.rules : [];
    const text = agreement(
      "Late payment. The Customer must pay the Supplier interest on overdue amounts at 9% per annum.",
    );
    const judged = JSON.stringify(read(one as PlaybookRule, text, customer));
    expect(judged).toContain('"met"');
    expect(judged).not.toContain("not_met");
  });
});
